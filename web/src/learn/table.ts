/** A lesson's table in the page: the referee of this device, an arranged deal, an opponent that follows the script. */
import { type Action, actionName, actionOf, DRAW } from '../local/rules/actions';
import { cardName, cardOf, has } from '../local/rules/cards';
import { total } from '../local/rules/scoring';
import type { PlayerView } from '../local/rules/view';
import { legalIn } from '../local/rules/view';
import type { Entry } from '../local/table/entry';
import { frameOf } from '../local/table/hear';
import { House, type Opponent } from '../local/table/house';
import { replay, type Room } from '../local/table/room';
import type { Advice } from '../local/table/wire';
import type { Socket } from '../protocol/client';
import type { ServerFrame } from '../protocol/types';
import type { Lesson, Step } from './lesson';
import { entriesOf, LEARNER } from './rig';

/** What the script has the opponent do, which is on turn. */
export function reply(lesson: Lesson, view: PlayerView): Action | null {
  const { table, hand } = view;
  if (table.mustDraw) return DRAW;
  const card = table.led === null ? lesson.leads.find((each) => has(hand, cardOf(each))) : lesson.answers[cardName(table.led)];
  const action = card ? cardOf(card) : null;
  return action !== null && legalIn(view).includes(action) ? action : null;
}

export class LessonTable implements Opponent {
  readonly #entries: Entry[];
  readonly #begun: number;

  constructor(readonly lesson: Lesson) {
    this.#entries = entriesOf(lesson);
    this.#begun = this.#own(this.room);
  }

  get room(): Room {
    return replay(this.lesson.name, this.#entries);
  }

  /** how many actions of the lesson the learner has done */
  get done(): number {
    return this.#own(this.room) - this.#begun;
  }

  get step(): Step | null {
    return this.lesson.steps[this.done] ?? null;
  }

  /** the learner's card points so far */
  get points(): number {
    const { deal } = this.room;
    return deal ? total(deal.watched.state.table, LEARNER) : 0;
  }

  connect(): Socket {
    return new LessonSocket(
      (tell) =>
        new House(this.lesson.name, {
          store: {
            rows: () => Promise.resolve([...this.#entries]),
            append: (_table, _seq, entry) => Promise.resolve(void this.#entries.push(entry)),
          },
          opponent: this,
          freshSeed: () => '00'.repeat(32),
          tell,
        }),
    );
  }

  decide(view: PlayerView): Promise<Action | null> {
    return Promise.resolve(view.seat === LEARNER ? null : reply(this.lesson, view));
  }

  /** A lesson says itself what was wrong; nothing is reckoned. */
  weigh(): Promise<[Action, number][]> {
    return Promise.resolve([]);
  }

  advise(view: PlayerView): Promise<Advice | null> {
    const { trump } = view.table;
    const best = this.step?.right.map((each) => actionOf(each, trump)).find((each) => typeof each === 'number' && legalIn(view).includes(each));
    return Promise.resolve(typeof best === 'number' ? { best, values: [] } : null);
  }

  #own(room: Room): number {
    return room.deal?.past.filter((step) => step.seat === LEARNER).length ?? 0;
  }
}

/** The actions of the learner that are legal now, as they are written. */
export function legalNow(room: Room): string[] {
  const view = room.deal?.watched.views[LEARNER];
  return view ? legalIn(view).map((action) => actionName(action, view.table.trump)) : [];
}

export class LessonSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #house: House;

  constructor(seat: (tell: (frame: ServerFrame) => void) => House) {
    this.#house = seat((frame) => this.onmessage?.({ data: JSON.stringify(frame) }));
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const frame = frameOf(text);
    if (frame) void this.#house.hear(frame);
  }

  close(): void {
    this.#house.close();
  }
}
