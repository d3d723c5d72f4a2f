"""Every package says what lives in it, and nothing else: no re-exports."""

import ast

import pytest
from architecture.source import CHECKOUT, DESKTOP, Source, sources

CHARTERS = [one for one in sources("desktop") if one.path.name == "__init__.py"]


@pytest.mark.parametrize("package", CHARTERS, ids=lambda one: one.name)
def test_a_package_has_a_charter_of_three_to_eight_lines(package: Source) -> None:
    charter = ast.get_docstring(package.tree) or ""
    assert 3 <= len(charter.splitlines()) <= 8, charter


@pytest.mark.parametrize("package", CHARTERS, ids=lambda one: one.name)
def test_a_package_holds_its_charter_alone(package: Source) -> None:
    code = package.tree.body[1:]
    if package.path.parent == DESKTOP:
        code = [node for node in code if not _is_version(node)]
    assert not code, package.at(code[0])


def test_every_folder_with_code_is_a_package() -> None:
    folders = {one.path.parent for one in sources("desktop")}
    assert {
        folder.relative_to(CHECKOUT).as_posix() for folder in folders if not (folder / "__init__.py").exists()
    } == set()


def _is_version(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "__version__"
    )
