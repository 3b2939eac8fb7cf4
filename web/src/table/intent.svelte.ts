/** What the player is about to do: a card lifted, a question open. Nothing here reaches the server but `session.act`. */
import { tick } from 'svelte';
import { focusCard } from '../a11y/focus';
import { keyOf } from '../a11y/keys';
import { say } from '../a11y/live.svelte';
import { questionSentence, strictSentence } from '../a11y/speech';
import { cardArgs, refusal, why } from '../i18n/words';
import { capital, t } from '../i18n/translator.svelte';
import type { Action, Card, Rank } from '../protocol/types';
import { settings } from '../store/settings.svelte';
import { type Choices, choices, ledSuit } from '../view/choices';
import { tick as feel } from '../sound/player';
import { session } from './session.svelte';

export type Question = 'close' | 'claim' | 'marriage' | null;

const GUARD = 300;

/** A card that was chosen, and the deal at which it was. */
interface Chosen {
  card: Card;
  deal: string;
}

class Intent {
  #lifted = $state.raw<Chosen | null>(null);
  #ahead = $state.raw<Chosen | null>(null);
  /** a card that is being dragged, and how far it is from its place */
  held = $state.raw<{ card: Card; dx: number; dy: number } | null>(null);
  question = $state<Question>(null);
  /** a rank that was typed, and until when a suit that follows belongs to it */
  typed = $state.raw<{ rank: Rank; until: number } | null>(null);
  /** a card that has the focus and may not be played: its reason is shown */
  hint = $state<Card | null>(null);

  readonly options = $derived.by<Choices | null>(() => (session.view ? choices(session.view) : null));

