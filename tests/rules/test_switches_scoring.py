"""Every value of the switches of claiming, scoring and the match, A2 to A7 and E6 to F10: what it changes."""

import pytest

from sixtysix.rules import Match, Outcome, Variant
from sixtysix.rules.errors import ClaimIsAutomatic, ClaimNotNow, ClaimOnOwnTurn
from tests.kit.cases import each_value
from tests.kit.moves import D, P, after, claims, options, outcome, refusal, won
from tests.kit.positions import Side, position, rules, stacked

DRAWN = Outcome(None, 0, "draw", (65, 65))


def win(winner: int, game_points: int = 1) -> Outcome:
    return Outcome(winner, game_points, "claim", (66, 40) if winner == P else (40, 66))


def check_same_play(first: Variant, second: Variant) -> None:
    """A switch of the table's manners: the same actions are legal, the deal is worth the same."""
    for variant in (first, second):
        state = stacked(variant, p="KS QS 9H", d="AS")
        assert options(state) == options(stacked(p="KS QS 9H", d="AS"))
        assert outcome(state, "20S QS AS W") == outcome(stacked(p="KS QS 9H", d="AS"), "20S QS AS W")


# --- match -------------------------------------------------------------------------------------------------


@each_value({"alternate": (P, P), "winner": (P, D), "loser": (D, P)})
def test_switch_next_dealer(value: str, expected: tuple[int, int]) -> None:
    """Who deals after D has dealt and P, or D, has won."""
    match = Match(rules(next_dealer=value), D)
    assert (match.record(win(P)).dealer, match.record(win(D)).dealer) == expected
    assert match.record(DRAWN).dealer == P, "after a draw the deal passes on"


@each_value({target: target - 1 for target in range(5, 16)})
def test_switch_match_target(value: int, expected: int) -> None:
    match = Match(rules(match_target=value), D, (expected, 0))
    assert match.winner is None
    assert match.record(win(P, 1)).winner == P
    assert match.record(win(P, 3)).score == (expected + 3, 0)


@each_value({"up": (2, 0), "down": (2, 0)})
def test_switch_match_count(value: str, expected: tuple[int, int]) -> None:
    """Counting down from the target is a way to show the score; it is kept upwards."""
    assert Match(rules(match_count=value), D).record(win(P, 2)).score == expected
    check_same_play(rules(match_count=value), rules())


@each_value({False: False, True: True})
def test_switch_shutout_double(value: bool, expected: bool) -> None:
    variant = rules(shutout_double=value)
    assert Match(variant, D, (6, 0)).record(win(P)).shutout is expected
    assert not Match(variant, D, (6, 1)).record(win(P)).shutout
    assert not Match(variant, D, (5, 0)).record(win(P)).shutout


@each_value(dict.fromkeys(("none", "last_trick", "own", "own_plus_first")))
def test_switch_look_back(value: str, expected: None) -> None:
    check_same_play(rules(look_back=value), rules())
    assert expected is None


@each_value(dict.fromkeys(("hidden", "own", "both")))
def test_switch_show_points(value: str, expected: None) -> None:
    check_same_play(rules(show_points=value), rules())
    assert expected is None


# --- closing -----------------------------------------------------------------------------------------------


@each_value({"end": 1, "at_close": 2})
def test_switch_close_freeze(value: str, expected: int) -> None:
    p, d = Side(tricks=4, points=68), Side(tricks=3, points=35, at_closing=(1, 14))
    state = position(rules(close_freeze=value), p=p, d=d, talon=4, turn_up="JH", closed_by=P)
    assert won(state, "W") == (P, expected)


def test_switch_close_freeze_no_trick_then() -> None:
    p, d = Side(tricks=4, points=68), Side(tricks=3, points=35, at_closing=(0, 0))
    state = position(rules(close_freeze="at_close"), p=p, d=d, talon=4, turn_up="JH", closed_by=P)
    assert won(state, "W") == (P, 3)


def failed(variant: Variant, at_closing: tuple[int, int], tricks: int = 1) -> int:
    """What the closer's opponent wins: before the last trick of a closed deal, which the closer loses with 60."""
    p, d = Side("9S", tricks=6 - tricks, points=60), Side("JS", tricks=tricks, at_closing=at_closing)
    end = outcome(position(variant, p=p, d=d, talon=10, closed_by=P), "9S JS")
    assert (end.winner, end.reason) == (D, "closer_failed")
    return end.game_points


@each_value({"2or3": (2, 3), "2": (2, 2), "3": (3, 3)})
def test_switch_close_fail(value: str, expected: tuple[int, int]) -> None:
    """With a trick at closing, and without."""
    variant = rules(close_fail=value)
    assert (failed(variant, (1, 11)), failed(variant, (0, 0))) == expected


@each_value({"at_close": 3, "at_end": 2})
def test_switch_close_fail_when(value: str, expected: int) -> None:
    """No trick at closing, some at the end."""
    assert failed(rules(close_fail_when=value), (0, 0)) == expected


def test_switch_close_fail_when_nothing_at_the_end_either() -> None:
    state = position(rules(close_fail_when="at_end"), p=Side("AS", tricks=1), talon=10, closed_by=P)
    assert won(state, "W") == (D, 3)


