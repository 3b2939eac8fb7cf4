"""The arena: the same result whatever the number of processes and interruptions; files that do not belong are refused."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix.engine import Forfeit, FunctionPlayer
from sixtysix.engine.arena import Arena, Report
from sixtysix.engine.arena_pairs import Contest, Seated, play_pair
from sixtysix.engine.arena_state import StateRefused
from sixtysix.engine.baselines.simple import simple_player
from sixtysix.engine.players import UnknownPlayer, player
from sixtysix.engine.statistics import Estimate, Sprt
from sixtysix.notation import RecordBuilder, read_matches
from sixtysix.rules import PRESETS, Action, PlayerView

CONTEST = Contest("simple", "random", PRESETS["sixty-six"], 5)


def run(folder: Path, pairs: int = 12, *, jobs: int = 1, contest: Contest = CONTEST) -> Report:
    return Arena(contest, pairs, jobs, records=folder / "a.66r", resume=folder / "a.jsonl").run()


def interrupt_after(pairs: int) -> Callable[[int, Estimate], None]:
    def on_pair(done: int, _: Estimate) -> None:
        if done == pairs:
            raise KeyboardInterrupt

    return on_pair


def test_both_tables_play_the_same_cards_from_swapped_seats(tmp_path: Path) -> None:
    run(tmp_path, 3)
    text = (tmp_path / "a.66r").read_text(encoding="utf-8")
    records = list(read_matches(text.splitlines(), RecordBuilder))
    assert len(records) == 6
    for first, second in zip(records[::2], records[1::2], strict=True):
        assert first.header.players == ("simple", "random")
        assert second.header.players == ("random", "simple")
        assert first.deals[0].deck == second.deals[0].deck
        assert first.header.dealer == second.header.dealer


def test_records_say_what_the_report_says(tmp_path: Path) -> None:
    found = run(tmp_path)
    points = 0
    for record in read_matches((tmp_path / "a.66r").read_text("utf-8").splitlines(), RecordBuilder):
        first, second = record.match.score
        points += first - second if record.header.players[0] == "simple" else second - first
    assert points == sum(each.cluster.points for each in found.pairs)
    assert found.deals == 24
    assert found.estimate.mean == points / 24


@pytest.mark.parametrize("match_play", [False, True])
def test_an_interrupted_arena_goes_on_to_the_same_result(tmp_path: Path, match_play: bool) -> None:
    contest = replace(CONTEST, match_play=match_play)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    whole.mkdir()
    broken.mkdir()
    expected = run(whole, 8, contest=contest)
    stopped = Arena(contest, 8, 1, None, broken / "a.66r", broken / "a.jsonl", interrupt_after(3)).run()
    assert (stopped.stop, len(stopped.pairs)) == ("interrupted", 3)
    with (broken / "a.jsonl").open("ab") as stream:  # cut off while it was written
        stream.write(b'{"pair":4,"poi')
    with (broken / "a.66r").open("ab") as stream:
        stream.write(b"66r1\nrules sixty-six\n")
    again = run(broken, 8, contest=contest)
    assert again.pairs == expected.pairs
    assert again.estimate == expected.estimate
    assert again.matches_won == expected.matches_won
    assert (broken / "a.66r").read_bytes() == (whole / "a.66r").read_bytes()


def test_more_pairs_can_be_asked_for_later(tmp_path: Path) -> None:
    run(tmp_path, 4)
    assert run(tmp_path, 9).pairs == Arena(CONTEST, 9).run().pairs
    assert len(run(tmp_path, 2).pairs) == 2
    assert len((tmp_path / "a.jsonl").read_text("utf-8").splitlines()) == 10


def test_processes_change_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    assert run(one, 6).pairs == run(two, 6, jobs=2).pairs
    assert (one / "a.66r").read_bytes() == (two / "a.66r").read_bytes()


@pytest.mark.parametrize(
    "content",
    [
        b"my diary\n",
        b"{}\n",
        b"[1]\n",
        b"66r1\nrules sixty-six\n",
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_file_that_is_no_state_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(content)
    with pytest.raises(StateRefused, match=r"a\.jsonl is "):
        run(tmp_path)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("line", "new"),
    [
        (2, b"{}"),
        (2, b'{"pair":1,"points":[[4],[0]],"won":[0,0],"forfeits":[],"ms":[[],[]],"records_end":0}'),
        (2, b'{"pair":1,"points":[[1]],"won":[0,0],"forfeits":[],"ms":[[],[]],"records_end":0}'),
        (3, b"not JSON"),
        (3, b'{"pair":1,"points":[[1],[0]],"won":[0,0],"forfeits":[],"ms":[[],[]],"records_end":0}'),
    ],
)
def test_a_damaged_state_is_refused(tmp_path: Path, line: int, new: bytes) -> None:
    run(tmp_path, 4)
    file = tmp_path / "a.jsonl"
    lines = file.read_bytes().split(b"\n")
    lines[line - 1] = new
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(StateRefused, match=rf"damaged or no state of an arena \(line {line}\)"):
        run(tmp_path, 4)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(CONTEST, first="heuristic"), "a is simple there, heuristic here"),
        (replace(CONTEST, variant=PRESETS["schnapsen"]), "preset is sixty-six there, schnapsen here"),
        (replace(CONTEST, seed=6), "seed is 5 there, 6 here"),
        (replace(CONTEST, match_play=True), "match_play is False there, True here"),
    ],
)
def test_the_state_of_another_arena_is_refused(tmp_path: Path, other: Contest, said: str) -> None:
    run(tmp_path, 2)
    with pytest.raises(StateRefused, match=said):
        run(tmp_path, 2, contest=other)


def test_records_that_were_lost_are_noticed(tmp_path: Path) -> None:
    run(tmp_path, 3)
    (tmp_path / "a.66r").write_bytes(b"")
    with pytest.raises(StateRefused, match="shorter than it was"):
        run(tmp_path, 6)


def test_the_sequential_test_ends_it_early_at_the_same_pair_again(tmp_path: Path) -> None:
    test = Sprt(-0.5, 0.5)
    found = Arena(CONTEST, 500, sprt=test).run()
    assert (found.stop, found.verdict) == ("sprt", "high")
    assert 32 <= len(found.pairs) < 200
    Arena(CONTEST, 10, resume=tmp_path / "s").run()
    assert Arena(CONTEST, 500, sprt=test, resume=tmp_path / "s").run().pairs == found.pairs


def test_match_play_is_whole_matches() -> None:
    contest = replace(CONTEST, match_play=True)
    found = Arena(contest, 4).run()
    assert sum(found.matches_won) == 8
    for each in found.pairs:
        for points in each.points:
            assert max(sum(p for p in points if p > 0), -sum(p for p in points if p < 0)) >= 7


def test_chained_matches_are_counted_without_match_play() -> None:
    found = Arena(CONTEST, 20).run()
    assert found.matches_won[0] > found.matches_won[1]


def test_a_broken_player_loses_its_deals_by_three_and_the_rest_goes_on() -> None:
    def broken(view: PlayerView, seed: int) -> Action:
        if len(view.tricks) > 2:
            raise Forfeit("enough")
        return simple_player(view, seed)

    contest = replace(CONTEST, first="broken", match_play=True)
    seated = Seated(FunctionPlayer("broken", broken), player("random"))
    pair = play_pair(contest, seated, 1, records=True)
    assert pair.won == (0, 2)
    assert pair.points == ((-3,) * 3, (-3,) * 3)
    assert [each.side for each in pair.forfeits] == [0] * 6
    assert [(each.table, each.deal) for each in pair.forfeits] == [
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 1),
        (1, 2),
        (1, 3),
    ]
    records = list(read_matches(pair.records.splitlines(), RecordBuilder))
    assert dict(records[0].header.remarks)["x-forfeit"] == "seat 0: it gave up: enough"
    assert dict(records[3].header.remarks)["x-forfeit"] == "seat 1: it gave up: enough"
    assert "result *" in pair.records
    assert records[0].match.score == (0, 0)


def test_a_forfeit_is_kept_in_the_state(tmp_path: Path) -> None:
    contest = replace(CONTEST, first="cmd:false")
    found = run(tmp_path, 1, contest=contest)
    assert found.forfeits(0) == 2
    assert found.estimate.mean == -3
    kept = json.loads((tmp_path / "a.jsonl").read_text("utf-8").splitlines()[1])
    assert kept["forfeits"][0]["side"] == 0
    assert run(tmp_path, 1, contest=contest).pairs[0].forfeits == found.pairs[0].forfeits


def test_an_unknown_player_is_said_at_once() -> None:
    for jobs in (1, 2):
        with pytest.raises(UnknownPlayer, match="there is no player 'nobody'"):
            Arena(replace(CONTEST, second="nobody"), 4, jobs).run()
