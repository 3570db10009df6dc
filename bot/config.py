"""The host's settings: a TOML file and the environment, read once into one frozen object."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from bot.rules.options import Preset

DEFAULT_FILE = Path("config.toml")

Seconds = Annotated[float, msgspec.Meta(ge=0, le=60)]


class ConfigError(Exception):
    """A setting is wrong; the message is one line that names it."""


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How new tables play unless whoever opens one says otherwise.

    Attributes:
        preset: the preset of docs/rules.md.
        clock: seconds for a turn, 0 for no limit.
        reveal: seconds for which the open cups are shown before the next round.
        thinking: seconds that a computer player seems to think, on average.
    """

    preset: Preset = "classic"
    clock: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 90
    reveal: Seconds = 5.0
    thinking: Seconds = 1.5


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; config.example.toml says what each is for.

    Attributes:
        database: the path of a SQLite file, or SQLAlchemy's URL of a database.
        token_file: a file that holds the bot's token, for hosts that keep secrets in files.
        log_level: how much is logged.
        table: how new tables play.
    """

    database: Annotated[str, msgspec.Meta(pattern=r"\S")] = "perudo.sqlite3"
    token_file: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    table: TableSettings = TableSettings()

    @property
    def database_url(self) -> str:
        """The address of the database; a plain path is that of a SQLite file."""
        return self.database if "://" in self.database else f"sqlite:///{self.database}"


def load(file: Path | None, environ: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings of `file`, or of config.toml where there is one; the environment wins over both.

    Raises:
        ConfigError: the file is not there, is no TOML, or has a setting that is unknown or cannot be.
    """
    settings, faults = examine(file, environ)
    if faults:
        raise ConfigError(faults[0])
    return settings


def examine(file: Path | None, environ: Mapping[str, str] = os.environ) -> tuple[Settings, list[str]]:
    """Read the settings as `load` does; those that can't be have their defaults, and are named, a line each."""
    source = file or (DEFAULT_FILE if DEFAULT_FILE.exists() else None)
    settings, faults = _read(source) if source else (Settings(), [])
    database = environ.get("PERUDO_DATABASE") or environ.get("DATABASE_URL")
    return msgspec.structs.replace(settings, database=database) if database else settings, faults


def token(settings: Settings, environ: Mapping[str, str] = os.environ) -> str:
    """The bot's token: DISCORD_TOKEN, or what `token_file` holds.

    Raises:
        ConfigError: there is none.
    """
    found = environ.get("DISCORD_TOKEN", "").strip()
    if not found and settings.token_file:
        found = _text(Path(settings.token_file)).strip()
    if not found:
        raise ConfigError("no token: set DISCORD_TOKEN, or token_file in the config file")
    if len(found.split()) > 1:
        raise ConfigError("not a token: it has a space or a line break in it")
    return found


def _read(file: Path) -> tuple[Settings, list[str]]:
    try:
        found: dict[str, Any] = msgspec.toml.decode(_text(file))
    except ConfigError as error:
        return Settings(), [str(error)]
    except msgspec.DecodeError as error:
        return Settings(), [f"{file}: not TOML: {error}"]
    faults: list[str] = []
    sound: dict[str, Any] = {}
    for path, value in _each(found):
        try:
            msgspec.convert(_put({}, path, value), Settings)
        except msgspec.ValidationError as error:
            faults.append(f"{file}: {_fault(error)}")
        else:
            _put(sound, path, value)
    return msgspec.convert(sound, Settings), list(dict.fromkeys(faults))


def _each(found: dict[str, Any], *tables: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Each setting of a file, with its path."""
    for name, value in found.items():
        if isinstance(value, dict) and value:
            yield from _each(value, *tables, name)
        else:
            yield (*tables, name), value


def _put(settings: dict[str, Any], path: tuple[str, ...], value: object) -> dict[str, Any]:
    """The settings, with one more of them at its path."""
    *tables, name = path
    inner = settings
    for table in tables:
        inner = inner.setdefault(table, {})
    inner[name] = value
    return settings


def _fault(error: msgspec.ValidationError) -> str:
    what, _, where = str(error).partition(" - at `$.")
    name = where.removesuffix("`")
    return f"{name}: {what}" if name else what


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        message = f"{file}: {error.strerror}"
        raise ConfigError(message) from None
    except UnicodeDecodeError:
        message = f"{file}: not UTF-8 text"
        raise ConfigError(message) from None
