"""Lets ``python -m desktop`` start the program."""

from desktop.app.main import start

if __name__ == "__main__":
    start()
