/** Where a table is: at the server, or on this device where no server answers. */
import { loadArea, t } from '../i18n/translator.svelte';
import type { Socket } from '../protocol/client';
import { openTable, reachable, socketAddress, type TableWish, unreachable } from '../protocol/http';
import { clientSeed } from '../protocol/ids';
import type { Opened } from '../protocol/types';
import type { SavedSeat } from '../store/seat';

type Device = typeof import('../local/device');

/** ms between two looks for a server that was away */
const LOOK_EVERY = 4000;

let device: Device | null = null;
let told: (text: string) => void = () => undefined;

/** Who is told what the player should know about playing on this device. */
export function listen(to: (text: string) => void): void {
  told = to;
}

/** A sentence about playing on this device; its messages are loaded when there is need of one. */
export async function speak(id: string): Promise<void> {
  await loadArea('offline').catch(() => undefined);
  told(t(id));
}

/** The tables of this device: loaded when there is need of one. */
export async function loadDevice(): Promise<Device> {
  if (typeof Worker !== 'function' || typeof WebAssembly !== 'object') {
    void speak('offline-cannot');
    throw new Error('this browser has no workers or no WebAssembly');
  }
  device ??= await import('../local/device');
  device.onLack((lack) => void speak(lack === 'storage_full' ? 'offline-storage-full' : 'offline-storage-blocked'));
  return device;
}

const seatOf = (opened: Opened): SavedSeat => ({
  table: opened.table, token: opened.token, seeds: { 1: clientSeed() }, commitments: { 1: opened.commitment },
});

/** A seat at a new table of the server; on this device if no server answers. `kept` is the seat that waits at the server. */
export async function openSeat(wish: TableWish, kept?: SavedSeat): Promise<SavedSeat> {
  try {
    return seatOf(await openTable(wish));
  } catch (fault) {
    if (!unreachable(fault)) throw fault;
    return await openSeatHere(wish, kept);
  }
}

export async function openSeatHere(wish: TableWish, kept?: SavedSeat): Promise<SavedSeat> {
  const { openHere } = await loadDevice();
  return { ...seatOf(await openHere(wish)), here: true, ...(kept && { kept }) };
}

/** The socket of a seat's table. */
export function socketOf(seat: SavedSeat): Socket {
  if (!seat.here) return new WebSocket(socketAddress(seat.table)) as unknown as Socket;
  return device ? device.connectHere(seat.table) : new LoadingSocket(seat.table);
}

/** A socket to this device's table while its code is still being loaded. */
class LoadingSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  #socket: Socket | null = null;
  #closed = false;

  constructor(table: string) {
    loadDevice().then(
      ({ connectHere }) => {
        if (this.#closed) return;
        const socket = connectHere(table);
        socket.onopen = () => this.onopen?.();
        socket.onmessage = (message) => this.onmessage?.(message);
        socket.onclose = socket.onerror = () => this.onerror?.();
        this.#socket = socket;
      },
      () => this.onerror?.(),
    );
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

/** Looks for the server as long as that is wanted; once it is back, says so. */
export function whenBack(wanted: () => boolean, back: () => void): void {
  setTimeout(async () => {
    if (!wanted()) return;
    const there = await reachable();
    if (!wanted()) return;
    if (there) back();
    else whenBack(wanted, back);
  }, LOOK_EVERY);
}
