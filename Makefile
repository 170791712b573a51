# Everything is set up in .venv on first use. Nothing else on the machine is touched, but that
# as root the tests install a PostgreSQL with apt-get if there is none.
PYTHON ?= python3
PORT ?= 8000
GAMES ?= 100
SEED ?= 20260
PIP = .venv/bin/python -m pip --disable-pip-version-check --quiet
SOURCES = $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) | sed 's/ /\\ /g') $(wildcard docs/rules/*.md docs/rules/figures/*) setup.py pyproject.toml MANIFEST.in tools/build_web.py tools/compiled_docs.py tools/engine_parts.py
PAGES = $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/.node/*' | sed 's/ /\\ /g')
# Tests run on all cores; those that share what is slow to make run on the same one.
WORKERS ?= auto
# Those of the site often wait for another process: one more than there are cores.
SITE_WORKERS = $(if $(filter auto,$(WORKERS)),$(shell expr $$(getconf _NPROCESSORS_ONLN) + 1),$(WORKERS))
# What is marked `long` is left to .ci/run and to LONG=yes.
LONG ?= yes
AND_NOT_LONG = $(if $(filter no,$(LONG)), and not long)
PYTEST = .venv/bin/python -m pytest -n $(WORKERS) $(if $(AND_NOT_LONG),-m 'not long')
SOURCE = PYTHONPATH=src MANDAPA_EXPECT=uncompiled $(PYTEST) --dist worksteal
IS_COMPILED = .venv/bin/python -c 'from mandapa.core.build import COMPILED; exit(not COMPILED)'
# Coverage is slow: only what proves the rules runs with it.
RULE_TESTS = $(filter-out %__pycache__/,$(wildcard tests/games/*/))
ENGINE_TESTS = tests/core $(wildcard tests/games/test_*.py) tests/test_build.py
LAB_TESTS = tests/bots tests/lab tests/test_benchmarks.py
QUICK_TESTS = $(RULE_TESTS) tests/core tests/server tests/test_layers.py tests/test_docs.py tests/test_python.py
SITE_TESTS = $(filter-out tests/core/ tests/games/ tests/bots/ tests/lab/ tests/web/ %__pycache__/,$(wildcard tests/*/)) \
	$(filter-out tests/test_build.py tests/test_clauses.py tests/test_benchmarks.py,$(wildcard tests/test_*.py))

.PHONY: help play test test-rules test-site test-browser test-words test-lab check lint format types pictures soak bench instructions load attack record clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

play: .venv/installed ## set everything up and play in the browser; PORT=8001 for another port
	@if [ -t 0 ] && [ -t 1 ]; then \
		.venv/bin/python -m mandapa serve --port $(PORT); \
	else \
		.venv/bin/python -m mandapa play; \
	fi

test: ## set everything up and run all tests but the longest; LONG=yes for those, too
	@$(MAKE) --no-print-directory test-rules test-site test-browser test-lab LONG=$(if $(filter command line,$(origin LONG)),$(LONG),no)

test-rules: .venv/tools .venv/installed ## rules and engine: the source with coverage, then the compiled package
	$(SOURCE) $(RULE_TESTS) --cov=mandapa.games --cov-branch --cov-report=
	.venv/bin/python -m coverage report --include='src/mandapa/games/*' --fail-under=100
	$(SOURCE) $(ENGINE_TESTS)
	@if $(IS_COMPILED); then \
		echo "Now the compiled engine."; \
		MANDAPA_EXPECT=compiled $(PYTEST) --dist worksteal tests/games tests/core tests/test_build.py tests/test_clauses.py; \
	elif [ "$$MANDAPA_REQUIRE_COMPILED" = 1 ]; then \
		echo "The engine is not compiled." >&2; exit 1; \
	else \
		echo "No C compiler or Python headers here: the compiled engine is not tested."; \
	fi

test-site: .venv/tools .venv/installed .venv/system ## the site, the command, the documents and the packages, as installed
	MANDAPA_DIST=.venv/dist $(PYTEST) -n $(SITE_WORKERS) --dist loadfile --no-loadscope-reorder $(SITE_TESTS) -m 'not alone$(AND_NOT_LONG)'
	.venv/bin/python -m pytest $(SITE_TESTS) -m 'alone$(AND_NOT_LONG)'

test-browser: .venv/tools .venv/installed .venv/system ## the installed pages in a real browser
	$(PYTEST) --dist loadgroup tests/web

test-words: .venv/tools ## the checks of words alone
	.venv/bin/python -m pytest -n0 -q -p no:schemathesis -p no:hypothesispytest -p no:faker \
		tests/test_words.py tests/test_glossaries.py tests/web/test_words.py tests/server/test_words.py

test-lab: .venv/tools .venv/installed ## bots, simulations, benchmarks
	$(PYTEST) --dist worksteal $(LAB_TESTS)

check: lint ## for every day: style, types and the quick tests, on the source
	$(SOURCE) $(QUICK_TESTS) -m 'not once'

lint: .venv/tools ## style and types
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/python tools/fast_python.py
	PYTHONPATH=src .venv/bin/python -m tools.typescript --check
	.venv/bin/python tools/build_web.py check

format: .venv/tools ## bring the code into shape
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	.venv/bin/python tools/build_web.py format

types: .venv/tools ## regenerate the TypeScript types of messages and views
	PYTHONPATH=src .venv/bin/python -m tools.typescript

pictures: .venv/tools .venv/installed ## regenerate the pictures of docs/pictures
	MANDAPA_PICTURES=1 .venv/bin/python -m pytest tests/web/test_pictures.py

soak: .venv/tools .venv/installed .venv/system ## whole games by a random clicker (half an hour), write docs/soak.md; GAMES=10 for fewer
	.venv/bin/python -m tests.web.soak --games $(GAMES) --seed $(SEED) --write

bench: .venv/bench $(if $(BESIDE),.venv/tools) .venv/installed ## measure speed beside OpenSpiel, write docs/benchmarks.md; BESIDE=FILE.py beside a prototype, LIMIT=FOLDER beside C++, too
	.venv/bin/python benchmarks/run.py $(if $(BESIDE),--beside '$(BESIDE)')
	$(if $(LIMIT),.venv/bin/python benchmarks/limit.py '$(LIMIT)')

instructions: .venv/tools .venv/installed .venv/system ## count instructions of an action and of a search iteration; SAVE=FILE, BESIDE=FILE to compare
	.venv/bin/python benchmarks/instructions.py $(if $(SAVE),--save '$(SAVE)') $(if $(BESIDE),--beside '$(BESIDE)')

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

# As anybody would get it: a wheel that was built in isolation. What it prints of the engine and the
# pages tells how far it is.
.venv/installed: .venv/bin/python $(SOURCES) $(PAGES)
	@echo "Building Mandapa, compiling its engine on all cores (a minute or two, only after changes) ..."
	@rm -rf build .venv/dist .venv/failed
	@$(PIP) install build $(shell '$(PYTHON)' tools/requirements.py dependencies)
	@{ .venv/bin/python -m build --wheel --outdir .venv/dist . 2>&1 || touch .venv/failed; } | tee .venv/build.log | { grep --line-buffered -E '^The (engine|pages)' || true; }
	@if [ -e .venv/failed ]; then tail -n 30 .venv/build.log; exit 1; fi
	@$(PIP) install --force-reinstall --no-deps .venv/dist/*.whl
	@rm -rf build src/*.egg-info
	@touch $@

.venv/tools: .venv/bin/python pyproject.toml
	@echo "Installing the tools for tests and checks ..."
	@$(PIP) install $(shell '$(PYTHON)' tools/requirements.py dependencies build test lint)
	@touch $@

# A PostgreSQL for the tests of what is on disk, a browser for the pages, and what counts instructions.
.venv/system: .venv/bin/python tools/system_packages.sh
	@tools/system_packages.sh initdb postgresql chromium chromium valgrind valgrind
	@touch $@

.venv/bench: .venv/bin/python pyproject.toml
	@$(PIP) install $(shell '$(PYTHON)' tools/requirements.py bench)
	@touch $@
