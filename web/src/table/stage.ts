/**
 * Plays updates one after another on the felt. Any input may skip: then everything that is waiting happens at once, in
 * order. The player may act only when the stage is quiet, so what is shown is what the server knows.
 */
import type { Card, GameEvent, Seat, Update, View } from '../protocol/types';
import { agrees, applyEvent, layOut, type Tokens } from '../view/tokens';
import { beats, type Timing } from './steps';

export interface Scene {
  tokens: Tokens;
  view: View | null;
  quiet: boolean;
  /** the trick of the last event is lying there to be seen */
  resting: boolean;
}

export interface StageOptions {
  timing: () => Timing;
  changed: (scene: Scene) => void;
  /** every event, when it is shown */
  told: (event: GameEvent) => void;
  /** an update has been shown to its end */
  settled: (view: View) => void;
  wait?: (ms: number, run: () => void) => () => void;
  now?: () => number;
}

const realWait = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

type Task = { run: () => void; before: number; rest: boolean };

/** A card that lies on the table before anybody was told, and how things stood. */
type Laid = { card: Card; before: Scene; at: number };

export class Stage {
  scene: Scene = { tokens: [], view: null, quiet: true, resting: false };
  #tasks: Task[] = [];
  #cancel: (() => void) | null = null;
  #laid: Laid | null = null;
  /** ms for which a laid card has been seen already: the next thing that happens waits the less */
  #seen = 0;

  constructor(private readonly options: StageOptions) {}

  /** The table as it is, without a story (opening, reconnect). */
  set(view: View): void {
    this.skip();
    this.#laid = null;
    this.#show({ tokens: layOut(view, this.scene.tokens), view, quiet: true, resting: false });
    this.options.settled(view);
  }

  /** Another table: nothing of this one is told any more. */
  clear(): void {
    this.#tasks = [];
    this.#cancel?.();
    this.#cancel = null;
    this.#laid = null;
    this.#show({ tokens: [], view: null, quiet: true, resting: false });
  }

  /** Shows an own card on the table that nobody has been told of; `takeUp` takes it back. The update that tells of it tells the rest. */
  lay(card: Card): void {
    const { view } = this.scene;
    if (!view) return;
    const event = { event: 'played', seat: view.seat, card } as const;
    this.#laid = { card, before: this.scene, at: this.#now() };
    this.#show({ ...this.scene, tokens: applyEvent(this.scene.tokens, event, view.seat), view: without(view, card) });
    this.options.told(event);
  }

  takeUp(): void {
    if (this.#laid) this.#show(this.#laid.before);
    this.#laid = null;
  }

  /** An update to be told after whatever is still being told. */
  tell(update: Update): void {
    const seat = update.view.seat;
    const time = this.options.timing();
    const events = this.#untold(update.events, seat);
    let delay = events.length < update.events.length ? time.play : 0;
    for (const beat of beats(events, seat, time)) {
      const rest = beat.event.event === 'trick';
      this.#tasks.push({ before: delay + beat.before, rest, run: () => this.#event(beat.event, seat, update.view) });
      delay = beat.after;
    }
    this.#tasks.push({ before: delay, rest: false, run: () => this.#settle(update.view) });
    if (this.scene.quiet) {
      this.#show({ ...this.scene, quiet: false });
      this.#advance();
    }
  }

  /** Everything that waits happens now. True if there was something to skip. */
  skip(): boolean {
    const skipped = this.#tasks.length > 0;
    this.#cancel?.();
    this.#cancel = null;
    while (this.#tasks.length > 0) this.#tasks.shift()?.run();
    if (skipped) this.#show({ ...this.scene, quiet: true, resting: false });
    return skipped;
  }

  /** The events without the one that has been shown, if the update begins with it; else the laid card is taken up again. */
  #untold(events: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
    const laid = this.#laid;
    if (!laid) return events;
    const [first, ...rest] = events;
    if (first?.event !== 'played' || first.seat !== seat || first.card !== laid.card) {
      this.takeUp();
      return events;
    }
    this.#laid = null;
    this.#seen = this.#now() - laid.at;
    return rest;
  }

  #now(): number {
    return (this.options.now ?? (() => performance.now()))();
  }

  #advance(): void {
    const task = this.#tasks[0];
    if (!task) return this.#show({ ...this.scene, quiet: true, resting: false });
    if (task.rest !== this.scene.resting) this.#show({ ...this.scene, resting: task.rest });
    const go = () => {
      this.#cancel = null;
      if (this.#tasks[0] === task) this.#tasks.shift();
      task.run();
      this.#advance();
    };
    const wait = Math.max(0, task.before - this.#seen);
    this.#seen = Math.max(0, this.#seen - task.before);
    if (wait === 0) go();
    else if (wait !== Infinity) this.#cancel = (this.options.wait ?? realWait)(wait, go);
  }

  #event(event: GameEvent, seat: Seat, after: View): void {
    this.#seen = 0;
    if (event.event === 'dealt') this.#show({ ...this.scene, tokens: gathered(after, event.hand.length), view: fresh(after, event) });
    else this.#show({ ...this.scene, tokens: applyEvent(this.scene.tokens, event, seat) });
    this.options.told(event);
  }

  #settle(view: View): void {
    const { tokens } = this.scene;
    this.#show({ ...this.scene, view, tokens: agrees(tokens, view) ? tokens : layOut(view, tokens) });
    this.options.settled(view);
  }

  #show(scene: Scene): void {
    this.scene = scene;
    this.options.changed(scene);
  }
}

/** The view once a card has been laid: who wins the trick is not known yet. */
function without(view: View, card: Card): View {
  const { seat } = view;
  const hand = view.hand.filter((each) => each !== card);
  const turn = view.trick.length === 0 ? (seat === 0 ? 1 : 0) : null;
  return { ...view, hand, trick: [...view.trick, { seat, card }], turn, step: 'follow', legal: [], why_not: {}, undoable: true };
}

/** The whole pack on the talon, before it is dealt. */
function gathered(view: View, handSize: number): Tokens {
  const size = handSize === 5 ? 20 : 24;
  return Array.from({ length: size }, (_, id) => ({
    id, zone: 'talon' as const, side: 'own' as const, order: id, face: null, up: false,
  })).slice(0, Math.max(size, view.talon));
}

/** The view of a deal that has just been dealt, before anything that follows in the same update. */
function fresh(view: View, event: Extract<GameEvent, { event: 'dealt' }>): View {
  return { ...view, deal: event.deal, dealer: event.dealer, hand: event.hand, turn_up: event.turn_up, legal: [], result: null };
}
