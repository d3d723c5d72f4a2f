"""Where the bundle begins; a process that the program starts for itself begins here, too."""

import os
from multiprocessing import freeze_support

from desktop.app.main import start


def _forget_own_libraries() -> None:
    """Give other programs, such as a browser, back the library path that the bundle's start has changed."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    _forget_own_libraries()
    freeze_support()
    start()
