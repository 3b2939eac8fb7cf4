"""Games of hidden hands: equilibria and best responses, against every strategy there is, and against themselves."""

from collections.abc import Mapping
from functools import cache
from typing import NoReturn

import pytest

from sixtysix.engine.baselines.pimc import Pimc
from sixtysix.rules import (
    CLOSE,
    PRESETS,
    SEATS,
    Action,
    BySeat,
    PlayerView,
    Seat,
    State,
    Watched,
    apply,
    deal,
    deal_seed,
    legal_actions_of,
    other,
    shuffled_deck,
    watch,
)
from sixtysix.search.exact import Budget, closing_value
from sixtysix.search.kernel import Kernel, native
from sixtysix.search.nash import Game, GameTooLarge, Solved
from sixtysix.search.nash_deals import closed_game, closing_worths, public_deals
from sixtysix.search.nash_response import Policy, Question, response, view_in
from sixtysix.search.opencards import solve
from tests.kit.wasm import WasmKernel
from tests.search.games import Strategy, Tried, honest_actions, settled, tiny_games

NEAR = 1e-4


@cache
def small() -> tuple[Tried, ...]:
    return tuple(tiny_games(12, 64))


@pytest.mark.parametrize("seat", [0, 1])
def test_best_responses_are_the_best_of_all_strategies(seat: Seat) -> None:
    for each in small():
        theirs = each.strategies[other(seat)][-1]
        found = response(each.game, seat, played(theirs, other(seat)))
        worths = [
            each.worth(own, theirs) if seat == 0 else -each.worth(theirs, own)
            for own in each.strategies[seat]
        ]
        assert found == pytest.approx(max(worths), abs=NEAR)


def played(strategy: Strategy, seat: Seat) -> Policy:
    return lambda asked: {strategy[asked.deal.hands[seat], tuple(asked.path)]: 1.0}


@pytest.mark.parametrize("seat", [0, 1])
def test_no_strategy_does_better_against_the_average_than_is_said(seat: Seat) -> None:
    for each in small():
        solved = Solved(each.game)
        solved.improve(300)
        worth = solved.worth()
        sign = 1 - 2 * seat
        best = max(against(each.game, solved, own, seat) for own in each.strategies[seat])
        assert best == pytest.approx(worth.responses[seat], abs=NEAR)
        assert -NEAR <= worth.nash_conv < 0.01
        assert worth.responses[seat] >= sign * worth.value - NEAR


def against(game: Game, solved: Solved, own: Strategy, seat: Seat) -> float:
    """What a strategy gets against the average strategy of the other seat, in game points to the seat."""
    pairs = zip(game.deals, game.weights, strict=True)
    return sum(
        weight * expected(solved, dealt, settled(dealt), (), own, seat) for dealt, weight in pairs
    ) / sum(game.weights)


def expected(
    solved: Solved, dealt: State, state: State, path: tuple[Action, ...], own: Strategy, seat: Seat
) -> float:
    outcome = state.table.outcome
    if outcome is not None:
        return 0 if outcome.winner is None else outcome.game_points * (1 if outcome.winner == seat else -1)
    shares: Mapping[Action, float]
    if state.table.turn == seat:
        shares = {own[dealt.hands[seat], path]: 1.0}
    else:
        mixed = solved.strategy(dealt.hands[state.table.turn], path)
        # nothing is hidden any more where the game has been cut off
        shares = {best_of(state): 1.0} if mixed is None else mixed.probabilities
    return sum(
        share * expected(solved, dealt, settled(apply(state, action)), (*path, action), own, seat)
        for action, share in shares.items()
        if share
    )


def best_of(state: State) -> Action:
    values = solve(state).actions
    return max(honest_actions(state), key=lambda action: values[action].low)


# --- positions as they come about ------------------------------------------------------------------------------


def seen_positions(preset: str, count: int) -> list[Watched]:
    """Deals that `pimc-5` has played to a lead with two cards in the talon, with both seats' views."""
    found, number, who, variant = list[Watched](), 0, Pimc(5), PRESETS[preset]
    while len(found) < count:
        number += 1
        watched = watch(deal(variant, shuffled_deck(variant, deal_seed(3, number), "", number), number % 2))
        while (table := watched.state.table).outcome is None and not table.strict:
            if table.talon_size == 2 and table.step == "lead":
                found.append(watched)
                break
            watched = watched.after(who.decide(watched.view, number))
    return found


@cache
def positions() -> list[Watched]:
    return seen_positions("schnapsen", 4)


def closed(number: int, most_hands: int) -> Game:
    deals = public_deals(positions()[number].views)
    game = closed_game(deals, closing_worths(deals), least=-1, most_hands=most_hands)
    assert game is not None
    return game


