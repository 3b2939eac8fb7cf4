/** The table this page sits at: line, stage and speech tied together. One instance lives as long as the page. */
import { say, unsay } from '../a11y/live.svelte';
import { Teller } from '../a11y/teller';
import { cardArgs } from '../i18n/words';
import { capital, t, whenReady } from '../i18n/translator.svelte';
import { dealEnded } from '../played/ended';
import { backoff } from '../protocol/backoff';
import { type LineState, type Socket, TableClient } from '../protocol/client';
import { reachable, type TableWish } from '../protocol/http';
import { clientSeed } from '../protocol/ids';
import { Pending } from '../protocol/pending';
import type { Action, Bye, Card, Costs, GameEvent, Hint, Level, Refused, Rules, Update, View, Welcome } from '../protocol/types';
import { forgetSeat, pendingOf, type SavedSeat, savedSeat, saveSeat } from '../store/seat';
import { endSentence } from '../screens/sentences';
import { settings } from '../store/settings.svelte';
import { onlyAnswer } from '../view/choices';
import { isCard } from '../view/deck';
import { noteDeal } from './commitments';
import { listen, openSeat, openSeatHere, socketOf, speak, whenBack } from './places';
import type { Companion } from './companion';
import { Laid } from './laid';
import { type Scene, Stage } from './stage';
import { play } from '../sound/player';
import { soundOf } from '../sound/sounds';
import { CALL_BACK, timing } from './steps';

export type Notice = { text: string; at: number } | null;

/** ms in which a server answers at the start, or is thought not to be there */
const ANSWER_WITHIN = 4000;
/** ms within which words from outside the game are shown together */
const TOGETHER = 4000;
const TOLD = ['married', 'exchanged', 'closed', 'claimed'];

class Session {
  scene = $state.raw<Scene>({ tokens: [], view: null, quiet: true, resting: false });
  /** the version of the table that was told last */
  version = $state(0);
  line = $state<LineState>('connecting');
  away = $state(false);
  rules = $state.raw<Rules | null>(null);
  opponent = $state('');
  level = $state<Level | null>(null);
  notice = $state.raw<Notice>(null);
  seat = $state.raw<SavedSeat | null>(null);
  /** what the opponent has just done besides playing a card, while it is being shown */
  story = $state('');
  /** a command has been given and not yet answered */
  busy = $state(false);
  /** what the strongest level would do now, and how much of it has been told: 1 a nudge, 2 candidates, 3 the best */
  hint = $state.raw<{ frame: Hint; told: 1 | 2 | 3 } | null>(null);
  /** how often something was taken back */
  undos = $state(0);
  /** what the decisions of the deal that is over have cost */
  costs = $state.raw<Costs | null>(null);
  /** hints taken in the present deal */
  hints = $state(0);
  /** who stands behind the player at a table that is visited: a lesson, the coach */
  companion = $state.raw<Companion | null>(null);
  /** when the table last changed by itself: taps right after it are not meant for it */
  shifted = 0;

