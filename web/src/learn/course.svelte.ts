/** The path of nine bites: which is on the table, how far it has come, what is said. The match waits meanwhile. */
import { loadArea, t } from '../i18n/translator.svelte';
import type { Action, Card } from '../protocol/types';
import { screens } from '../screens/open.svelte';
import type { Companion } from '../table/companion';
import { intent } from '../table/intent.svelte';
import { session } from '../table/session.svelte';
import { goBack, leftFor, sitDown } from '../table/visiting';
import { LESSONS } from './bites';
import { BITES, type Lesson, reasonOf, sayId } from './lesson';
import LessonPanel from './LessonPanel.svelte';
import { type Progress, savedProgress, saveProgress } from './progress';
import { TOKEN } from './rig';
import { LessonTable } from './table';

class Course implements Companion {
  readonly panel = LessonPanel;
  readonly scripted = true;
  at = $state(0);
  /** the step that is being told */
  step = $state(0);
  progress = $state.raw<Progress>(savedProgress());
  /** who waits at another table meanwhile */
  #from: Companion | null = null;
  #table = new LessonTable(LESSONS[BITES[0]]);

  readonly lesson = $derived<Lesson>(LESSONS[BITES[this.at] ?? BITES[0]]);
  readonly finished = $derived(this.step >= this.lesson.steps.length);
  readonly text = $derived(t(sayId(this.lesson, this.step)));

  get ring(): readonly Card[] {
    return this.lesson.steps[this.step]?.ring ?? [];
  }

  get last(): boolean {
    return this.at === BITES.length - 1;
  }

  /** Opens the path, where it was left unless a bite is named. */
  async open(at = savedProgress().at): Promise<void> {
    await loadArea('learn');
    this.#from = leftFor(this, session.companion, this.#from);
    this.#begin(at);
  }

  /** The table has moved: the next step is told once it is the learner's turn, or the bite is done. */
  follow(): void {
    const { done } = this.#table;
    const { view } = session;
    if (!view || !session.scene.quiet) return;
    if (done >= this.lesson.steps.length || view.turn === view.seat) this.step = Math.min(done, this.lesson.steps.length);
    if (this.finished && !this.progress.done.includes(this.lesson.name)) {
      this.progress = saveProgress({ done: [...this.progress.done, this.lesson.name], at: this.last ? 0 : this.at + 1 });
    }
  }

  /** On to the next bite; after the last, back to the match. */
  onward(): void {
    if (this.last) return this.leave(0);
    this.#begin(this.at + 1);
  }

  /** To the start of this bite, or to the one before. */
  back(): void {
    if (this.step > 0) return this.#begin(this.at);
    if (this.at === 0) return session.tell(t('learn-at-start'));
    this.#begin(this.at - 1);
  }

  /** Back to the match, which has waited. The bite to go on with is kept. */
  leave(at = this.progress.at): void {
    this.progress = saveProgress({ at, away: true });
    goBack(this.#from);
  }

  before(what: Action | 'next' | 'undo'): string | null {
    if (what === 'next') {
      this.onward();
      return '';
    }
    if (what === 'undo') return this.#table.done > 0 ? null : t('why-nothing-to-undo');
    const step = this.#table.step;
    if (step?.right.includes(what)) return null;
    intent.cancel();
    if (!step) return t('learn-finished');
    const { id, args } = reasonOf(step, what, this.#table.points);
    return t(id, args);
  }

  heard(): boolean {
    return false;
  }

  again(): void {
    this.onward();
  }

  lost(): void {
    this.leave();
  }

  #begin(at: number): void {
    this.at = at;
    this.step = 0;
    this.progress = saveProgress({ at });
    const table = new LessonTable(this.lesson);
    this.#table = table;
    const name = `lesson-${this.lesson.name}`;
    // the end of a lesson's deal is spoken of by the lesson
    screens.seenDeal = `${name}:1`;
    sitDown(this, name, TOKEN, () => table.connect());
  }
}

export const course = new Course();
