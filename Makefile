# Everything a person does with a checkout. Paths are relative, so that any folder name will do.

# Python, Qt and every tool read and write UTF-8, whatever the machine says; the player's language
# (LANG, LANGUAGE) stays theirs.
ifneq ($(LC_ALL),)
export LANG := $(LC_ALL)
endif
unexport LC_ALL
export LC_CTYPE := C.UTF-8
export PYTHONUTF8 := 1

PYTHON := .venv/bin/python

.PHONY: help run test gates coverage bench format wheel bundle deb archive test-packages release-check install \
	uninstall clean

help:
	@echo "make run        install what is missing and start the program (the first time takes a few minutes)"
	@echo "make test       everything that guards a change"
	@echo "make coverage   the tests again, and which branches below the ui none of them takes"
	@echo "make bench      how fast all of it is, beside other tables (five minutes; docs/speed.md)"
	@echo "make install    for this user: the command ascent-table and an entry in the menu"
	@echo "make uninstall  removes just these; saved matches stay"
	@echo "make format     put the source into its one layout"
	@echo "make wheel      build the distribution into dist/"
	@echo "make bundle     the program as one folder that needs no Python, into dist/"
	@echo "make deb        the same as a Debian package"
	@echo "make archive    the same as one file that installs it for a user"
	@echo "make test-packages  installs these in bare systems and plays there (as root, half an hour)"
	@echo "make release-check  what has to hold before a release"
	@echo "make clean      remove what was built (not .venv)"

run:
	@sh packaging/linux/setup.sh play
	@sh packaging/linux/start.sh

test coverage: export LANG := C.UTF-8
test coverage: export LANGUAGE :=
test coverage: export QT_QPA_PLATFORM := offscreen
test: export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
test: gates
	@echo "== tests (random order; a warning is a failure)"
	$(PYTHON) -m pytest -n 2

gates:
	@sh packaging/linux/setup.sh work
	@echo "== layout"
	$(PYTHON) -m ruff format --check
	@echo "== lint"
	$(PYTHON) -m ruff check
	@echo "== types"
	$(PYTHON) -m pyright
	@echo "== rooms and who may import whom"
	$(PYTHON) -c 'from importlinter.cli import lint_imports_command as run; run()'

coverage:
	@sh packaging/linux/setup.sh work
	$(PYTHON) -m pytest -n 2 -q --cov --cov-report=
	$(PYTHON) -m coverage report

bench:
	@sh packaging/linux/setup.sh work
	PYTHONPATH=tests $(PYTHON) -m benchmarks.table

format:
	@sh packaging/linux/setup.sh work
	$(PYTHON) -m ruff check --fix-only
	$(PYTHON) -m ruff format

wheel:
	@sh packaging/linux/setup.sh work
	$(PYTHON) -m build --no-isolation --outdir dist

bundle:
	@sh packaging/linux/setup.sh pack
	@sh packaging/pyinstaller/build.sh

deb: bundle
	@sh packaging/debian/build.sh

archive: bundle
	@sh packaging/archive/build.sh

test-packages:
	@sh packaging/test/all.sh

release-check:
	@sh packaging/linux/setup.sh work
	@$(PYTHON) packaging/release_check.py

install:
	@sh packaging/linux/setup.sh packages
	@sh packaging/linux/install.sh

uninstall:
	@sh packaging/linux/uninstall.sh

clean:
	rm -rf build dist .coverage .hypothesis .import_linter_cache .pytest_cache .ruff_cache
