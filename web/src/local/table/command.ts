/** Commands of a seat, and the entry that each becomes, or why it is refused. */
import type { Command } from '../../protocol/types';
import { actionOf } from '../rules/actions';
import { faultSentence } from '../rules/faults';
import { faultOf } from '../rules/legal';
import { winnerOf } from '../rules/match';
import type { Seat } from '../rules/table';
import type { Entry } from './entry';
import { dealerOf, isOver, type Room, undoable } from './room';

/** A command that changes nothing: a code for programs, a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** A command; one that nobody waits for (the first deal, the engine's actions) has no id. */
export type Given<C = Command> = C extends Command ? Omit<C, 'id'> & { id: string | null } : never;

const CLIENT_SEED = /^(?:[0-9a-fA-F]{16,64})?$/;

export function checkVersion(room: Room, version: number): void {
  if (version === room.version) return;
  throw new Refused('stale', `The table is at version ${room.version}; the command was made against ${version}.`);
}

/** The entry that a seat's command becomes. Throws `Refused`. A deal promises `freshSeed` to the one after it. */
export function entryFor(room: Room, seat: Seat, command: Given, freshSeed: () => string): Entry {
  checkVersion(room, command.version);
  switch (command.type) {
    case 'act':
      return act(room, seat, command);
    case 'next':
      return next(room, seat, command, freshSeed);
    case 'points':
      return { kind: 'points', seat, show: command.show, command: command.id };
    case 'undo':
      return undo(room, seat, command.id);
  }
}

type Act = Extract<Given, { type: 'act' }>;
type Next = Extract<Given, { type: 'next' }>;

function act(room: Room, seat: Seat, command: Act): Entry {
  if (!room.deal) throw new Refused('not_dealt', 'Nothing has been dealt yet.');
  const { table, hands } = room.deal.watched.state;
  const action = actionOf(command.action, table.trump);
  if (typeof action !== 'number') throw new Refused('unknown_action', `'${command.action}' is no action now: ${action.fault}`);
  const fault = faultOf(table, hands[seat], action, seat);
  if (fault) throw new Refused(fault, faultSentence(fault));
  return { kind: 'action', seat, action: command.action, command: command.id };
}

function next(room: Room, seat: Seat, command: Next, freshSeed: () => string): Entry {
  if (room.deal && !isOver(room.deal)) throw new Refused('deal_not_over', 'The deal is still being played.');
  if (winnerOf(room.match) !== null) throw new Refused('match_over', 'The match is over; open a new table.');
  if (!CLIENT_SEED.test(command.client_seed)) {
    throw new Refused('bad_client_seed', "The client's seed is 16 to 64 hex digits, or empty.");
  }
  return {
    kind: 'deal',
    deal: room.match.results.length + 1,
    dealer: dealerOf(room, command.client_seed),
    client_seed: command.client_seed,
    server_seed: room.nextSeed,
    next_seed: freshSeed(),
    seat,
    command: command.id,
  };
}

function undo(room: Room, seat: Seat, command: string | null): Entry {
  if (!room.deal) throw new Refused('not_dealt', 'Nothing has been dealt yet.');
  if (isOver(room.deal)) {
    throw new Refused('deal_over', 'The deal is over and both hands have been shown: nothing can be undone.');
  }
  if (undoable(room.deal, seat) < 0) throw new Refused('nothing_to_undo', 'You have done nothing in this deal yet.');
  return { kind: 'undo', seat, command };
}
