"""Printed positions: read, solved, compared with what is stated about them."""

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest

from sixtysix.rules import CLOSE, PRESETS, SEATS, Closing, State, Table, cards_in, cardset, total, totals
from sixtysix.rules.invariant import check
from sixtysix.search.evaluated import by_action, evaluate
from sixtysix.search.exact import solve
from sixtysix.search.positions import judge, judged
from sixtysix.search.printed import YOU, suit_first
from sixtysix.search.readings import read
from sixtysix.search.reference import Reference
from tests.kit.walk import Chooser, Step, aimless, dealt_by, walk

Entry = dict[str, Any]

FILE = Path(__file__).parent.parent / "data" / "schnapsen_log.json"
ENTRIES: dict[str, Entry] = {
    entry["id"]: entry for entry in json.loads(FILE.read_text(encoding="utf-8"))["positions"]
}
OPEN_QUESTIONS = {"122", "124", "132"}
"""One more card was known than the text shows; a first trick; another."""


def changed(name: str, **fields: object) -> Entry:
    return {**deepcopy(ENTRIES[name]), **fields}


@pytest.mark.parametrize("name", ENTRIES)
def test_the_column_and_the_solver_agree(name: str) -> None:
    judgement = judged(ENTRIES[name])
    assert judgement.verdict == ("undecidable" if name in OPEN_QUESTIONS else "agree"), judgement
    if judgement.verdict == "undecidable":
        assert judgement.reason
    kind = ENTRIES[name].get("computed_check", {}).get("kind", "")
    assert judgement.exact == kind.startswith("exact")
    json.dumps(judgement.as_fields())


@pytest.mark.parametrize(
    "name", [name for name, entry in ENTRIES.items() if entry["stock_facedown_count"] == 0]
)
def test_with_all_cards_known_the_values_are_those_of_the_rules(name: str) -> None:
    position = read(ENTRIES[name])
    state = position.state(())
    check(state)
    sign = 1 if state.table.turn == YOU else -1
    best = max(Reference().action_values(state).values())
    ours = judged(ENTRIES[name])
    assert ours.values is not None
    values = {action: int(str(value)) for action, value in ours.values.items()}
    assert best * sign == (max(values.values()) if state.table.turn == YOU else min(values.values()))


def test_points_are_those_stated_whatever_tricks_make_them() -> None:
    for entry in ENTRIES.values():
        position = read(entry)
        state = position.state(next(position.stocks()))
        check(state)
        now = without_led_marriage(state, married=position.married_led)
        stated = entry["trick_points"]
        assert [total(now.table, seat) for seat in SEATS] == [stated["you"], stated["opp"]]


