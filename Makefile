# Everything is set up in .venv on first use. Nothing else on the machine is touched, but that
# as root the tests install a PostgreSQL with apt-get if there is none.
PYTHON ?= python3
PIP = .venv/bin/python -m pip --disable-pip-version-check --quiet
SOURCES = $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) | sed 's/ /\\ /g') setup.py pyproject.toml
# Coverage is slow: only what proves the rules runs with it.
UNCOMPILED = MANDAPA_EXPECT=uncompiled .venv/bin/python -m pytest
RULE_TESTS = $(filter-out %__pycache__/,$(wildcard tests/games/*/))
OTHER_TESTS = $(filter-out tests/games/ %__pycache__/,$(wildcard tests/*/)) \
	$(wildcard tests/games/test_*.py) $(wildcard tests/test_*.py)

.PHONY: help play test test-source test-compiled lint format types bench load record clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

play: .venv/installed ## set everything up and play
	@.venv/bin/python -m mandapa play

test: test-source test-compiled ## set everything up and run all tests

test-source: .venv/tools .venv/system ## the tests on the source as it is, with coverage of the rules
	PYTHONPATH=src $(UNCOMPILED) $(RULE_TESTS) --cov=mandapa.games --cov-branch --cov-report=
	.venv/bin/python -m coverage report --include='src/mandapa/games/*' --fail-under=100
	PYTHONPATH=src $(UNCOMPILED) $(OTHER_TESTS) -m 'not site'

test-compiled: .venv/tools .venv/installed .venv/system ## the tests on the installed, compiled package
	@if .venv/bin/python -c 'from mandapa.core.build import COMPILED; exit(not COMPILED)'; then \
		MANDAPA_EXPECT=compiled .venv/bin/python -m pytest; \
	elif [ "$$MANDAPA_REQUIRE_COMPILED" = 1 ]; then \
		echo "The engine is not compiled." >&2; exit 1; \
	else \
		echo "No C compiler or Python headers here: the compiled engine is not tested."; \
		PYTHONPATH=src $(UNCOMPILED) tests/server -m site; \
	fi

lint: .venv/tools ## style and types
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/python -m tools.typescript --check

format: .venv/tools ## bring the code into shape
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

types: .venv/tools ## write the TypeScript types of messages and views anew
	PYTHONPATH=src .venv/bin/python -m tools.typescript

bench: .venv/bench .venv/installed ## measure speed beside OpenSpiel, write docs/benchmarks.md
	.venv/bin/python benchmarks/run.py

load: .venv/tools .venv/installed ## measure the site under load, write docs/load.md
	.venv/bin/python benchmarks/load.py --write

record: .venv/tools ## record games for the tests: make record GAME=flowers
	PYTHONPATH=src .venv/bin/python tools/record.py $(GAME)

clean: ## remove everything that was built
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .coverage

# --- setting up ----------------------------------------------------------------------

.venv/bin/python:
	@tools/venv.sh $(PYTHON)

.venv/installed: .venv/bin/python $(SOURCES)
	@echo "Installing Mandapa and compiling its engine (a minute or two, only after changes) ..."
	@rm -rf build
	@$(PIP) install $(shell $(PYTHON) tools/requirements.py dependencies)
	@$(PIP) install --force-reinstall --no-deps .
	@rm -rf build src/*.egg-info
	@touch $@

.venv/tools: .venv/bin/python pyproject.toml
	@echo "Installing the tools for tests and checks ..."
	@$(PIP) install $(shell $(PYTHON) tools/requirements.py dependencies build test lint)
	@touch $@

# A real PostgreSQL for the tests of what is on disk.
.venv/system: .venv/bin/python tools/system_packages.sh
	@tools/system_packages.sh initdb postgresql
	@touch $@

.venv/bench: .venv/bin/python pyproject.toml
	@$(PIP) install $(shell $(PYTHON) tools/requirements.py bench)
	@touch $@
