#!/bin/sh
# Prints the program's version, which stands in desktop/__init__.py and nowhere else.
set -eu
sed -n 's/^__version__ = "\(.*\)"$/\1/p' desktop/__init__.py
