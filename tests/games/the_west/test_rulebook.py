"""The register of rules: unique, connected, and shown by examples both ways."""

import ast
from pathlib import Path

import pytest

from desktop.games.the_west.manifest import OPTIONS
from desktop.games.the_west.rules.game import RULES

IDS = [entry.id for entry in RULES.rulebook]


def examples() -> set[tuple[str, bool]]:
    """Every rule id and way for which a test of this folder is marked as an example."""
    found: set[tuple[str, bool]] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "example":
                rule, way = node.args[0], node.keywords[0].value
                found.add((str(ast.literal_eval(rule)), bool(ast.literal_eval(way))))
    return found


@pytest.mark.parametrize("allows", [True, False])
def test_every_rule_has_an_example_that_allows_and_one_that_refuses(allows: bool) -> None:
    assert [rule for rule in IDS if (rule, allows) not in examples()] == []


def test_ids_are_unique_and_related_rules_exist() -> None:
    assert len(set(IDS)) == len(IDS)
    assert all(related in IDS for entry in RULES.rulebook for related in entry.related)


def test_options_are_those_of_the_manifest_and_every_house_rule_belongs_to_a_rule() -> None:
    named = {entry.option for entry in RULES.rulebook if entry.option is not None}
    known = {spec.id for spec in OPTIONS}
    assert named <= known
    # every switch is a reading of a rule
    assert known == named


def test_every_topic_stands_together() -> None:
    topics = [entry.topic for entry in RULES.rulebook]
    assert [topic for at, topic in enumerate(topics) if topic not in topics[:at]] == list(
        RULES.rulebook.topics
    )
    assert sorted(topics, key=RULES.rulebook.topics.index) == topics
