"""The referee at home: one deal after the other, undo, and everything laid open at the end."""

import random

import pytest

from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.referee import ENGINE, YOU
from sixtysix.notation import Header, MatchRecord, parse_record, record_text
from sixtysix.rules import PRESETS, RuleError, actions_in, card_from_name, deal_seed, first_dealer, view_of
from tests.cli.kit import first_legal


def match_of(seed: int = 3, preset: str = "sixty-six") -> HomeMatch:
    dealer = first_dealer(deal_seed(seed, 1), "")
    return HomeMatch(MatchRecord(Header(PRESETS[preset], ("you", "other"), dealer, None, seed)), first_legal)


def step(home: HomeMatch, dice: random.Random) -> bool:
    """One action of whoever is to act; whether it was the player's."""
    action = home.engine_action()
    assert home.referee is not None
    mine = action is None
    if action is None:
        action = dice.choice(list(actions_in(home.referee.view(YOU).legal)))
    home.act(action)
    return mine


@pytest.mark.parametrize("seed", range(6))
def test_undo_leads_back_to_the_state_before_the_last_own_action(seed: int) -> None:
    home, dice = match_of(seed), random.Random(seed)
    _, referee = home.next_deal()
    before = [(referee.state, tuple(referee.actions))]
    while not referee.over:
        state, actions = referee.state, tuple(referee.actions)
        if step(home, dice):
            before.append((state, actions))
        if home.playing and len(before) > 1 and dice.random() < 0.4:
            assert referee.can_undo
            assert referee.undo()
            assert (referee.state, tuple(referee.actions)) == before.pop()
    assert not referee.undo()
    assert not referee.can_undo
    assert parse_record(record_text(home.record)) == home.record


def test_the_same_actions_after_an_undo_get_the_same_answers() -> None:
    plain, undone = match_of(), match_of()
    for home in (plain, undone):
        _, referee = home.next_deal()
        assert referee.state.table.turn == YOU
        home.act(card_from_name("QS"))
        home.act(home.engine_action() or 0)
    assert undone.referee is not None
    assert undone.referee.undo()
    undone.act(card_from_name("QS"))
    undone.act(undone.engine_action() or 0)
    assert undone.so_far() == plain.so_far()


def test_an_illegal_action_changes_nothing() -> None:
    home = match_of()
    _, referee = home.next_deal()
    state = referee.state
    with pytest.raises(RuleError):
        home.act(card_from_name("AS"))
    assert referee.state == state
    assert home.so_far().deals[-1].actions == ()


def test_nothing_is_dealt_or_done_out_of_order() -> None:
    home = match_of()
    with pytest.raises(ValueError, match="nothing has been dealt"):
        home.act(0)
    assert home.engine_action() is None
    _, referee = home.next_deal()
    with pytest.raises(ValueError, match="no deal comes next"):
        home.next_deal()
    with pytest.raises(ValueError, match="only when it is over"):
        referee.laid_open()


def test_the_story_tells_the_player_nothing_more_than_the_view() -> None:
    home, dice = match_of(5), random.Random(5)
    _, referee = home.next_deal()
    while not referee.over:
        step(home, dice)
    view = referee.opening
    told = [event for _, events in referee.story() for event in events]
    seen = referee.view(YOU)
    assert view_of(YOU, (*view, *told)) == seen
    assert seen != referee.view(ENGINE)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_that_is_over_is_laid_open_whole(preset: str) -> None:
    home, dice = match_of(4, preset), random.Random(1)
    while home.match.winner is None:
        _, referee = home.next_deal()
        while not referee.over:
            step(home, dice)
        laid = referee.laid_open()
        cards = [laid.dealt[0], laid.dealt[1], *(1 << card for card in laid.talon)]
        assert sum(each.bit_count() for each in cards) == PRESETS[preset].deck
        assert laid.outcome == home.match.results[-1].outcome
    assert home.so_far() == home.record
    with pytest.raises(ValueError, match="no deal comes next"):
        home.next_deal()
