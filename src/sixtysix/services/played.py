"""Deals that a player has played, as the page tells them: the record `66-played-1`, field by field.

What a record may hold is checked here; whether it can have happened, by `services.replayed`. See docs/protocol/played.md.
"""

from datetime import datetime
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    model_validator,
)

from sixtysix.rules import Variant, card_from_name, house_rules, other, points_of
from sixtysix.rules.table import Reason

FORMAT: Final = "66-played-1"


def _card(name: str) -> str:
    card_from_name(name)
    return name


def _moment(text: str) -> str:
    datetime.fromisoformat(text)
    return text


CardName: TypeAlias = Annotated[str, Field(min_length=2, max_length=2), AfterValidator(_card)]
Side: TypeAlias = Annotated[StrictInt, Field(ge=0, le=1)]
Suit: TypeAlias = Literal["S", "H", "D", "C"]
Moment: TypeAlias = Annotated[
    str,
    Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$"),
    AfterValidator(_moment),
]


class _Shape(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class PlayedTrick(_Shape):
    """A trick as in the `log` of a result; the last one may be unfinished."""

    leader: Side = Field(title="Leader")
    cards: list[CardName] = Field(title="Cards", max_length=2, description="Led, answer")
    winner: Side | None = Field(title="Winner")
    points: StrictInt = Field(title="Card points", ge=0, le=22)
    married: Suit | None = Field(title="Suit of the marriage announced before it")

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        finished = len(self.cards) == 2
        if finished != (self.winner is not None):
            raise ValueError("a trick has a winner when it has two cards, and only then")
        if self.points != (sum(points_of(card_from_name(card)) for card in self.cards) if finished else 0):
            raise ValueError("the points of a trick are those of its cards")
        return self


class MatchAfter(_Shape):
    """The match after the deal."""

    score: tuple[Annotated[StrictInt, Field(ge=0, le=99)], Annotated[StrictInt, Field(ge=0, le=99)]] = Field(
        title="Score by seat"
    )
    over: StrictBool = Field(title="Whether it has ended")
    winner: Side | None = Field(title="Winner")

    @model_validator(mode="after")
    def _ends(self) -> Self:
        if self.over != (self.winner is not None):
            raise ValueError("a match that is over has a winner, and no other has")
        return self


class DealPlayed(_Shape):
    """One deal that was played to its end, with all its cards."""

    format: Literal["66-played-1"] = Field(title="Format")
    id: str = Field(title="Table and number of the deal", pattern=r"^[0-9A-Za-z_.-]{1,64}:[1-9][0-9]{0,5}$")
    at: Moment = Field(title="When it ended")
    preset: str = Field(title="Preset", max_length=64)
    differences: dict[Annotated[str, Field(max_length=64)], StrictBool | StrictInt | StrictStr] = Field(
        title="Switches that differ from the preset", max_length=64
    )
    level: str | None = Field(title="Level of the opponent", pattern=r"^[a-z0-9-]{1,32}$")
    seat: Side = Field(title="The player's seat")
    dealer: Side = Field(title="Dealer")
    hands: tuple[list[CardName], list[CardName]] = Field(title="Hands as dealt, by seat")
    turn_up: CardName = Field(title="Card turned up in the deal")
    talon: list[CardName] = Field(title="Cards dealt face down, in draw order", max_length=11)
    log: list[PlayedTrick] = Field(title="Tricks", max_length=12)
    exchanged_by: Side | None = Field(title="Who exchanged")
    closed_by: Side | None = Field(title="Who closed")
    closed_at: Annotated[StrictInt, Field(ge=1, le=12)] | None = Field(
        title="Cards in the talon when it was closed"
    )
    claimed_by: Side | None = Field(title="Who claimed")
    reason: Reason = Field(title="How it ended")
    winner: Side | None = Field(title="Winner")
    game_points: StrictInt = Field(title="Game points as booked", ge=0, le=99)
    match: MatchAfter = Field(title="The match after it")
    practice: StrictBool = Field(title="Whether it does not count")
    hints: StrictInt = Field(title="Hints taken", ge=0, le=999)

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        variant = self.variant()
        cards = [*self.hands[0], *self.hands[1], self.turn_up, *self.talon]
        if len(set(cards)) != variant.deck or len(cards) != variant.deck:
            raise ValueError(f"hands, turn-up and talon are not the {variant.deck} cards of the deck")
        if variant.deck == 20 and any(card[0] == "9" for card in cards):
            raise ValueError("a deck of 20 has no nines")
        if any(len(hand) != variant.hand_size for hand in self.hands):
            raise ValueError(f"a hand has {variant.hand_size} cards")
        if (self.closed_by is None) != (self.closed_at is None):
            raise ValueError("closed_by and closed_at go together")
        if self.log and self.log[0].leader != other(self.dealer):
            raise ValueError("the dealer's opponent leads to the first trick")
        return self

    def variant(self) -> Variant:
        """Its rules. Raises `ValueError` where there are none such."""
        try:
            return house_rules(self.preset, dict(self.differences))
        except KeyError:
            raise ValueError(f"{self.preset!r} is not a preset") from None
