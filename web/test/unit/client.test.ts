import { beforeEach, describe, expect, it } from 'vitest';
import { backoff } from '../../src/protocol/backoff';
import { TableClient, type LineState, type Socket } from '../../src/protocol/client';
import { Pending } from '../../src/protocol/pending';
import type { Command, ServerFrame } from '../../src/protocol/types';
import { update, welcome } from './fixtures';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.();
  }
  get(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  cut() {
    this.onclose?.();
  }
  commands(): Command[] {
    return this.sent.filter((frame) => ['act', 'next', 'points'].includes(String(frame['type']))) as unknown as Command[];
  }
}

class FakeClock {
  timers: { at: number; run: () => void }[] = [];
  now = 0;
  after(ms: number, run: () => void) {
    const timer = { at: this.now + ms, run };
    this.timers.push(timer);
    return timer;
  }
  cancel(timer: unknown) {
    this.timers = this.timers.filter((each) => each !== timer);
  }
  pass(ms: number) {
    this.now += ms;
    for (const timer of this.timers.filter((each) => each.at <= this.now)) {
      this.cancel(timer);
      timer.run();
    }
  }
}

let sockets: FakeSocket[];
let clock: FakeClock;
let shelf: { text: string | null };
let told: string[];
let lines: LineState[];

const pending = () => new Pending({ read: () => shelf.text, write: (text) => (shelf.text = text) });

function client(): TableClient {
  return new TableClient({
    token: 'key', clientSeed: 'ab', clock, pending: pending(),
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    listener: {
      welcome: (frame) => told.push(`welcome ${frame.version}`),
      update: (frame) => told.push(`update ${frame.version}`),
      refused: (frame) => told.push(`refused ${frame.error}`),
      bye: (frame) => told.push(`bye ${frame.error}`),
      hint: (frame) => told.push(`hint ${frame.best}`),
      costs: (frame) => told.push(`costs ${frame.worth}`),
      line: (state) => lines.push(state),
      answered: () => told.push('answered'),
    },
  });
}

const last = (): FakeSocket => sockets.at(-1)!;

function opened(version = 3): TableClient {
  const made = client();
  made.open();
  last().open();
  last().get(welcome(version));
  return made;
}

function reconnect(version: number): void {
  clock.pass(6000);
  last().open();
  last().get(welcome(version));
}

beforeEach(() => {
  sockets = [];
  clock = new FakeClock();
  shelf = { text: null };
  told = [];
  lines = [];
});