def without_led_marriage(state: State, *, married: bool) -> State:
    table = state.table
    if not married or table.led is None:
        return state
    suits = [table.married[0], table.married[1]]
    suits[table.leader] &= ~(1 << table.led // 6)
    return state._replace(table=table._replace(married=(suits[0], suits[1])))


def suits_moved(entry: object, names: Mapping[str, str]) -> Any:
    """The entry with its suits exchanged for others, in keys, cards and marriages."""
    words = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
    if isinstance(entry, dict):
        fields = cast("dict[str, object]", entry)
        return {suits_moved(key, names): suits_moved(value, names) for key, value in fields.items()}
    if isinstance(entry, list):
        return [suits_moved(value, names) for value in cast("list[object]", entry)]
    if not isinstance(entry, str):
        return entry
    if entry in words:
        return names[entry]
    text = entry
    for suit, word in words.items():
        text = text.replace(word, f"<{suit}>")
    for suit in words:
        text = text.replace(f"<{suit}>", words[names[suit]])
    tokens = text.split(" ")
    return " ".join(
        names[token[0]] + token[1:]
        if token[:1] in names and token[1:2] in "ATKQJ" and len(token) in (2, 3)
        else token
        for token in tokens
    )


@pytest.mark.parametrize("name", [name for name in ENTRIES if name not in OPEN_QUESTIONS])
def test_the_names_of_the_suits_do_not_matter(name: str) -> None:
    names = {"S": "H", "H": "D", "D": "C", "C": "S"}
    entry = deepcopy(ENTRIES[name])
    kind = entry.pop("id")
    moved = suits_moved(entry, names)
    first, second = judged({**entry, "id": kind}), judged({**moved, "id": kind})
    assert second.verdict == first.verdict == "agree"
    assert {names[action[0]] + action[1] for action in first.best if len(action) == 2} == {
        action for action in second.best if len(action) == 2
    }


@pytest.mark.parametrize("name", [name for name, entry in ENTRIES.items() if "computed_check" in entry])
def test_a_wrong_value_is_found_out(name: str) -> None:
    entry = deepcopy(ENTRIES[name])
    values = entry["computed_check"]["values"]
    first = next(iter(values))
    value = values[first]
    if isinstance(value, str):
        values[first] = str(-int(value))
    elif "leads" in value:
        value["leads"] = value["leads"][1:]
    else:
        value["expected_game_points"] = "1/7"
    assert judged(entry).verdict == "differ"


def test_what_is_left_out_is_inferred() -> None:
    cases: list[tuple[str, Entry]] = [
        (
            "002",
            {"stock_facedown_count": None, "stock_closed": None, "trump_suit": None, "game_points": None},
        ),
        ("002", {"trump_upcard": None, "on_lead": None}),
        ("004", {"opp_known_cards": None, "opp_has_trick": True}),
        ("048b", {"stock_facedown_count": None, "stock_closed": None}),
        ("076b", {"trump_upcard": None, "closed_by": None}),
        ("116", {"stock_closed": "opp", "closed_by": None}),
        ("116", {"closed_by": None, "notes": "The opponent closed the stock one trick ago."}),
    ]
    for name, gone in cases:
        assert judged(changed(name, **gone)).verdict == "agree", (name, gone)


def test_a_marriage_on_the_led_card_counts_with_it() -> None:
    told = judged(ENTRIES["002"])
    silent = judged(changed("002", marriage_declared="", opp_known_cards=["DK"]))
    assert told.best == ("CT",)
    assert silent.values != told.values
    known = judged(changed("002", opp_known_cards=[]))
    assert known.values == told.values  # the mate is known to be there


def test_both_sides_can_be_seen_as_you() -> None:
    mirrored: Entry = changed("066", on_lead="opp", answer=None, computed_check=None)
    mirrored["hand"], mirrored["unseen"] = mirrored["unseen"], mirrored["hand"]
    mirrored["trick_points"] = {"you": 36, "opp": 32}
    found, original = judged(mirrored), judged(ENTRIES["066"])
    assert found.best == original.best
    assert {key: -int(str(value)) for key, value in (found.values or {}).items()} == {
        key: int(str(value)) for key, value in (original.values or {}).items()
    }
    assert found.verdict == "undecidable"
    assert found.reason == "nothing is stated that can be compared"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"hand": "SA"}, "hand"),
        ({"hand": {"S": "A1"}}, "hand.S"),
        ({"hand": {"X": "A"}}, "hand"),
        ({"hand": {"S": "AA"}}, "hand.S"),
        ({"hand": {"S": "ATKQJ"}}, "unseen"),
        ({"unseen": {"S": "K"}}, "stock_facedown_count"),
        ({"stock_facedown_count": 2}, "stock_facedown_count"),
        ({"stock_facedown_count": "one"}, "stock_facedown_count"),
        ({"trump_suit": "X"}, "trump_suit"),
        ({"trump_upcard": "HJ"}, "trump_upcard"),
        ({"card_led": "10D"}, "card_led"),
        ({"card_led": "SA"}, "card_led"),
        ({"opp_known_cards": "DK"}, "opp_known_cards"),
        ({"opp_known_cards": ["SA"]}, "opp_known_cards"),
        ({"opp_known_cards": ["DK", "SK", "HQ", "HJ", "CA"]}, "opp_known_cards"),
        ({"trick_points": {"opp": 31, "you": 17}}, "trick_points"),
        ({"trick_points": {"opp": -1, "you": 17}}, "trick_points.opp"),
        ({"trick_points": [1]}, "trick_points"),
        ({"opp_has_trick": False}, "opp_has_trick"),
        ({"on_lead": "north"}, "on_lead"),
        ({"stock_closed": "perhaps"}, "stock_closed"),
        (
            {"computed_check": {"values": {"SA": {"expected_game_points": "much"}}}},
            "computed_check.values.SA",
        ),
        ({"answer": {"best": "CT"}}, "answer.best"),
        ({"answer": []}, "answer"),
    ],
)
def test_a_malformed_entry_is_told_by_id_and_field(fields: dict[str, object], field: str) -> None:
    judgement = judged(changed("002", **fields))
    assert judgement.verdict == "malformed", judgement
    assert judgement.reason.startswith(f"position 002, field {field}"), judgement.reason


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"trick_points": None}, "trick points"),
        ({"trump_suit": None, "trump_upcard": None}, "trump suit"),
        ({"on_lead": None, "card_led": None}, "on lead"),
        (
            {
                "stock_closed": True,
                "stock_facedown_count": None,
                "unseen": {"S": "K", "H": "J", "D": "KQ", "C": "A"},
            },
            "closed",
        ),
    ],
)
def test_too_little_said_is_undecidable(fields: dict[str, object], reason: str) -> None:
    judgement = judged(changed("002", **fields))
    assert judgement.verdict == "undecidable"
    assert reason in judgement.reason


