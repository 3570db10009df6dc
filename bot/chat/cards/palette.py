"""The colour at the side of each kind of card."""

GATHERING = 0x3FA7A0
SHAKING = 0x8A6FD1
ROUND = 0x3B82C4
PALIFICO = 0xB03A9B
REVEAL = 0xE0533D
END = 0xE8B923
STOPPED = 0x7C828A
PAPER = 0xC9B79C
"""Rules, tables of results and other things to read."""
