"""`random`: any legal action, but a claim only when it has 66."""

from sixtysix.engine.count import winning_claim
from sixtysix.engine.player import NOTHING
from sixtysix.rules.action import Action, actions_in, is_claim
from sixtysix.rules.view import PlayerView
from sixtysix.search.stream import Stream


def random_player(view: PlayerView, seed: int) -> Action:
    """Any legal action with equal chance, but no false claim, and 66 is claimed at once."""
    claim = winning_claim(view)
    if claim is not None:
        return claim
    options = [action for action in actions_in(view.legal) if not is_claim(action)]
    return options[Stream(seed).below(len(options))] if options else NOTHING
