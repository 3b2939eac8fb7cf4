"""Worked examples W52-W66 of docs/rules/examples.md: claims, the end of a deal, the match."""

import pytest

from sixtysix.rules import PRESETS, SWITCHES, Match, Outcome, State, total
from sixtysix.rules.errors import ClaimIsAutomatic, ClaimNotNow
from tests.kit.moves import D, P, after, options, outcome, refusal, won
from tests.kit.positions import Side, position, rules, stacked


def match(preset: str, dealer: int = D, score: tuple[int, int] = (0, 0)) -> Match:
    return Match(PRESETS[preset], dealer, score)


def win(winner: int | None, game_points: int) -> Outcome:
    return Outcome(winner, game_points, "draw" if winner is None else "claim", (0, 0))


@pytest.mark.parametrize(("tricks", "points", "worth"), [(2, 33, 1), (2, 32, 2), (1, 0, 2), (0, 0, 3)])
def test_w52_a_correct_claim(tricks: int, points: int, worth: int) -> None:
    state = position(p=Side(tricks=4, points=66), d=Side(tricks=tricks, points=points), turn_up="JH")
    assert won(state, "W") == (P, worth)


@pytest.mark.parametrize(
    ("preset", "tricks", "points", "worth"),
    [
        ("sixty-six", 1, 14, 2),
        ("sixty-six", 0, 0, 3),
        ("pagat", 1, 14, 2),
        ("pagat", 0, 0, 2),
        ("schnapsen-tournament", 2, 33, 1),
        ("schnapsen-tournament", 1, 14, 2),
        ("schnapsen-tournament", 0, 0, 3),
    ],
)
def test_w53_a_claim_with_65(preset: str, tricks: int, points: int, worth: int) -> None:
    state = position(preset, p=Side(tricks=4, points=65), d=Side(tricks=tricks, points=points), turn_up="JH")
    assert state.table.closer is None
    assert won(state, "W") == (D, worth)


def test_w54_the_claim_decides_not_who_was_first() -> None:
    p, d = Side(tricks=3, points=30, married="H"), Side(tricks=4, points=66)
    end = outcome(position(p=p, d=d, leads=D), "W")
    assert end.totals == (70, 66)
    assert (end.winner, end.game_points) == (D, 1)


@pytest.mark.parametrize("preset", ["sixty-six", "pagat"])
def test_w55_claim_when_following(preset: str) -> None:
    p, d = Side("9S", tricks=4, points=66), Side("AS TS", tricks=1)
    state = after(position(preset, p=p, d=d, turn_up="JH"), "9S AS D TS")
    if preset == "sixty-six":
        assert won(state, "W") == (P, 2)
    else:
        assert refusal(state, "W") is ClaimNotNow


def test_w56_marry_to_exactly_66_before_the_other_claims() -> None:
    p, d = Side("KD QD", tricks=3, points=46), Side(tricks=2, points=30, married="H")
    state = position(p=p, d=d, turn_up="JH")
    assert total(state.table, D) == 70
    end = outcome(state, "20D W")
    assert end.totals == (66, 70)
    assert (end.winner, end.game_points) == (P, 1)


def last_trick(preset: str, p_points: int, d_points: int, *, married: str = "", p_wins: bool = True) -> State:
    """Before trick 12, worth 2: ace-free and between two cards of spades."""
    p, d = ("JS", "9S") if p_wins else ("9S", "JS")
    p_before = p_points - 2 * p_wins
    d_before = d_points - 2 * (not p_wins)
    return position(
        preset, p=Side(p, tricks=6, points=p_before, married=married), d=Side(d, tricks=5, points=d_before)
    )


def test_w57_the_bonus_decides() -> None:
    end = outcome(last_trick("sixty-six", 56, 64), "JS 9S")
    assert end.totals == (66, 64)
    assert (end.winner, end.game_points, end.reason) == (P, 1, "higher_total")


def test_w58_65_all_is_a_draw() -> None:
    end = outcome(last_trick("sixty-six", 55, 65), "JS 9S")
    assert end.totals == (65, 65)
    assert (end.winner, end.game_points, end.reason) == (None, 0, "draw")
    assert match("sixty-six").record(end).score == (0, 0)
    assert match("sixty-six").record(end).dealer == P
    assert match("pagat").record(end).dealer == D
    carried = match("german").record(end)
    assert carried.score == (0, 0)
    assert carried.record(win(P, 2)).score == (3, 0)


