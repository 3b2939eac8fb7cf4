"""Hints in three steps, as the page gives them; what is said of claims; what the record keeps of both."""

from dataclasses import replace

import pytest

from sixtysix.i18n.translator import Translator
from sixtysix.interfaces.home.advice import Said, candidates, gap, nudge, reason
from sixtysix.interfaces.home.advised import Hint, cost_sentences
from sixtysix.interfaces.home.fairness import fairness_sentences
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.notes import Notes, notes_in, remarks_of
from sixtysix.interfaces.home.referee import ENGINE, YOU, LaidOpen
from sixtysix.interfaces.home.wording import Wording
from sixtysix.notation import action_from_name, parse_record, record_text
from sixtysix.rules import CLAIM, CLOSE, Action, PlayerView, actions_in, card_from_name, is_claim, total
from sixtysix.services.costs import DealCosts, Decision
from sixtysix.services.ports import Advice
from tests.interfaces.home.test_match import match_of

WORDING = Wording(Translator("plain"))
# seed 3: you lead and hold TS QS KH 9H AD KC; hearts are trumps


def advice(*values: tuple[str, float], trump: int = 1) -> Advice:
    actions = tuple((action_from_name(name, trump), value) for name, value in values)
    return Advice(actions[0][0], actions)


def sitting(seed: int = 3) -> HomeMatch:
    home = match_of(seed)
    home.next_deal()
    return home


def take(home: HomeMatch, *names: str) -> None:
    """Actions of the player, the engine answering in between."""
    for name in names:
        assert home.referee is not None
        home.act(action_from_name(name, home.referee.view(YOU).table.trump))
        while home.playing and (action := home.engine_action()) is not None:
            home.act(action)


def view_of(home: HomeMatch) -> PlayerView:
    assert home.referee is not None
    return home.referee.view(YOU)


def test_a_nudge_does_not_name_what_to_do() -> None:
    view = view_of(sitting())
    for name, said in (
        ("AD", "lead"),
        ("40H", "marriage"),
        ("C", "close"),
        ("W", "claim"),
        ("X", "exchange"),
    ):
        assert nudge(advice((name, 0.5)), view) == Said(f"hint-nudge-{said}")


def test_the_candidates_are_the_best_and_what_comes_near_it() -> None:
    found = advice(("TS", 0.5), ("JD", 0.45), ("AC", 0.4), ("9H", 0.39))
    assert candidates(found) == sorted(map(card_from_name, ("TS", "JD", "AC")))
    assert candidates(advice(("TS", 0.5), ("JD", -0.9), ("AC", -1))) == sorted(
        map(card_from_name, ("TS", "JD"))
    )
    assert candidates(Advice(card_from_name("TS"))) == [card_from_name("TS")]


@pytest.mark.parametrize(
    ("best", "said"),
    [
        ("AD", Said("hint-why-lead-high")),
        ("AH", Said("hint-why-lead-sure")),
        ("KH", Said("hint-why-lead-trump")),
        ("QS", Said("hint-why-lead-low")),
        ("TS", Said("hint-why-keep")),
        ("40H", Said("hint-why-marriage", 40)),
        ("20S", Said("hint-why-marriage", 20)),
        ("C", Said("hint-why-close")),
    ],
)
def test_the_reason_of_a_lead(best: str, said: Said) -> None:
    assert reason(advice((best, 1)), view_of(sitting())) == said


