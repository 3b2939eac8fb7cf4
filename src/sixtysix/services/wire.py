"""What a seat is sent: the frames of docs/protocol/table.md, made from its view and from nothing else.

Only `result_frame` looks at a `State`, and only at that of a deal that is over.
"""

from typing import Any, TypeAlias

from sixtysix.notation import action_name
from sixtysix.rules import (
    ALGORITHM,
    CLAIM,
    CLOSE,
    DRAW,
    EXCHANGE,
    PRESETS,
    SEATS,
    SWITCHES,
    CardSet,
    Event,
    Match,
    PlayerView,
    Seat,
    Suit,
    Trick,
    Variant,
    actions_in,
    by_rule,
    card_name,
    cards_in,
    commitment,
    counted_openly,
    differences,
    fault,
    looked_back,
    marry,
    other,
    points_in,
    points_of,
    total,
)
from sixtysix.rules.card import SUITS
from sixtysix.rules.event import (
    Claimed,
    Closed,
    Dealt,
    Drew,
    Ended,
    Exchanged,
    Married,
    Played,
    TrickWon,
    TurnedUp,
)
from sixtysix.services.costs import DealCosts
from sixtysix.services.ports import Advice
from sixtysix.services.room import Deal, Room, undoable

Frame: TypeAlias = dict[str, Any]


def welcome_frame(room: Room, seat: Seat) -> Frame:
    """The first frame to a seat."""
    return {
        "type": "welcome",
        "table": room.name,
        "seat": seat,
        "version": room.version,
        "rules": rules_frame(room.preset, room.variant),
        "opponent": {"name": room.seats[other(seat)].name, "level": room.seats[other(seat)].level},
        "view": view_frame(room, seat),
    }


def update_frame(room: Room, seat: Seat) -> Frame:
    """What the last entry told a seat."""
    own = room.answered is not None and room.accepted.get((seat, room.answered)) == room.version
    return {
        "type": "update",
        "version": room.version,
        "command": room.answered if own else None,
        "events": events_frame(room, seat),
        "view": view_frame(room, seat),
    }


def refused_frame(room: Room, seat: Seat, command: str | None, code: str, sentence: str) -> Frame:
    """Why a command changed nothing, with the present view."""
    return {
        "type": "refused",
        "command": command,
        "error": code,
        "message": sentence,
        "version": room.version,
        "view": view_frame(room, seat),
    }


def hint_frame(room: Room, seat: Seat, command: str, advice: Advice) -> Frame:
    """What the strongest level would do with the view of the seat."""
    trump = room.deal.views[seat].table.trump if room.deal else 0
    return {
        "type": "hint",
        "command": command,
        "version": room.version,
        "best": action_name(advice.best, trump),
        "values": [
            {"action": action_name(action, trump), "value": round(value, 4)}
            for action, value in advice.values
        ],
    }


def costs_frame(room: Room, seat: Seat, command: str, costs: DealCosts) -> Frame:
    """What each decision of the seat has cost."""
    trump = room.deal.views[seat].table.trump if room.deal else 0
    return {
        "type": "costs",
        "command": command,
        "version": room.version,
        "worth": None if costs.worth is None else round(costs.worth, 4),
        "decisions": [
            {
                "trick": each.trick,
                "action": action_name(each.action, trump),
                "best": action_name(each.best, trump),
                "cost": round(each.cost, 4),
            }
            for each in costs.decisions
        ],
    }


def rules_frame(preset: str, variant: Variant) -> Frame:
    """A preset's name, the value of every switch, and where they differ from the preset."""
    base = PRESETS.get(preset, variant)
    return {"preset": preset, "switches": switches_of(variant), "differences": differences(variant, base)}


def switches_of(variant: Variant) -> dict[str, bool | int | str]:
    """The value of every switch."""
    return {switch.name: getattr(variant, switch.name) for switch in SWITCHES}


