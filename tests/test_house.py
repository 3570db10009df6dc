"""What must hold in the whole repository, whoever writes and wherever."""

import ast
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOM_FILES = sorted((ROOT / "bot").rglob("*.py"))

# Names that say where a thing lies and not what it is.
EMPTY_NAMES = {"handler", "helper", "utils", "common", "data", "info", "base", "service"}
EMPTY_NAMES |= {f"{name}s" for name in EMPTY_NAMES}

# Written in pieces, so that this file does not hold what it looks for.
HOSTS = [
    "pypi" + r"\.org",
    "python" + r"hosted\.org",
    "npm" + r"js\.(?:org|com)",
    "debian" + r"\.org",
]
FORBIDDEN_TEXT = [
    pytest.param(r"(?<![\w.])/(?:work|root|home|Users)/\w", id="no path of somebody's machine"),
    pytest.param("|".join(HOSTS), id="no package registry by its host"),
    pytest.param("(?:--|_)" + "(?:extra-)?index-url", id="no package registry by its option"),
]


def repository_files() -> list[Path]:
    """Every file that git has or would take."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    return path.read_bytes().decode(errors="ignore")


@pytest.mark.parametrize("pattern", FORBIDDEN_TEXT)
def test_no_file_holds(pattern: str) -> None:
    lines = {
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in repository_files()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if re.search(pattern, line)
    }
    assert not lines


def test_every_page_that_is_named_exists() -> None:
    named = {name for path in repository_files() for name in re.findall(r"docs/[a-z-]+\.md", text_of(path))}
    assert named
    assert not {name for name in named if not (ROOT / name).is_file()}


def test_the_map_names_every_room_and_what_is_inside() -> None:
    map_ = text_of(ROOT / "docs" / "architecture.md")
    rooms, *insides = re.split(r"^## Inside `(\w+)`$", map_, flags=re.MULTILINE)
    missing = modules(ROOT / "bot") - named_in(rooms)
    for room, inside in zip(insides[::2], insides[1::2], strict=True):
        missing |= {f"{room}/{name}" for name in modules(ROOT / "bot" / room) - named_in(inside.split("\n## ")[0])}
    assert not missing


def modules(folder: Path) -> set[str]:
    names = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    return names - {"__init__", "__main__"}


def named_in(page: str) -> set[str]:
    return {name.rstrip("/") for name in re.findall(r"`([\w/]+)`", page)}


def test_modules_and_classes_have_names_that_say_something() -> None:
    modules = {path.with_suffix("").relative_to(ROOT) for path in ROOM_FILES}
    empty = {str(module) for module in modules if EMPTY_NAMES & set(module.name.strip("_").split("_"))}
    for path in ROOM_FILES:
        classes = [node.name for node in ast.walk(ast.parse(text_of(path))) if isinstance(node, ast.ClassDef)]
        empty |= {name for name in classes if EMPTY_NAMES & set(re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower().split())}
    assert not empty


def test_a_wheel_holds_the_bot_and_its_migrations(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    names = [path.relative_to(ROOT).as_posix() for path in repository_files()]
    wanted = {name for name in names if name.startswith("bot/")}
    wanted |= {f"bot/store/{name}" for name in names if name.startswith("migrations/")}
    assert wanted <= packed
