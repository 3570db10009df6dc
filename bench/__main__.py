"""Measure everything and say what is too slow; exits with 1 when something is."""

import sys

from bench import append


def main() -> int:
    """Print a line for each measurement."""
    results = append.run()
    for name, ours, yardstick, ratio, limit in results:
        verdict = "" if ratio <= limit else f"  TOO SLOW, limit {limit}"
        print(f"{name:40} {ours * 1e3:9.3f} ms {yardstick * 1e3:9.3f} ms {ratio:6.2f}x{verdict}")  # noqa: T201
    return int(any(ratio > limit for _, _, _, ratio, limit in results))


if __name__ == "__main__":
    sys.exit(main())
