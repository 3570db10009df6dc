"""The host's settings: what is read, and the one line about each thing that can't be."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from bot.config import ConfigError, Settings, TableSettings, load, token

EXAMPLE = Path(__file__).parents[1] / "config.example.toml"

NOTHING: dict[str, str] = {}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "perudo.toml"


def complaint(file: Path | None) -> str:
    with pytest.raises(ConfigError) as wrong:
        load(file, NOTHING)
    return str(wrong.value)


def test_the_example_is_the_defaults() -> None:
    assert load(EXAMPLE, NOTHING) == Settings()


def test_the_example_names_every_setting() -> None:
    written = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert written == msgspec.to_builtins(Settings())
    assert list(written) == [field.name for field in msgspec.structs.fields(Settings)]


def test_nothing_need_be_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.chdir(tmp_path)
    file.write_text("")
    assert load(None, NOTHING) == load(file, NOTHING) == Settings()


def test_a_config_toml_is_found_where_the_bot_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("config.toml").write_text("table.clock = 30", encoding="utf-8")
    assert load(None, NOTHING).table == TableSettings(clock=30)


def test_one_setting_leaves_the_others_alone(file: Path) -> None:
    file.write_text('log_level = "debug"\n[table]\npreset = "sudden"\nreveal = 7\n')
    assert load(file, NOTHING) == Settings(log_level="debug", table=TableSettings(preset="sudden", reveal=7.0))


@pytest.mark.parametrize(
    ("written", "named"),
    [
        pytest.param('database = ""', "database: ", id="a blank path"),
        pytest.param('database = "  "', "database: ", id="spaces for a path"),
        pytest.param("database = 5", "database: ", id="a number for a path"),
        pytest.param("token_file = true", "token_file: ", id="yes for a path"),
        pytest.param('log_level = "loud"', "log_level: ", id="no such level"),
        pytest.param('log_level = ""', "log_level: ", id="a blank level"),
        pytest.param('table.preset = "chess"', "table.preset: ", id="no such preset"),
        pytest.param("table.clock = -1", "table.clock: ", id="a negative clock"),
        pytest.param("table.clock = 86_401", "table.clock: ", id="a clock of more than a day"),
        pytest.param("table.clock = 1_000_000_000_000_000_000_000", "table.clock: ", id="a clock without end"),
        pytest.param("table.clock = 90.5", "table.clock: ", id="half a second"),
        pytest.param('table.clock = "90"', "table.clock: ", id="text for a number"),
        pytest.param("table.clock = false", "table.clock: ", id="no for a number"),
        pytest.param("table.clock = [90]", "table.clock: ", id="a list for a number"),
        pytest.param("table.clock = 2026-01-01", "table.clock: ", id="a date for a number"),
        pytest.param("table.reveal = -0.1", "table.reveal: ", id="a negative pause"),
        pytest.param("table.reveal = 60.1", "table.reveal: ", id="a long pause"),
        pytest.param("table.reveal = nan", "table.reveal: ", id="a pause that is no number"),
        pytest.param("table.thinking = inf", "table.thinking: ", id="a thought without end"),
        pytest.param('databse = "x"', "databse", id="a misspelt setting"),
        pytest.param("[table]\nclok = 90", "clok", id="a misspelt setting of tables"),
        pytest.param("[tables]\nclock = 90", "tables", id="a misspelt section"),
        pytest.param("clock = 90", "clock", id="a setting outside its section"),
        pytest.param("table = 90", "table: ", id="a number for a section"),
        pytest.param("[[table]]\nclock = 90", "table: ", id="a list of sections"),
        pytest.param("database: perudo.sqlite3", "not TOML: ", id="YAML"),
        pytest.param("database = perudo.sqlite3", "not TOML: ", id="no quotation marks"),
        pytest.param("table.clock = 1\ntable.clock = 2", "not TOML: ", id="set twice"),
        pytest.param("\0", "not TOML: ", id="a null byte"),
    ],
)
def test_fault_33_what_is_wrong_is_named_in_one_line(file: Path, written: str, named: str) -> None:
    file.write_text(written, encoding="utf-8")
    line = complaint(file)
    assert line.startswith(f"{file}: ")
    assert named in line
    assert "\n" not in line
    assert "$" not in line


def test_a_file_that_is_no_text(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert complaint(file) == f"{file}: not UTF-8 text"


def test_a_file_as_notepad_saves_it(file: Path) -> None:
    file.write_text("table.clock = 30\r\n", encoding="utf-8-sig", newline="")
    assert load(file, NOTHING).table.clock == 30


def test_a_file_that_is_not_there(file: Path) -> None:
    assert complaint(file) == f"{file}: No such file or directory"


def test_a_folder_for_a_file(tmp_path: Path) -> None:
    assert complaint(tmp_path) == f"{tmp_path}: Is a directory"


# The environment.


@pytest.mark.parametrize(
    ("environ", "database"),
    [
        pytest.param({}, "file.sqlite3", id="the file"),
        pytest.param({"DATABASE_URL": "postgres://h/p"}, "postgres://h/p", id="DATABASE_URL"),
        pytest.param({"PERUDO_DATABASE": "a", "DATABASE_URL": "b"}, "a", id="PERUDO_DATABASE before DATABASE_URL"),
        pytest.param({"PERUDO_DATABASE": "", "DATABASE_URL": "b"}, "b", id="blank is as good as not set"),
    ],
)
def test_the_environment_wins(file: Path, environ: dict[str, str], database: str) -> None:
    file.write_text('database = "file.sqlite3"')
    assert load(file, environ).database == database


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("perudo.sqlite3", "sqlite:///perudo.sqlite3"),
        ("/var/lib/perudo.sqlite3", "sqlite:////var/lib/perudo.sqlite3"),
        ("postgresql://user@host/perudo", "postgresql://user@host/perudo"),
    ],
)
def test_a_plain_path_is_a_sqlite_file(database: str, url: str) -> None:
    assert Settings(database=database).database_url == url


# The token.


def test_the_token_comes_from_the_environment_or_else_from_its_file(file: Path) -> None:
    file.write_text("from.a.file\n")
    settings = Settings(token_file=str(file))
    assert token(settings, {"DISCORD_TOKEN": " from.the.environment\n"}) == "from.the.environment"
    assert token(settings, {"DISCORD_TOKEN": "  "}) == "from.a.file"


@pytest.mark.parametrize("environ", [{}, {"DISCORD_TOKEN": ""}, {"DISCORD_TOKEN": " \n"}])
def test_fault_33_without_a_token_the_host_is_told_where_to_put_it(environ: dict[str, str]) -> None:
    with pytest.raises(ConfigError, match=r"^no token: set DISCORD_TOKEN, or token_file in the config file$"):
        token(Settings(), environ)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        pytest.param(b"", "no token", id="empty"),
        pytest.param(b" \n\n", "no token", id="blank"),
        pytest.param(b"\xff", "not UTF-8 text", id="not text"),
        pytest.param(b"one.two\nthree", "not a token", id="two lines"),
        pytest.param(b"DISCORD_TOKEN = one.two", "not a token", id="an assignment"),
    ],
)
def test_a_file_that_holds_no_token(file: Path, content: bytes, why: str) -> None:
    file.write_bytes(content)
    with pytest.raises(ConfigError, match=why) as wrong:
        token(Settings(token_file=str(file)), {})
    assert "two" not in str(wrong.value)


def test_a_token_file_that_is_not_there(file: Path) -> None:
    with pytest.raises(ConfigError, match=f"{file}: No such file"):
        token(Settings(token_file=str(file)), {})