@each_value({"same": (2, 3), "2": (2, 2)})
def test_switch_close_beaten(value: str, expected: tuple[int, int]) -> None:
    def beaten(at_closing: tuple[int, int]) -> int:
        d = Side(tricks=4, points=66, at_closing=at_closing)
        end = outcome(
            position(rules(close_beaten=value), d=d, leads=D, talon=8, turn_up="JH", closed_by=P), "W"
        )
        assert (end.winner, end.reason) == (D, "closer_beaten")
        return end.game_points

    assert (beaten((1, 11)), beaten((0, 0))) == expected


@pytest.mark.parametrize(("fail", "worth"), [("2", 2), ("3", 3)])
def test_switch_close_beaten_same_follows_close_fail(fail: str, worth: int) -> None:
    d = Side(tricks=4, points=66, at_closing=(1, 11))
    state = position(rules(close_fail=fail), d=d, leads=D, talon=8, turn_up="JH", closed_by=P)
    assert won(state, "W") == (D, worth)


@each_value({"count": (P, P), "must_claim": (D, P)})
def test_switch_close_unclaimed(value: str, expected: tuple[int, int]) -> None:
    """The closer has 67 when the cards run out, and has lost, or won, the last trick."""
    variant = rules(close_unclaimed=value)
    winners = [
        won(position(variant, p=p, d=d, talon=10, turn_up="JH", closed_by=P), f"{p.held} {d.held}")[0]
        for p, d in (
            (Side("9S", tricks=5, points=67), Side("JS", tricks=1)),
            (Side("JS", tricks=5, points=65), Side("9S", tricks=1)),
        )
    ]
    assert tuple(winners) == expected


# --- claiming and the end ----------------------------------------------------------------------------------


@each_value({"claim": None, "auto": "reached"})
def test_switch_win_mode(value: str, expected: str | None) -> None:
    state = position(rules(win_mode=value), p=Side("AS", tricks=3, points=52), d=Side("QS", tricks=1))
    state = after(state, "AS QS")
    if expected is None:
        assert state.table.outcome is None
        assert won(state, "W")[0] == P
    else:
        assert (outcome(state).winner, outcome(state).reason) == (P, expected)


def test_switch_win_mode_auto_takes_no_claims() -> None:
    assert refusal(stacked(rules(win_mode="auto")), "W") is ClaimIsAutomatic


def test_switch_win_mode_auto_against_a_closer() -> None:
    p, d = Side("9S", tricks=1), Side("AS", tricks=3, points=56, at_closing=(1, 11))
    end = outcome(position(rules(win_mode="auto"), p=p, d=d, talon=8, closed_by=P), "9S AS")
    assert (end.winner, end.game_points, end.reason) == (D, 2, "closer_beaten")


CLAIM_MOMENTS = ("opening", "married", "following", "led", "waiting", "drawing")


@each_value(
    {
        "after_trick_or_meld": {"married", "led", "drawing"},
        "own_turn": {"opening", "married", "following", "led", "drawing"},
        "any_time": {*CLAIM_MOMENTS},
    }
)
def test_switch_claim_when(value: str, expected: set[str]) -> None:
    """The moments at which 66 may be claimed: the last two are when the other is on turn, and after a trick."""
    variant = rules(claim_when=value)
    middle = position(variant, p=Side(tricks=1), d=Side("KS QS", tricks=1), leads=D)
    moments = {
        "opening": (stacked(variant), "W"),
        "married": (after(stacked(variant, p="KS QS"), "20S"), "W"),
        "following": (position(variant, p=Side(tricks=1), d=Side(tricks=1), led="AS"), "W"),
        "led": (middle, "W"),
        "waiting": (middle, "W!"),
        "drawing": (position(variant, p=Side(tricks=1), to_draw=True), "W"),
    }
    assert {name for name, (state, word) in moments.items() if word in claims(state)} == expected
    assert set(moments) == set(CLAIM_MOMENTS)


def test_switch_claim_when_errors() -> None:
    assert refusal(stacked(rules(claim_when="after_trick_or_meld")), "W") is ClaimNotNow
    assert refusal(stacked(), "W!") is ClaimOnOwnTurn


def test_switch_claim_when_any_time_counts_for_the_claimer() -> None:
    state = position(
        rules(claim_when="any_time"), p=Side(tricks=4, points=66), d=Side("AS"), leads=D, turn_up="JH"
    )
    end = outcome(state, "W!")
    assert (end.winner, end.game_points, end.claimed_by) == (P, 3, P)
    false = outcome(
        position(rules(claim_when="any_time"), p=Side(tricks=4, points=65), leads=D, turn_up="JH"), "W!"
    )
    assert (false.winner, false.game_points, false.reason) == (D, 3, "false_claim")


@each_value({"2or3": (2, 2, 3), "2": (2, 2, 2), "3": (3, 3, 3), "mirror": (1, 2, 3)})
def test_switch_false_claim(value: str, expected: tuple[int, int, int]) -> None:
    """The other has 33 card points, has 14, has no trick."""
    found = [
        won(
            position(rules(false_claim=value), p=Side(tricks=4, points=65), d=d, turn_up="JH"),
            "W",
        )
        for d in (Side(tricks=2, points=33), Side(tricks=1, points=14), Side())
    ]
    assert found == [(D, worth) for worth in expected]


