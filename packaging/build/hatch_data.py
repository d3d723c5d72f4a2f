"""Puts the data beside the code in the wheel: ``desktop/_data/resources`` and ``desktop/_data/i18n``.

An editable install gets nothing of it: a checkout reads ``resources/`` and ``i18n/`` where they are.
"""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = "desktop/_data"
NOT_DATA = {".py", ".pyc"}
"""The scripts that draw the art stay in the checkout."""


class DataHook(BuildHookInterface[Any]):
    """Adds the resources as they are and the catalogues compiled."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Names the files to put into a wheel; ``version`` is "editable" for an editable install."""
        if version == "editable":
            return
        root = Path(self.root)
        words = root / "build" / "wheel" / "i18n"
        _compile_words(root / "i18n", words, root / "desktop" / "wording" / "compiling.py")
        include: dict[str, str] = build_data["force_include"]
        for source, target in ((root / "resources", "resources"), (words, "i18n")):
            for file in sorted(path for path in source.rglob("*") if path.is_file()):
                if file.suffix not in NOT_DATA:
                    include[str(file)] = f"{DATA}/{target}/{file.relative_to(source).as_posix()}"


def _compile_words(source: Path, target: Path, compiler: Path) -> None:
    """Every ``<language>/<domain>.po`` as ``.mo``. Raises ValueError for one that cannot be compiled."""
    shutil.rmtree(target, ignore_errors=True)
    compiling = _load(compiler)
    for po in sorted(source.glob("*/*.po")):
        compiled = compiling.compile_catalogue(po, po.parent.name)
        if compiled is None:
            raise ValueError(f"the catalogue {po} cannot be compiled")
        mo = target / po.parent.name / f"{po.stem}.mo"
        mo.parent.mkdir(parents=True, exist_ok=True)
        mo.write_bytes(compiled)


def _load(file: Path) -> ModuleType:
    """The module in ``file``, without the package around it, whose imports a build does not have."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