def test_the_reason_of_an_answer() -> None:
    home = match_of(11)  # the engine leads
    home.next_deal()
    action = home.engine_action()
    assert action is not None
    home.act(action)
    view = view_of(home)
    assert view.table.led == action
    led, trump = action, view.table.trump
    for card in range(24):
        if card == led:
            continue
        key = reason(Advice(card), view).key
        wins = card // 6 == led // 6 and card > led
        assert (key == "hint-why-win") == wins
        assert (key == "hint-why-trump") == (card // 6 == trump != led // 6)


def test_what_the_next_best_gives_up_is_told_where_it_is_worth_a_word() -> None:
    assert gap(advice(("TS", 0.5), ("JD", 0.2))) == pytest.approx(0.3)
    assert gap(advice(("TS", 0.5), ("JD", 0.49))) is None
    assert gap(advice(("TS", 0.5))) is None


def test_a_hint_tells_more_each_time_and_the_last_step_again() -> None:
    hint = Hint(advice(("QS", 0.5), ("TS", 0.2)), view_of(sitting()))
    assert hint.card is None
    assert hint.sentence(WORDING) == "Your lead: which card can you spare, and which do you still need?"
    second = hint.further()
    assert second.sentence(WORDING) == "Think about: queen of spades, ten of spades"
    assert second.card is None
    third = second.further()
    assert third.sentence(WORDING) == (
        "Queen of spades. Little is lost if your opponent takes it. The next best: 0.3 less."
    )
    assert third.card == card_from_name("QS")
    assert third.further() == third


def test_hints_and_practice_are_kept_in_the_record() -> None:
    home = sitting()
    assert home.advice() is not None
    assert home.advice() is not None
    take(home, "TS", "D")
    assert home.undo()
    left = parse_record(record_text(home.so_far()))
    assert left.header.remarks == (("x-hints", "1 2"), ("x-practice", "1"))
    again = HomeMatch(left, home.decide)
    again.next_deal()
    assert again.noted == Notes(2, practice=True)
    assert again.so_far() == left


def test_what_showed_nothing_new_may_be_taken_back_and_counts() -> None:
    home = sitting()
    assert home.referee is not None
    home.act(card_from_name("TS"))
    assert home.undo()
    assert not home.noted.practice
    assert home.so_far().header.remarks == ()


def test_remarks_of_others_stay_and_damaged_ones_are_left_out() -> None:
    others = (("x-place", "at home"), ("x-hints", "one"), ("x-practice", ""), ("x-hints", "3 2"))
    assert notes_in(others) == {3: Notes(2)}
    assert remarks_of(notes_in(others), others) == (("x-place", "at home"), ("x-hints", "3 2"))


def ended(home: HomeMatch, action: Action) -> LaidOpen:
    assert home.referee is not None
    home.act(action)
    return home.referee.laid_open()


def verdict(deal: LaidOpen, home: HomeMatch) -> str:
    return " ".join(WORDING.verdict(deal, home.match.variant))


def test_a_claim_too_early_says_how_much_was_missing() -> None:
    home = sitting()
    take(home, "TS")
    deal = ended(home, CLAIM)
    assert deal.claimed_wrongly
    short = 66 - deal.outcome.totals[YOU]
    assert f"You were {short} short of 66." in verdict(deal, home)
    assert "The penalty is" in verdict(deal, home)
    costs = " ".join(cost_sentences(DealCosts(0.5, ()), deal, WORDING))
    assert "None of your other decisions" in costs
    assert "Good cards. With the cards you were dealt the master would expect +0.5 game points." in costs


def played_until_66(claim_after: int | None) -> tuple[HomeMatch, LaidOpen]:
    """A deal in which the player has 66 and plays on for some tricks, to the end if None."""
    for seed in range(1, 200):
        home = sitting(seed)
        since: int | None = None
        while home.playing:
            assert home.referee is not None
            action, view = home.engine_action(), view_of(home)
            if action is None:
                table = view.table
                tricks = table.tricks(YOU) + table.tricks(ENGINE)
                has = bool(view.legal >> CLAIM & 1) and total(table, YOU) >= 66
                since = tricks if has and since is None else since
                if has and claim_after is not None and since is not None and tricks - since >= claim_after:
                    return home, ended(home, CLAIM)
                cards = [each for each in actions_in(view.legal) if not is_claim(each) and each != CLOSE]
                action = cards[-1]
            home.act(action)
        assert home.referee is not None
        deal = home.referee.laid_open()
        if claim_after is None and deal.late and deal.outcome.reason != "claim":
            return home, deal
    raise AssertionError("there is no such deal")


def test_a_claim_in_time_needs_no_word_and_a_late_one_is_told() -> None:
    home, deal = played_until_66(0)
    assert deal.late == 0
    assert "already had 66" not in verdict(deal, home)
    home, deal = played_until_66(1)
    assert deal.late
    assert f"You already had 66; tricks played after that: {deal.late}." in verdict(deal, home)


def test_a_forgotten_claim_is_told() -> None:
    home, deal = played_until_66(None)
    told = f"You had 66 and did not claim it; tricks played after that: {deal.late}."
    assert told in verdict(deal, home)


def test_the_costliest_decision_is_named() -> None:
    home = sitting()
    take(home, "TS")
    deal = ended(home, CLAIM)
    names = [card_from_name(name) for name in ("TS", "QS", "AD")]
    costs = DealCosts(-0.25, (Decision(1, names[0], names[1], 0.4), Decision(2, names[2], names[1], 0.1)))
    assert list(cost_sentences(costs, deal, WORDING)) == [
        "Costliest, trick 1: ten of spades.",
        "Queen of spades would have been worth 0.4 more.",
        "All your decisions together gave up 0.5 game points.",
        "Poor cards. With the cards you were dealt the master would expect \u22120.25 game points.",
        "Reckoned with what you could know, not with open cards.",
    ]
    german = Wording(Translator("plain", "de"))
    assert "\u22120,25" in " ".join(cost_sentences(costs, deal, german))


def test_the_check_of_the_shuffle_finds_another_deck_and_another_seed() -> None:
    home = sitting()
    dealt, variant = home.begun, home.match.variant
    assert dealt is not None
    assert dealt.fairness is not None
    assert dealt.fairness.server_seed is not None
    sealed = list(fairness_sentences(dealt, variant, WORDING, over=False))
    assert dealt.fairness.commitment in sealed[0]
    assert dealt.fairness.server_seed.hex() not in " ".join(sealed)
    good = " ".join(fairness_sentences(dealt, variant, WORDING, over=True))
    assert dealt.fairness.server_seed.hex() in good
    assert "all 24 cards are the same" in good
    deck = (dealt.deck[1], dealt.deck[0], *dealt.deck[2:])
    assert "the cards differ" in " ".join(
        fairness_sentences(replace(dealt, deck=deck), variant, WORDING, over=True)
    )
    forged = replace(dealt, fairness=replace(dealt.fairness, commitment="0" * 64))
    assert "does not fit" in " ".join(fairness_sentences(forged, variant, WORDING, over=True))


def test_a_closer_who_forgets_66_is_told_so() -> None:
    home, deal = played_until_66(None)
    table = deal.view.table._replace(closer=YOU)
    outcome = replace(deal.outcome, winner=ENGINE, game_points=3, reason="closer_failed", totals=(70, 20))
    forgot = deal._replace(view=replace(deal.view, table=table), outcome=outcome)
    said = verdict(forgot, home)
    assert "You closed, had 66 and did not claim" in said
    assert "short of 66" not in said
    beaten = forgot._replace(outcome=replace(outcome, totals=(61, 20)))
    assert "5 short of 66" in verdict(beaten, home)


@pytest.mark.parametrize(
    ("worth", "said"),
    [
        (1.5, "Very good"),
        (0.25, "Good"),
        (0.2, "Middling"),
        (-0.2, "Middling"),
        (-0.9, "Poor"),
        (-1, "Very poor"),
    ],
)
def test_the_dealt_cards_are_called_what_they_are_worth(worth: float, said: str) -> None:
    _, deal = played_until_66(0)
    assert f"{said} cards." in " ".join(cost_sentences(DealCosts(worth, ()), deal, WORDING))


def test_the_sums_trick_by_trick_end_with_what_the_deal_came_to() -> None:
    for claim_after in (0, 1, None):
        _, deal = played_until_66(claim_after)
        assert len(deal.sums) == len(deal.view.tricks)
        if deal.view.married_now == 0:
            assert tuple(deal.sums[-1][seat] for seat in (YOU, ENGINE)) == tuple(deal.outcome.totals)
