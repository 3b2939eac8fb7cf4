/** A table (room): a pure function of its entries. `version` counts them; what the last one told each seat is in `news`. */
import { bytesOf, firstDealer, hexOf, orderedDeck, shuffledDeck } from '../../fairness/shuffle';
import { sha256Of } from '../../fairness/sha256';
import { DEFAULT_PRESET } from '../../rules/presets';
import { type Action, actionOf, CLAIM_OUT_OF_TURN, DRAW } from '../rules/actions';
import type { Event } from '../rules/events';
import { faultOf } from '../rules/legal';
import { type Match, newMatch, record, winnerOf } from '../rules/match';
import { deal as dealDeck, type State } from '../rules/state';
import { other, type Pair, type Seat, SEATS, withSeat } from '../rules/table';
import { variantOf } from '../rules/variant';
import { legalIn } from '../rules/view';
import { watch, watchAction, type Watched } from '../rules/watched';
import type { Entry, EntryOf, Show, Sitter } from './entry';

/** Entries that cannot have happened. */
export class BrokenHistory extends Error {}

/** An action that was taken, and the deal before it. */
export interface Step {
  readonly before: Watched;
  readonly seat: Seat;
  readonly action: Action;
}

export interface Deal {
  readonly number: number;
  readonly dealer: Seat;
  readonly clientSeed: string;
  readonly serverSeed: string;
  readonly dealt: State;
  readonly watched: Watched;
  readonly past: readonly Step[];
  /** how often something was taken back */
  readonly undone: number;
  /** something was taken back that had shown a seat what it did not know, or the cards were known before */
  readonly practice: boolean;
  /** the deck was not shuffled: there is nothing to be proved */
  readonly arranged: boolean;
}

export interface Room {
  readonly name: string;
  readonly version: number;
  readonly preset: string;
  readonly match: Match;
  readonly seats: Pair<Sitter>;
  /** promised for the next deal; secret until that deal is over */
  readonly nextSeed: string;
  readonly deal: Deal | null;
  readonly shows: Pair<Show | null>;
  readonly news: Pair<readonly Event[]>;
  /** the seat that took something back by the last entry */
  readonly undone: Seat | null;
  /** the id of the command that the last entry came from */
  readonly answered: string | null;
  /** the version that each command was accepted as, by seat and id */
  readonly accepted: ReadonlyMap<string, number>;
}

export const isOver = (deal: Deal): boolean => deal.watched.state.table.outcome !== null;
export const acceptedAs = (room: Room, seat: Seat, command: string | null): number | undefined => room.accepted.get(`${seat} ${command}`);

/** The room after its entries, each checked. */
export function replay(name: string, entries: readonly Entry[]): Room {
  const [first, ...rest] = entries;
  if (first?.kind !== 'created') throw new BrokenHistory('the first entry opens the table');
  return rest.reduce(after, opened(name, first));
}

function opened(name: string, entry: EntryOf<'created'>): Room {
  const variant = variantOf(DEFAULT_PRESET, entry.switches);
  return {
    name, version: 0, preset: entry.preset, match: newMatch(variant), seats: entry.seats, nextSeed: entry.next_seed, deal: null,
    shows: [null, null], news: [[], []], undone: null, answered: null, accepted: new Map(),
  };
}

/** The room after one more entry. Throws `BrokenHistory`. */
export function after(room: Room, entry: Entry): Room {
  if (entry.kind === 'created') throw new BrokenHistory('a table is opened once');
  const version = room.version + 1;
  const accepted = new Map(room.accepted);
  if (entry.command !== null) accepted.set(`${entry.seat} ${entry.command}`, version);
  return { ...moved(room, entry), version, accepted, answered: entry.command, undone: entry.kind === 'undo' ? entry.seat : null };
}

function moved(room: Room, entry: Exclude<Entry, { kind: 'created' }>): Room {
  switch (entry.kind) {
    case 'deal':
      return dealt(room, entry);
    case 'action':
      return acted(room, entry);
    case 'points':
      return { ...room, news: [[], []], shows: withSeat(room.shows, entry.seat, entry.show) };
    case 'undo':
      return undone(room, entry.seat);
  }
}

