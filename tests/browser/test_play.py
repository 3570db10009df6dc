"""Whole games in the page of `perudo play`, as one person against computer players."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.page import Page
from tests.browser.playing import Situation, perudo_play, play

YOUR_DICE = "Your dice (yellow)"
ONE_TAP = re.compile(r"^\d+ × \w+$")

pytestmark = pytest.mark.timeout(180)


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


def test_a_game_with_the_mouse(browser: Browser, tmp_path: Path) -> None:
    with perudo_play(tmp_path) as url:
        page = Page(browser, url)
        page.type_command("/perudo start")
        page.wait_for("take a seat")
        for level in ("easy", "normal", "hard"):
            page.click("Add computer")
            page.choose(f"🤖 {level}")
        page.click("Options")
        page.choose("Starting dice: 3", page.messages.last, number=2)
        page.click("Begin")
        page.wait_for("12 dice in play")

        def move(now: Situation) -> None:
            page.click("My dice")
            page.click("Dudo!" if now.doubtful else ONE_TAP)

        card = play(page, move, seconds=120)
        assert "Rematch" in page.labels(page.message("wins!"))
        assert card.count("🥇") == 1
        page.close()


def test_a_game_with_typed_commands(browser: Browser, tmp_path: Path) -> None:
    with perudo_play(tmp_path) as url:
        page = Page(browser, url)
        page.type_command("/perudo start computers:3 dice:3")
        page.wait_for("take a seat")
        page.type_command("/perudo begin")

        def move(now: Situation) -> None:
            if now.doubtful:
                page.type_command("/dudo")
            else:
                page.type_command(f"/bid quantity:{now.quantity + 1} face:{now.typed_face}")

        play(page, move, seconds=120)
        page.close()


def test_two_people_at_one_table_see_only_their_own_dice(browser: Browser, tmp_path: Path) -> None:
    with perudo_play(tmp_path) as url:
        ana, bob = Page(browser, url), Page(browser, url, "Bob")
        ana.type_command("/perudo start")
        bob.wait_for("take a seat")
        bob.click("Join")
        ana.wait_for("Ready")
        ana.click("Begin")
        for page in (ana, bob):
            page.wait_for("10 dice in play")
            page.click("My dice")
        assert "Your dice (yellow)" in ana.texts()[-1]
        assert "Your dice (red)" in bob.texts()[-1]
        assert not [text for text in bob.texts() if "Your dice (yellow)" in text]
        ana.close()
        bob.close()


def test_fault_12_a_round_goes_on_with_the_same_dice_after_a_kill(browser: Browser, tmp_path: Path) -> None:
    held: list[str] = []
    for end in (signal.SIGKILL, signal.SIGKILL, signal.SIGINT):
        with perudo_play(tmp_path, ends_by=end) as url:
            page = Page(browser, url)
            if not held:
                page.type_command("/perudo start computers:1")
                page.click("Begin")
            page.wait_for("10 dice in play")
            page.click("My dice")
            _, _, dice = page.wait_for(YOUR_DICE).inner_text().partition(YOUR_DICE)
            held.append(dice.strip().partition("\n")[0])
            page.close()
    assert len(held[0].split()) > 2
    assert held[0] == held[1] == held[2]


def test_a_table_goes_on_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    with perudo_play(tmp_path) as url:
        page = Page(browser, url)
        page.type_command("/perudo start computers:1")
        page.click("Begin")
        page.wait_for("10 dice in play")
        page.close()
    with perudo_play(tmp_path) as url:
        page = Page(browser, url)
        page.wait_for("10 dice in play")
        page.click("My dice")
        assert "Your dice (yellow)" in page.texts()[-1]
        page.close()
