"""Exact best responses to a player whose policy is known (kernel/nash_response.c): how much it can lose at most."""

import ctypes
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import isclose
from typing import Final, NamedTuple, TypeAlias

from sixtysix.rules import (
    Action,
    BySeat,
    PlayerView,
    Seat,
    State,
    Variant,
    apply,
    events_of,
    is_claim,
    legal_actions_of,
    seen_by,
)
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.nash import TO_THE_END, Game, GameTooLarge
from sixtysix.search.packing import STATE_BYTES, unpack_state

SIGNATURES["s66_nash_respond"] = "pppiiipwqw:i"


class Question(NamedTuple):
    """An information set: what the seat on turn thinks possible, and how it came about."""

    worlds: Sequence[State]
    """All the states that its view leaves possible."""
    deal: State
    """A deal of the game in which it comes about …"""
    path: Sequence[Action]
    """… by these actions."""


Policy: TypeAlias = Callable[[Question], Mapping[Action, float]]
"""A player that can be measured: the probabilities of its actions in an information set."""


def response(
    game: Game,
    seat: Seat,
    policy: Policy | None = None,
    *,
    tricks: int = TO_THE_END,
    mebibytes: int = 256,
    kernel: Kernel | None = None,
) -> float:
    """What a seat gets by an exact best response to the other's play by a policy, in game points to that seat.

    None as policy is the mean of the open-card values over its worlds, the first of the best actions. Deals of weight 0 are
    not played, but the policy thinks them possible. Raises `GameTooLarge`, and what the policy raises.
    """
    asked = None if policy is None else _Asked(game.variant, policy)
    memory, worth = bytearray(mebibytes << 20), bytearray(8)
    done = (kernel or native()).call(
        "s66_nash_respond",
        *game.packed(),
        tricks,
        seat,
        0 if asked is None else asked.address,
        memory,
        len(memory),
        worth,
    )
    if asked is not None and asked.fault is not None:
        raise asked.fault
    if not done:
        raise GameTooLarge(f"the game needs more than {mebibytes} MiB: give it fewer deals or more memory")
    found: float = struct.unpack("<d", worth)[0]
    return found


def view_in(views: BySeat[PlayerView], question: Question) -> PlayerView:
    """The view of the seat on turn in an information set, from the seats' views of the deals of the game."""
    state, seat = question.deal, question.worlds[0].table.turn
    view = replace(views[seat], hand=state.hands[seat])
    for action in question.path:
        after = apply(state, action)
        for event in events_of(state, action, after):
            seen = seen_by(event, seat)
            view = view if seen is None else view.observe(seen)
        state = after
    return view


# --- asking a policy from the kernel ---------------------------------------------------------------------------


class _Question(ctypes.Structure):
    _fields_ = (
        ("worlds", ctypes.c_void_p),
        ("deal", ctypes.c_void_p),
        ("path", ctypes.c_void_p),
        ("count", ctypes.c_uint32),
        ("steps", ctypes.c_uint32),
    )


_CALLBACK: Final = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.POINTER(_Question), ctypes.POINTER(ctypes.c_float)
)


class _Asked:
    """A policy as the kernel calls it. What it raises is kept: nothing can be raised through C."""

    def __init__(self, variant: Variant, policy: Policy) -> None:
        self.fault: Exception | None = None
        self._variant, self._policy = variant, policy
        self._callback = _CALLBACK(self._ask)
        self.address = ctypes.cast(self._callback, ctypes.c_void_p).value or 0

    def _ask(
        self, _: int, asked: "ctypes._Pointer[_Question]", probability: "ctypes._Pointer[ctypes.c_float]"
    ) -> None:
        if self.fault is not None:
            return
        try:
            for action, share in self._answer(asked.contents).items():
                probability[action] = share
        except Exception as fault:  # noqa: BLE001  raised again by `response`
            self.fault = fault

    def _answer(self, asked: _Question) -> Mapping[Action, float]:
        worlds, deals = self._states(asked.worlds, asked.count), self._states(asked.deal, 1)
        path = tuple(ctypes.string_at(asked.path, asked.steps))
        shares = self._policy(Question(worlds, deals[0], path))
        legal = legal_actions_of(worlds[0])
        if not isclose(sum(shares.values()), 1, abs_tol=1e-6) or not all(
            legal >> action & 1 and not is_claim(action) and share >= 0 for action, share in shares.items()
        ):
            raise ValueError(
                f"a policy gives probabilities of legal actions but claims, 1 together: not {dict(shares)}"
            )
        return shares

    def _states(self, address: int, count: int) -> list[State]:
        packed = ctypes.string_at(address, count * STATE_BYTES)
        return [
            unpack_state(self._variant, packed[at : at + STATE_BYTES])
            for at in range(0, len(packed), STATE_BYTES)
        ]
