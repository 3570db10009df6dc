# Everything that is done here, by its name. Needs Python 3.11 or newer and GNU make; each target sets up what it needs.

PYTHON ?= python3
PLAY := .venv-play
DEV := .venv

# Wheels only, each by its hash: nothing is compiled, and nothing but what the lock files name is ever run. They name everything,
# so pip settles nothing anew (older ones take a release newer than the lock for an extra, and stop).
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all:

.DEFAULT_GOAL := help
.PHONY: help play test check fix bench crash lock clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' Makefile | while read -r name what; do printf '  make %-7s %s\n' "$$name" "$$what"; done

play: $(PLAY)/ready ## Play Perudo in your browser: no Discord account, no token
	@$(PLAY)/bin/python -m bot play

test: $(DEV)/ready ## Run every test, with coverage
	$(DEV)/bin/pytest --numprocesses=auto --cov

check: $(DEV)/ready ## Check style, types, who imports whom, and that the lock file is complete
	$(DEV)/bin/ruff check
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports --no-logo
	$(DEV)/bin/python -m pip --disable-pip-version-check check

fix: $(DEV)/ready ## Mend what can be mended by itself
	$(DEV)/bin/ruff check --fix
	$(DEV)/bin/ruff format

crash: $(DEV)/ready ## Kill the bot at every stage of a move, in a thousand games
	$(DEV)/bin/python -m tests.crash --games 1000
	PERUDO_KILLED_GAMES=36 $(DEV)/bin/pytest --numprocesses=auto tests/process/test_killed.py

bench: $(DEV)/ready ## Measure the bot's speed
	$(DEV)/bin/python -m bench

# An environment is exactly its lock file. Play runs the checkout as it lies, so nothing is built for it; the dev environment
# also has the project installed, as a host would.
$(PLAY)/ready: requirements/play.txt
	$(call venv,$(PLAY))
	@touch $@

$(DEV)/locked: requirements/dev.txt
	$(call venv,$(DEV))
	@touch $@

$(DEV)/ready: $(DEV)/locked pyproject.toml
	@$(DEV)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

define venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "This needs Python 3.11 or newer, and '$(PYTHON)' is not. Try: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
@echo "Setting up $(1), once …"
@$(PYTHON) -m venv --clear $(1)
@$(1)/bin/python $(PIP_INSTALL) --requirement $<
endef

# dev is settled first and the others follow it, so that one package has one version. `make lock UPGRADE=--upgrade` takes
# the newest versions; plain `make lock` changes only what pyproject.toml asks for.
UV := uv==0.13.9
COMPILE = "$$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --only-binary :all: \
	--custom-compile-command 'make lock' $(UPGRADE) pyproject.toml

lock: ## Settle the versions in requirements/ anew
	@tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && set -e; \
	$(PYTHON) -m venv "$$tools"; \
	"$$tools/bin/python" -m pip install --quiet --disable-pip-version-check '$(UV)'; \
	$(COMPILE) --extra dev --output-file requirements/dev.txt; \
	$(COMPILE) --constraints requirements/dev.txt --extra play --output-file requirements/play.txt; \
	$(COMPILE) --constraints requirements/dev.txt --extra postgres --output-file requirements/run.txt

clean: ## Remove all that was made here
	rm -rf $(PLAY) $(DEV) .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
