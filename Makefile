# Each target does all its own set-up, in .venv and build/, and skips what is done.
#
#   make play            play in the browser   (OPEN=0: open none; PORT=8066: that port; ARGS=…: more options)
#   make test            every test            (ARGS='tests/rules -k marriage': those of pytest only)
#   make check           formatting, lint, types, layers, dependencies
#   make bench           measure speed         (ARGS='play solver': those only)
#   make train           train a network       (ARGS='24 --minutes 60'; cut off, the same command goes on)
#   make peers           bots of others to measure against: vu:rdeep-16-4 and its like
#   make golden          rewrite tests/golden and bench/signature.txt from what the code does now; review the difference
#   make lock            remake requirements/  (UPGRADE=1: newest versions)

.DEFAULT_GOAL := play
.PHONY: play setup test check bench train peers golden lock clean
MAKEFLAGS += --no-print-directory

RUN := .venv/bin/
READY = @python=$$(tools/find-python) && "$$python" tools/setup.py

play:
	$(READY) run
	@exec $(RUN)sixtysix serve $(if $(filter 0,$(OPEN)),,--open) $(if $(PORT),--port $(PORT)) $(ARGS)

setup:
	$(READY) dev

test:
	$(READY) tools
	@tools/test $(ARGS)

check:
	$(READY) tools
	@tools/check

bench:
	$(READY) dev
	@$(RUN)python -m bench $(ARGS)

train:
	$(READY) run
	@$(RUN)python -c "import torch, matplotlib" 2>/dev/null || \
	    SIXTYSIX_BUILD=0 $(RUN)python -m pip install --no-build-isolation --editable ".[train]"
	@$(RUN)python -W ignore -m train $(ARGS)

peers:
	$(READY) run
	@$(RUN)python -c "import schnapsen" 2>/dev/null || \
	    SIXTYSIX_BUILD=0 $(RUN)python -m pip install --no-build-isolation --editable ".[peers]"

golden:
	$(READY) dev
	@$(RUN)pytest -q -m golden --update-golden $(ARGS)
	@$(RUN)python hatch_build.py npm run golden
	@git diff --stat -- tests/golden bench/signature.txt web/src/rules/presets.json

lock:
	$(READY) tools
	@tools/lock

clean:
	rm -rf .venv build dist web/node_modules src/sixtysix/interfaces/web/static \
	    .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f src/sixtysix/search/_kernel/kernel.*
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