  #client: TableClient | null = null;
  readonly #teller = new Teller();
  #attempt = 0;
  #undone = false;
  /** the deal was practice when it was last seen */
  #practice = false;
  /** the hint that was told when a card was laid: it is told again if that is called back */
  #heeded: Session['hint'] = null;
  readonly #laid = new Laid((card) => this.#client?.act(card));
  #asking = false;
  /** what a deal has cost has been asked, and not yet been told */
  #weighing = false;
  readonly #stage = new Stage({
    timing: () => timing(settings.pace, still()),
    changed: (scene) => {
      if (scene.quiet !== this.scene.quiet) this.shifted = performance.now();
      this.scene = scene;
    },
    told: (event) => this.#told(event),
    settled: (view) => this.#settled(view),
  });

  get view(): View | null {
    return this.scene.view;
  }

  get switches(): Rules['switches'] {
    return this.rules?.switches ?? {};
  }

  /** How the deal ended, in full, after what had not been told yet; that is told once. */
  ending(): string {
    const { view } = this;
    if (!view?.result) return '';
    return [...this.#teller.rest(), endSentence(view, view.result, this.rules)].join(' ');
  }

  /** What the opponent is called: by its level, where it is one of ours. */
  get name(): string {
    return this.level ? t(`level-${this.level}`) : this.opponent || t('opponent');
  }

  /** The player may act: everything has been shown and nothing is under way. A broken line only delays the sending. */
  get live(): boolean {
    return this.scene.quiet && this.line !== 'closed' && !this.busy && this.view !== null;
  }

  /** The opponent is to act and has not yet; nothing is being shown. */
  get waits(): boolean {
    const { view } = this;
    return this.scene.quiet && view !== null && view.turn !== null && (this.busy || view.turn !== view.seat);
  }

  /** Sits down: at a new table if one is wished for, else at the one this browser has a seat at, if it has. */
  async start(wish?: TableWish): Promise<void> {
    const saved = wish ? null : savedSeat();
    const stood = this.companion;
    if (saved) return this.#sit(saved);
    const kept = this.seat?.kept;
    if (kept && (await reachable())) return this.#return(kept);
    try {
      const seat = await openSeat({ ...(settings.level && { level: settings.level }), ...wish }, kept);
      this.away = false;
      this.#attempt = 0;
      if (seat.here) void speak('offline-here');
      saveSeat(seat);
      // whoever has gone to another table meanwhile is not called back
      if (this.companion === stood) this.#sit(seat);
    } catch (fault) {
      if (wish && this.#client) throw fault;
      this.away = true;
      setTimeout(() => this.companion === stood && void this.start(wish), backoff(this.#attempt++));
    }
  }

  /** Plays on this device instead; a match at the server waits. False where that is impossible. */
  async playHere(): Promise<boolean> {
    const seat = this.seat?.here || this.companion ? null : this.seat;
    if (!seat) return false;
    const rules = this.rules && { preset: this.rules.preset, switches: this.rules.differences };
    try {
      const here = await openSeatHere({ ...(settings.level && { level: settings.level }), ...rules }, seat);
      if (this.seat !== seat) return false;
      saveSeat(here);
      this.#sit(here);
      void speak('offline-here-kept');
      return true;
    } catch {
      return false;
    }
  }

  /** Sits down at another table for a while; the seat of the match stays saved. `start()` goes back to it. */
  visit(table: string, token: string, connect: () => Socket, companion: Companion): void {
    this.skip();
    this.#sit({ table, token, seeds: {}, commitments: {} }, { connect, companion });
  }

  act(action: Action): void {
    if (!this.live || !this.view?.legal.includes(action) || this.#held(action)) return;
    this.busy = true;
    const ms = this.companion?.scripted ? 0 : CALL_BACK[settings.callBack];
    if (ms === 0 || !isCard(action)) return this.#client?.act(action);
    [this.#heeded, this.hint] = [this.hint, null];
    this.#stage.lay(action);
    this.#laid.lay(action, ms);
  }

  /** Takes up the card just played, as if it had not been; null if it is too late. */
  callBack(): Card | null {
    const card = this.#laid.takeUp();
    if (!card) return null;
    this.#stage.takeUp();
    this.hint = this.#heeded;
    this.busy = this.#client?.waiting ?? false;
    unsay();
    say(capital(t('say-called-back', cardArgs(card))));
    return card;
  }

  next(): void {
    const view = this.view;
    if (!view || !this.live || view.step !== 'over' || view.match.over || !this.seat || this.#held('next')) return;
    const seed = clientSeed();
    this.#keep({ ...this.seat, seeds: { ...this.seat.seeds, [view.deal + 1]: seed } });
    this.busy = true;
    this.#client?.next(seed);
  }

  /** Takes back the last own action. What is being shown is shown at once; what is under way is waited for. */
  undo(): void {
    this.skip();
    if (this.line === 'closed' || !this.view?.undoable) return this.tell(`${capital(t('why-nothing-to-undo'))}.`);
    if (this.#held('undo')) return;
    this.busy = true;
    this.#client?.undo();
  }

  /** Three steps: a nudge, the candidates, the best with a reason. */
  ask(): void {
    this.skip();
    if (this.hint) {
      this.hint = { ...this.hint, told: this.hint.told === 1 ? 2 : 3 };
      return;
    }
    if (!this.live || !this.view?.legal.length) return this.tell(`${capital(t('why-no-hint'))}.`);
    if (!this.#client?.ask('hint')) this.tell(t('line-lost'));
  }

  /** Asks what the decisions of this deal have cost, once it is over. */
  weigh(): void {
    if (!this.costs && !this.#weighing && this.view?.step === 'over') this.#weighing = this.#client?.ask('costs') ?? false;
  }

  showPoints(show: boolean): void {
    this.#laid.send();
    this.#client?.points(show ? 'own' : 'hidden');
  }

  /** Shows at once whatever is still to be shown; true if there was something. */
  skip(): boolean {
    const sent = this.#laid.send();
    return this.#stage.skip() || sent;
  }

  wake(): void {
    this.#client?.wake();
  }

  /** Shows a notice, and says it unless it is heard already. */
  tell(text: string, heard = false): void {
    this.notice = { text, at: performance.now() };
    if (!heard) say(text);
  }

  /** The same for what comes from outside the game: one word of it must not take the place of another that has just come. */
  tellToo(text: string): void {
    const before = this.notice && performance.now() - this.notice.at < TOGETHER ? `${this.notice.text} ` : '';
    this.tell(before + text, true);
    say(text);
  }

  /** Whether the companion holds back what the player is about to do; it says why. */
  #held(what: Action | 'next' | 'undo'): boolean {
    const why = this.companion?.before(what) ?? null;
    if (why) this.tell(why);
    return why !== null;
  }

  /** Asks what this position is worth; `Companion.heard` gets the answer. False if there is no line. */
  consult(): boolean {
    return this.#client?.ask('hint') ?? false;
  }

  #keep(seat: SavedSeat): void {
    this.seat = seat;
    if (!this.companion) saveSeat(seat);
  }

  #sit(seat: SavedSeat, visit?: { connect: () => Socket; companion: Companion }): void {
    this.callBack();
    this.#client?.close();
    if (this.seat?.table !== seat.table) {
      this.#stage.clear();
      this.#teller.leave();
    }
    this.companion = visit?.companion ?? null;
    this.seat = seat;
    this.busy = false;
    this.#teller.rest();
    this.#client = new TableClient({
      token: seat.token,
      clientSeed: seat.seeds[1] ?? '',
      connect: visit?.connect ?? (() => socketOf(seat)),
      pending: visit ? new Pending({ read: () => null, write: () => undefined }) : pendingOf(seat.table),
      listener: {
        // the table may be told before there are words to tell of it
        welcome: (frame) => whenReady(() => this.#welcome(frame)),
        update: (frame) => whenReady(() => this.#update(frame)),
        refused: (frame) => whenReady(() => this.#refused(frame)),
        bye: (frame) => whenReady(() => this.#bye(frame)),
        hint: (frame) => {
          if (this.companion?.heard(frame)) return;
          this.hint = { frame, told: 1 };
          this.hints++;
        },
        costs: (frame) => {
          this.#weighing = false;
          this.costs = frame;
        },
        answered: () => (this.busy = this.#client?.waiting ?? false),
        line: (state) => {
          if (state === 'open' && this.line === 'lost') say(t('log-reconnected'));
          if (state !== 'closed') this.line = state;
          if (state === 'lost' && !visit) void this.#instead(seat);
        },
      },
    });
    this.#client.open();
    if (visit) return;
    setTimeout(() => void this.#instead(seat), ANSWER_WITHIN);
    if (seat.here && seat.kept) this.#lookBack(seat.kept);
  }

  /** Where no server answers at the start, play begins on this device. */
  async #instead(seat: SavedSeat): Promise<void> {
    const unanswered = () => !this.view && this.seat === seat && !seat.here;
    if (!unanswered() || this.#asking) return;
    this.#asking = true;
    if (!(await reachable()) && unanswered()) await this.playHere();
    this.#asking = false;
  }

  /** Once the server is back, its match goes on, unless the one here has been begun: that is played to its end first. */
  #lookBack(kept: SavedSeat): void {
    whenBack(
      () => this.seat?.kept?.table === kept.table,
      () => {
        const begun = this.busy || !this.view || this.view.undoable || this.view.match.results.length > 0;
        if (begun) void speak('offline-back-later');
        else this.#return(kept);
      },
    );
  }

  #return(kept: SavedSeat): void {
    saveSeat(kept);
    this.#sit(kept);
    void speak('offline-back');
  }

  #welcome(frame: Welcome): void {
    this.callBack();
    this.version = frame.version;
    this.rules = frame.rules;
    this.opponent = frame.opponent.name;
    this.level = frame.opponent.level;
    this.hint = null;
    this.costs = null;
    this.#weighing = false;
    this.busy = this.#client?.waiting ?? false;
    if (frame.view) {
      this.#note(frame.view);
      this.#stage.set(frame.view);
    }
  }

  #update(frame: Update): void {
    this.callBack();
    this.version = frame.version;
    this.busy = this.#client?.waiting ?? false;
    this.hint = null;
    this.costs = null;
    // asked while the end is still being shown: the answer is there when the result is
    this.#weighing = frame.view.step === 'over' && !this.companion?.scripted && (this.#client?.ask('costs') ?? false);
    this.#undone = frame.events.some((each) => each.event === 'undone');
    if (this.#undone) this.undos++;
    this.#note(frame.view);
    if (!this.view) this.#stage.set(frame.view);
    else this.#stage.tell(frame);
  }

  #refused(frame: Refused): void {
    this.callBack();
    this.#weighing = false;
    this.busy = this.#client?.waiting ?? false;
    if (frame.view) this.#stage.set(frame.view);
    if (frame.error !== 'stale') this.tell(t('refused', { message: frame.message }));
  }

  #bye(frame: Bye): void {
    const gone = ['unknown_table', 'wrong_token', 'broken_table'].includes(frame.error);
    if (this.seat && (gone || frame.error === 'malformed')) pendingOf(this.seat.table).clear();
    this.line = 'lost';
    if (gone && this.companion) this.companion.lost();
    else if (gone) {
      if (this.seat?.kept) saveSeat(this.seat.kept);
      else forgetSeat();
      this.tell(t('table-gone'));
    }
    setTimeout(() => void this.start(), gone ? 0 : backoff(this.#attempt++));
  }

  #note(view: View): void {
    if (!this.seat || !view.fairness) return;
    const noted = noteDeal(this.seat, view.fairness);
    if (noted !== this.seat) this.#keep(noted);
  }

  #told(event: GameEvent): void {
    const own = this.scene.view?.seat ?? 0;
    if (event.event === 'dealt') this.hints = 0;
    const sound = soundOf(event, own);
    if (sound) play(sound);
    const inTrick = this.scene.tokens.filter((token) => token.zone === 'trick').length;
    const text = this.#teller.event(event, own, inTrick, this.switches);
    if (text) this.story = 'seat' in event && event.seat !== own && TOLD.includes(event.event) ? text : '';
  }

  /** What is done for the player, who wished it so; taken back, it goes with what came before it. */
  #doneForPlayer(view: View): Action | null {
    if (this.companion?.scripted || this.#client?.waiting || (this.#undone && !view.undoable)) return null;
    if (settings.drawForMe && view.legal.includes('D')) return 'D';
    return settings.onlyCard ? onlyAnswer(view) : null;
  }

  #settled(view: View): void {
    this.story = '';
    const done = this.#doneForPlayer(view);
    this.#teller.settled(view, this.switches, this.#undone, { greeting: !this.companion?.scripted, turn: !done });
    if (this.seat && this.rules && !this.companion) dealEnded(this.seat.table, view, this.rules, this.level, this.hints);
    const practice = view.practice && !this.companion;
    if (this.#undone && practice && !this.#practice) this.tell(t('practice-about'));
    this.#practice = practice;
    if (!done) return;
    this.busy = true;
    if (this.#undone) this.#client?.undo();
    else this.#client?.act(done);
  }
}

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const session = new Session();
listen((text) => session.tellToo(text));
