"""How a command ends: its exit codes, and giving up in one line."""

OK = 0
"""The exit code when all went well."""

ILL = 1
"""The exit code when `doctor` finds something to do."""

AWAY = 1
"""The exit code when Discord can't be reached: to be started again later may help."""

FOUL = 1
"""The exit code when a player in the arena broke or made an illegal move."""

BROKEN = 1
"""The exit code when a command stopped by a bug."""

WRONG_SETTING = 2
"""The exit code when a setting, an argument or the database is not fit for use."""

REFUSED = 78
"""The exit code when Discord refuses the token: to be started again would not help."""


class GivenUp(Exception):
    """A command can't go on; the message is one line for the host."""

    def __init__(self, why: Exception, code: int) -> None:
        super().__init__(str(why))
        self.code = code
