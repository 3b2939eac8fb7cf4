"""The package itself, loaded when it is needed: what we use of it, and how its cards and bots are called."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final, Protocol

from sixtysix.rules.card import Card

NOT_INSTALLED: Final = "the players vu:… are bots of the package schnapsen, which is not installed: pip install 'sixtysix[peers]'"
_SUITS: Final = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
_RANKS: Final = ("NINE", "JACK", "QUEEN", "KING", "TEN", "ACE")


class PeersMissing(RuntimeError):
    """The package is not installed; the text says how to install it."""


class TheirCard(Protocol):
    """A card of theirs."""

    @property
    def name(self) -> str:
        """As in `TEN_HEARTS`."""
        ...


class Move(Protocol):
    """What the player on turn does: plays a card, leads the king of a marriage, exchanges."""

    @property
    def cards(self) -> Sequence[TheirCard]:
        """The card; queen and king of a marriage; the jack that is exchanged."""
        ...

    def is_marriage(self) -> bool:
        """Whether it leads the king of a marriage."""
        ...

    def is_trump_exchange(self) -> bool:
        """Whether it exchanges; the same player then leads."""
        ...


class Cards(Protocol):
    """A hand."""

    def get_cards(self) -> Sequence[TheirCard]:
        """Its cards."""
        ...


class Trick(Protocol):
    """A trick, or an exchange: then `trump_card` is the card that was taken, else the moves are those of the trick."""

    leader_move: Move
    follower_move: Move
    trump_card: TheirCard

    def is_trump_exchange(self) -> bool:
        """Whether it is an exchange."""
        ...


class Perspective(Protocol):
    """What a bot is shown."""

    def am_i_leader(self) -> bool:
        """Whether this bot leads."""
        ...

    def get_hand(self) -> Cards:
        """The hand of the bot that is shown it."""
        ...

    def get_trump_card(self) -> TheirCard | None:
        """The card turned up, while there is a talon."""
        ...

    def get_talon_size(self) -> int:
        """The cards of the talon, the turn-up counted."""
        ...

    def get_game_history(self) -> Sequence[tuple["Perspective", Trick | None]]:
        """What this bot has been shown from the start, and the trick that followed; now, no trick."""
        ...

    def valid_moves(self) -> Sequence[Move]:
        """What this bot may do."""
        ...


class Bot(Protocol):
    """One who plays at their table; their engine asks nothing else of it."""

    def get_move(self, perspective: Perspective, leader_move: Move | None) -> Move:
        """The move; `leader_move` is what was led, if something was."""
        ...

    def notify_trump_exchange(self, move: Move) -> None:
        """Somebody exchanged."""
        ...

    def notify_game_end(self, won: bool, perspective: Perspective) -> None:
        """The deal is over."""
        ...


class Score(Protocol):
    """Card points of the winner; those of a marriage wait for a trick won after it."""

    direct_points: int


@dataclass(frozen=True, slots=True)
class Package:
    """The package."""

    game: Any
    bots: dict[str, Callable[[Random], Bot]]
    """Its bots by name."""
    cards: tuple[TheirCard | None, ...]
    """Its cards by the number of ours; no nines."""

    def play(
        self, bots: tuple[Bot, Bot], hands: tuple[Iterable[Card], Iterable[Card]], talon: Iterable[Card]
    ) -> tuple[Bot, int, Score]:
        """Plays a deal, the first bot leading: who won, the game points, and the winner's card points."""
        game = self.game
        first, second = (
            game.BotState(implementation=bot, hand=game.Hand([self.cards[card] for card in hand]))
            for bot, hand in zip(bots, hands, strict=True)
        )
        below = game.Talon([self.cards[card] for card in talon])
        dealt = game.GameState(leader=first, follower=second, talon=below, previous=None)
        winner, points, score = game.SchnapsenGamePlayEngine().play_game_from_state(dealt, None)
        return winner, points, score


def package() -> Package:
    """The package. Raises `PeersMissing`."""
    try:
        game, deck = import_module("schnapsen.game"), import_module("schnapsen.deck")
        rand, bully, rdeep = (
            import_module(f"schnapsen.bots.{name}") for name in ("rand", "bully_bot", "rdeep")
        )
    except ImportError as error:
        raise PeersMissing(NOT_INSTALLED) from error
    bots: dict[str, Callable[[Random], Bot]] = {
        "rand": rand.RandBot,
        "bully": bully.BullyBot,
        "rdeep-16-4": lambda rng: rdeep.RdeepBot(16, 4, rng),
        "rdeep-100-10": lambda rng: rdeep.RdeepBot(100, 10, rng),
    }
    cards = tuple(
        getattr(deck.Card, f"{_RANKS[card % 6]}_{_SUITS[card // 6]}") if card % 6 else None
        for card in range(24)
    )
    return Package(game, bots, cards)


def our_card(theirs: TheirCard) -> Card:
    """Our number of a card of theirs."""
    rank, suit = theirs.name.split("_")
    return _SUITS.index(suit) * 6 + _RANKS.index(rank)
