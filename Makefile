PYTHON ?= python3
BIN := .venv/bin
KERNEL := $(wildcard src/rook13/kernel/*.py)
UNIT := --hypothesis-profile=ci
ENGINE := tests/engine $(UNIT) -n 2 --dist worksteal
# Many of these wait, for sockets or for processes, so four keep two cores busy. A file stays in one
# process: what its tests share, such as a host, is made once.
OTHERS := --ignore=tests/engine $(UNIT) -n 4 --dist loadfile --no-loadscope-reorder

# What finds most mistakes in little time.
QUICK := tests/engine tests/kernel tests/table tests/protocol tests/background tests/storage \
	tests/statistics tests/ui/lobby tests/ui/new_table tests/ui/whole/test_navigation.py \
	tests/net/test_local_client.py tests/net/test_host_service.py tests/cli/test_play_decisions.py \
	tests/test_docs.py tests/test_vocabulary.py tests/test_no_game_is_named.py tests/test_wording.py

.NOTPARALLEL:
.PHONY: run check test lint types imports unit soak bench train build smoke wheel deb lan newcomer release format clean run-libraries test-libraries build-libraries

run: run-libraries .venv/run.stamp
	$(BIN)/rook13

# About a minute, for every change; `test` is everything, for every commit.
check: test-libraries lint types imports
	$(BIN)/python -m pytest $(QUICK) $(UNIT) -q -m "not long" -n 2 --dist worksteal

# What keeps a single core busy runs beside the tests.
test: test-libraries lint
	@$(MAKE) types imports smoke & beside=$$!; $(MAKE) unit; unit=$$?; wait $$beside && exit $$unit

lint: .venv/test.stamp
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/python scripts/translations.py --check

types: .venv/test.stamp
	$(BIN)/mypy --strict

imports: .venv/test.stamp
	$(BIN)/lint-imports --no-logo

unit: test-libraries .venv/test.stamp
	$(BIN)/python -m pytest $(ENGINE) -m "not long" --cov --cov-report=term
	$(BIN)/python -m pytest $(ENGINE) -m long
	$(BIN)/python -m pytest $(OTHERS)

# As root; for an hour of cuts, kills and attacks: make soak SECONDS=3600
SECONDS ?= 600
soak: .venv/test.stamp
	ROOK13_SOAK=1 ROOK13_SOAK_SECONDS=$(SECONDS) $(BIN)/python -m pytest -s -o faulthandler_timeout=0 \
		tests/net/test_lan_game.py tests/net/test_hostile.py tests/net/test_lost_hosts.py

# For example: make bench WHAT=ui ARGS="--starts 8"
WHAT ?= engine
bench: .venv/test.stamp
	$(BIN)/python -m tools.bench $(WHAT) $(ARGS)

# Learns how Expert bids; the contracts it learns from take an hour the first time: make train ARGS=rook13
# Learns what calls and plays tell, some minutes a game: make train WHAT=beliefs ARGS="rook13 rook"
train: WHAT = auction
train: .venv/test.stamp
	$(BIN)/python -m tools.train_$(WHAT) $(ARGS)

# dist/Rook13, and the archive of it with its checksum; docs/releasing.md has the rest.
build: build-libraries .venv/test.stamp
	$(BIN)/python packaging/build.py $(ARGS)

# Freezes the program and uses it; NO_FREEZE=1 forgives a Python that cannot be frozen.
smoke: test-libraries .venv/test.stamp
	$(BIN)/python packaging/smoke.py

# The source archive, a pure wheel and a compiled one for this Python; cibuildwheel makes the others.
wheel: build-libraries .venv/test.stamp
	ROOK13_INTERPRETED=1 $(BIN)/python -m build --no-isolation --outdir dist
	$(BIN)/python -m build --no-isolation --outdir dist

# dist/rook13_VERSION_amd64.deb of the frozen program, read by lintian.
deb: build-libraries .venv/test.stamp
	$(BIN)/python packaging/deb.py

# As root: two machines, and then two with a router in between, play a whole game with dist/Rook13.
lan: test-libraries .venv/test.stamp
	ROOK13_PROGRAM=$(CURDIR)/dist/Rook13/rook13 $(BIN)/python -m pytest tests/net/test_lan_commands.py

# As root, after make build and make deb: a clean Debian follows the README.
newcomer: test-libraries .venv/test.stamp
	$(BIN)/python packaging/newcomer.py $(ARGS)

# As root on Debian: all of the above for a release, and what is left to look at elsewhere.
release: build-libraries .venv/test.stamp
	$(BIN)/python packaging/release.py $(ARGS)

format: .venv/test.stamp
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean:
	rm -rf .venv build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache
	rm -rf .ruff_cache src/rook13.egg-info
	find src -name '*.so' -delete
	find src tests scripts tools packaging -name __pycache__ -prune -exec rm -rf {} +

run-libraries test-libraries build-libraries:
	@$(PYTHON) scripts/bootstrap.py libraries $(@:-libraries=)

.venv/run.stamp: pyproject.toml constraints.txt setup.py $(KERNEL)
	@$(PYTHON) scripts/bootstrap.py install sound
	@touch $@

.venv/test.stamp: pyproject.toml constraints.txt setup.py $(KERNEL)
	@$(PYTHON) scripts/bootstrap.py install sound dev
	@touch $@
