"""Which messages of the catalogues nothing asks for."""

from desktop.engine.manifest import Manifest
from tests.i18n.dynamic_ids import GAME_MAY, PREFIXES, SUFFIXES
from tests.i18n.registers import manifests, possible, promised, rulebook
from tests.i18n.sentences import catalogue
from tests.i18n.source_ids import literals, uses, verdicts


def unused() -> list[str]:
    """Ids that nothing asks for."""
    asked = {use.id for use in uses()} | literals()
    for manifest in manifests():
        asked |= promised(manifest) | _said_of_rules(manifest)
        asked |= {f"{manifest.id}.{part}" for part in GAME_MAY}
    asked |= {f"{message_id}{suffix}" for message_id in asked for suffix in SUFFIXES}
    return sorted(
        {
            found
            for found, _ in catalogue("en")
            if found not in asked and not found.startswith(tuple(PREFIXES))
        }
    )


def _said_of_rules(manifest: Manifest) -> set[str]:
    """Words about the rules that some verdict can need; a rule that never refuses needs no refusal."""
    literal = {f"{ruled.rule}.{'allowed' if ruled.allowed else 'refused'}" for ruled in verdicts()}
    ends = {f"{entry.id}.refused" for entry in rulebook(manifest) if ".end." in entry.id}
    priced = {f"{rule}.{part}" for rule in literals() for part in ("allowed", "refused")}
    return possible(manifest) & (literal | ends | priced)