def test_w59_higher_total_against_last_trick() -> None:
    state = last_trick("sixty-six", 58, 62, married="C", p_wins=False)
    end = outcome(state, "9S JS")
    assert end.totals == (78, 72)
    assert (end.winner, end.game_points, end.reason) == (P, 1, "higher_total")


def test_w59_the_last_trick_wins_in_schnapsen() -> None:
    p, d = Side("JS", tricks=5, points=58, married="C"), Side("QS", tricks=4, points=57)
    end = outcome(position("schnapsen", p=p, d=d), "JS QS")
    assert end.totals == (78, 62)
    assert (end.winner, end.game_points, end.reason) == (D, 1, "last_trick")


@pytest.mark.parametrize(("preset", "worth"), [("schnapsen", 1), ("snapszli", 2)])
def test_w60_what_the_last_trick_is_worth(preset: str, worth: int) -> None:
    """Nobody claimed, though with 20 points on one side the other has 66."""
    p, d = Side("QS", tricks=7, points=95), Side("JS", tricks=2, points=20)
    end = outcome(position(preset, p=p, d=d), "QS JS")
    assert end.totals == (100, 20)
    assert (end.winner, end.game_points, end.reason) == (P, worth, "last_trick")


def test_w61_the_bonus_tips_57() -> None:
    def end(last: str) -> Outcome:
        p, d = Side("9S", tricks=6, points=57), Side("9C", tricks=5, points=63)
        return outcome(position(rules(last_trick=last), p=p, d=d), "9S 9C")

    assert end("ten").totals == (67, 63)
    assert (end("ten").winner, end("ten").game_points) == (P, 1)
    assert end("none").totals == (57, 63)
    assert end("none").winner is None


def test_w62_automatic() -> None:
    state = position("sixty-six-light", p=Side("AS", tricks=2, points=41), d=Side("KS", tricks=2, points=10))
    assert refusal(state, "W") is ClaimIsAutomatic
    state = position("sixty-six-light", p=Side("AS", tricks=3, points=52), d=Side("QS", tricks=1, points=10))
    end = outcome(state, "AS QS")
    assert end.totals == (66, 10)
    assert (end.winner, end.game_points, end.reason, end.claimed_by) == (P, 2, "reached", None)


def test_w63_sixty_all_is_a_draw() -> None:
    end = outcome(last_trick("sixty-six-light", 60, 60), "JS 9S")
    assert end.totals == (60, 60)
    assert (end.winner, end.game_points, end.reason) == (None, 0, "draw")


def test_w64_surplus_is_lost() -> None:
    over = match("sixty-six", score=(6, 5)).record(win(P, 3))
    assert over.score == (9, 5)
    assert over.winner == P
    with pytest.raises(ValueError, match="over"):
        over.record(win(P, 1))


def test_w65_who_deals_next() -> None:
    assert match("sixty-six").record(win(D, 1)).dealer == P
    assert match("pagat").record(win(D, 1)).dealer == D
    assert Match(rules(next_dealer="loser"), D).record(win(D, 1)).dealer == P


CLAIMING = [name for name, variant in PRESETS.items() if variant.win_mode == "claim"]


@pytest.mark.parametrize("preset", CLAIMING)
def test_w66_the_claim_does_not_depend_on_the_total(preset: str) -> None:
    """The same hand, 65 or 66 in the tricks: the same actions are legal, and the claim of 65 is punished."""
    held = "JS QS JC QC JD 9D" if PRESETS[preset].deck == 24 else "JS QS JC QC JD"
    less, enough = (
        position(preset, p=Side(held, tricks=4, points=points), d=Side(tricks=1), turn_up="JH")
        for points in (65, 66)
    )
    assert options(less) == options(enough)
    assert "W" in options(less)
    assert (won(less, "W")[0], won(enough, "W")[0]) == (D, P)


def test_w66_a_hopeless_claim_is_legal() -> None:
    """On the opening lead nobody has anything, and yet 66 may be claimed, to one's cost."""
    assert won(stacked(), "W") == (D, 3)


def test_w66_showing_points_changes_nothing_else() -> None:
    (shown,) = (switch for switch in SWITCHES if switch.name == "show_points")
    masks = {frozenset(options(stacked(rules(show_points=value)))) for value in shown.values}
    assert len(masks) == 1
