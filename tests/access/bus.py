"""The program as a screen reader meets it: over the accessibility bus (AT-SPI) of a desktop of its own.

It stands outside: another process, the system's Python with its binding of AT-SPI, and no part of the
program. Keys come from the X server, as from a keyboard.
"""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from access.heard import Heard

CHECKOUT = Path(__file__).parents[2]
PATIENCE_S = 60.0
"""A loaded machine takes its time."""
QUIET_S = 0.12
"""So long nothing must come over the bus for the program to have finished answering."""
FOLDERS = {"XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": "c", "XDG_STATE_HOME": "s", "XDG_CACHE_HOME": "k"}
FOCUS = "object:state-changed:focused"
SPEECH = "object:announcement"


def binding() -> tuple[Any, Any]:
    """AT-SPI and its main loop; the system has to bring them (gir1.2-atspi-2.0, python3-gi)."""
    import_module("gi").require_version("Atspi", "2.0")
    return import_module("gi.repository.Atspi"), import_module("gi.repository.GLib")


class Program:
    """The program at work, and everything it says."""

    def __init__(self, home: Path, language: str, python: Path = CHECKOUT / ".venv/bin/python") -> None:
        self._atspi, self._glib = binding()
        self.said: list[str] = []
        """Announcements, in order; whoever has heard them may clear it."""
        self.everything: list[str] = []
        """All announcements."""
        self.focus: Any = None
        """The thing that had the keyboard last."""
        self._last_event = 0.0
        self._listeners = [self._listen(name) for name in (FOCUS, SPEECH)]
        folders = {name: str(home / folder) for name, folder in FOLDERS.items()}
        asked = {
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONFAULTHANDLER": "1",
        }
        home.mkdir(parents=True, exist_ok=True)
        self.log = home / f"{language}.log"
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [str(python), "-m", "desktop", "--language", language],
                cwd=CHECKOUT, env=os.environ | folders | asked, stdout=log, stderr=log,
            )  # fmt: skip
        self.app = self.wait_for(self._found, "the program on the bus")
        self.window = self.wait_for(lambda: next(iter(children(self.app)), None), "a window")
        self.settle()

    def close(self) -> None:
        """End the program as a desktop does."""
        for listener, name in self._listeners:
            listener.deregister(name)
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def state(self) -> str:
        """Whether it still runs, and what it complained of."""
        self._process.poll()
        return f"exit code {self._process.returncode}, {self.log.read_text('utf-8', 'replace')[-1500:]}"

    # time

    def settle(self, least: float = 0.0) -> None:
        """Until nothing has come over the bus for a while."""
        start = time.monotonic()
        while time.monotonic() < start + least or time.monotonic() < max(start, self._last_event) + QUIET_S:
            self._pump()

    def wait_for(self, look: Callable[[], Any], what: str, patience: float = PATIENCE_S) -> Any:
        """What ``look`` gives, as soon as it gives something."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            self._pump()
            try:
                if found := look():
                    return found
            except self._glib.Error:  # a thing that went away while it was looked at
                pass
            if self._process.poll() is not None:
                raise SystemExit(f"the program ended: {self.log.read_text('utf-8', 'replace')[-2000:]}")
        raise TimeoutError(f"{what} did not come; said last: {self.said[-3:]}")

    def _pump(self) -> None:
        context = self._glib.MainContext.default()
        while context.pending():
            context.iteration(False)
        time.sleep(0.005)

    def _listen(self, name: str) -> tuple[Any, str]:
        listener = self._atspi.EventListener.new(self._on_event)
        listener.register(name)
        return listener, name

    def _on_event(self, event: Any) -> None:
        self._last_event = time.monotonic()
        if event.type.startswith(SPEECH):
            self.said.append(str(event.any_data))
            self.everything.append(str(event.any_data))
        elif event.detail1:
            self.focus = event.source

    # looking

    def _found(self) -> Any:
        desktop = self._atspi.get_desktop(0)
        for one in children(desktop):
            if one.get_process_id() == self._process.pid:
                return one
        return None

    def tree(self, root: Any = None) -> Iterator[tuple[Any, Heard]]:
        """Everything that shows, in reading order."""
        for top in [root] if root is not None else list(children(self.app)):
            yield from self._walk(top, "")

    def _walk(self, thing: Any, path: str) -> Iterator[tuple[Any, Heard]]:
        try:
            heard = self.heard(thing, path)
            inside = list(children(thing)) if "showing" in heard.states else []
        except self._glib.Error:
            return  # it went away while it was looked at
        if "showing" in heard.states:
            yield thing, heard
        for number, child in enumerate(inside):
            yield from self._walk(child, f"{path}/{heard.name[:20] or heard.role}.{number}")

    def heard(self, thing: Any, path: str = "") -> Heard:
        """What can be said of a thing."""
        states = (self._atspi.StateType(each).value_nick for each in thing.get_state_set().get_states())
        action = thing.get_action_iface()
        names = [action.get_action_name(n) for n in range(action.get_n_actions())] if action else []
        role = thing.get_role_name()
        labels = _labels(thing) if role == "combo box" else ()
        said = thing.get_name() or "", thing.get_description() or ""
        return Heard(role, *said, frozenset(states), tuple(names), labels, path)

    def here(self) -> Heard:
        """What has the keyboard."""
        if self.focus is None:
            return Heard("nothing")
        try:
            return self.heard(self.focus)
        except self._glib.Error:
            return Heard("a thing that is gone")

    def find(self, role: str = "", name: str = "", showing: bool = True) -> Any:
        """The first thing with this role whose name has these words, or None."""
        for thing, heard in self.tree():
            if (not role or heard.role == role) and name in heard.name and "enabled" in heard.states:
                return thing
        return None

    # doing

    def press(self, thing: Any, name: str = "") -> None:
        """What a screen reader does: the first action, or the one named."""
        try:
            action = thing.get_action_iface()
            names = [action.get_action_name(n) for n in range(action.get_n_actions())]
            action.do_action(names.index(name) if name else 0)
        except self._glib.Error:
            pass  # it went away meanwhile; what comes of it is heard
        self.settle(0.1)

    def key(self, *keys: str) -> None:
        """Keys as X names them, one after the other."""
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
            self.settle(0.05)


def _labels(thing: Any) -> tuple[str, ...]:
    return tuple(
        relation.get_target(number).get_name()
        for relation in thing.get_relation_set()
        if relation.get_relation_type().value_nick == "labelled-by"
        for number in range(relation.get_n_targets())
    )


def children(thing: Any) -> Iterator[Any]:
    """The children that are there."""
    for number in range(thing.get_child_count()):
        child = thing.get_child_at_index(number)
        if child is not None:
            yield child
