"""Where the bundle begins; a process that the program starts for itself begins here, too."""

from multiprocessing import freeze_support

from desktop.app.main import start

if __name__ == "__main__":
    freeze_support()
    start()
