"""The rows that always tell how things stand: trump, talon, phase, score, turn."""

from sixtysix.interfaces.home.referee import YOU
from sixtysix.interfaces.tui.picture import SUIT_STYLES, Line, Picture, Piece, flow, joined, width_of
from sixtysix.interfaces.tui.scene import Scene
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.words import Words
from sixtysix.rules import Seat, Table, other, total
from sixtysix.rules.card import SUITS

STATUS_ROWS = 2


def put_status(picture: Picture, width: int, scene: Scene, words: Words, signs: Signs) -> None:
    """Trump, talon and phase; below them the score, and whose turn it is."""
    table = scene.view.table
    gap = [Piece(f" {signs.dot} ", "dim")]
    strict = "strict" if table.strict else "free"
    first: list[Line] = [
        [
            Piece(signs.suit(table.trump), SUIT_STYLES[table.trump]),
            Piece(f" {words.page('trump-is', suit=SUITS[table.trump])}", "bold"),
        ],
        [Piece(talon_words(table, words))],
        [Piece(words.page(f"phase-{strict}"), "bold" if table.strict else "")],
    ]
    put_row(picture, 0, width, first, gap)
    scores = [_score(scene, seat, words, signs) for seat in (YOU, other(YOU))]
    turn = [Piece(_turn(scene, words), "bold")]
    if len(flow([*scores, turn], width, gap)) > 1:
        scores = [_score_in_figures(scene, seat, words, signs) for seat in (YOU, other(YOU))]
    put_row(picture, 1, width, [*scores, turn], gap)


def put_row(picture: Picture, y: int, width: int, items: list[Line], gap: Line) -> int:
    """Items side by side, all in one row; returns the cell after them."""
    rows = flow([item for item in items if item], width, gap)
    if len(rows) > 1:
        picture.cut.append("".join(piece.text for piece in joined(items, gap)))
    return picture.put_line(0, y, list(joined(rows[0], gap)))


def talon_words(table: Table, words: Words) -> str:
    """How much of the talon is left, and whether it is closed."""
    if table.closer is not None:
        return f"{words.page('talon-closed')} ({table.talon_size})"
    return words.page("talon-left", count=table.talon_size)


def _turn(scene: Scene, words: Words) -> str:
    table = scene.view.table
    if table.outcome is not None:
        return words.page("say-over")
    if table.turn == YOU:
        return words.page("turn-own")
    return words.page("turn-other", name=words.page("opponent"))


def _score(scene: Scene, seat: Seat, words: Words, signs: Signs) -> Line:
    """Name, chalk marks and number."""
    target, won = scene.match.variant.match_target, scene.match.score[seat]
    marks = min(won, target)
    return [
        *_named(scene, seat, words, signs),
        Piece(signs.won * marks, "bold"),
        Piece(signs.open * (target - marks), "dim"),
        Piece(f" {_shown(scene, seat)}", "bold"),
    ]


def _score_in_figures(scene: Scene, seat: Seat, words: Words, signs: Signs) -> Line:
    """The same where there is no room for chalk marks."""
    target = Piece(f"/{scene.match.variant.match_target}", "dim")
    return [*_named(scene, seat, words, signs), Piece(str(_shown(scene, seat)), "bold"), target]


def _named(scene: Scene, seat: Seat, words: Words, signs: Signs) -> Line:
    table = scene.view.table
    on_turn = table.outcome is None and table.turn == seat
    name = words.page("you" if seat == YOU else "opponent")
    return [Piece(signs.turn if on_turn else " ", "bold"), Piece(f"{name} ")]


def _shown(scene: Scene, seat: Seat) -> int:
    """The score, counted down where the rules do."""
    variant, won = scene.match.variant, scene.match.score[seat]
    return max(0, variant.match_target - won) if variant.match_count == "down" else won


def put_piles(picture: Picture, y: int, width: int, scene: Scene, words: Words, signs: Signs) -> None:
    """The own side: tricks won, marriages, and the card points if they are shown."""
    items = _won(scene, YOU, words, signs)
    table = scene.view.table
    if scene.points or table.variant.show_points == "both":
        both = f" : {total(table, other(YOU))}" if table.variant.show_points == "both" else ""
        items.append([Piece(words.page("my-points-are", points=total(table, YOU)) + both, "bold")])
    put_row(picture, y, width, [[Piece(words.page("you"))], *items], [Piece("  ")])


def put_opponent(picture: Picture, y: int, width: int, scene: Scene, words: Words, signs: Signs) -> None:
    """The other side: backs of the cards held, tricks won, marriages, and its level at the end of the row."""
    table = scene.view.table
    backs = " ".join([signs.back * 2] * table.hand_sizes[other(YOU)])
    items = _won(scene, other(YOU), words, signs)
    named: list[Line] = [[Piece(words.page("opponent"))], [Piece(backs, "dim")]]
    end = put_row(picture, y, width, [*named, *items], [Piece("  ")])
    level = [Piece(scene.opponent, "dim")]
    if end + 2 + width_of(level) <= width:  # where there is room; the log and the state say it in any case
        picture.put_line(width - width_of(level), y, level)


def _won(scene: Scene, seat: Seat, words: Words, signs: Signs) -> list[Line]:
    table = scene.view.table
    count = table.tricks(seat)
    items: list[Line] = [
        [Piece(words.page("tricks", count=count)), Piece(f" {signs.back * count}" if count else "", "dim")]
    ]
    for suit in range(4):
        if table.married[seat] >> suit & 1:
            points = 40 if suit == table.trump else 20
            items.append([Piece(str(points)), Piece(signs.suit(suit), SUIT_STYLES[suit])])
    return items
