"""Whatever the other side says, and whenever: an answer or a forfeit, in time."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix.engine.player import Forfeit
from sixtysix.engine.protocol import ExternalPlayer
from sixtysix.engine.protocol.transport import LONGEST_LINE, Ended, LineTooLong
from tests.engine.protocol.kit import PATIENCE, Memory, Reply, obedient, opening

KNOWN = [
    *(
        b"id name x",
        b"id author y",
        b"option name n type number default 1 min 1 max 2",
        b"s66ok 1",
        b"readyok",
    ),
    *(
        b"info nodes 1",
        b"info values AS 1",
        b"info text x",
        b"bestaction AS",
        b"bestaction W",
        b"error x",
        b"",
    ),
]
REPLY: st.SearchStrategy[Reply] = st.one_of(
    st.sampled_from(KNOWN),
    st.binary(max_size=40).map(lambda line: line.replace(b"\n", b"")),
    st.just(b"x" * LONGEST_LINE),
    st.builds(Ended),
    st.builds(LineTooLong),
)
TIMED = st.tuples(st.floats(0, 20), REPLY) | REPLY
SAYINGS = st.lists(TIMED, max_size=4)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(("s66", "isready", "view", "go", "stop"), SAYINGS)))
def test_anything_said_is_an_answer_or_a_forfeit(
    instead: dict[str, Sequence[Reply | tuple[float, Reply]]],
) -> None:
    transport = Memory(lambda line: obedient(line, **instead))
    player = ExternalPlayer("bot", patience=PATIENCE, connect=lambda _: transport)
    longest = 2 * PATIENCE.handshake + PATIENCE.decision + PATIENCE.grace
    sentence, action = "", -1
    try:
        action = player.decide(opening(), 1)
    except Forfeit as forfeit:
        sentence = str(forfeit)
    assert bool(sentence) == bool(transport.closed)
    assert sentence.isprintable()
    assert len(sentence) < 1000
    assert sentence or opening().legal >> action & 1
    assert transport.now() <= longest


@pytest.mark.parametrize("word", ["s66", "isready", "go"])
def test_an_endless_flood_ends(word: str) -> None:
    class Endless(Memory):
        def receive(self, until: float) -> bytes:
            self.time += 1e-6
            return b"info nodes 1" if self.sent[-1].startswith(word) else super().receive(until)

    transport = Endless(obedient)
    with pytest.raises(Forfeit, match="said 10000 lines without"):
        ExternalPlayer("bot", patience=PATIENCE, connect=lambda _: transport).decide(opening(), 1)
    assert transport.closed
