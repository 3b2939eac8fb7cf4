/**
 * The line to one table: speaks first, keeps every command until it is acknowledged, sends it again after a
 * reconnect, drops what it has already seen, and reconnects when it sees a gap.
 */
import { backoff } from './backoff';
import { commandId } from './ids';
import type { Pending } from './pending';
import type { Action, Bye, Command, Costs, GameEvent, Hint, Refused, ServerFrame, Update, Welcome } from './types';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that the client uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Clock {
  after(ms: number, run: () => void): unknown;
  cancel(timer: unknown): void;
}

export interface Listener {
  welcome(frame: Welcome): void;
  update(frame: Update): void;
  refused(frame: Refused): void;
  bye(frame: Bye): void;
  hint(frame: Hint): void;
  costs(frame: Costs): void;
  line(state: LineState): void;
  /** a command has been answered, if only again */
  answered(): void;
}

export interface ClientOptions {
  token: string;
  clientSeed: string;
  connect: () => Socket;
  pending: Pending;
  listener: Listener;
  clock?: Clock;
  /** ms without a word from the server after which the line counts as dead */
  patience?: number;
}

const realClock: Clock = {
  after: (ms, run) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export class TableClient {
  version = 0;
  #socket: Socket | null = null;
  #welcomed = false;
  #attempt = 0;
  #ended = false;
  #retry: unknown = null;
  #pulse: unknown = null;
  readonly #clock: Clock;

  constructor(private readonly options: ClientOptions) {
    this.#clock = options.clock ?? realClock;
  }

  open(): void {
    if (this.#ended || this.#socket) return;
    this.#clock.cancel(this.#retry);
    this.options.listener.line(this.#attempt === 0 && this.version === 0 ? 'connecting' : 'lost');
    const socket = this.options.connect();
    this.#socket = socket;
    this.#welcomed = false;
    socket.onopen = () => {
      this.#write({ type: 'hello', token: this.options.token, seen: this.version, client_seed: this.options.clientSeed });
      this.#listen();
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#receive(message.data);
    };
    socket.onclose = socket.onerror = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  /** For good: the table is left. */
  close(): void {
    this.#ended = true;
    this.#hangUp();
    this.options.listener.line('closed');
  }

  /** Try again now, without waiting for the back-off (network is back, page was woken). */
  wake(): void {
    if (this.#ended) return;
    if (!this.#socket) this.open();
    else if (this.#welcomed) this.#write({ type: 'ping' });
  }

  act(action: Action): void {
    this.#command({ type: 'act', id: commandId(), version: this.version, action });
  }

  next(clientSeed: string): void {
    this.#command({ type: 'next', id: commandId(), version: this.version, client_seed: clientSeed });
  }

  points(show: 'hidden' | 'own'): void {
    this.#command({ type: 'points', id: commandId(), version: this.version, show });
  }

  undo(): void {
    this.#command({ type: 'undo', id: commandId(), version: this.version });
  }

  /** Asks once, and does not ask again after a reconnect: the player may. False if there is no line. */
  ask(question: 'hint' | 'costs'): boolean {
    if (this.#welcomed) this.#write({ type: question, id: commandId(), version: this.version });
    return this.#welcomed;
  }

  /** Whether something said is still without an answer. */
  get waiting(): boolean {
    return this.options.pending.all.length > 0;
  }

  /** One command is under way at a time: the next is made against the version that the last one led to. */
  #command(command: Command): void {
    const { pending } = this.options;
    pending.add(command);
    if (this.#welcomed && pending.first === command) this.#write(command);
  }

  #settle(id: string | null): void {
    const { pending, listener } = this.options;
    if (!pending.settle(id)) return;
    listener.answered();
    if (!pending.first || !this.#welcomed) return;
    pending.restamp(this.version);
    this.#write(pending.first);
  }

  #refused(frame: Refused): void {
    const refused = this.options.pending.all.find((command) => command.id === frame.command);
    if (frame.version > this.version) this.version = frame.version;
    this.#settle(frame.command);
    // a switch is meant whatever has happened meanwhile; an action is not
    if (frame.error === 'stale' && refused?.type === 'points') this.points(refused.show);
    this.options.listener.refused(frame);
  }

  #write(frame: object): void {
    try {
      this.#socket?.send(JSON.stringify(frame));
    } catch {
      this.#drop();
    }
  }

  #receive(data: unknown): void {
    const frame = parse(data);
    if (!frame) return;
    this.#listen();
    switch (frame.type) {
      case 'welcome':
        return this.#welcome(frame);
      case 'update':
        return this.#update(frame);
      case 'refused':
        return this.#refused(frame);
      case 'hint':
        return frame.version === this.version ? this.options.listener.hint(frame) : undefined;
      case 'costs':
        return frame.version === this.version ? this.options.listener.costs(frame) : undefined;
      case 'bye':
        this.#ended = true;
        this.#hangUp();
        return this.options.listener.bye(frame);
      case 'pong':
        return;
    }
  }

  #welcome(frame: Welcome): void {
    this.#attempt = 0;
    this.#welcomed = true;
    this.version = frame.version;
    this.options.listener.line('open');
    this.options.listener.welcome(frame);
    if (this.options.pending.first) this.#write(this.options.pending.first);
  }

  #update(frame: Update): void {
    const old = frame.version <= this.version;
    if (!old && frame.version > this.version + 1) return this.#drop();
    if (!old) this.version = frame.version;
    this.#settle(frame.command);
    if (!old) this.options.listener.update(frame);
  }

  #drop(): void {
    this.#hangUp();
    if (this.#ended) return;
    this.options.listener.line('lost');
    this.#retry = this.#clock.after(backoff(this.#attempt++), () => this.open());
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#clock.cancel(this.#retry);
    this.#clock.cancel(this.#pulse);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  /** Pings a silent line, and drops it when the ping is not answered. */
  #listen(): void {
    const patience = this.options.patience ?? 12_000;
    this.#clock.cancel(this.#pulse);
    this.#pulse = this.#clock.after(patience, () => {
      this.#write({ type: 'ping' });
      this.#pulse = this.#clock.after(patience / 2, () => this.#drop());
    });
  }
}

function parse(data: unknown): ServerFrame | null {
  try {
    const frame = JSON.parse(String(data)) as ServerFrame;
    if (frame.type === 'update') frame.events = frame.events.map(named);
    return frame;
  } catch {
    return null;
  }
}

/** Events carry their name as `event`; `type` is taken as well. */
function named(event: GameEvent): GameEvent {
  const raw = event as unknown as Record<string, unknown>;
  return raw['event'] ? event : ({ ...raw, event: raw['type'] } as unknown as GameEvent);
}