def _hand(cards: CardSet) -> list[str]:
    """Suit by suit, highest first."""
    return [card_name(card) for card in sorted(cards_in(cards), key=lambda card: (card // 6, -card))]


def _suit(suit: Suit) -> str:
    return SUITS[suit]


# --- events ------------------------------------------------------------------------------------------------------


def events_frame(room: Room, seat: Seat) -> list[Frame]:
    """The news of the last entry, as the seat may know it."""
    deal = room.deal
    if deal is None:
        return []
    if room.undone is not None:
        return [{"event": "undone", "seat": room.undone}]
    frames: list[Frame] = []
    for event in room.news[seat]:
        if isinstance(event, TurnedUp):
            continue  # told with the hand
        frames.append(_event(event, deal, seat))
    return frames


def _event(event: Event, deal: Deal, seat: Seat) -> Frame:  # noqa: C901  one case a kind of event
    match event:
        case Dealt(_, hand):
            turn_up = deal.views[seat].dealt_turn_up
            return {
                "event": "dealt",
                "deal": deal.number,
                "dealer": deal.dealer,
                "hand": _hand(hand),
                "turn_up": None if turn_up is None else card_name(turn_up),
            }
        case Married(who, suit, points):
            return {"event": "married", "seat": who, "suit": _suit(suit), "points": points}
        case Played(who, card):
            return {"event": "played", "seat": who, "card": card_name(card)}
        case TrickWon(who, led, answer):
            return {"event": "trick", "winner": who, "cards": [card_name(led), card_name(answer)]}
        case Drew(who, drawn):
            return {"event": "drew", "seat": who, "card": None if drawn is None else card_name(drawn)}
        case Exchanged(who, given, taken):
            return {"event": "exchanged", "seat": who, "given": card_name(given), "taken": card_name(taken)}
        case Closed(who, left):
            return {"event": "closed", "seat": who, "talon": left}
        case Claimed(who):
            return {"event": "claimed", "seat": who}
        case Ended():
            return {"event": "ended", "result": result_frame(deal)}
        case TurnedUp():
            raise ValueError("told with the hand")


# --- view --------------------------------------------------------------------------------------------------------


def view_frame(room: Room, seat: Seat) -> Frame | None:
    """What the seat knows of the present deal; None before the first."""
    deal = room.deal
    if deal is None:
        return None
    view = deal.views[seat]
    table = view.table
    over = table.outcome is not None
    face_up = table.turn_up is not None and table.closer is None
    return {
        "deal": deal.number,
        "dealer": table.dealer,
        "seat": seat,
        "step": table.step,
        "turn": None if over else table.turn,
        "leader": table.leader,
        "match": match_frame(room.match),
        "hand": _hand(view.hand),
        "opponent_cards": table.hand_sizes[other(seat)],
        "trump": _suit(table.trump),
        "turn_up": card_name(table.turn_up) if face_up and table.turn_up is not None else None,
        "talon": table.talon_size,
        "closed_by": table.closer,
        "phase": "strict" if table.strict else "free",
        "announced": None if table.announced is None else _marriage(table.announced, table.trump),
        "trick": [] if table.led is None else [{"seat": table.leader, "card": card_name(table.led)}],
        "tricks": [table.tricks(0), table.tricks(1)],
        "marriages": [
            [_marriage(suit, table.trump) for suit in range(4) if table.married[each] >> suit & 1]
            for each in SEATS
        ],
        "look_back": look_back(view),
        "points": _points(view, room.shows[seat]),
        "unseen": unseen(view),
        "legal": [action_name(action, table.trump) for action in actions_in(view.legal)],
        "why_not": why_not(view),
        "undoable": not over and undoable(deal, seat) is not None,
        "result": result_frame(deal) if over else None,
        "practice": deal.practice,
        "fairness": fairness_frame(room, deal),
    }


def match_frame(match: Match) -> Frame:
    """The match so far; game points as booked, so that they add up to the score."""
    return {
        "score": list(match.score),
        "target": match.variant.match_target,
        "count": match.variant.match_count,
        "carry": match.carry,
        "over": match.winner is not None,
        "winner": match.winner,
        "shutout": match.shutout,
        "results": [
            {
                "deal": number,
                "winner": result.outcome.winner,
                "game_points": result.booked,
                "reason": result.outcome.reason,
            }
            for number, result in enumerate(match.results, 1)
        ],
    }


def fairness_frame(room: Room, deal: Deal) -> Frame:
    """The promise of the shuffle, and once the deal is over its proof and the next promise."""
    return {
        "algorithm": ALGORITHM,
        "deal": deal.number,
        "commitment": commitment(deal.server_seed),
        "client_seed": deal.client_seed,
        "server_seed": deal.server_seed.hex() if deal.over else None,
        "next_commitment": commitment(room.next_seed) if deal.over and room.match.winner is None else None,
    }


def look_back(view: PlayerView) -> list[Frame]:
    """The tricks the seat may look at again."""
    return [{"seat": trick.winner, "cards": _cards(trick)} for trick in looked_back(view)]


def why_not(view: PlayerView) -> dict[str, str]:
    """For each card in hand, each marriage, exchange, close, draw and claim that is not legal: why."""
    table = view.table
    asked = [*cards_in(view.hand), *map(marry, range(4)), EXCHANGE, CLOSE, DRAW, CLAIM]
    found = ((action, fault(table, view.hand, action, view.seat)) for action in asked)
    return {action_name(action, table.trump): why.code() for action, why in found if why is not None}


def _points(view: PlayerView, show: str | None) -> Frame | None:
    """Card points where the rules show them or the seat has switched them on; hidden ones are not sent at all."""
    rule = view.table.variant.show_points
    if (show or ("hidden" if rule == "hidden" else "own")) == "hidden":
        return None
    opponent = total(view.table, other(view.seat)) if rule == "both" else None
    return {"own": total(view.table, view.seat), "opponent": opponent}


def unseen(view: PlayerView) -> list[str] | None:
    """The cards whose place the seat has not seen, where the rules show the count openly (A7); else they are not sent."""
    cards = counted_openly(view)
    return None if cards is None else _hand(cards)


def _marriage(suit: int, trump: int) -> Frame:
    return {"suit": _suit(suit), "points": 40 if suit == trump else 20}


def _cards(trick: Trick) -> list[str]:
    return [card_name(trick.led), card_name(trick.answer)]


# --- the end of a deal -------------------------------------------------------------------------------------------


def result_frame(deal: Deal) -> Frame:
    """A deal that is over, laid open: both hands as dealt, what is left of them and of the talon, every trick."""
    table, hands, talon = deal.state
    outcome = table.outcome
    if outcome is None:
        raise ValueError("a deal is laid open only when it is over")
    left = talon if table.turn_up is None else (*talon, table.turn_up)
    return {
        "winner": outcome.winner,
        "game_points": outcome.game_points,
        "reason": outcome.reason,
        "by_rule": by_rule(table, outcome),
        "totals": list(outcome.totals),
        "card_points": [points_in(pile) for pile in table.piles],
        "tricks": [table.tricks(0), table.tricks(1)],
        "hands": [_hand(hand) for hand in deal.dealt.hands],
        "left": [_hand(hand) for hand in hands],
        "talon": [card_name(card) for card in left],
        "log": _log(deal.views[0]),
        "closed_by": table.closer,
        "claimed_by": outcome.claimed_by,
    }


def _log(view: PlayerView) -> list[Frame]:
    table = view.table
    log: list[Frame] = [
        {
            "leader": trick.leader,
            "cards": _cards(trick),
            "winner": trick.winner,
            "points": points_of(trick.led) + points_of(trick.answer),
            "married": None if trick.married is None else _suit(trick.married),
        }
        for trick in view.tricks
    ]
    new = view.married_now
    if table.led is not None or new:  # the deal ended in the middle of a trick
        log.append(
            {
                "leader": table.leader,
                "cards": [] if table.led is None else [card_name(table.led)],
                "winner": None,
                "points": 0,
                "married": _suit(new.bit_length() - 1) if new else None,
            }
        )
    return log
