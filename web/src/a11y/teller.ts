/** Tells those who listen what happens at the table: own acts at once, all else with the turn. */
import { t } from '../i18n/translator.svelte';
import type { GameEvent, Seat, SwitchValue, View } from '../protocol/types';
import { forget, note, say, sayNow, seal, takeBack, wipe } from './live.svelte';
import { isOwnAct, sentence, speakHand, speakState, speakTalon, strictSentence, talonSentence, turnSentence } from './speech';

type Switches = Record<string, SwitchValue>;

export class Teller {
  /** what happened since the player was last spoken to */
  #since: string[] = [];
  #turn = '';
  #last: View | null = null;

  /** Another table: nothing of this one is told any more. */
  leave(): void {
    this.#since = [];
    this.#turn = '';
    this.#last = null;
    wipe();
  }

  /** What has not been told yet; that is told once. */
  rest(): string[] {
    return this.#since.splice(0);
  }

  /** What an event says. `inTrick`: cards that lie there now. */
  event(event: GameEvent, own: Seat, inTrick: number, switches: Switches): string {
    if (event.event === 'dealt') wipe();
    if (event.event === 'undone') takeBack();
    if (event.event === 'dealt' || event.event === 'undone') this.#since = [];
    const text = sentence(event, own, inTrick < 2, switches);
    if (!text) return '';
    const act = isOwnAct(event, own);
    note(text, act);
    if (event.event === 'trick') seal(event.cards.join(' '));
    // a claim ends the deal, and its end is told with what was claimed
    if (!act && event.event !== 'claimed') this.#since.push(text);
    return text;
  }

  /** Everything has been shown: asks for the turn. `spoken`: whether it is to be asked for, and a table come to be greeted. */
  settled(view: View, switches: Switches, undone: boolean, spoken: { greeting: boolean; turn: boolean }): void {
    const opening = this.#last === null;
    this.#compare(view, switches);
    // its answer and its winner, until a card is led
    forget(view.look_back.map((trick) => trick.cards.join(' ')), undone ? 0 : view.trick.length > 0 ? 1 : 2);
    const turn = `${view.deal}:${view.hand.length}:${view.step}:${view.turn}:${view.talon}`;
    if (opening && spoken.greeting) this.#greet(view, switches);
    else if (view.turn === view.seat && turn !== this.#turn && spoken.turn) this.#askToPlay(view);
    this.#turn = turn;
  }

  /** What no event tells: the talon runs out or has run out, the points were shown or hidden. */
  #compare(view: View, switches: Switches): void {
    const last = this.#last?.deal === view.deal ? this.#last : null;
    this.#last = view;
    if (!last || view.step === 'over') return;
    if (last.phase === 'free' && view.phase === 'strict' && view.closed_by === null) {
      const text = `${t('log-exhausted')} ${strictSentence(switches)}`;
      note(text, false);
      this.#since.push(text);
    }
    const left = talonSentence(last.talon, view);
    if (left) this.#since.push(left);
    if (view.points && !last.points) say(t('log-points-shown', { points: view.points.own }));
    if (!view.points && last.points) say(t('log-points-hidden'));
  }

  /** A table that is come to in the middle of things: all there is to know of it, with the turn. */
  #greet(view: View, switches: Switches): void {
    if (view.turn === view.seat) sayNow(speakState(view, switches));
    else if (view.step !== 'over') this.#since.push(speakTalon(view), speakHand(view));
  }

  #askToPlay(view: View): void {
    if (view.step === 'announced') say(t('say-announced'));
    else sayNow(turnSentence(this.#since, view));
    this.#since = [];
  }
}
