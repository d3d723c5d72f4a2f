"""Puts the data beside the code in the wheel: ``desktop/_data/resources`` and ``desktop/_data/i18n``.

An editable install gets nothing of it: a checkout reads ``resources/`` and ``i18n/`` where they are.
"""

import importlib.util
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
        compiled = root / "build" / "wheel" / "i18n"
        catalogues = _load(root / "desktop" / "app" / "catalogues.py")
        catalogues.compile_catalogues(root / "i18n", compiled)
        include: dict[str, str] = build_data["force_include"]
        for source, target in ((root / "resources", "resources"), (compiled, "i18n")):
            for file in sorted(path for path in source.rglob("*") if path.is_file()):
                if file.suffix not in NOT_DATA:
                    include[str(file)] = f"{DATA}/{target}/{file.relative_to(source).as_posix()}"


def _load(file: Path) -> ModuleType:
    """The module in ``file``, without the package around it, whose imports a build does not have."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
