# Everything is set up in .venv on first use. Nothing else on the machine is touched, but that
# as root the tests install a PostgreSQL with apt-get if there is none.
PYTHON ?= python3
PORT ?= 8000
GAMES ?= 100
SEED ?= 20260
PIP = .venv/bin/python -m pip --disable-pip-version-check --quiet
SOURCES = $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) | sed 's/ /\\ /g') setup.py pyproject.toml
PAGES = $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/.node/*' | sed 's/ /\\ /g')
# Coverage is slow: only what proves the rules runs with it.
UNCOMPILED = MANDAPA_EXPECT=uncompiled .venv/bin/python -m pytest
RULE_TESTS = $(filter-out %__pycache__/,$(wildcard tests/games/*/))
OTHER_TESTS = $(filter-out tests/games/ tests/web/ %__pycache__/,$(wildcard tests/*/)) \
	$(wildcard tests/games/test_*.py) $(wildcard tests/test_*.py)

.PHONY: help play test test-source test-compiled test-browser lint format types pictures soak bench load attack record clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

play: .venv/installed ## set everything up and play in the browser; PORT=8001 for another port
	@if [ -t 0 ] && [ -t 1 ]; then \
		.venv/bin/python -m mandapa serve --port $(PORT); \
	else \
		.venv/bin/python -m mandapa play; \
	fi

test: test-source test-compiled test-browser ## set everything up and run all tests

test-source: .venv/tools .venv/system ## the tests on the source as it is, with coverage of the rules
	PYTHONPATH=src $(UNCOMPILED) $(RULE_TESTS) --cov=mandapa.games --cov-branch --cov-report=
	.venv/bin/python -m coverage report --include='src/mandapa/games/*' --fail-under=100
	PYTHONPATH=src $(UNCOMPILED) $(OTHER_TESTS) -m 'not once'

test-compiled: .venv/tools .venv/installed .venv/system ## the tests on the installed, compiled package
	@if .venv/bin/python -c 'from mandapa.core.build import COMPILED; exit(not COMPILED)'; then \
		MANDAPA_EXPECT=compiled .venv/bin/python -m pytest --ignore=tests/web; \
	elif [ "$$MANDAPA_REQUIRE_COMPILED" = 1 ]; then \
		echo "The engine is not compiled." >&2; exit 1; \
	else \
		echo "No C compiler or Python headers here: the compiled engine is not tested."; \
		PYTHONPATH=src $(UNCOMPILED) $(OTHER_TESTS) -m once; \
	fi

test-browser: .venv/tools .venv/installed .venv/system ## the installed pages in a real browser
	.venv/bin/python -m pytest tests/web

lint: .venv/tools ## style and types
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/python -m tools.typescript --check
	.venv/bin/python tools/build_web.py check

format: .venv/tools ## bring the code into shape
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	.venv/bin/python tools/build_web.py format

types: .venv/tools ## write the TypeScript types of messages and views anew
	PYTHONPATH=src .venv/bin/python -m tools.typescript

pictures: .venv/tools .venv/installed ## make the pictures of docs/pictures anew
	MANDAPA_PICTURES=1 .venv/bin/python -m pytest tests/web/test_pictures.py

soak: .venv/tools .venv/installed .venv/system ## whole games by a random clicker (half an hour), write docs/soak.md; GAMES=10 for fewer
	.venv/bin/python -m tests.web.soak --games $(GAMES) --seed $(SEED) --write

bench: .venv/bench $(if $(BESIDE),.venv/tools) .venv/installed ## measure speed beside OpenSpiel, write docs/benchmarks.md; BESIDE=FILE.py beside a prototype, too
	.venv/bin/python benchmarks/run.py $(if $(BESIDE),--beside '$(BESIDE)')

load: .venv/tools .venv/installed ## measure the site under load, write docs/load.md
	.venv/bin/python benchmarks/load.py --write

attack: .venv/tools .venv/installed ## attack a site of one's own, write docs/attacks.md
	.venv/bin/python benchmarks/attack.py --write

record: .venv/tools ## record games for the tests: make record GAME=flowers
	PYTHONPATH=src .venv/bin/python tools/record.py $(GAME)

clean: ## remove everything that was built
	rm -rf .venv build dist src/*.egg-info src/mandapa/server/site web/node_modules web/.node .mypy_cache .ruff_cache .pytest_cache .coverage

# --- setting up ----------------------------------------------------------------------

.venv/bin/python:
	@tools/venv.sh '$(PYTHON)'

.venv/installed: .venv/bin/python $(SOURCES) $(PAGES)
	@.venv/bin/python tools/build_web.py || true
	@echo "Installing Mandapa and compiling its engine (a minute or two, only after changes) ..."
	@rm -rf build
	@$(PIP) install $(shell '$(PYTHON)' tools/requirements.py dependencies)
	@$(PIP) install --force-reinstall --no-deps .
	@rm -rf build src/*.egg-info
	@touch $@

.venv/tools: .venv/bin/python pyproject.toml
	@echo "Installing the tools for tests and checks ..."
	@$(PIP) install $(shell '$(PYTHON)' tools/requirements.py dependencies build test lint)
	@touch $@

# A real PostgreSQL for the tests of what is on disk.
.venv/system: .venv/bin/python tools/system_packages.sh
	@tools/system_packages.sh initdb postgresql chromium chromium
	@touch $@

.venv/bench: .venv/bin/python pyproject.toml
	@$(PIP) install $(shell '$(PYTHON)' tools/requirements.py bench)
	@touch $@
