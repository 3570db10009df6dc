"""The host's settings: what is read, and the one line about each thing that can't be."""

import re
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
    ("name", "words"),
    [
        ("log_level", "debug, info, warning or error"),
        ("table.preset", "classic, gamerules, francais, quick or sudden"),
        ("table.clock", "from 0 to 86400"),
        ("table.reveal", "from 0 to 60"),
        ("table.thinking", "from 0 to 60"),
    ],
)
def test_fault_33_the_example_and_the_complaint_say_what_a_setting_may_be(file: Path, name: str, words: str) -> None:
    file.write_text(f"{name} = -7", encoding="utf-8")
    assert words in complaint(file)
    assert words in " ".join(EXAMPLE.read_text(encoding="utf-8").replace("\n#", "").split())


@pytest.mark.parametrize("clock", [0, 1, 45, 90, 86_400])
def test_every_clock_that_is_documented_works(file: Path, clock: int) -> None:
    file.write_text(f"table.clock = {clock}", encoding="utf-8")
    assert load(file, NOTHING).table.clock == clock


@pytest.mark.parametrize(
    ("written", "named"),
    [
        pytest.param('database = ""', "database must be ", id="a blank path"),
        pytest.param('database = "  "', "database must be ", id="spaces for a path"),
        pytest.param("database = 5", "database must be ", id="a number for a path"),
        pytest.param("token_file = true", "token_file must be ", id="yes for a path"),
        pytest.param('log_level = "loud"', "log_level must be ", id="no such level"),
        pytest.param('log_level = ""', "log_level must be ", id="a blank level"),
        pytest.param('table.preset = "chess"', "table.preset must be ", id="no such preset"),
        pytest.param("table.clock = -1", "table.clock must be ", id="a negative clock"),
        pytest.param("table.clock = 86_401", "table.clock must be ", id="a clock of more than a day"),
        pytest.param("table.clock = 1_000_000_000_000_000_000_000", "table.clock must be ", id="a clock without end"),
        pytest.param("table.clock = 90.5", "table.clock must be ", id="half a second"),
        pytest.param('table.clock = "90"', "table.clock must be ", id="text for a number"),
        pytest.param("table.clock = false", "table.clock must be ", id="no for a number"),
        pytest.param("table.clock = [90]", "table.clock must be ", id="a list for a number"),
        pytest.param("table.clock = 2026-01-01", "table.clock must be ", id="a date for a number"),
        pytest.param("table.reveal = -0.1", "table.reveal must be ", id="a negative pause"),
        pytest.param("table.reveal = 60.1", "table.reveal must be ", id="a long pause"),
        pytest.param("table.reveal = nan", "table.reveal must be ", id="a pause that is no number"),
        pytest.param("table.thinking = inf", "table.thinking must be ", id="a thought without end"),
        pytest.param('databse = "x"', "there is no setting databse; is it database?", id="a misspelt setting"),
        pytest.param(
            "[table]\nclok = 90",
            "there is no setting table.clok; is it table.clock?",
            id="a misspelt setting of tables",
        ),
        pytest.param("[tables]\nclock = 90", "no setting tables.clock; is it table.clock?", id="a misspelt section"),
        pytest.param("clock = 90", "there is no setting clock; is it table.clock?", id="a setting outside its section"),
        pytest.param("table = 90", "table must be ", id="a number for a section"),
        pytest.param("[[table]]\nclock = 90", "table must be ", id="a list of sections"),
        pytest.param("# mine\ndatabase: perudo.sqlite3", "not TOML in line 2: ", id="YAML"),
        pytest.param("database = perudo.sqlite3", "not TOML in line 1: ", id="no quotation marks"),
        pytest.param("table.clock = 1\ntable.clock = 2", "not TOML: ", id="set twice"),
        pytest.param("\0", "not TOML in line 1: ", id="a null byte"),
    ],
)
def test_fault_33_what_is_wrong_is_named_in_one_line(file: Path, written: str, named: str) -> None:
    file.write_text(written, encoding="utf-8")
    line = complaint(file)
    assert line.startswith(f"{file}: ")
    assert named in line
    assert "\n" not in line
    assert not re.search(r"[$`]|Expected|Invalid|Object", line), "these are words of a library"


def test_a_file_that_is_no_text(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert complaint(file) == f"{file}: not UTF-8 text"


def test_a_file_as_notepad_saves_it(file: Path) -> None:
    file.write_text("table.clock = 30\r\n", encoding="utf-8-sig", newline="")
    assert load(file, NOTHING).table.clock == 30


def test_a_file_that_is_not_there(file: Path) -> None:
    assert complaint(file) == f"{file}: there is no such file"


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
        pytest.param(b"", "it is empty; put the bot's token into it, and nothing else$", id="empty"),
        pytest.param(b" \n\n", "it is empty; ", id="blank"),
        pytest.param(b"\xff", "not UTF-8 text", id="not text"),
        pytest.param(b"one.two\nthree", "not a token", id="two lines"),
        pytest.param(b"DISCORD_TOKEN = one.two", "not a token", id="an assignment"),
    ],
)
def test_a_file_that_holds_no_token(file: Path, content: bytes, why: str) -> None:
    file.write_bytes(content)
    with pytest.raises(ConfigError, match=f"^token_file {file}: {why}") as wrong:
        token(Settings(token_file=str(file)), {})
    assert "two" not in str(wrong.value)


def test_a_token_file_that_is_not_there(file: Path) -> None:
    with pytest.raises(ConfigError, match=f"token_file {file}: there is no such file$"):
        token(Settings(token_file=str(file)), {})
