"""A match at the plain table: deal after deal, its record saved after each and when the player leaves."""

import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path

from sixtysix.engine import needs_of
from sixtysix.interfaces.cli.plain.player import Left, Player
from sixtysix.interfaces.cli.plain.referee import ENGINE, YOU, Decide, Referee
from sixtysix.interfaces.cli.plain.saving import save
from sixtysix.notation import DealRecord, Fairness, MatchRecord, variant_text
from sixtysix.rules import (
    CLAIM_OUT_OF_TURN,
    Match,
    Outcome,
    commitment,
    deal_seed,
    shuffled_deck,
)


@dataclass(slots=True)
class Session:
    """Plays a match to its end, or until the player leaves."""

    record: MatchRecord
    """The match so far; its last deal may be broken off, and is then taken up again."""
    file: Path
    player: Player
    decide: Decide
    server_seed: bytes | None = None
    """Shuffles the next deal; later ones are drawn, or follow from the seed of the match."""
    client_seed: str = ""
    match: Match = field(init=False)
    _secret: str = field(init=False)
    """Seeds the engine's decisions."""
    _playing: tuple[DealRecord, Referee] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.match = self.record.match
        seed = self.record.header.seed
        self._secret = secrets.token_hex(16) if seed is None else str(seed)

    def play(self) -> None:
        """Play; returns when the match is over or was left."""
        try:
            self._play_match()
        except Left:
            self._leave()
        except BaseException:
            self._leave()
            raise

    def _play_match(self) -> None:
        player, variant = self.player, self.record.header.variant
        player.say("welcome", rules=variant_text(variant), target=variant.match_target)
        if self.record.deals:
            player.say("resumed")
            player.tell([player.wording.score(self.match)])
        while self.match.winner is None:
            self._play_deal()
            if self.match.winner is None:
                player.wait("ask-next")
        own, other = self.match.score
        player.say("match-won" if self.match.winner == YOU else "match-lost", own=own, other=other)
        if self.match.shutout:
            player.say("shutout")
        player.say("saved", file=str(self.file))

    def _play_deal(self) -> None:
        begun = self._broken_off() or self._new_deal()
        fairness = begun.fairness
        referee = Referee(self.record.header.variant, begun.deck, begun.dealer)
        self._playing = (begun, referee)
        self.player.tell([""])
        self.player.say("deal-own" if begun.dealer == YOU else "deal-other", deal=begun.number)
        if fairness is not None:
            self.player.say("commitment", hash=fairness.commitment)
        self.player.tell_events(referee.opening, referee.dealt.table)
        if begun.actions:
            for action in begun.actions:
                referee.act(action)
            self.player.tell(self.player.wording.state(referee.view(YOU), self.match))
        while (outcome := referee.state.table.outcome) is None:
            self._step(referee, begun.number)
        self._end(referee, outcome, fairness)

    def _broken_off(self) -> DealRecord | None:
        """The deal that was not played to its end, taken out of the record."""
        deals = self.record.deals
        if len(deals) == len(self.match.results):
            return None
        self.record = replace(self.record, deals=deals[:-1])
        return deals[-1]

    def _new_deal(self) -> DealRecord:
        header, number = self.record.header, len(self.record.deals) + 1
        if header.seed is not None:
            seed = deal_seed(header.seed, number)
        else:
            seed, self.server_seed = self.server_seed or secrets.token_bytes(32), None
        deck = shuffled_deck(header.variant, seed, self.client_seed, number)
        return DealRecord(
            number, self.match.dealer, deck, (), Fairness(commitment(seed), self.client_seed, seed)
        )

    def _step(self, referee: Referee, number: int) -> None:
        """One action of whoever is to act; a claim out of turn comes first."""
        view = referee.view(YOU)
        action = referee.decided(self.decide, f"{self._secret}:{number}", needs_of(self.match, ENGINE))
        if view.legal >> CLAIM_OUT_OF_TURN & 1 and self.player.claims_out_of_turn(view, self.match):
            action = CLAIM_OUT_OF_TURN
        elif action is None:
            action = self.player.action(view, self.match)
        before = referee.state.table
        self.player.tell_events(referee.act(action), before)

    def _end(self, referee: Referee, outcome: Outcome, fairness: Fairness | None) -> None:
        self.match = self.match.record(outcome)
        self._keep()
        self._save()
        self.player.tell(self.player.wording.result(referee, outcome, self.match))
        if fairness is not None and fairness.server_seed is not None:
            self.player.say("seed", seed=fairness.server_seed.hex())

    def _keep(self) -> None:
        """Put the deal being played into the record."""
        if self._playing is not None:
            begun, referee = self._playing
            made = replace(begun, actions=tuple(referee.actions))
            self.record = replace(self.record, deals=(*self.record.deals, made))
            self._playing = None

    def _leave(self) -> None:
        self._keep()
        if self._save():
            self.player.say("left", file=str(self.file))

    def _save(self) -> bool:
        try:
            save(self.file, self.record)
        except OSError as error:
            self.player.say("not-saved", file=str(self.file), reason=error.strerror or str(error))
            return False
        return True
