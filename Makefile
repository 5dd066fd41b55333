# Two commands:  make play   make test
PYTHON ?= python3
UV ?= uv
# Arguments to pass on, as in: make bench BENCH="--rounds 3"
FUZZ ?=
BENCH ?=
PYTEST ?= -n auto
LOCK ?=

PY := .venv/bin/python
PIP := -m pip install --quiet --disable-pip-version-check --no-input
COMPILE := $(UV) pip compile $(LOCK) --quiet --universal --generate-hashes --no-header --no-annotate
SOURCES := $(shell find src docs/rules \( -name '*.py' -o -name '*.json' -o -name '*.md' -o -name py.typed \) | LC_ALL=C sort)

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play install test check fuzz bench lock clean FORCE

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 16

play: .venv/.installed  ## play a game in the terminal
	.venv/bin/alhambra play

install: .venv/.installed  ## make .venv with alhambra in it, compiled where there is a C compiler

test: check  ## everything: check, tests, coverage, clauses without a test
	$(PY) -m pytest $(PYTEST) -m "not played" --cov --cov-report=term --cov-fail-under=98
	$(PY) -m pytest $(PYTEST) -m played
	$(PY) -m tests.clause_report

check: .venv/.installed .venv/.dev  ## lint, format, types, layers
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	PYTHONPATH=src .venv/bin/lint-imports

fuzz: .venv/.installed .venv/.dev  ## random games with every invariant checked
	$(PY) -m tests.fuzz $(FUZZ)

bench: .venv/.installed .venv-bench/.installed  ## speed, side by side with the peers
	$(PY) benchmarks/run.py $(BENCH)

lock:  ## pin what pyproject.toml asks for; needs uv; LOCK=--upgrade for newer versions
	$(COMPILE) --group build pyproject.toml -o requirements/run.txt
	$(COMPILE) --group build --group dev -c requirements/run.txt pyproject.toml -o requirements/dev.txt
	$(COMPILE) --python-version 3.11 requirements/bench.in -o requirements/bench.txt
	! grep -nE '://|--index' requirements/*.txt

clean:  ## remove what was built and installed
	rm -rf .venv .venv-bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# One pip at a time in .venv, also under -j: each step waits for the one before.
.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/.run: requirements/run.txt | .venv/bin/python
	$(PY) $(PIP) --require-hashes -r requirements/run.txt
	touch $@

.venv/.installed: .venv/.run .venv/.sources setup.py pyproject.toml $(SOURCES)
	$(PY) $(PIP) --no-build-isolation --no-deps --force-reinstall .
	touch $@

.venv/.dev: requirements/dev.txt .venv/.run | .venv/.installed
	$(PY) $(PIP) --require-hashes -r requirements/dev.txt
	touch $@

# The list of sources changes when one is added or deleted.
.venv/.sources: FORCE | .venv/bin/python
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

# A peer that cannot be installed here is left out, and tried again the next time.
.venv-bench/.installed: requirements/bench.txt benchmarks/install.py
	$(PYTHON) benchmarks/install.py
