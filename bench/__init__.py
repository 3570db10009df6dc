"""How fast the bot is, each thing beside a yardstick: `python -m bench`."""
