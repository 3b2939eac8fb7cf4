"""What can be done besides playing a card, each with its key."""

from collections.abc import Iterator
from typing import NamedTuple

from sixtysix.interfaces.tui.picture import SUIT_STYLES, Line, Picture, Piece, flow, width_of
from sixtysix.interfaces.tui.scene import Scene
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.words import Words
from sixtysix.rules import CLAIM, CLAIM_OUT_OF_TURN, CLOSE, DRAW, EXCHANGE, actions_in, is_marriage
from sixtysix.rules.action import MARRIAGE
from sixtysix.rules.card import SUITS

ACTION_ROWS = 2
_GAP = 2


class Choice(NamedTuple):
    """Something to do: the key shown, the key pressed by a click, what it is, and whether it is possible now."""

    key: str
    does: str
    label: Line
    possible: bool = True


def choices(scene: Scene, words: Words, signs: Signs) -> list[Choice]:
    """What the player may choose now; while a question is open, its answers."""
    page = words.page
    match scene.question:
        case "close" | "claim" as asked:
            yes = Choice("Enter", "enter", [Piece(page(f"confirm-{asked}-yes"))])
        case "new":
            yes = Choice("Enter", "enter", [Piece(page("act-new-match"))])
        case "marriage":
            return [*_marriages(scene, words, signs, by_suit=True), _cancel(words)]
        case None:
            return [*_actions(scene, words, signs)]
    return [yes, _cancel(words)]


def _cancel(words: Words) -> Choice:
    return Choice("Esc", "escape", [Piece(words.page("act-cancel"))])


def _actions(scene: Scene, words: Words, signs: Signs) -> Iterator[Choice]:
    view, page = scene.view, words.page
    if view.table.outcome is not None:
        over = "act-next" if scene.match.winner is None else "act-new-match"
        yield Choice("n", "n", [Piece(page(over))])
        yield Choice("Enter", "enter", [Piece(page("act-result"))])
        return
    if view.legal >> DRAW & 1:
        yield Choice("d", "d", [Piece(page("act-draw"))])
    married = list(_marriages(scene, words, signs, by_suit=False))
    yield from married or [Choice("m", "m", [Piece(page("act-marriage"))], possible=False)]
    yield Choice("x", "x", [Piece(page("act-exchange"))], bool(view.legal >> EXCHANGE & 1))
    yield Choice("c", "c", [Piece(page("act-close"))], bool(view.legal >> CLOSE & 1))
    claims = 1 << CLAIM | 1 << CLAIM_OUT_OF_TURN
    yield Choice("w", "w", [Piece(page("act-claim"))], bool(view.legal & claims))
    yield Choice("z", "z", [Piece(words.own("act-undo"))], scene.can_undo)
    yield Choice("i", "i", [Piece(page("act-hint"))], scene.can_hint)


def _marriages(scene: Scene, words: Words, signs: Signs, *, by_suit: bool) -> Iterator[Choice]:
    for action in actions_in(scene.view.legal):
        if is_marriage(action):
            suit = action - MARRIAGE
            points = 40 if suit == scene.view.table.trump else 20
            label = [
                Piece(f"{words.page('act-marry', points=points)} "),
                Piece(signs.suit(suit), SUIT_STYLES[suit]),
            ]
            yield Choice(SUITS[suit].lower() if by_suit else "m", f"marriage:{suit}", label)


def put_choices(picture: Picture, y: int, width: int, rows: int, offered: list[Choice]) -> None:
    """The choices side by side: a key in brackets works now, one without says why it does not."""
    lines = [(_line(choice), choice) for choice in offered]
    arranged = flow([line for line, _ in lines], width, [Piece(" " * _GAP)])
    if len(arranged) > rows:
        picture.cut.append(" ".join(choice.key for choice in offered))
    left = iter(lines)
    for row, items in enumerate(arranged[:rows]):
        x = 0
        for _ in items:
            line, choice = next(left)
            picture.spot(x, y + row, width_of(line), 1, choice.does)
            x = picture.put_line(x, y + row, line) + _GAP


def _line(choice: Choice) -> Line:
    if choice.possible:
        return [Piece(f"[{choice.key}]", "key"), Piece(" "), *choice.label]
    return [
        Piece(f" {choice.key} ", "dim"),
        Piece(" "),
        *(Piece(piece.text, "dim") for piece in choice.label),
    ]
