"""Judges printed positions: what the exact solver makes of each, and whether what is stated about it agrees.

`judge` takes entries as the file of a column holds them (`readings`) and returns one judgement an entry, whose verdict is

- `agree`: what is stated and can be decided is so;
- `differ`: something stated is not so;
- `undecidable`: too little is said, or the question has no exact answer; `reason` says which;
- `malformed`: the entry is no position; `reason` names id and field.

Values are game points to `you` (negative ones to the opponent) for each card the side to move may play, keyed suit first
(`SA`), for `close stock` and for `exchange`: one number where all cards are known, else expectation, win probability and the
value by face-down stock card. A card of a marriage stands for the better of announcing it or not.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from sixtysix.search.evaluated import CLOSE_STOCK, Evaluation, evaluate
from sixtysix.search.exact import ExactSolve, solve
from sixtysix.search.printed import CloserMissing, Missing, Position, PositionError
from sixtysix.search.readings import Entry, as_object, entry_id, read
from sixtysix.search.statements import Finding, compare, computed

Verdict: TypeAlias = Literal["agree", "differ", "undecidable", "malformed"]

DOUBLE_DUMMY = "values are double dummy for each stock card: the sides would have to act without knowing it"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of one entry; `values` in the style of the file, `stated` with every statement compared."""

    id: str
    verdict: Verdict
    reason: str = ""
    exact: bool = False
    best: tuple[str, ...] = ()
    values: Mapping[str, object] | None = None
    stated: tuple[Finding, ...] = ()

    def as_fields(self) -> dict[str, object]:
        """The judgement as plain values, for JSON."""
        return {
            "id": self.id,
            "verdict": self.verdict,
            "reason": self.reason,
            "exact": self.exact,
            "best": list(self.best),
            "values": dict(self.values or {}),
            "stated": [finding.as_fields() for finding in self.stated],
        }


def judge(positions: Iterable[object], solver: ExactSolve = solve) -> list[dict[str, object]]:
    """Decides each entry; the judgements are plain values (`Judgement.as_fields`)."""
    return [judged(entry, solver).as_fields() for entry in positions]


def judged(entry: object, solver: ExactSolve = solve) -> Judgement:
    """The judgement of one entry. Never raises for what an entry says."""
    try:
        position = read(entry)
    except CloserMissing as missing:
        return _by_closer(entry, solver, str(missing))
    except PositionError as error:
        return Judgement(entry_id(entry), "malformed", str(error))
    except Missing as missing:
        return Judgement(entry_id(entry), "undecidable", str(missing))
    try:
        return _decided(as_object(entry) or {}, position, evaluate(position, solver))
    except PositionError as error:
        return Judgement(entry_id(entry), "malformed", str(error))
    except Missing as missing:
        return Judgement(entry_id(entry), "undecidable", str(missing))


def _by_closer(entry: object, solver: ExactSolve, reason: str) -> Judgement:
    """The judgement of a closed position that does not say by whom: agrees if it does with one of the two."""
    told = as_object(entry) or {}
    both = {side: judged({**told, "closed_by": side}, solver) for side in ("you", "opp")}
    agreeing = [side for side, each in both.items() if each.verdict == "agree"]
    if agreeing:
        found = both[agreeing[0]]
        return replace(
            found, reason="; ".join(filter(None, (f"closed by {agreeing[0]}, not said", found.reason)))
        )
    found = both["you"]
    if found.verdict == both["opp"].verdict:
        return found
    return Judgement(found.id, "undecidable", reason)


def _decided(entry: Entry, position: Position, evaluation: Evaluation) -> Judgement:
    findings = compare(entry, position, evaluation)
    verdict, reason = _verdict(findings, evaluation)
    if position.closer is not None and not evaluation.exact and findings and verdict == "undecidable":
        verdict, reason, findings = _with_some_stock(entry, position, evaluation, findings)
    return Judgement(
        id=position.id,
        verdict=verdict,
        reason=reason,
        exact=evaluation.exact,
        best=evaluation.best(),
        values=_values(evaluation),
        stated=tuple(findings),
    )


def _verdict(findings: Sequence[Finding], evaluation: Evaluation) -> tuple[Verdict, str]:
    wrong = [finding for finding in findings if finding.holds is False]
    firm = [finding.about for finding in wrong if finding.firm]
    if firm:
        return "differ", "; ".join(firm)
    if wrong:
        return "undecidable", f"{DOUBLE_DUMMY} ({'; '.join(finding.about for finding in wrong)})"
    if any(finding.holds for finding in findings):
        return "agree", "" if evaluation.exact else DOUBLE_DUMMY
    return "undecidable", "nothing is stated that can be compared"


def _with_some_stock(
    entry: Entry, position: Position, evaluation: Evaluation, findings: list[Finding]
) -> tuple[Verdict, str, list[Finding]]:
    """The verdict on a closed position told of one stock card that the entry does not name: some card must fit."""
    fitting: dict[str, list[Finding]] = {}
    for stock in evaluation.stocks:
        found = compare(entry, position, evaluation.given(stock))
        if _verdict(found, evaluation)[0] == "agree":
            fitting[stock] = found
    if fitting:
        named = " or ".join(fitting)
        return "agree", f"with {named} face down, which is not said", next(iter(fitting.values()))
    wrong = [
        any(finding.holds is False for finding in computed(entry, position, evaluation.given(stock)))
        for stock in evaluation.stocks
    ]
    if all(wrong):
        return "differ", "no stock card makes what was computed true", findings
    return "undecidable", "the face-down stock card is not said", findings


def _values(evaluation: Evaluation) -> dict[str, object]:
    """The values in the style of the file."""
    if len(evaluation.stocks) == 1:
        return {action: str(next(iter(by_stock.values()))) for action, by_stock in evaluation.values.items()}
    found: dict[str, object] = {}
    for action, by_stock in evaluation.values.items():
        measures: dict[str, object] = {
            "expected_game_points": str(evaluation.expected(action)),
            "win_probability": str(evaluation.winning(action)),
            "by_stock_card": dict(by_stock),
        }
        if action == CLOSE_STOCK:
            measures["leads"] = {
                stock: _best_leads(leads, evaluation) for stock, leads in evaluation.leads.items()
            }
        found[action] = measures
    return found


def _best_leads(leads: Mapping[str, int], evaluation: Evaluation) -> list[str]:
    best = max(leads.values()) if evaluation.yours else min(leads.values())
    return sorted(lead for lead, value in leads.items() if value == best)
