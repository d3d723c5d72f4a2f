"""What stands on a tooltip, already in words."""

from dataclasses import dataclass

from desktop.engine.ids import RuleId


@dataclass(frozen=True, slots=True)
class TipContent:
    """A title, lines below it, and the rule that it speaks of, which can be opened.

    ``refused`` marks the tip with the sign and colour of a refusal.
    """

    title: str
    lines: tuple[str, ...] = ()
    rule: RuleId | None = None
    rule_name: str = ""
    refused: bool = False
    rule_said: str = ""
    """The rule's name as it is told to who does not see that it stands on a button."""

    @property
    def spoken(self) -> str:
        """The whole tip as one text for a screen reader."""
        return "\n".join(part for part in (self.title, *self.lines, self.rule_said) if part)
