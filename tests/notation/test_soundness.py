"""Whatever position is accepted, the kernel finds it sound: nobody can type one that the solver must not be given."""

import random
import re

from hypothesis import given

from sixtysix.notation import parse_position, position_text
from sixtysix.search.kernel import FAULTS, native
from sixtysix.search.packing import pack_state
from tests.notation.kit import read_or_refused, seeds, walk

_CARD = re.compile(r"\b[AKQJT9][SHDC]\b")


def changed(text: str, source: random.Random) -> str:
    """A position with two cards swapped, or with another turn, closing, flag or marriage."""
    kind = source.randrange(7)
    if kind < 3:
        (a, b), (c, d) = sorted(each.span() for each in source.sample(list(_CARD.finditer(text)), 2))
        return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
    if kind == 3:
        return re.sub(r"turn=\d", f"turn={source.randrange(2)}", text)
    if kind == 4:
        then = ":".join(f"{source.randrange(3)}-{source.randrange(40)}" for _ in range(2))
        return re.sub(r" closed=\S+", "", text) + f" closed={source.randrange(2)}:{then}"
    if kind == 5:
        flags = source.choice(["draw", "swap", "closing_lead", "closing_lead,swap"])
        return re.sub(r" flags=\S+", "", text) + f" flags={flags}"
    suits = f" married={source.choice('SHDC-')}/{source.choice('SHDC-')}"
    announced = f" announced={source.choice('SHDC')}" if source.random() < 0.4 else ""
    return re.sub(r" married=\S+", "", text) + suits + announced


@given(seeds)
def test_what_is_accepted_is_sound(seed: int) -> None:
    source = random.Random(seed)
    for state, _ in walk(seed):
        text = position_text(state)
        for _ in range(source.randint(1, 2)):
            text = changed(text, source)
        parsed = read_or_refused(parse_position, text)
        if parsed is not None:
            fault = native().check(parsed.table.variant, bytes(pack_state(parsed)))[0]
            assert fault == 0, f"{FAULTS[fault]}: {text}"