@each_value({"2or3": (2, 3), "2": (2, 2), "3": (3, 3), "mirror": (2, 2)})
def test_switch_false_claim_by_the_closers_opponent(value: str, expected: tuple[int, int]) -> None:
    """The closer has a trick, or has none. Mirror: what the opponent's right claim would have won (E11)."""
    found = [
        won(
            position(
                rules(false_claim=value),
                p=p,
                d=Side(tricks=3, points=50, at_closing=(1, 11)),
                leads=D,
                talon=8,
                closed_by=P,
            ),
            "W",
        )
        for p in (Side(tricks=1), Side())
    ]
    assert found == [(P, worth) for worth in expected]


@pytest.mark.parametrize(("value", "worth"), [("2or3", 3), ("2", 3), ("3", 3), ("mirror", 3)])
def test_switch_false_claim_by_the_closer_is_a_failed_close(value: str, worth: int) -> None:
    """No trick for the opponent at closing, one now: the higher of both rules (E10)."""
    p, d = Side(tricks=4, points=64), Side(tricks=1, at_closing=(0, 0))
    assert won(position(rules(false_claim=value), p=p, d=d, talon=8, closed_by=P), "W") == (D, worth)


@each_value({33: (2, 2, 1), 31: (2, 1, 1)})
def test_switch_schneider_limit(value: int, expected: tuple[int, int, int]) -> None:
    """A win against 30, 32 and 33 card points."""
    found = [
        won(
            position(
                rules(schneider_limit=value),
                p=Side(tricks=4, points=66),
                d=Side(tricks=2, points=points),
                turn_up="JH",
            ),
            "W",
        )
        for points in (30, 32, 33)
    ]
    assert found == [(P, worth) for worth in expected]


@each_value(
    {
        "ten": (P, 1, "higher_total", (66, 64)),
        "wins_1": (P, 1, "last_trick", (56, 64)),
        "wins_by_score": (P, 1, "last_trick", (56, 64)),
        "none": (None, 0, "draw", (56, 64)),
    }
)
def test_switch_last_trick(value: str, expected: tuple[int | None, int, str, tuple[int, int]]) -> None:
    p, d = Side("JS", tricks=6, points=54), Side("9S", tricks=5, points=64)
    end = outcome(position(rules(last_trick=value), p=p, d=d), "JS 9S")
    assert (end.winner, end.game_points, end.reason, end.totals) == expected


@each_value({"ten": (P, 2), "wins_1": (P, 1), "wins_by_score": (P, 2), "none": (P, 2)})
def test_switch_last_trick_against_20(value: str, expected: tuple[int, int]) -> None:
    p, d = Side("JS", tricks=8, points=98), Side("9S", tricks=3, points=20)
    assert won(position(rules(last_trick=value), p=p, d=d), "JS 9S") == expected


@pytest.mark.parametrize("value", ["ten", "wins_1", "wins_by_score", "none"])
def test_switch_last_trick_means_nothing_when_closed(value: str) -> None:
    p, d = Side("JS", tricks=5, points=60), Side("9S", tricks=1)
    end = outcome(position(rules(last_trick=value), p=p, d=d, talon=10, closed_by=P), "JS 9S")
    assert (end.winner, end.reason, end.totals[P]) == (D, "closer_failed", 62)


@each_value({"higher_total": (P, 1), "nobody": (None, 0)})
def test_switch_unclaimed(value: str, expected: tuple[int | None, int]) -> None:
    p, d = Side("JS", tricks=6, points=54), Side("9S", tricks=5, points=64)
    assert won(position(rules(unclaimed=value), p=p, d=d), "JS 9S") == expected


@each_value({0: (2, 0), 1: (3, 0)})
def test_switch_draw_carry(value: int, expected: tuple[int, int]) -> None:
    match = Match(rules(draw_carry=value), D).record(DRAWN)
    assert match.score == (0, 0)
    assert match.carry == value
    after_win = match.record(win(P, 2))
    assert after_win.score == expected
    assert after_win.carry == 0
    assert match.record(DRAWN).carry == 2 * value, "draws add up"


@each_value({False: (None, 0, "draw"), True: (P, 1, "last_trick")})
def test_switch_draw_last_trick_wins(value: bool, expected: tuple[int | None, int, str]) -> None:
    p, d = Side("JS", tricks=6, points=53), Side("9S", tricks=5, points=65)
    end = outcome(position(rules(draw_last_trick_wins=value), p=p, d=d), "JS 9S")
    assert end.totals == (65, 65)
    assert (end.winner, end.game_points, end.reason) == expected


@each_value({False: P, True: D})
def test_switch_redeal_same_dealer_on_draw(value: bool, expected: int) -> None:
    variant = rules(redeal_same_dealer_on_draw=value)
    assert Match(variant, D).record(DRAWN).dealer == expected
    assert Match(variant, D).record(win(P)).dealer == P
