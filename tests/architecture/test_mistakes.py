"""Mistakes that were made once, here or elsewhere, and are not to be made again."""

import ast
import re
from collections.abc import Callable, Iterator

import pytest
from architecture.source import Source, sources

Finder = Callable[[Source], Iterator[str]]

TEXT_METHODS = {"read_text": 1, "write_text": 2}
"""How many arguments there are when the encoding is one of them."""
UNSAFE_CALLS = {"eval", "exec", "compile", "__import__"}
UNSAFE_MODULES = {"dill", "marshal", "pickle", "shelve", "yaml"}
NETWORK_MODULES = {"aiohttp", "ftplib", "http", "httpx", "requests", "smtplib", "socketserver", "urllib"}
TAKING_OVER = {"buddy", "focusProxy", "focusWidget", "nextInFocusChain", "previousInFocusChain"}
FILLING = {"addWidget", "addLayout", "insertWidget", "insertLayout", "addRow"}
GIVING_OVER = {"addLayout", "insertLayout", "setLayout"}
SWITCHES = {"pytest.importorskip", "pytest.skip", "pytest.xfail"} | {
    f"pytest.mark.{name}" for name in ("skip", "skipif", "xfail")
}
UNFINISHED = re.compile(
    r"\b(?:TODO|FIXME|XXX|HACK)\b|type: ignore(?!\[)|# noqa(?!:)|pyright: ignore(?!\[)"  # ours is no comment
)


def cursor_position(source: Source) -> Iterator[str]:
    """The pointer's place comes with the event; asked for, it is another's under Wayland and in tests."""
    yield from _calls(source, lambda name, _: name == "QCursor.pos")


def system_drag(source: Source) -> Iterator[str]:
    """Takes the pointer away from the table, and does not work everywhere under Wayland."""
    yield from _calls(source, lambda name, _: name.rpartition(".")[2] == "QDrag")


def orphaned_items(source: Source) -> Iterator[str]:
    """Hands the item to Python, which may let it vanish; a permanent root item keeps it."""
    yield from _calls(
        source,
        lambda name, call: (
            name.endswith(".setParentItem")
            and any(isinstance(one, ast.Constant) and one.value is None for one in call.args)
        ),
    )


def filled_layouts(source: Source) -> Iterator[str]:
    """PySide keeps a wrapper of each item that a layout holds when it is given over; Qt may delete the item.

    The address is then known as that of something gone, and whatever comes to lie there next ends in a crash.
    """
    for function in (node for node in ast.walk(source.tree) if isinstance(node, ast.FunctionDef)):
        filled = set[str]()
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda one: (one.lineno, one.col_offset)):
            holder, _, method = ast.unparse(call.func).rpartition(".")
            if method in GIVING_OVER and any(ast.unparse(one) in filled for one in call.args):
                yield f"{source.at(call)} {method}"
            if method in FILLING:
                filled.add(holder)


def text_without_encoding(source: Source) -> Iterator[str]:
    """Would be read by the machine's habit: ours is UTF-8 everywhere."""

    def is_careless(name: str, call: ast.Call) -> bool:
        if any(keyword.arg == "encoding" for keyword in call.keywords):
            return False
        method = name.rpartition(".")[2]
        if method in TEXT_METHODS:
            return len(call.args) < TEXT_METHODS[method]
        # `thing.open()` without a mode may be a dialog
        mode = _mode(call, 1) if name == "open" else _mode(call, 0) if method == "open" else "b"
        return "b" not in mode

    yield from _calls(source, is_careless)


def code_from_data(source: Source) -> Iterator[str]:
    """A file of a stranger must not be able to run."""
    yield from _calls(source, lambda name, _: name in UNSAFE_CALLS)
    yield from _imports(source, UNSAFE_MODULES)


def network(source: Source) -> Iterator[str]:
    """The program talks to nobody but the machine it runs on."""
    yield from _imports(source, NETWORK_MODULES)
    for node in ast.walk(source.tree):
        word = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        if word in {"AF_INET", "AF_INET6"}:
            yield source.at(node)


def swallowed_errors(source: Source) -> Iterator[str]:
    """An error that nobody hears of."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ExceptHandler) and _catches_everything(node) and _does_nothing(node):
            yield source.at(node)


def lambdas_as_slots(source: Source) -> Iterator[str]:
    """A lambda keeps what it names alive, and cannot be disconnected: slots have names."""
    yield from _calls(
        source,
        lambda name, call: (
            name.endswith(".connect") and any(isinstance(one, ast.Lambda) for one in call.args)
        ),
    )


def restless_pages(source: Source) -> Iterator[str]:
    """A scrolled page whose words wrap can send Qt's own area round until the stack is full."""
    if source.name.endswith("ui/steady_area.py"):
        return
    yield from _calls(source, lambda name, _: name == "QScrollArea")
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "QScrollArea" for base in node.bases):
            yield source.at(node)


