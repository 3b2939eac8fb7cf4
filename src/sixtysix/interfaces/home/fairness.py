"""Fair dealing, in sentences: what was promised before the deal, and the check afterwards."""

from collections.abc import Iterator

from sixtysix.interfaces.home.wording import Wording
from sixtysix.notation import DealRecord
from sixtysix.rules import Variant, commitment, shuffled_deck


def fairness_sentences(dealt: DealRecord, variant: Variant, wording: Wording, *, over: bool) -> Iterator[str]:
    """The promise; once the deal is over the seed too, and whether it makes these cards."""
    fairness, page = dealt.fairness, wording.page
    if fairness is None:
        return
    yield wording.say("commitment", hash=fairness.commitment)
    if fairness.client_seed:
        yield page("chip", label=page("fairness-client-seed"), value=fairness.client_seed)
    if not over or fairness.server_seed is None:
        yield wording.say("seed", seed=page("fairness-sealed"))
        return
    yield wording.say("seed", seed=fairness.server_seed.hex())
    fits = commitment(fairness.server_seed) == fairness.commitment
    yield page("fairness-good-seed" if fits else "fairness-bad-seed")
    again = shuffled_deck(variant, fairness.server_seed, fairness.client_seed, dealt.number)
    same = again == dealt.deck
    yield page("fairness-good-cards", count=len(again)) if same else page("fairness-bad-cards")
