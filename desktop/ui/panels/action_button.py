"""One of the game's buttons beside the table: what it does, and why not now."""

from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.table.contract import Action
from desktop.ui.table.keymap import FINISH_LETTER
from desktop.ui.theme.stylesheet import set_role


class ActionButton(WrapButton):
    """Shows one action; the same button shows it again in the next state."""

    def show_action(self, action: Action, *, drafting: bool) -> tuple[str, str] | None:
        """Show the action as it stands; why it is refused and by which rule, None if it is not."""
        words = self._means.words
        lines = [words.say(line) for line in action.tip]
        refusal = None
        if not action.verdict.allowed:
            refusal = (self._means.refusal(action.verdict), action.verdict.rule)
            lines += [words.tr("app.panel.not-now"), refusal[0]]
        # what else could be done is no way to go on with what was begun, and must not look like it
        main = action.primary and (action.active or not drafting)
        if main:
            lines.append(main_key(self._means))
        self.say(words.say(action.name), action.icon, "\n".join(lines))
        self.set_reluctant(refusal is not None)
        set_role(self, "primary" if main else "quiet" if action.aside else "")
        self.show_active(action.active)
        self.set_listed(action.listed)
        return refusal


def main_key(means: Presentation) -> str:
    """That a key presses the main button, and which."""
    return means.words.tr("app.panel.main-key", key=FINISH_LETTER)
