# Two commands:  make play   make test
PYTHON ?= python3
UV ?= uv
# Arguments to pass on, as in: make bench BENCH="--rounds 3"
FUZZ ?=
BENCH ?=
SOAK ?=
LOAD ?=
HOSTILE ?=
LIGHTHOUSE ?=
PICTURES ?=
PYTEST ?= -n auto
# What looks at pages waits for them most of the time.
BROWSERS ?= -n 4
# Servers and browsers race with one another on a busy machine: what failed is asked once more, alone, and named both times.
SERVED := -m "not every_size and not long and not played" tests/server tests/browser
LOCK ?=

PY := .venv/bin/python
PIP := -m pip install --quiet --disable-pip-version-check --no-input
COMPILE := $(UV) pip compile $(LOCK) --quiet --universal --generate-hashes --no-header --no-annotate
NPM := $(PY) -m tools.npm
# Runs the sources in src, which may not be installed yet.
SOURCE := PYTHONPATH=src:. $(PY)
STATIC := src/alhambra/server/static
# The page is built when this one is there.
PAGE := $(STATIC)/index.html
FILES = \( -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md' -o -name py.typed \)
SOURCES := $(shell find src docs/rules -path $(STATIC) -prune -o $(FILES) -print | LC_ALL=C sort)
# What mypyc may look at: nothing that is compiled imports the server or the command line.
ENGINE := $(filter-out src/alhambra/server/% src/alhambra/cli/% %/terminal.py %/__main__.py docs/%,$(filter %.py,$(SOURCES)))
WEB := $(shell find web src/alhambra/catalogue src/alhambra/modules -name node_modules -prune -o \( -path 'web/*' -o -name '*.ftl' \) -type f -print | LC_ALL=C sort)
# The engine is compiled while the page is built, unless make was told how many things to do at a time.
JOBS = $(if $(filter -j% --jobs% --jobserver%,$(MAKEFLAGS)),,-j2)

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal install test check release-check written example webtest browser browser-games fuzz bench sizes soak load hostile attacks lighthouse pictures lock clean FORCE

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20

play: install  ## play in the browser: a table on this machine, for friends and bots
	.venv/bin/alhambra serve --open

terminal: install  ## play a game in the terminal
	.venv/bin/alhambra play

install:  ## make .venv with alhambra in it, compiled where there is a C compiler
	@$(MAKE) --no-print-directory $(JOBS) .venv/.installed

test: check webtest browser  ## everything: check, tests, coverage, clauses without a test
	$(PY) -m pytest $(PYTEST) -m "not played" --ignore tests/server --ignore tests/browser --cov --cov-report=term --cov-fail-under=98
	$(PY) -m pytest $(PYTEST) -m played
	$(PY) -m pytest $(BROWSERS) $(SERVED) || $(PY) -m pytest --last-failed --last-failed-no-failures none $(SERVED)
	$(PY) -m tests.clause_report

check: install .venv/.dev web/node_modules/.dev  ## lint, format, types, layers, what a module must have
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	PYTHONPATH=src .venv/bin/lint-imports
	$(PY) -m pytest -q tests/catalogue/test_table.py tests/modules/test_unread.py
	$(SOURCE) -m tools.translations
	$(NPM) run --silent check
	$(NPM) run --silent lint

release-check: check  ## check, and every translation is complete
	$(SOURCE) -m tools.translations --strict

written: .venv/.dev web/node_modules/.dev  ## write the generated files, after new texts, names or modules
	$(SOURCE) -m alhambra.catalogue.table
	$(SOURCE) -m tools.rules
	$(SOURCE) -m tools.lengths --new
	$(SOURCE) -m tests.names
	$(SOURCE) -m alhambra.server.protocol.schema
	$(SOURCE) web/src/fixtures/make_refusals.py
	$(NPM) run --silent ids

webtest: web/node_modules/.dev  ## tests of the page's parts
	$(NPM) run --silent test

browser: .venv/.dev  ## find a Chromium for the tests, or install Debian's
	@$(PY) -m tools.chromium

sizes: install .venv/.dev browser  ## twelve screens in three languages, with contact sheets in build/
	$(PY) -m pytest $(BROWSERS) tests/browser/test_sizes.py tests/browser/test_sheet_sizes.py
	$(PY) -m tests.browser.contact_sheet

browser-games: install .venv/.dev browser  ## whole games of every box and module through the page; goes on where it was interrupted
	ALHAMBRA_RESUME=1 $(PY) -m pytest $(BROWSERS) --dist worksteal -m "long or not long" tests/browser/games tests/browser/test_game.py tests/browser/test_old_tables.py tests/browser/test_ceremony.py tests/browser/test_killed.py tests/browser/test_refused.py tests/server/test_traffic.py
	$(PY) -m tests.browser.games.covered

example: install  ## the whole suite with the module of docs/adding-a-module.md, in build/example
	rm -rf build/example
	$(PY) -m tests.example build/example
	$(MAKE) -C build/example written
	$(MAKE) -C build/example test

fuzz: install .venv/.dev  ## random games with every invariant checked
	$(PY) -m tests.fuzz $(FUZZ)

bench: install .venv-bench/.installed  ## speed, side by side with the peers
	$(PY) benchmarks/run.py $(BENCH)

soak: install .venv/.dev  ## the server for a long time; SOAK= its arguments
	$(PY) -m tests.soak $(SOAK)

load: install .venv/.dev  ## the server with many tables; LOAD= its arguments
	$(PY) -m tests.load $(LOAD)

hostile: install .venv/.dev  ## the server against clients that cheat and disturb; HOSTILE= its arguments
	$(PY) -m tests.hostile $(HOSTILE)

attacks: install .venv/.dev  ## one client against the server, while others play at it; ATTACKS= its arguments
	$(PY) -m tests.attacks $(ATTACKS)

pictures: install .venv/.dev browser  ## pictures of every screen, for README.md, docs/design.md and to be looked at; PICTURES= its arguments
	$(PY) -m tests.browser.showcase $(PICTURES)

lighthouse: install .venv/.dev browser tools/lighthouse/node_modules/.run  ## Lighthouse: start page, daily game and tables; LIGHTHOUSE= its arguments
	$(PY) -m tests.lighthouse $(LIGHTHOUSE)

lock:  ## pin what pyproject.toml asks for; needs uv; for the page, web/package.json; LOCK=--upgrade for newer versions
	$(COMPILE) --group build pyproject.toml -o requirements/run.txt
	# With extras: pip asks for coverage[toml] by itself, and would take a newer one than is pinned.
	$(COMPILE) --no-strip-extras --group build --group dev -c requirements/run.txt pyproject.toml -o requirements/dev.txt
	$(COMPILE) --group pyproject.toml:node -o requirements/node.txt
	$(COMPILE) --python-version 3.11 requirements/bench.in -o requirements/bench.txt
	$(PYTHON) -m tools.npm install --package-lock-only --ignore-scripts
	! grep -nE '://|--index' requirements/*.txt
	$(PYTHON) -m tools.npm --prefix ../tools/lighthouse install --package-lock-only --ignore-scripts
	! grep -n '"resolved"' web/package-lock.json tools/lighthouse/package-lock.json

clean:  ## remove what was built and installed
	rm -rf .venv .venv-bench build dist web/node_modules tools/lighthouse/node_modules $(STATIC) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# One pip at a time in .venv, also under -j: each step waits for the one before.
.venv/bin/python:
	@echo "Installing into .venv: a minute or two the first time."
	@$(PYTHON) -m venv .venv

# Bytecode is made when a module is first used: most never are.
.venv/.run: requirements/run.txt | .venv/bin/python
	@echo "Installing the libraries that alhambra uses."
	@$(PY) $(PIP) --no-compile --require-hashes -r requirements/run.txt
	@touch $@

build/.engine: .venv/.run .venv/.sources setup.py pyproject.toml $(ENGINE)
	@echo "Compiling the engine."
	@mkdir -p build
	@$(PY) setup.py build_ext > build/engine.log 2>&1 || { cat build/engine.log; exit 1; }
	@! grep 'will run interpreted' build/engine.log || echo "build/engine.log says why."
	@touch $@

web/node_modules/.run: web/package.json web/package-lock.json web/.npmrc | .venv/bin/python
	@echo "Fetching what the page is built with."
	@$(NPM) ci --loglevel=error --ignore-scripts --omit=dev
	@touch $@

$(PAGE): $(WEB) .venv/.web tools/npm.py | web/node_modules/.run
	@echo "Building the page."
	@$(NPM) run --silent build -- --logLevel warn

.venv/.installed: .venv/.run .venv/.sources build/.engine $(PAGE) setup.py pyproject.toml $(SOURCES)
	@echo "Installing alhambra."
	@ALHAMBRA_BUILT=1 $(PY) $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/.dev: requirements/dev.txt | install
	$(PY) $(PIP) --require-hashes -r requirements/dev.txt
	touch $@

web/node_modules/.dev: web/package.json web/package-lock.json web/.npmrc | install
	$(NPM) ci --loglevel=error --ignore-scripts
	touch web/node_modules/.run $@

tools/lighthouse/node_modules/.run: tools/lighthouse/package-lock.json tools/lighthouse/.npmrc | install
	$(NPM) --prefix ../tools/lighthouse ci --loglevel=error --ignore-scripts
	touch $@

# The lists of sources change when one is added or deleted.
.venv/.sources: FORCE | .venv/bin/python
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

.venv/.web: FORCE | .venv/bin/python
	@echo '$(WEB)' | cmp -s - $@ || echo '$(WEB)' > $@

# A peer that cannot be installed here is left out, and tried again the next time.
.venv-bench/.installed: requirements/bench.txt benchmarks/install.py
	$(PYTHON) benchmarks/install.py
