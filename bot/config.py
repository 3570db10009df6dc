"""The host's settings: a TOML file and the environment, read once into one frozen object."""

import os
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec

from bot.rules.options import Preset

DEFAULT_FILE = Path("config.toml")


class ConfigError(Exception):
    """A setting is wrong; the message is one line that names it."""


def _one_of(words: object) -> str:
    """What a setting may be that is one of a few words."""
    *most, last = get_args(words)
    return f"{', '.join(most)} or {last}"


# What a setting may be, for msgspec and, as its description, for the host.

_Level = Literal["debug", "info", "warning", "error"]
_Address = Annotated[
    str, msgspec.Meta(pattern=r"\S", description='the path of a file or a URL, as in "perudo.sqlite3"')
]
_File = Annotated[str, msgspec.Meta(description='the path of a file, or "" for none')]
_LogLevel = Annotated[_Level, msgspec.Meta(description=_one_of(_Level))]
_Preset = Annotated[Preset, msgspec.Meta(description=_one_of(Preset))]
_Clock = Annotated[int, msgspec.Meta(ge=0, le=86_400, description="whole seconds from 0 to 86400; 0 is no limit")]
_Days = Annotated[int, msgspec.Meta(ge=0, le=36_500, description="whole days from 0 to 36500; 0 is for ever")]
_Pause = Annotated[float, msgspec.Meta(ge=0, le=60, description="seconds from 0 to 60")]


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How new tables play unless whoever opens one says otherwise.

    Attributes:
        preset: the preset of docs/rules.md.
        clock: seconds for a turn, 0 for no limit.
        reveal: seconds for which the open cups are shown before the next round.
        thinking: seconds that a computer player seems to think, on average.
    """

    preset: _Preset = "classic"
    clock: _Clock = 90
    reveal: _Pause = 5.0
    thinking: _Pause = 1.5


class KeepSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how long is kept what may be deleted one day; 0 is for ever.

    Attributes:
        logs_days: days for which the moves of a game are kept after its end.
        removed_servers_days: days for which what belongs to a server is kept after the bot was taken from it.
    """

    logs_days: _Days = 0
    removed_servers_days: _Days = 90


_Table = Annotated[TableSettings, msgspec.Meta(description="a section that begins with [table]")]
_Keep = Annotated[KeepSettings, msgspec.Meta(description="a section that begins with [keep]")]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; config.example.toml says what each is for.

    Attributes:
        database: the path of a SQLite file, or SQLAlchemy's URL of a database.
        token_file: a file that holds the bot's token, for hosts that keep secrets in files.
        log_level: how much is logged.
        table: how new tables play.
        keep: for how long things are kept.
    """

    database: _Address = "perudo.sqlite3"
    token_file: _File = ""
    log_level: _LogLevel = "info"
    table: _Table = TableSettings()
    keep: _Keep = KeepSettings()

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
    found, source = environ.get("DISCORD_TOKEN", "").strip(), "DISCORD_TOKEN"
    if not found and settings.token_file:
        source = f"token_file {settings.token_file}"
        found = _text(Path(settings.token_file), source).strip()
        if not found:
            raise ConfigError(f"{source}: it is empty; put the bot's token into it, and nothing else")
    if not found:
        raise ConfigError("no token: set DISCORD_TOKEN, or token_file in the config file")
    if len(found.split()) > 1:
        raise ConfigError(f"{source}: not a token, for it has a space or a line break in it")
    return found


def _read(file: Path) -> tuple[Settings, list[str]]:
    try:
        found: dict[str, Any] = msgspec.toml.decode(_text(file))
    except ConfigError as error:
        return Settings(), [str(error)]
    except msgspec.DecodeError as error:
        return Settings(), [
            f"{file}: {_where(error)}: write each setting once, as name = value, with text in quotation marks"
        ]
    faults: list[str] = []
    sound: dict[str, Any] = {}
    for path, value in _each(found):
        try:
            msgspec.convert(_put({}, path, value), Settings)
        except msgspec.ValidationError:
            faults.append(f"{file}: {_fault('.'.join(path))}")
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


def _fault(name: str) -> str:
    """What is wrong with a setting that can't be as it is: there is none of that name, or it must be something else."""
    wanted = _wanted()
    if name in wanted:
        return f"{name} must be {wanted[name]}"
    last = {full.rpartition(".")[2]: full for full in wanted}
    close = get_close_matches(name.rpartition(".")[2], last, n=1)
    return f"there is no setting {name}{f'; is it {last[close[0]]}?' if close else ''}"


def _wanted() -> dict[str, str]:
    """What each setting may be, in words, by its full name."""
    sections = (("", Settings), ("table.", TableSettings), ("keep.", KeepSettings))
    return {
        f"{section}{name}": hint.__metadata__[0].description
        for section, settings in sections
        for name, hint in get_type_hints(settings, include_extras=True).items()
    }


def _where(error: msgspec.DecodeError) -> str:
    """Where a file is not TOML."""
    line = re.search(r"line \d+", str(error))
    return f"not TOML in {line[0]}" if line else "not TOML"


def _text(file: Path, name: str = "") -> str:
    """What a file holds; `name` is how the host knows it, where that is not by its path alone."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        message = "there is no such file"
    except OSError as error:
        message = str(error.strerror)
    except UnicodeDecodeError:
        message = "not UTF-8 text"
    raise ConfigError(f"{name or file}: {message}")
