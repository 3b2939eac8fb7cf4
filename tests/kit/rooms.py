"""A match at a table of the server, without a server: entries in, record out."""

from collections.abc import Iterable, Sequence

from sixtysix.engine import Engine, Level, engine_seed, needs_of
from sixtysix.notation import DealRecord, Fairness, Header, MatchRecord, action_from_name, action_name
from sixtysix.rules import Action, Variant, commitment, deal_seed, shuffled_deck
from sixtysix.services.command import Act, Next, entry_for
from sixtysix.services.entry import Acted, Created, Dealt, Entry, Sitter
from sixtysix.services.room import Room, opened, replay
from sixtysix.services.wire import switches_of

CLIENT_SEED = "0123456789abcdef" * 2


class SeededTable:
    """A table whose deals are seeded by a number, as those of the terminal are: the player at seat 0, a level at seat 1."""

    def __init__(self, variant: Variant, seed: int, level: Level) -> None:
        self.seed, self.engine = seed, Engine(level)
        seats = (Sitter(name="you", token="0"), Sitter(name=level.name))
        created = Created(
            at=0.0,
            preset="sixty-six",
            switches=switches_of(variant),
            seats=seats,
            next_seed=deal_seed(seed, 1).hex(),
        )
        self.entries: list[Entry] = [created]
        self.room: Room = opened(str(seed), created)

    def play(self, actions: Sequence[Action]) -> None:
        """The player's actions of a whole match, in order; the engine answers, and one deal follows the other."""
        left = iter(actions)
        while self.room.match.winner is None:
            deal = self.room.deal
            if deal is None or deal.over:
                promised = deal_seed(self.seed, len(self.room.match.results) + 2)
                self._append(entry_for(self.room, 0, Next(None, self.room.version, CLIENT_SEED), promised))
                continue
            seat = deal.state.table.turn
            action = self._engine_action(self.room) if seat == 1 else next(left)
            word = action_name(action, deal.state.table.trump)
            self._append(entry_for(self.room, seat, Act(None, self.room.version, word), b""))
        assert next(left, None) is None

    def _engine_action(self, room: Room) -> Action:
        assert room.deal is not None
        seed = engine_seed(room.name, room.deal.number, room.deal.steps)
        return self.engine.decide(room.deal.views[1], seed, needs_of(room.match, 1))

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.room = self.room.then(entry)


def record_of(
    name: str, entries: Sequence[Entry], players: tuple[str, str], date: str, seed: int
) -> MatchRecord:
    """The record of a table's history."""
    room = replay(name, entries)
    deals = list(_deals(room.variant, entries))
    return MatchRecord(Header(room.variant, players, deals[0].dealer, date, seed), tuple(deals))


def _deals(variant: Variant, entries: Sequence[Entry]) -> Iterable[DealRecord]:
    starts = [place for place, entry in enumerate(entries) if isinstance(entry, Dealt)]
    for start, end in zip(starts, [*starts[1:], len(entries)], strict=True):
        dealt = entries[start]
        assert isinstance(dealt, Dealt)
        seed = bytes.fromhex(dealt.server_seed)
        deck = shuffled_deck(variant, seed, dealt.client_seed, dealt.deal)
        trump = deck[2 * variant.hand_size if variant.deal_pattern == "33T" else 6] // 6
        acted = [entry for entry in entries[start + 1 : end] if isinstance(entry, Acted)]
        yield DealRecord(
            dealt.deal,
            dealt.dealer,
            deck,
            tuple(action_from_name(entry.action, trump) for entry in acted),
            Fairness(commitment(seed), dealt.client_seed, seed),
        )
