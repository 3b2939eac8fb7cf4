/** Tables of this device, as the page sees them: opened like a server's, and spoken to over the same kind of socket. */
import type { Socket } from '../protocol/client';
import type { Opened } from '../protocol/types';
import type { FromWorker, ToWorker, Wish } from './worker/words';
import type { Lack } from './worker/store';

/** Why no table can be opened here. */
export class NoTable extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

let worker: Worker | null = null;
let lines = 0;
let socket: DeviceSocket | null = null;
let opening: { opened: (opened: Opened) => void; failed: (fault: Error) => void } | null = null;
let last: Promise<unknown> = Promise.resolve();
let lacking: (lack: Lack) => void = () => undefined;

/** Who is told when tables are not kept. */
export function onLack(told: (lack: Lack) => void): void {
  lacking = told;
}

/** Opens a table; one after the other, since the worker does not say which it has opened. */
export function openHere(wish: Wish): Promise<Opened> {
  const made = last.then(
    () =>
      new Promise<Opened>((opened, failed) => {
        opening = { opened, failed };
        post({ ask: 'open', wish });
      }),
  );
  last = made.catch(() => undefined);
  return made;
}

export function connectHere(table: string): Socket {
  socket?.close();
  socket = new DeviceSocket(table);
  return socket;
}

function post(word: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = (fault) => died(fault.message);
  }
  worker.postMessage(word);
}

function hear(word: FromWorker): void {
  switch (word.tell) {
    case 'opened':
      return opening?.opened(word.opened);
    case 'not opened':
      return opening?.failed(new NoTable(word.reason, word.message));
    case 'broken':
      return died(word.message);
    case 'lack':
      return lacking(word.lack);
    case 'frame':
      if (word.line === socket?.line) socket.onmessage?.({ data: word.text });
  }
}

/** A worker that could not be loaded, or fell: the line is lost, and coming back makes a new one. */
function died(message: string): void {
  worker?.terminate();
  worker = null;
  opening?.failed(new NoTable('', message));
  socket?.onerror?.();
}

class DeviceSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly line = ++lines;

  constructor(table: string) {
    post({ ask: 'sit', line: this.line, table });
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    post({ ask: 'say', line: this.line, text });
  }

  close(): void {
    post({ ask: 'leave', line: this.line });
  }
}
