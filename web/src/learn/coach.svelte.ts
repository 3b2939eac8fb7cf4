/** A match at a table of this device with the coach behind the player: dear actions are held back and talked about. */
import { loadArea, number, t } from '../i18n/translator.svelte';
import { actionName } from '../i18n/words';
import { capital } from '../i18n/translator.svelte';
import { connectHere, openHere } from '../local/device';
import type { Action, Card, Hint, Level, Opened, View } from '../protocol/types';
import { screens } from '../screens/open.svelte';
import { readJson, remove, write } from '../store/shelf';
import type { Companion } from '../table/companion';
import { nudge, type Said } from '../table/hint';
import { intent } from '../table/intent.svelte';
import { session } from '../table/session.svelte';
import { isCard } from '../view/deck';
import { loss } from './advice';
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
  /** what is held back: the action, and the game points that it gives up */
  held = $state.raw<{ action: Action; points: number } | null>(null);
  /** what to think about, unasked, at the first decisions of a deal */
  word = $state.raw<Said | null>(null);
  #level: Level = 'novice';
  #frame: Hint | null = null;
  #asked = false;
  #position = '';
  #deal = 0;
  #decisions = 0;
  #allowed: Action | null = null;
  /** chosen before the values have come */
  #waiting: Action | null = null;

  get ring(): readonly Card[] {
    return this.held && isCard(this.held.action) ? [this.held.action] : [];
  }

  readonly text = $derived(
    this.held
      ? t('coach-costs', { label: capital(actionName(this.held.action)), value: number(this.held.points) })
      : this.word
        ? t(this.word.id, this.word.args)
        : t('coach-watches'),
  );

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
    void session.start();
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
    if (!view || !session.live || view.turn !== view.seat || view.legal.length === 0) return;
    const position = `${view.deal}:${view.hand.join()}:${view.step}:${view.trick.length}:${view.closed_by}:${session.undos}`;
    if (position === this.#position) return;
    this.#position = position;
    this.#forget();
    if (view.points === null) session.showPoints(true);
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
    const points = loss(frame, action);
    this.held = points === null ? null : { action, points };
    return points === null ? null : this.text;
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
    this.#level = saved.level;
    intent.cancel();
    screens.dialog = null;
    session.visit(saved.table, saved.token, () => connectHere(saved.table), this);
  }
}

export const coach = new Coach();