def test_one_bad_entry_does_not_stop_the_others() -> None:
    verdicts = [found["verdict"] for found in judge([7, {}, ENTRIES["078"]])]
    assert verdicts == ["malformed", "malformed", "agree"]


def printed(step: Step) -> Entry | None:
    """A moment of a deal as a column would print it, seat 0 being you; None where a column would not."""
    state, table = step.state, step.state.table
    married = [table.married[0], table.married[1]]
    shown = [0, 0]
    for trick in step.views[0].tricks:
        shown[trick.leader] |= 0 if trick.married is None else 1 << trick.married
    new = married[table.leader] & ~shown[table.leader]
    if table.step not in {"lead", "follow"} or table.talon_size > 2 or max(map(total_of(table), SEATS)) >= 66:
        return None
    if any(shown[seat] and not table.piles[seat] for seat in SEATS):
        return None
    led = 0 if table.led is None else 1 << table.led
    before = table._replace(married=(shown[0], shown[1]))
    sides = ("you", "opp")
    return {
        "id": "met in play",
        "hand": by_suit(state.hands[0] | (led if table.leader == 0 else 0)),
        "unseen": by_suit(state.hands[1] | cardset(state.talon) | (led if table.leader == 1 else 0)),
        "trump_suit": "SHDC"[table.trump],
        "trump_upcard": None if table.turn_up is None else suit_first(table.turn_up),
        "stock_closed": table.closer is not None,
        "closed_by": None if table.closer is None else sides[table.closer],
        "opp_known_cards": [suit_first(card) for card in cards_in(step.views[0].known)],
        "trick_points": {side: total(before, seat) for side, seat in zip(sides, SEATS, strict=True)},
        "on_lead": sides[table.leader],
        "card_led": None if table.led is None else suit_first(table.led),
        "marriage_declared": "a marriage with this lead, not yet in trick_points" if new else "",
    }


def total_of(table: Table) -> Callable[[int], int]:
    return lambda seat: total(table, seat)


def by_suit(cards: int) -> dict[str, str]:
    names = [suit_first(card) for card in cards_in(cards)]
    return {suit: "".join(name[1] for name in names if name[0] == suit) for suit in "SHDC"}


def closing_late(seed: int) -> Chooser:
    """An aimless player that closes at the last chance, in every other deal."""
    roaming = aimless(seed)
    return lambda view: (
        CLOSE if seed % 2 and view.table.talon_size == 2 and view.legal >> CLOSE & 1 else roaming(view)
    )


def test_positions_met_in_play_are_read_back() -> None:
    seen: set[tuple[int, bool, bool]] = set()
    for seed in range(40):
        for step in walk(dealt_by(PRESETS["schnapsen"], seed), closing_late(seed)):
            entry = None if step.state.table.outcome is not None else printed(step)
            if entry is None:
                continue
            state, table = step.state, step.state.table
            if table.closer is not None:  # an entry knows no points at closing but its own
                closing = Closing((table.tricks(0), table.tricks(1)), totals(table))
                state = state._replace(table=table._replace(closing=closing))
            stock = " ".join(map(suit_first, state.talon))
            values = by_action([state], solve)[0]
            assert evaluate(read(entry), solve).given(stock).values == {
                action: {stock: value} for action, value in values.items()
            }
            seen.add((table.talon_size, table.closer is not None, table.led is not None))
    assert len(seen) == 6
