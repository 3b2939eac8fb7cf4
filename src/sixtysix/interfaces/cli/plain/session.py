"""A match at the plain table: deal after deal, its record saved after each and when the player leaves."""

from dataclasses import dataclass
from pathlib import Path

from sixtysix.interfaces.cli.plain.player import Left, Player
from sixtysix.interfaces.home.advised import cost_sentences
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.referee import YOU, Referee
from sixtysix.interfaces.home.saving import save
from sixtysix.rules import CLAIM_OUT_OF_TURN


@dataclass(slots=True)
class Session:
    """Plays a match to its end, or until the player leaves."""

    home: HomeMatch
    file: Path
    player: Player

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
        player, home, variant = self.player, self.home, self.home.record.header.variant
        player.say("welcome", rules=player.wording.rules(variant), target=variant.match_target)
        player.tell([player.wording.opponent(home.opponent)])
        if home.record.deals:
            player.say("resumed")
            player.tell([player.wording.score(home.match)])
        while home.match.winner is None:
            self._play_deal()
            if home.match.winner is None:
                player.wait("ask-next")
        own, other = home.match.score
        player.say("match-won" if home.match.winner == YOU else "match-lost", own=own, other=other)
        if home.match.shutout:
            player.say("shutout")
        player.say("saved", file=str(self.file))

    def _play_deal(self) -> None:
        begun, referee = self.home.next_deal()
        self.player.tell([""])
        self.player.say("deal-own" if begun.dealer == YOU else "deal-other", deal=begun.number)
        if begun.fairness is not None:
            self.player.say("commitment", hash=begun.fairness.commitment)
        self.player.tell_events(referee.opening, referee.view(YOU).table)
        if begun.actions:
            self._tell_state(referee)
        while not referee.over:
            self._step(referee)
        self._end(referee)

    def _step(self, referee: Referee) -> None:
        """One action of whoever is to act; a claim out of turn comes first."""
        view = referee.view(YOU)
        action = self.home.engine_action()
        if view.legal >> CLAIM_OUT_OF_TURN & 1 and self.player.claims_out_of_turn(view, self.home):
            action = CLAIM_OUT_OF_TURN
        elif action is None:
            typed = self.player.action(view, self.home)
            if typed == "undo":
                self._undo(referee)
                return
            action = typed
        self.player.tell_events(self.home.act(action), view.table)

    def _undo(self, referee: Referee) -> None:
        before = self.home.noted.practice
        if self.home.undo():
            self.player.say("undone")
            if not before:
                self._tell_practice()
            self._tell_state(referee)
        else:
            self.player.say("nothing-to-undo")

    def _tell_state(self, referee: Referee) -> None:
        home = self.home
        self.player.tell(self.player.wording.state(referee.view(YOU), home.match, home.opponent))

    def _tell_practice(self) -> None:
        if self.home.noted.practice:
            self.player.tell([self.player.wording.page("practice-about")])

    def _end(self, referee: Referee) -> None:
        self._save()
        player, deal = self.player, referee.laid_open()
        player.tell(player.wording.result(deal, self.home.match))
        player.tell(cost_sentences(self.home.reckoner()(), deal, player.wording))
        self._tell_practice()
        player.fairness(self.home)

    def _leave(self) -> None:
        if self._save():
            self.player.say("left", file=str(self.file))

    def _save(self) -> bool:
        try:
            save(self.file, self.home.so_far())
        except OSError as error:
            self.player.say("not-saved", file=str(self.file), reason=error.strerror or str(error))
            return False
        return True