def test_the_deals_are_those_that_both_views_leave_possible() -> None:
    for watched in positions():
        state, views = watched.state, watched.views
        deals = public_deals(views)
        assert state in deals
        assert len(set(deals)) == len(deals)
        for seat in (0, 1):
            assert all(
                deal.hands[seat] & view.known == view.known
                for view in (views[other(seat)],)
                for deal in deals
            )


def test_what_closing_is_worth_is_what_the_engine_makes_of_it() -> None:
    for watched in positions():
        state, views = watched.state, watched.views
        seat = state.table.turn
        worth = closing_worths(public_deals(views))[state.hands[seat]]
        assert worth == pytest.approx(closing_value(views[seat], 10_000, 1, Budget(10**9)))


def test_nash_conv_falls() -> None:
    solved = Solved(closed(0, 12))
    found = list[float]()
    for iterations in (4, 16, 64):
        solved.improve(iterations)
        found.append(solved.worth().nash_conv)
    assert found == sorted(found, reverse=True)
    assert -NEAR <= found[-1] < 0.01


def test_open_cards_lose_to_a_best_response() -> None:
    game = closed(1, 12)
    solved = Solved(game)
    solved.improve(80)
    worth = solved.worth()
    for seat in (0, 1):
        value = worth.value if seat == 0 else -worth.value
        assert response(game, seat) >= value - worth.nash_conv


@pytest.mark.parametrize("seat", [0, 1])
def test_the_policy_of_open_cards_is_the_player_that_solves_all_worlds(seat: Seat) -> None:
    after = positions()[0].after(CLOSE).views
    game, who = closed(0, 3), Pimc(1000)

    def ask(asked: Question) -> Mapping[Action, float]:
        view = view_in(after, asked)
        assert view.table == asked.worlds[0].table
        return {who.decide(view, 1): 1.0}

    assert response(game, seat, ask) == pytest.approx(response(game, seat), abs=NEAR)


def test_strategies_are_of_legal_actions() -> None:
    game = closed(2, 5)
    solved = Solved(game)
    solved.improve(20)
    for each, weight in zip(game.deals, game.weights, strict=True):
        mixed = solved.strategy(each.hands[each.table.turn]) if weight else None
        if weight:
            assert mixed is not None
            assert sum(mixed.probabilities.values()) == pytest.approx(1, abs=NEAR)
            assert all(legal_actions_of(each) >> action & 1 for action in mixed.probabilities)
    assert solved.strategy(0) is None
    assert solved.strategy(game.deals[0].hands[0], [CLOSE]) is None


def test_the_page_has_the_same_bytes() -> None:
    game, kernels = closed(3, 2), (native(), WasmKernel())
    worths = [worth_on(game, kernel) for kernel in kernels]
    assert worths[0] == worths[1]
    assert len({response(game, 0, kernel=kernel, mebibytes=16) for kernel in kernels}) == 1


def worth_on(game: Game, kernel: Kernel) -> object:
    solved = Solved(game, kernel=kernel)
    solved.improve(10)
    seat = game.deals[0].table.turn
    hands = {each.hands[seat] for each, weight in zip(game.deals, game.weights, strict=True) if weight}
    return solved.worth(), [solved.strategy(hand) for hand in sorted(hands)]


# --- what cannot be ----------------------------------------------------------------------------------------------


def test_a_game_has_weights_for_deals_of_one_table() -> None:
    state = positions()[0].state
    for deals, weights in (([], []), ([state], [0]), ([state], [-1]), ([state], [1, 1])):
        with pytest.raises(ValueError, match="weight"):
            Game(deals, weights)
    with pytest.raises(ValueError, match="open table"):
        Game([state, apply(state, CLOSE)], [1, 1])
    with pytest.raises(ValueError, match="at most two"):
        public_deals(BySeat(*(PlayerView(seat, state.table._replace(talon_size=4), 0) for seat in SEATS)))


def test_a_game_that_is_too_large_says_so() -> None:
    with pytest.raises(GameTooLarge, match="1 MiB"):
        Solved(closed(0, 100), most_mib=1)
    with pytest.raises(GameTooLarge, match="more memory"):
        response(closed(0, 100), 0, mebibytes=0)


def test_what_a_policy_raises_is_raised() -> None:
    def raises(asked: Question) -> NoReturn:
        raise LookupError(len(asked.path))

    game = closed(0, 2)
    for seat in (0, 1):
        with pytest.raises(LookupError):
            response(game, seat, raises)
        with pytest.raises(ValueError, match="probabilities"):
            response(game, seat, lambda _: {CLOSE: 1.0})


def test_a_closing_that_no_hand_should_make_is_no_game() -> None:
    deals = public_deals(positions()[0].views)
    assert closed_game(deals, closing_worths(deals), least=4) is None
