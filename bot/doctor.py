"""What is wrong with an installation and what to do about it, a line each: made to be pasted into a bug report.

It holds no token, no password, no address, no folder, no id of a person and no die.
"""

import os
import platform
import re
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from pathlib import Path
from typing import TextIO

from bot import __version__, called, config
from bot.config import ConfigError, Settings
from bot.store import Finding, examine, private
from bot.text import ENGLISH, check, load

_LIBRARIES = ("discord.py", "SQLAlchemy", "aiosqlite", "alembic", "msgspec", "fluent.runtime", "fluent.syntax")
_DRIVER = "asyncpg"

_RIVALS = ("discord", "py-cord", "nextcord", "disnake", "discord.py-self")
"""Packages that bring a `discord` of their own, or one that is taken for it."""

_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")
"""What Discord's tokens look like: https://docs.discord.com/developers/reference#authentication."""

_PORTAL = "the developer portal, page Bot"

_OTHER_SECRETS = {32: "the client secret", 64: "the public key"}
"""What else the developer portal offers for copying, by its length."""


async def report(file: Path | None, out: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Look at everything, write a line for each thing and return whether all is well."""
    settings, faults = config.examine(file, environ)
    found = [
        *_machine(),
        *_looked("libraries", lambda: _libraries(settings)),
        *_looked("settings", lambda: _settings(file, faults)),
        *_looked("token", lambda: _token(settings, environ)),
        *await _database(settings),
        *_looked("languages", _languages),
    ]
    ill = sum(bool(finding.remedy) for finding in found)
    print(f"perudo {__version__}", *map(_line, found), sep="\n", file=out)
    print(f"{ill} to mend" if ill else "all is well", file=out)
    return not ill


def _looked(about: str, look: Callable[[], Iterator[Finding]]) -> list[Finding]:
    """What a look at something finds; one that fails hides nothing else."""
    try:
        return list(look())
    except Exception as error:  # noqa: BLE001 - whatever is broken, and its text may hold anything
        return [_failed(about, error)]


async def _database(settings: Settings) -> list[Finding]:
    try:
        return await examine(settings.database_url)
    except Exception as error:  # noqa: BLE001 - as above
        return [_failed("database", error)]


def _failed(about: str, error: Exception) -> Finding:
    return Finding(about, f"the look at it failed: {type(error).__name__}", "report this line")


def _line(finding: Finding) -> str:
    """A finding as it is printed; whatever looks like a token is a mistake that stays between us."""
    said = f"{finding.about}: {finding.what}" + (f" -> {finding.remedy}" if finding.remedy else "")
    return f"{'!!' if finding.remedy else 'ok'}  {_TOKEN.sub('(hidden)', ' '.join(said.split()))}"


def _machine() -> Iterator[Finding]:
    yield Finding(
        "python",
        f"{platform.python_version()} on {platform.system()} {platform.release()}, {os.cpu_count()} processors",
    )


def _libraries(settings: Settings) -> Iterator[Finding]:
    needed = (*_LIBRARIES, _DRIVER) if "postgres" in settings.database_url.partition(":")[0] else _LIBRARIES
    present = {name: found for name in needed if (found := _version(name))}
    yield Finding("libraries", ", ".join(f"{name} {found}" for name, found in present.items()))
    for name in needed:
        if name not in present:
            yield Finding("libraries", f"{name} is missing", "install requirements/run.txt, as docs/hosting.md says")
    for rival in _RIVALS:
        if _version(rival):
            remedy = f"pip uninstall {rival}, then pip install --force-reinstall discord.py"
            yield Finding("libraries", f"{rival} is in the way of discord.py", remedy)


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _settings(file: Path | None, faults: list[str]) -> Iterator[Finding]:
    source = file or config.DEFAULT_FILE
    if not faults:
        yield Finding("settings", f"as in {source.name}" if source.exists() else "the defaults")
    for fault in faults:
        remedy = "mend it: config.example.toml says what it may be"
        yield Finding("settings", _without_folder(fault, str(source)), remedy)


def _token(settings: Settings, environ: Mapping[str, str]) -> Iterator[Finding]:
    """Whether there is a token and it looks like one; only Discord knows whether it is right."""
    if settings.token_file and (holder := Path(settings.token_file)).is_file():
        yield from private(holder, "the token")
    try:
        token = config.token(settings, environ)
    except ConfigError as error:
        yield Finding("token", _without_folder(str(error), settings.token_file), f"copy it from {_PORTAL}")
        return
    source = "DISCORD_TOKEN" if environ.get("DISCORD_TOKEN", "").strip() else "token_file"
    if _TOKEN.fullmatch(token):
        yield Finding("token", f"{source} has one, in the form of a token")
    else:
        other = _OTHER_SECRETS.get(len(token), "")
        what = f"what {source} has is no token{other and f', but maybe {other}'}"
        yield Finding("token", what, f"copy it again from {_PORTAL}, with nothing before or after it")


def _without_folder(text: str, file: str) -> str:
    return text.replace(file, Path(file).name) if file else text


def _languages() -> Iterator[Finding]:
    faults = check.faults()
    if not faults:
        yield Finding("languages", f"{', '.join(load().languages)}, complete")
    for language, each in groupby(faults, lambda fault: fault.partition("/")[0]):
        first, *more = each
        what = f"{first}, and {len(more)} more of that language" if more else first
        remedy = f"'{called(f'words {language}')}' shows it, docs/translating.md says how; until then it is {ENGLISH}"
        yield Finding("languages", what, remedy)