function dealt(room: Room, entry: EntryOf<'deal'>): Room {
  const number = room.match.results.length + 1;
  const due = entry.deal === number && winnerOf(room.match) === null && (!room.deal || isOver(room.deal));
  const { variant } = room.match;
  const promised = entry.arranged
    ? [...entry.arranged].sort().join() === orderedDeck(variant.deck).sort().join()
    : entry.server_seed === room.nextSeed && entry.dealer === dealerOf(room, entry.client_seed);
  if (!due || !promised) throw new BrokenHistory(`deal ${entry.deal} cannot have been dealt like this`);
  const deck = entry.arranged ? [...entry.arranged] : shuffledDeck(variant.deck, entry.server_seed, entry.client_seed, number);
  const start = dealDeck(variant, deck, entry.dealer);
  const watched = watch(start);
  const deal: Deal = {
    number, dealer: entry.dealer, clientSeed: entry.client_seed, serverSeed: entry.server_seed, dealt: start, watched, past: [],
    undone: 0, practice: entry.arranged !== undefined, arranged: entry.arranged !== undefined,
  };
  return { ...room, match: { ...room.match, dealer: entry.dealer }, deal, news: watched.news, nextSeed: entry.next_seed };
}

function acted(room: Room, { seat, action: word }: EntryOf<'action'>): Room {
  const old = room.deal;
  if (!old) throw new BrokenHistory('nothing has been dealt yet');
  const { table, hands } = old.watched.state;
  const action = actionOf(word, table.trump);
  const turn = action === CLAIM_OUT_OF_TURN ? other(table.turn) : table.turn;
  if (typeof action !== 'number' || seat !== turn || faultOf(table, hands[seat], action, seat)) {
    throw new BrokenHistory(`${word} cannot have been played by seat ${seat}`);
  }
  const watched = watchAction(old.watched, action);
  const { outcome } = watched.state.table;
  const deal = { ...old, watched, past: [...old.past, { before: old.watched, seat, action }] };
  return { ...room, deal, match: outcome ? record(room.match, outcome) : room.match, news: watched.news };
}

/** How many steps of the deal are left when the seat takes back its last action; -1 if it has taken none. */
export const undoable = (deal: Deal, seat: Seat): number => deal.past.findLastIndex((step) => step.seat === seat);

function undone(room: Room, seat: Seat): Room {
  const old = room.deal;
  const kept = old && !isOver(old) ? undoable(old, seat) : -1;
  const last = old?.past[kept];
  if (!old || !last) throw new BrokenHistory(`seat ${seat} has nothing to take back`);
  // what its own play, marriage, exchange or closing showed the seat it knew before
  const told = old.past.slice(kept).some((step) => step.seat !== seat || step.action === DRAW);
  const deal = { ...old, watched: last.before, past: old.past.slice(0, kept), undone: old.undone + 1, practice: old.practice || told };
  return { ...room, deal, news: [[], []] };
}

/** Who deals next: by lot for the first deal (R4), else by the rules of the match. */
export const dealerOf = (room: Room, clientSeed: string): Seat =>
  room.deal ? room.match.dealer : (firstDealer(room.nextSeed, clientSeed) as Seat);

/** The seat that the engine plays, if it may act now: on its turn, or by a claim out of turn. */
export function engineSeat(room: Room): Seat | null {
  const { deal, seats } = room;
  return (deal && SEATS.find((seat) => seats[seat].token === null && legalIn(deal.watched.views[seat]).length > 0)) ?? null;
}

/** The number that the engine's decision is seeded by: one for each step of each deal of each table. */
export function engineSeed(name: string, deal: number, step: number): bigint {
  const digest = sha256Of(new TextEncoder().encode(`66-engine-1:${name}:${deal}:${step}`));
  return BigInt(`0x${hexOf(digest.subarray(0, 8))}`) >> 1n;
}

export const commitmentOf = (seed: string): string => hexOf(sha256Of(bytesOf(seed)));
