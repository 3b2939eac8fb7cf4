"""The legal actions of a view as words: an engine that is given them need not know the rules."""

from sixtysix.engine.player import NOTHING
from sixtysix.notation.cards import NOTHING as NO_ACTION
from sixtysix.notation.cards import action_name
from sixtysix.rules.action import Action, actions_in
from sixtysix.rules.view import PlayerView


def choices(view: PlayerView) -> dict[str, Action]:
    """What a seat may answer, by word: its legal actions in their order; before them `-` if it is not on turn."""
    passing = {} if view.table.turn == view.seat and view.legal else {NO_ACTION: NOTHING}
    return passing | {action_word(action, view): action for action in actions_in(view.legal)}


def action_word(action: Action, view: PlayerView) -> str:
    """The word of an action, or of `NOTHING`."""
    return NO_ACTION if action == NOTHING else action_name(action, view.table.trump)
