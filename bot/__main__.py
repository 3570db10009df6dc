"""`python -m bot` is `perudo`, for those who run the bot from a checkout without installing it."""

import sys

from bot.cli import main

if __name__ == "__main__":
    sys.exit(main())