describe('the line to a table', () => {
  it('speaks first, with the token and the last version seen', () => {
    opened();
    expect(last().sent[0]).toEqual({ type: 'hello', token: 'key', seen: 0, client_seed: 'ab' });
    expect(lines).toEqual(['connecting', 'open']);
  });

  it('names the version a command is made against, and a fresh id for each', () => {
    const table = opened();
    table.act('KH');
    table.points('own');
    const [act] = last().commands();
    expect(last().commands()).toHaveLength(1); // the second waits for the first
    expect(act).toMatchObject({ type: 'act', version: 3, action: 'KH' });
    last().get(update(4, act!.id));
    const points = last().commands()[1];
    expect(points).toMatchObject({ type: 'points', show: 'own', version: 4 });
    expect(act!.id).not.toBe(points!.id);
  });

  it('asks again for the points when the table moved on meanwhile, but never for an action', () => {
    const table = opened();
    table.points('own');
    last().get({ type: 'refused', command: last().commands()[0]!.id, error: 'stale', message: '', version: 4, view: null });
    expect(last().commands()[1]).toMatchObject({ type: 'points', show: 'own', version: 4 });
    last().get(update(5, last().commands()[1]!.id));
    table.act('KH');
    last().get({ type: 'refused', command: last().commands()[2]!.id, error: 'stale', message: '', version: 6, view: null });
    expect(last().commands()).toHaveLength(3);
    expect(table.waiting).toBe(false);
  });

  it('sends an unanswered command again after a cut, with the same id and version', () => {
    const table = opened();
    table.act('KH');
    const [first] = last().commands();
    last().cut();
    expect(lines.at(-1)).toBe('lost');
    reconnect(3);
    expect(last().sent[0]).toMatchObject({ type: 'hello', seen: 3 });
    expect(last().commands()).toEqual([first]);
  });

  it('sends nothing twice once it is acknowledged', () => {
    const table = opened();
    table.act('KH');
    last().get(update(4, last().commands()[0]!.id));
    expect(table.waiting).toBe(false);
    last().cut();
    reconnect(4);
    expect(last().commands()).toEqual([]);
  });

  it('takes a second acknowledgement without showing the update again', () => {
    const table = opened();
    table.act('KH');
    const { id } = last().commands()[0]!;
    last().cut();
    reconnect(4); // the server had taken it before the cut
    last().get(update(4, id));
    expect(table.waiting).toBe(false);
    expect(told).toEqual(['welcome 3', 'welcome 4', 'answered']); // the table is told that it may go on
  });

  it('keeps a command given while the line is down', () => {
    const table = opened();
    last().cut();
    table.act('QH');
    reconnect(3);
    expect(last().commands()).toMatchObject([{ action: 'QH', version: 3 }]);
  });

  it('keeps an unanswered command over a reload of the page', () => {
    opened().act('KH');
    const id = last().commands()[0]!.id;
    opened(); // a new client over the same shelf
    expect(last().commands()).toMatchObject([{ id }]);
  });

  it('drops an update it has already seen', () => {
    opened();
    last().get(update(4, null));
    last().get(update(4, null));
    last().get(update(3, null));
    expect(told).toEqual(['welcome 3', 'update 4']);
  });

  it('reconnects when a version is missing', () => {
    opened();
    const gapped = last();
    gapped.get(update(5, null));
    expect(gapped.closed).toBe(true);
    expect(told).toEqual(['welcome 3']);
    reconnect(5);
    expect(told).toEqual(['welcome 3', 'welcome 5']);
  });

  it('does not send a refused command again', () => {
    const table = opened();
    table.act('KH');
    last().get({ type: 'refused', command: last().commands()[0]!.id, error: 'stale', message: '', version: 4, view: null });
    expect(table.waiting).toBe(false);
    expect(table.version).toBe(4);
  });

  it('stays away after a farewell', () => {
    opened();
    last().get({ type: 'bye', error: 'unknown_table', message: '' });
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('pings a silent line and drops it when nothing comes back', () => {
    opened();
    clock.pass(12_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    clock.pass(6_000);
    expect(lines.at(-1)).toBe('lost');
  });

  it('takes no notice of a socket it has left', () => {
    opened();
    const old = last();
    old.cut();
    old.get(update(4, null));
    expect(told).toEqual(['welcome 3']);
  });

  it('loses and doubles nothing over a thousand random cuts', () => {
    // a server that takes each id once, over a line that may drop anything at any time
    let seed = 7;
    const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
    const taken: string[] = [];
    let version = 0;
    const acked = new Map<string, number>();
    const serve = (socket: FakeSocket) => {
      for (const command of socket.commands()) {
        if (chance() < 0.3) return socket.cut(); // lost on the way there
        if (!acked.has(command.id)) {
          if (command.version !== version) {
            socket.get({ type: 'refused', command: command.id, error: 'stale', message: '', version, view: null });
            continue;
          }
          taken.push(command.type === 'act' ? command.action : '');
          acked.set(command.id, ++version);
        }
        if (chance() < 0.3) return socket.cut(); // lost on the way back
        socket.get(update(acked.get(command.id)!, command.id));
      }
      socket.sent = [];
    };
    const table = client();
    table.open();
    last().open();
    last().get(welcome(version));
    for (let i = 0; i < 1000; i++) {
      table.act(String(i));
      while (table.waiting) {
        serve(last());
        if (table.waiting) reconnect(version);
        if (!last().onmessage) reconnect(version);
      }
    }
    expect(taken).toEqual(Array.from({ length: 1000 }, (_, i) => String(i)));
  });
});

describe('back-off', () => {
  it('starts quickly and never waits longer than three seconds', () => {
    expect(backoff(0, 0.5)).toBe(150);
    expect(backoff(50, 1)).toBeLessThanOrEqual(3000);
    expect(backoff(3, 0.5)).toBeGreaterThan(backoff(2, 0.5));
  });
});
