"""A table in the terminal without a terminal, and what its screens show."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from textual.pilot import Pilot

from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.referee import YOU, Decide, Referee
from sixtysix.interfaces.tui.app import TableApp
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.keeping import at_home
from sixtysix.interfaces.tui.match import TableMatch
from sixtysix.interfaces.tui.signs import ASCII, Signs
from sixtysix.interfaces.tui.words import words_in
from sixtysix.notation import Header, MatchRecord
from sixtysix.rules import (
    CLAIM,
    CLOSE,
    DRAW,
    EXCHANGE,
    PRESETS,
    Action,
    Variant,
    actions_in,
    card_name,
    cards_in,
    deal_seed,
    first_dealer,
    is_claim,
    is_marriage,
    is_play,
)
from sixtysix.rules.action import MARRIAGE
from tests.cli.kit import SteadyAdviser, first_legal

CARD = re.compile(r"(?<![A-Za-z0-9])([AKQJT9][SHDC])(?![A-Za-z0-9])")


def home_match(
    seed: int = 1, variant: Variant = PRESETS["sixty-six"], decide: Decide = first_legal
) -> HomeMatch:
    """A match against an opponent that is the same in every version."""
    dealer = first_dealer(deal_seed(seed, 1), "")
    record = MatchRecord(Header(variant, ("you", "sixtysix club"), dealer, None, seed))
    return HomeMatch(record, decide, adviser=SteadyAdviser())


def desk_of(  # what a table may differ in
    folder: Path,
    *,
    seed: int = 1,
    variant: Variant = PRESETS["sixty-six"],
    decide: Decide = first_legal,
    language: str = "en",
    signs: Signs = ASCII,
    size: tuple[int, int] = (60, 20),
) -> Desk:
    """A desk at a new match."""
    keeper = at_home(folder / "state", lambda: folder / "records")
    words = words_in(language)

    def begin() -> HomeMatch:
        return home_match(seed, variant, decide)

    match = TableMatch(begin(), begin, keeper, folder / "state", words)
    match.start()
    return Desk(match, words, signs, width=size[0], height=size[1])


def let_engine(desk: Desk) -> None:
    """The engine moves until it is the player's turn."""
    while desk.match.engine_due:
        desk.engine_decided(desk.match.version, desk.match.home.engine_action())


def press(desk: Desk, *names: str) -> None:
    """Some keys, the engine answering in between."""
    for name in names:
        desk.press(name)
        let_engine(desk)


def keys_for(desk: Desk, action: Action) -> list[str]:
    """The keys that take an action."""
    if is_play(action):
        name = card_name(action).lower()
        same = [card for card in cards_in(desk.match.view.hand) if card % 6 == action % 6]
        one = len(same) == 1 and desk.match.view.table.announced is None
        return (
            [name[0], "enter"] if one else [*name] if desk.match.view.table.announced is None else [name[0]]
        )
    if is_marriage(action):
        pairs = [each for each in actions_in(desk.match.view.legal) if is_marriage(each)]
        return ["m"] if len(pairs) == 1 else ["m", "shdc"[action - MARRIAGE]]
    return {EXCHANGE: ["x"], CLOSE: ["c", "c"], DRAW: ["d"], CLAIM: ["w", "w"]}.get(action, ["w", "enter"])


def chosen(desk: Desk, dice: random.Random) -> Action:
    """Any legal action; claims are rare, so that deals last."""
    actions = list(actions_in(desk.match.view.legal))
    patient = [action for action in actions if not is_claim(action)]
    return dice.choice(patient if patient and dice.random() < 0.98 else actions)


@dataclass
class Witness:
    """What the player has had the right to see in the present deal, by looking at the whole of it."""

    seen: int = 0
    dealt: Referee | None = field(default=None)

    def allowed(self, referee: Referee) -> set[str]:
        """The names of the cards that may be on a screen now."""
        if referee is not self.dealt:
            self.seen, self.dealt = 0, referee
        if referee.over:
            return {card_name(card) for card in range(24)}
        for state in (each.state for each in referee._history):
            table = state.table
            self.seen |= state.hands[YOU] | table.piles[0] | table.piles[1] | referee.view(YOU).known
            for card in (table.turn_up, table.led):
                self.seen |= 0 if card is None else 1 << card
        return {card_name(card) for card in cards_in(self.seen)}


def screen(desk: Desk) -> str:
    """The present screen; the size changes with every action."""
    desk.width, desk.height = ((60, 20), (80, 24), (120, 40))[desk.match.version % 3]
    return desk.picture().text()


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the engine has moved and all is shown."""
    await app.workers.wait_for_complete()  # pyright: ignore[reportUnknownMemberType]  Textual leaves it open
    await pilot.pause()


def screen_of(app: TableApp) -> str:
    """What a running window shows, as text."""
    rows = app.screen._compositor.render_strips()
    return "".join("".join(segment.text for segment in row).rstrip() + "\n" for row in rows)


Look = Callable[[Desk], None]


def play_match(desk: Desk, dice: random.Random, look: Look = lambda _: None, deals: int = 1000) -> None:
    """A match to its end by keys, or some deals of it: any legal action after the other, `look` called after each key."""
    for _ in range(3000):
        let_engine(desk)
        look(desk)
        if desk.match.over or len(desk.match.home.match.results) >= deals:
            return
        if desk.match.referee.over or desk.match.holding:
            names = ["enter"]
        else:
            names = keys_for(desk, chosen(desk, dice))
        for name in names:
            desk.press(name)
            look(desk)
    raise AssertionError("the match does not end")
