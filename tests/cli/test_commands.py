"""The commands as a host types them: how they are called, and how wrong words and settings are told."""

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from bot import __version__, called, cli
from bot.cli import main
from bot.cli.commands import Commands
from bot.cli.ends import BROKEN, OK, WRONG_SETTING
from tests.cli.terminal import TOKEN, Said, complaint

ROOT = Path(__file__).parents[2]


def test_the_words_of_all_languages_and_of_one(capsys: Said) -> None:
    assert main(["words"]) == OK
    assert "en-US" in capsys.readouterr().out
    assert main(["words", "fr"]) == OK
    assert "    fr     Mes dés" in capsys.readouterr().out.splitlines()


def test_the_words_of_no_language_of_ours(capsys: Said) -> None:
    assert main(["words", "tlh"]) == WRONG_SETTING
    assert complaint(capsys).startswith("no language tlh: there are en-US, ")


def test_the_version(capsys: Said) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"perudo {__version__}\n"


@pytest.mark.parametrize(
    "words", [[], ["fly"], ["run", "--fast"], ["referee"], ["play", "--port", "http"], ["play", "--port", "65536"]]
)
def test_what_is_no_command_is_told_how_it_goes(words: list[str], capsys: Said) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == WRONG_SETTING
    assert capsys.readouterr().err.startswith("usage: perudo")


class Broken:
    """A subject whose one command stops by a bug, in which a secret is told."""

    @staticmethod
    def add(commands: Commands) -> None:
        commands.add("break", "break", Broken.stop)

    @staticmethod
    def stop(_: Namespace) -> int:
        raise RuntimeError(f"no answer from postgresql://perudo:pa55word@host/perudo for {TOKEN}")


def test_fault_34_a_command_that_stops_by_a_bug_tells_where_and_no_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setattr(cli, "_SUBJECTS", (Broken,))
    assert main(["break"]) == BROKEN
    told = capsys.readouterr().err
    assert "in stop" in told
    assert "RuntimeError: no answer from postgresql://perudo:…@host/perudo" in told
    assert told.endswith("perudo: that is a bug; please report the lines above\n")
    assert not [secret for secret in ("pa55word", TOKEN) if secret in told]


def test_words_may_be_read_in_part() -> None:
    words = [sys.executable, "-m", "bot", "words", "fr"]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        assert run.stderr
        assert run.stdout.readline()
        run.stdout.close()
        assert (run.wait(timeout=60), run.stderr.read()) == (OK, b"")


def test_the_bot_as_a_module() -> None:
    """As a process of its own, and without a word of Discord or of databases for what needs neither."""
    shown = "import sys, bot.cli; print(sorted({'discord', 'sqlalchemy', 'simcord'} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", shown], cwd=ROOT, check=True, capture_output=True, text=True)
    assert run.stdout == "[]\n"
    told = subprocess.run([sys.executable, "-m", "bot", "--version"], cwd=ROOT, check=True, capture_output=True)
    assert told.stdout.decode() == f"perudo {__version__}\n"


@pytest.mark.parametrize(
    ("started", "python", "said"),
    [
        pytest.param("/usr/bin/perudo", "/usr/bin/python3", "perudo migrate", id="as a command"),
        pytest.param("bot/__main__.py", ".venv-run/bin/python", ".venv-run/bin/python -m bot migrate", id="from here"),
        pytest.param("bot/__main__.py", "/opt/a/bin/python", "python -m bot migrate", id="from elsewhere: no folder"),
    ],
)
def test_a_command_is_named_as_it_works_here(
    started: str, python: str, said: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(folder / started)])
    monkeypatch.setattr(sys, "executable", str(folder / python))
    assert called("migrate") == said


# Settings.


@pytest.mark.parametrize("command", ["run", "migrate"])
@pytest.mark.parametrize(
    ("written", "named"),
    [
        ('database = ""', "database"),
        ("table.clock = -5", "table.clock"),
        ('log_level = "loud"', "log_level"),
        ("clok = 90", "clok"),
        ("this is no TOML", "not TOML"),
    ],
)
def test_fault_33_a_wrong_setting_is_one_line(
    command: str, written: str, named: str, folder: Path, capsys: Said
) -> None:
    (folder / "config.toml").write_text(written)
    assert main([command]) == WRONG_SETTING
    line = complaint(capsys)
    assert line.startswith("config.toml: ")
    assert named in line


def test_a_config_file_that_is_not_there(capsys: Said) -> None:
    assert main(["run", "--config", "nowhere.toml"]) == WRONG_SETTING
    assert complaint(capsys) == "nowhere.toml: there is no such file"


def test_fault_33_no_token(capsys: Said) -> None:
    assert main(["run"]) == WRONG_SETTING
    assert complaint(capsys) == "no token: set DISCORD_TOKEN, or token_file in the config file"


def test_a_token_with_a_line_break(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "one\ntwo")
    assert main(["run"]) == WRONG_SETTING
    assert complaint(capsys) == "DISCORD_TOKEN: not a token, for it has a space or a line break in it"
