"""The page of `perudo play` as a person uses it: what is read there, and what is typed and pressed."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator
from playwright.sync_api import TimeoutError as NotInTime

_CATCHING_UP = 1500
"""Milliseconds in which a window learns of the newest state, or what became of a press."""


class Page:
    """One window, in which one person acts at a time."""

    def __init__(self, browser: Browser, url: str, person: str = "", width: int = 1200, height: int = 900) -> None:
        # The page forbids scripts of others, Playwright's too, unless that is bypassed.
        self.tab = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
        self.tab.set_default_timeout(10_000)
        self.tab.goto(url)
        self.tab.wait_for_selector('#preview-app[aria-busy="false"]')
        self._rest()
        if person:
            self.as_person(person)

    def close(self) -> None:
        """Leave; the page is told, since it has room for sixteen windows only."""
        self.tab.goto("about:blank")
        self.tab.close()

    # Who.

    def as_person(self, name: str) -> None:
        """Become somebody else."""
        there = self.tab.locator("#viewer-picker option", has_text=_exactly(name)).get_attribute("value")
        for _ in range(5):  # a change that meets the page's first look at its own size is dropped
            self._rest()
            self.tab.select_option("#viewer-picker", value=there)
            try:
                self.tab.wait_for_function("id => window.simcordPreview.viewerId === id", arg=there, timeout=2000)
            except NotInTime:
                continue
            return self._rest()
        raise AssertionError(f"can't become {name}: {self._last()}")

    # What is there.

    @property
    def messages(self) -> Locator:
        """All messages that this person sees, oldest first."""
        return self.tab.locator("#channel-message-list article.channel-message")

    def texts(self) -> list[str]:
        """What each of them says."""
        return self.messages.all_inner_texts()

    def message(self, words: str | re.Pattern[str]) -> Locator:
        """The newest message that says so."""
        return self.messages.filter(has_text=words).last

    def wait_for(self, words: str | re.Pattern[str], seconds: float = 10) -> Locator:
        """The newest message that says so, once there is one."""
        found = self.message(words)
        found.wait_for(timeout=seconds * 1000)
        return found

    def labels(self, where: Locator | None = None) -> list[str]:
        """What the buttons that can be pressed are called, in one message or in all."""
        return (where or self.messages).locator("button.component-button:enabled .button-label").all_inner_texts()

    # What is done there.

    def click(self, label: str | re.Pattern[str], where: Locator | None = None) -> None:
        """Press the last button of that name, in one message or in all."""
        label = _exactly(label) if isinstance(label, str) else label
        named = self.tab.locator(".button-label", has_text=label)  # an emoji would be part of the button's own name
        button = (where or self.messages).locator("button.component-button:enabled", has=named).last
        self._act(button.click)

    def choose(self, option: str, where: Locator | None = None, number: int = 0) -> None:
        """Take a choice whose name begins so from a menu, in a message or a form."""
        menu = (where or self.messages).locator('button.select-trigger[role="combobox"]').nth(number)
        names = self.tab.locator(".option-label", has_text=re.compile(f"^{re.escape(option)}"))
        choice = self.tab.locator('.select-option[role="option"]:visible', has=names).first

        def take() -> None:
            menu.click()
            choice.click()

        self._act(take)

    @property
    def form(self) -> Locator:
        """The form that is open."""
        return self.tab.locator('#modal-root [role="dialog"]')

    def submit(self, **fields: str) -> None:
        """Write into the fields of the form by their labels, and send it."""
        for label, words in fields.items():
            self.form.get_by_label(label.replace("_", " ")).fill(words)
        self._act(self.form.get_by_role("button", name="Submit", exact=True).click)
        self.form.wait_for(state="detached")

    def type_command(self, line: str) -> None:
        """Type a command as one does in Discord, its options as `name:value`."""
        name, options = _read_command(line)
        self.tab.click("#channel-composer-input")
        self.tab.keyboard.type(name)
        self.tab.locator(".command-entry", has=self.tab.locator("strong", has_text=_exactly(name))).click()
        for option, value in options.items():
            self._give(option, value)
        self._act(lambda: self.tab.click("#send-message"))

    def _give(self, option: str, value: str) -> None:
        """Fill in one option; those that may be left out must be asked for first."""
        field = self.tab.locator(f'input.command-option-input[data-option="{option}"]')
        if not field.count():
            self.tab.click(".command-ghost")
            self.tab.locator(f'.command-suggestion[data-value="{option}"]').click()
        field.click()
        field.fill(value)
        names = self.tab.locator(
            ".command-suggestion-label", has_text=re.compile(f"^{re.escape(value)}", re.IGNORECASE)
        )
        suggestion = self.tab.locator(".command-suggestion", has=names).first
        try:
            suggestion.click(timeout=1500)
        except NotInTime:
            return  # nothing is suggested for free text

    # How the page is doing.

    def _act(self, act: Callable[[], Any]) -> None:
        """Do something; again if the window was busy with a newer state just then, as a person would."""
        last = self._last()
        for _ in range(4):
            self._rest()
            act()
            if not self._has_acted_since(last):
                continue
            self._rest()
            last = self._last()
            if not last["rejected"]:
                return
        raise AssertionError(f"refused: {last}")

    def _has_acted_since(self, last: dict[str, Any]) -> bool:
        new = "before => (window.simcordPreview.lastAction?.requestId ?? '') !== before"
        try:
            self.tab.wait_for_function(new, arg=last.get("requestId", ""), timeout=_CATCHING_UP)
        except NotInTime:
            return bool(self.tab.evaluate("!!window.simcordPreview.pendingAction"))
        return True

    def _rest(self) -> None:
        """Wait until nothing is on its way, and the newest state is shown."""
        self.tab.wait_for_function("""() => {
            const page = window.simcordPreview;
            return page?.ready && !page.pendingAction && page.awaitingRevision === null;
        }""")

    def _last(self) -> dict[str, Any]:
        """What became of the last action."""
        last: dict[str, Any] = self.tab.evaluate("window.simcordPreview.lastAction ?? {}")
        return last


def _exactly(words: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(words)}$")


def _read_command(line: str) -> tuple[str, dict[str, str]]:
    """A line as `/perudo start computers:3` apart: the command's name, and its options."""
    words = line.split()
    options = [word.partition(":") for word in words if ":" in word]
    return " ".join(word for word in words if ":" not in word), {name: value for name, _, value in options}
