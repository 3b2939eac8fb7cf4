/** Replays a transcript of the Python services (tests/kit/transcript.py) at a table of the page. */
import { createHash } from 'node:crypto';
import type { Seat, ServerFrame } from '../../../src/protocol/types';
import { entryFor, type Given, Refused } from '../../../src/local/table/command';
import type { Entry } from '../../../src/local/table/entry';
import { acceptedAs, after, replay, type Room } from '../../../src/local/table/room';
import { refusedFrame, updateFrame, welcomeFrame } from '../../../src/local/table/wire';

type Sent = [Seat, ServerFrame][];
type Said = [seat: Seat, type: string, id: string, version: number, argument: string, digest: string];

export interface Difference {
  table: string;
  line: string;
  sent: Sent;
}

/** The first difference, if there is one, and how many deals were played. */
export function replayed(lines: Iterable<string>): { deals: number; difference: Difference | null } {
  let deals = 0;
  let talk: Talk | null = null;
  for (const line of lines) {
    const read = JSON.parse(line) as Said | { table: string } | { welcomes: string; deals: number };
    let sent: Sent = [];
    let digest: string | null = null;
    if (Array.isArray(read)) [sent, digest] = [(talk as Talk).hear(read), read[5]];
    else if ('table' in read) {
      const { table, ...created } = read;
      talk = new Talk(table, created as Entry);
    } else {
      [sent, digest] = [(talk as Talk).welcomes(), read.welcomes];
      deals += read.deals;
    }
    if (digest !== null && digest !== digestOf(sent)) return { deals, difference: { table: talk?.name ?? '', line, sent } };
  }
  return { deals, difference: null };
}

class Talk {
  readonly #entries: Entry[];
  #room: Room;

  constructor(
    readonly name: string,
    created: Entry,
  ) {
    this.#entries = [created];
    this.#room = replay(name, this.#entries);
  }

  hear([seat, type, id, version, argument]: Said): Sent {
    const accepted = acceptedAs(this.#room, seat, id);
    if (accepted !== undefined) return [[seat, updateFrame(this.#at(accepted), seat)]];
    const command = { type, id, version, action: argument, client_seed: argument, show: argument } as Given;
    try {
      const entry = entryFor(this.#room, seat, command, () => this.#freshSeed());
      this.#entries.push(entry);
      this.#room = after(this.#room, entry);
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      // how a text fails to be an action is told in many words; the code is enough
      const sentence = refusal.code === 'unknown_action' ? '' : refusal.message;
      return [[seat, refusedFrame(this.#room, seat, id, refusal.code, sentence)]];
    }
    return [[0, updateFrame(this.#room, 0)], [1, updateFrame(this.#room, 1)]];
  }

  /** What both seats are welcomed by, at the beginning and at the end. */
  welcomes(): Sent {
    return [0, this.#room.version].flatMap((version): Sent => {
      const room = this.#at(version);
      return [[0, welcomeFrame(room, 0)], [1, welcomeFrame(room, 1)]];
    });
  }

  #at(version: number): Room {
    return replay(this.name, this.#entries.slice(0, version + 1));
  }

  #freshSeed(): string {
    return createHash('sha256').update(`${this.name}:${this.#room.match.results.length + 1}`).digest('hex');
  }
}

/** Eight hex digits over frames, however their fields are ordered. */
function digestOf(sent: Sent): string {
  return createHash('sha256').update(sorted(sent)).digest('hex').slice(0, 8);
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${sorted(field)}`).join()}}`;
}
