"""Whether a rule is in force in the match at hand, and by which option."""

from dataclasses import dataclass

from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionSpec
from desktop.engine.rule import RuleEntry
from desktop.session.header import Header


@dataclass(frozen=True, slots=True)
class Standing:
    """``in_force`` is None when no match is open. ``option`` and ``setting`` are message ids or ""."""

    in_force: bool | None = None
    option: str = ""
    setting: str = ""


def standing_of(entry: RuleEntry, manifest: Manifest, header: Header | None) -> Standing:
    """How a rule stands: a module's rules go with the module, others with the number of seats."""
    spec = _spec(manifest, entry.option)
    if spec is None:
        return Standing(None if header is None else True)
    option = f"{manifest.id}.option.{spec.id}"
    if header is None:
        return Standing(None, option)
    return Standing(_applies(spec, header), option, _setting(spec, option, header))


def _applies(spec: OptionSpec, header: Header) -> bool:
    least, most = spec.players
    if not least <= len(header.seats) <= most:
        return False
    if spec.needs is not None:
        needed, value = spec.needs
        if header.options.get(needed) != value:
            return False
    return spec.group != "module" or header.options.get(spec.id) is True


def _setting(spec: OptionSpec, option: str, header: Header) -> str:
    """How the option is set, as a message id or, for a number, as it is written."""
    value = header.options.get(spec.id, spec.default)
    if isinstance(value, bool):
        return "app.rules.on" if value else "app.rules.off"
    return f"{option}.value.{value}" if isinstance(value, str) else str(value)


def _spec(manifest: Manifest, option: str | None) -> OptionSpec | None:
    return next((spec for spec in manifest.options if spec.id == option), None)