def borrowed_neighbours(source: Source) -> Iterator[str]:
    """PySide takes what these give for a child of the widget that was asked, and it may go with it."""
    if source.name.endswith("ui/focus_chain.py"):
        return
    asked = "QApplication.focusWidget"  # of all windows at once: nobody is asked who could take it
    yield from _calls(source, lambda name, _: name.rpartition(".")[2] in TAKING_OVER and name != asked)


def unfreed_items(source: Source) -> Iterator[str]:
    """What a layout's ``takeAt`` gives to Python is freed by nobody."""
    yield from _calls(source, lambda name, _: name.rpartition(".")[2] == "takeAt")


def switched_off_tests(source: Source) -> Iterator[str]:
    """A test that does not run guards nothing."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node) in SWITCHES:
            yield source.at(node)


@pytest.mark.parametrize(
    "finder",
    [
        cursor_position,
        system_drag,
        orphaned_items,
        text_without_encoding,
        code_from_data,
        network,
        swallowed_errors,
        lambdas_as_slots,
        restless_pages,
        borrowed_neighbours,
        unfreed_items,
        filled_layouts,
    ],
    ids=lambda finder: finder.__name__,
)
def test_the_program_does_not(finder: Finder) -> None:
    assert [place for source in sources("desktop") for place in finder(source)] == []


@pytest.mark.parametrize(
    "finder", [text_without_encoding, switched_off_tests], ids=lambda finder: finder.__name__
)
def test_tests_and_scripts_do_not(finder: Finder) -> None:
    assert [place for source in sources("packaging", "tests") for place in finder(source)] == []


def test_nothing_is_left_unfinished_or_hushed_without_a_reason() -> None:
    places = [
        f"{source.name}:{number}"
        for source in sources("desktop", "packaging", "tests")
        for number, line in enumerate(source.text.splitlines(), 1)
        if UNFINISHED.search(line) and "ours is no comment" not in line
    ]
    assert places == []


@pytest.mark.parametrize(
    ("finder", "code"),
    [
        (cursor_position, "QCursor.pos()"),
        (system_drag, "QDrag(table)"),
        (orphaned_items, "card.setParentItem(None)"),
        (text_without_encoding, "open(name)"),
        (text_without_encoding, "open(name, 'w')"),
        (text_without_encoding, "path.open('w')"),
        (text_without_encoding, "path.read_text()"),
        (text_without_encoding, "path.write_text(words)"),
        (code_from_data, "eval(words)"),
        (code_from_data, "from pickle import loads"),
        (network, "import urllib.request"),
        (network, "socket.AF_INET"),
        (swallowed_errors, "try:\n    go()\nexcept Exception:\n    pass"),
        (restless_pages, "area = QScrollArea()"),
        (restless_pages, "class Page(QScrollArea):\n    pass"),
        (borrowed_neighbours, "widget = widget.nextInFocusChain()"),
        (borrowed_neighbours, "widget = window.focusWidget()"),
        (unfreed_items, "item = self._column.takeAt(0)"),
        (filled_layouts, "def lay(self):\n    row.addWidget(self.a)\n    column.addLayout(row, 1)"),
        (filled_layouts, "def lay(self):\n    row.addWidget(self.a)\n    page.setLayout(row)"),
        (lambdas_as_slots, "button.clicked.connect(lambda: go())"),
        (switched_off_tests, "pytest.skip('later')"),
    ],
)
def test_each_of_them_is_noticed(finder: Finder, code: str) -> None:
    one = sources("desktop")[0]
    assert list(finder(Source(one.path, code, ast.parse(code)))) != []


@pytest.mark.parametrize(
    "code",
    [
        "open(n, 'rb')",
        "path.open('rb')",
        "open(n, encoding='utf-8')",
        "dialog.open()",
        "p.read_text('utf-8')",
    ],
)
def test_careful_reading_is_let_through(code: str) -> None:
    one = sources("desktop")[0]
    assert list(text_without_encoding(Source(one.path, code, ast.parse(code)))) == []


def _calls(source: Source, is_wrong: Callable[[str, ast.Call], bool]) -> Iterator[str]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if is_wrong(name, node):
                yield f"{source.at(node)} {name}"


def _mode(call: ast.Call, position: int) -> str:
    """The mode a file is opened in, "b" where there is none to judge by."""
    given = [keyword.value for keyword in call.keywords if keyword.arg == "mode"] or call.args[
        position : position + 1
    ]
    if not given:
        return "r" if position else "b"
    return given[0].value if isinstance(given[0], ast.Constant) and isinstance(given[0].value, str) else "b"


def _imports(source: Source, modules: set[str]) -> Iterator[str]:
    for node in ast.walk(source.tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        for name in names:
            if name.partition(".")[0] in modules:
                yield f"{source.at(node)} {name}"


def _catches_everything(handler: ast.ExceptHandler) -> bool:
    return handler.type is None or ast.unparse(handler.type) in {"Exception", "BaseException"}


def _does_nothing(handler: ast.ExceptHandler) -> bool:
    return all(isinstance(one, ast.Pass) for one in handler.body)
