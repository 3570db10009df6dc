"""How a subject adds its commands to `perudo`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path


class Commands:
    """The commands that `perudo` has so far."""

    def __init__(self, parser: ArgumentParser) -> None:
        self._all = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(self, name: str, use: str, act: Callable[[Namespace], int]) -> ArgumentParser:
        """Add a command, and return its parser for the arguments that it takes.

        Args:
            name: how it is called.
            use: what it is for, in one line.
            act: does it, and returns the exit code.
        """
        command = self._all.add_parser(name, help=use)
        command.set_defaults(command=act)
        return command

    def add_with_settings(self, name: str, use: str, act: Callable[[Namespace], int]) -> ArgumentParser:
        """Add a command that reads the host's settings, from the file that `--config` names."""
        command = self.add(name, use, act)
        command.add_argument("--config", type=Path, metavar="FILE", help="the settings; config.toml where there is one")
        return command
