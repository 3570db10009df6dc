"""What a host types and reads."""

import pytest

TOKEN = "MTIzNDU2Nzg5.Fake.token-that-must-not-be-logged"

Said = pytest.CaptureFixture[str]


def complaint(said: Said) -> str:
    """The one line that a command gave up with."""
    output = said.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.startswith("perudo: ")
    return line.removeprefix("perudo: ")
