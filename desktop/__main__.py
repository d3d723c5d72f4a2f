"""Lets ``python -m desktop`` start the program."""

from desktop.app.main import main

if __name__ == "__main__":
    raise SystemExit(main())