  /** the card that is lifted */
  get lifted(): Card | null {
    return lasting(this.#lifted);
  }

  /** the rank that waits for its suit */
  get rank(): Rank | null {
    return this.typed && this.typed.until > performance.now() ? this.typed.rank : null;
  }

  /** a card chosen before its turn: played when the turn comes, if it may be; nobody is told before */
  get ahead(): Card | null {
    return lasting(this.#ahead);
  }

  #raise(card: Card): void {
    this.cancel();
    this.#lifted = chosen(card);
  }

  /** Back to nothing; true if there was something to take back. */
  cancel(): boolean {
    const had = this.lifted !== null || this.question !== null || this.typed !== null || this.ahead !== null;
    if (this.question) session.shifted = performance.now();
    this.#lifted = null;
    this.#ahead = null;
    this.question = null;
    this.typed = null;
    return had;
  }

  /** `heard`: the card has just got the focus, and its name tells why it may not be played. */
  play(card: Card, heard = false): void {
    const found = this.options?.cards.find((each) => each.card === card);
    if (!found) return;
    if (session.waits) return this.choose(card);
    if (!session.live || !this.options?.mine) return;
    if (!found.legal) return this.explain(found.reason, card, heard);
    this.#raise(card);
    feel();
    session.act(card);
  }

  /** The card just played comes back to the hand, with the focus; true if there still was one. */
  callBack(): boolean {
    const card = session.callBack();
    if (!card) return false;
    this.cancel();
    void tick().then(() => focusCard(card));
    return true;
  }

  /** The last own action: one that nobody has been told of is called back. */
  undo(): void {
    if (!this.callBack()) session.undo();
  }

  /** Chosen while the opponent thinks; a second press takes it back. */
  choose(card: Card): void {
    const again = this.ahead === card;
    this.cancel();
    if (!again) this.#ahead = chosen(card);
    say(capital(t(again ? 'say-unchosen' : 'say-chosen', cardArgs(card))));
  }

  /** The turn has come: what was chosen before it is played, or dropped with the reason. */
  goOn(): void {
    const card = this.ahead;
    if (!card || !session.live || !this.options?.mine || session.view?.step === 'draw') return;
    this.#ahead = null;
    this.play(card);
  }

  lift(card: Card, heard = false): void {
    const found = this.options?.cards.find((each) => each.card === card);
    if (!found || !session.live) return;
    if (this.options?.mine && !found.legal) {
      this.cancel();
      return this.explain(found.reason, card, heard);
    }
    this.#raise(card);
  }

  /** A click on a card: mouse, touch or the keyboard's own Enter. */
  press(card: Card, pointer: string): void {
    if (this.shielded(pointer)) return;
    if (pointer !== '' && settings.tap === 'drag') return this.lifted === card ? session.tell(t('say-drag')) : this.lift(card);
    const touch = pointer === 'touch' || pointer === 'pen';
    const twice = pointer !== '' && (settings.tap === 'two' || (settings.tap === 'auto' && touch));
    if (twice && (this.lifted !== card || session.waits)) this.lift(card);
    else this.play(card);
  }

  /** Whether a press only skips what is being shown, or comes too soon after the table changed under the finger. */
  shielded(pointer: string): boolean {
    if (session.skip()) return true;
    return pointer !== '' && pointer !== 'mouse' && performance.now() - session.shifted < GUARD;
  }

  explain(reason: string | null, card: Card | null = null, heard = false): void {
    const view = session.view;
    const text = why(reason, view ? ledSuit(view) : null);
    session.tell(card ? refusal(card, text) : `${capital(text)}.`, heard);
  }

  marriage(): void {
    const all = this.options;
    if (!all || !this.#free()) return;
    if (all.marriages.length === 0) return this.explain(all.mine ? all.noMarriage : 'not_your_turn');
    if (all.marriages.length === 1 && all.marriages[0]) return this.send(all.marriages[0].action);
    this.ask('marriage');
  }

  exchange(): void {
    this.#simple('exchange');
  }

  draw(): void {
    if (this.options?.draw) this.send('D');
    else this.explain(this.options?.mine ? 'nothing_to_draw' : 'not_your_turn');
  }

  /** First time asks, second time does. */
  twoStep(which: 'close' | 'claim'): void {
    const choice = this.options?.[which];
    if (!choice || !this.#free()) return;
    if (!choice.legal) return this.#simple(which);
    if (this.question === which) return this.send(choice.action);
    this.ask(which);
  }

  ask(question: Question): void {
    this.cancel();
    this.question = question;
    session.shifted = performance.now();
    say(questionSentence(this.asked, this.#answers()));
  }

  /** The question that is open. */
  get asked(): string {
    if (this.typed?.until === Infinity) return t('say-which-suit');
    if (this.question === 'close') return `${t('confirm-close')} ${strictSentence(session.switches)}`;
    if (this.question === 'claim') return t('confirm-claim');
    return this.question === 'marriage' ? t('say-which-marriage') : '';
  }

  /** The keys that answer it. */
  #answers(): (readonly [string, string])[] {
    const { question } = this;
    const none = [t('act-cancel'), 'Esc'] as const;
    if (question === 'close' || question === 'claim') {
      return [[t(`confirm-${question}-yes`), settings.letterKeys ? keyOf(question, settings.keys).toUpperCase() : 'Enter'], none];
    }
    if (!settings.letterKeys) return [none];
    return [...(this.options?.marriages ?? []).map(({ points, suit }) => [t('marriage-of', { points, suit }), suit] as const), none];
  }

  send(action: Action): void {
    if (!session.live) return;
    this.cancel();
    session.act(action);
  }

  /** Whether something may be done now; on a line that is lost, says what becomes of the last action. */
  #free(): boolean {
    if (session.busy && session.line === 'lost') session.tell(`${t('line-lost')} ${t('line-waiting')}`);
    return session.live;
  }

  #simple(which: 'exchange' | 'close' | 'claim'): void {
    const all = this.options;
    if (!all || !this.#free()) return;
    if (all[which].legal) this.send(all[which].action);
    else this.explain(all.mine ? all[which].reason : 'not_your_turn');
  }
}

const place = (): string => `${session.seat?.table}:${session.view?.deal}:${session.undos}`;

const chosen = (card: Card): Chosen => ({ card, deal: place() });

/** A choice lasts as long as its card is held in the deal it was made in: played, taken back or dealt anew it is none. */
const lasting = (choice: Chosen | null): Card | null =>
  choice && choice.deal === place() && session.view?.hand.includes(choice.card) ? choice.card : null;

export const intent = new Intent();
