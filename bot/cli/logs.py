"""A log that tells no secret: whoever writes to it, tokens and passwords are taken out of the line and its traceback.

That nobody logs them in the first place is the rule; this is for what libraries say when they break.
"""

import logging
import re

_HIDDEN = "…"

_SECRETS = (
    re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s\"'?)]+"),  # the address of an answer holds the right to give it
    re.compile(r"((?:authorization|token)[\"']?\s*[:=]\s*b?[\"']?(?:bot\s+|bearer\s+)?)[\w.+/=-]{8,}", re.IGNORECASE),
    re.compile(r"(\b(?:Bot|Bearer)\s+)[\w.-]{20,}"),
    re.compile(r"()\b[\w-]{12,}\.[\w-]{4,}\.[\w-]{20,}"),  # what a bot's token looks like, wherever it stands
    re.compile(r"(://[^/\s:@]*:)(?!\d+/)[^\s\"']+(?=@)"),  # the password of a database, which may hold / and @ …
    re.compile(r"(\bpassword=)[^\s&\"']+", re.IGNORECASE),  # … and may stand elsewhere in its address
)
"""What is hidden, and before it the group that is left."""


class Discreet(logging.Formatter):
    """Writes log lines without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """The whole of what is logged, tracebacks included."""
        return without_secrets(super().format(record))


def without_secrets(line: str) -> str:
    """The same without what looks like a secret."""
    for secret in _SECRETS:
        line = secret.sub(rf"\1{_HIDDEN}", line)
    return line


def log(level: str) -> None:
    """Log what the running bot does, from this level on.

    `DEBUG` is for our own rooms alone: discord.py would log tokens, and the database's driver the dice that it writes.
    """
    log_to_stderr("%(asctime)s %(levelname)s %(name)s: %(message)s")
    least = logging.getLevelNamesMapping()[level]
    logging.getLogger("bot").setLevel(least)
    logging.getLogger().setLevel(max(least, logging.INFO))
    for secretive in ("discord.http", "discord.webhook", "aiosqlite"):
        logging.getLogger(secretive).setLevel(max(least, logging.WARNING))


def log_to_stderr(form: str) -> None:
    """Write all logs to standard error in this form, as `logging.basicConfig` does."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(form))
    logging.basicConfig(handlers=[handler])
