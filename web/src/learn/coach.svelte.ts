/** A match at a table of this device with the coach behind the player: dear actions are held back and talked about. */
import { capital, loadArea, number, t } from '../i18n/translator.svelte';
import { actionName } from '../i18n/words';
import { connectHere, openHere } from '../local/device';
import { TARGET } from '../local/rules/scoring';
import type { Action, Card, Hint, Level, Opened, View } from '../protocol/types';
import { readJson, remove, write } from '../store/shelf';
import type { Companion } from '../table/companion';
import { nudge, type Said } from '../table/hint';
import { intent } from '../table/intent.svelte';
import { session } from '../table/session.svelte';
import { goBack, sitDown } from '../table/visiting';
import { isCard } from '../view/deck';
import { type Doubt, doubt } from './advice';
import CoachPanel from './CoachPanel.svelte';

const KEY = 'sixtysix.coach';
/** so many decisions of a deal begin with a word of the coach */
const NUDGED = 3;

export type CoachTable = Pick<Opened, 'table' | 'token'> & { level: Level };

export function savedTable(): CoachTable | null {
  const saved = readJson<CoachTable>(KEY);
  return saved && typeof saved.table === 'string' && typeof saved.token === 'string' ? saved : null;
}

class Coach implements Companion {
  readonly panel = CoachPanel;
  readonly scripted = false;
  /** what is held back, and what is to be said against it */
  held = $state.raw<({ action: Action } & Doubt) | null>(null);
  /** what to think about, unasked, at the first decisions of a deal */
  word = $state.raw<Said | null>(null);
  #level: Level = 'novice';
  #frame: Hint | null = null;
  #asked = false;
  #position = '';
  #deal = 0;
  #decisions = 0;
  /** the points have been switched on, once: the player may switch them off */
  #counted = false;
  #allowed: Action | null = null;
  /** chosen before the values have come */
  #waiting: Action | null = null;

  get ring(): readonly Card[] {
    return this.held && isCard(this.held.action) ? [this.held.action] : [];
  }

  readonly text = $derived.by(() => {
    if (!this.held) return this.word ? t(this.word.id, this.word.args) : t('coach-watches');
    const { action, points } = this.held;
    const own = session.view?.points?.own ?? 0;
    if (action === 'W' && own < TARGET) return t('learn-no-W', { points: own });
    const label = capital(actionName(action));
    return points === null ? t('coach-doubts', { label }) : t('coach-costs', { label, value: number(points) });
  });

  /** Another match with the coach; the one before is put aside. Throws where this device can hold no table. */
  async open(level: Level): Promise<void> {
    const [opened] = await Promise.all([openHere({ level }), loadArea('learn')]);
    const saved = { table: opened.table, token: opened.token, level };
    write(KEY, JSON.stringify(saved));
    this.#sit(saved);
  }

  /** Goes on with the match that was left. */
  async resume(saved: CoachTable): Promise<void> {
    await loadArea('learn');
    this.#sit(saved);
  }

  leave(): void {
    goBack(null);
  }

  comeBack(): void {
    const saved = savedTable();
    if (saved) void this.resume(saved);
    else this.leave();
  }

  again(): void {
    void this.open(this.#level);
  }

  lost(): void {
    remove(KEY);
  }

  /** The table has moved: what a new decision is worth is asked for. */
  follow(): void {
    const { view } = session;
    // until this table has spoken, what is seen is the one that was left
    if (!view || session.line !== 'open' || !session.live || view.turn !== view.seat || view.legal.length === 0) return;
    if (view.points === null && !this.#counted) {
      this.#counted = true;
      return session.showPoints(true);
    }
    const position = `${view.deal}:${view.hand.join()}:${view.step}:${view.trick.length}:${view.closed_by}:${session.undos}`;
    if (position === this.#position) return;
    this.#position = position;
    this.#forget();
    this.#count(view);
    this.#asked = view.legal.length > 1 && session.consult();
  }

  before(what: Action | 'next' | 'undo'): string | null {
    if (what === 'next' || what === 'undo' || what === this.#allowed) {
      this.held = null;
      this.#allowed = null;
      return null;
    }
    if (this.#frame) return this.#judged(what, this.#frame);
    // the values are under way; a second press does not wait for them
    if (!this.#asked || this.#waiting === what) return null;
    this.#waiting = what;
    return '';
  }

  heard(frame: Hint): boolean {
    if (!this.#asked) return false;
    this.#asked = false;
    this.#frame = frame;
    const { view } = session;
    if (view && this.#decisions <= NUDGED) this.word = nudge(frame, view);
    const action = this.#waiting;
    this.#waiting = null;
    if (action) session.act(action);
    return true;
  }

  /** The player thinks again. */
  takeBack(): void {
    this.held = null;
    intent.cancel();
  }

  /** The player means it. */
  goOn(): void {
    const action = this.held?.action;
    this.held = null;
    if (!action) return;
    this.#allowed = action;
    session.act(action);
  }

  #judged(action: Action, frame: Hint): string | null {
    const against = doubt(frame, action);
    this.held = against && { action, ...against };
    return against && this.text;
  }

  #count({ deal }: View): void {
    if (deal !== this.#deal) this.#decisions = 0;
    this.#deal = deal;
    this.#decisions++;
  }

  #forget(): void {
    this.#frame = null;
    this.#waiting = null;
    this.#allowed = null;
    this.held = null;
    this.word = null;
  }

  #sit(saved: CoachTable): void {
    this.#forget();
    this.#asked = false;
    this.#position = '';
    this.#deal = 0;
    this.#counted = false;
    this.#level = saved.level;
    sitDown(this, saved.table, saved.token, () => connectHere(saved.table));
  }
}

export const coach = new Coach();
