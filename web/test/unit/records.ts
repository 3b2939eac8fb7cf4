/** Deals played at random by the rules of the page, as it would record them. */
import { createHash } from 'node:crypto';
import { shuffledDeck } from '../../src/fairness/shuffle';
import { type Action, actionName, CLAIM, CLOSE, EXCHANGE, MARRIAGE } from '../../src/local/rules/actions';
import type { DealResult } from '../../src/local/rules/match';
import { total } from '../../src/local/rules/scoring';
import { deal } from '../../src/local/rules/state';
import type { Seat } from '../../src/local/rules/table';
import { legalIn, type PlayerView } from '../../src/local/rules/view';
import { watch } from '../../src/local/rules/watched';
import { after, isOver, replay, type Room } from '../../src/local/table/room';
import { welcomeFrame } from '../../src/local/table/wire';
import { type DealPlayed, type Ended, playedOf } from '../../src/played/record';
import { base } from '../../src/rules/presets';

/** The same numbers for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A table at which that deal has been dealt: those before it were drawn, so that the match goes on. */
function dealt(number: number, seed: number): Room {
  const sitter = { name: '', token: null, level: null };
  const [serverSeed, clientSeed] = [hash(`server ${seed}`), hash(`client ${seed}`).slice(0, 32)];
  const room = replay('t', [
    { kind: 'created', at: 0, preset: 'sixty-six', switches: base('sixty-six'), seats: [sitter, sitter], next_seed: hash(serverSeed) },
  ]);
  const dealer = (number % 2) as Seat;
  const drawn: DealResult = { dealer, outcome: { winner: null, gamePoints: 0, reason: 'draw', totals: [65, 65], claimedBy: null }, booked: 0 };
  const start = deal(room.match.variant, shuffledDeck(24, serverSeed, clientSeed, number), dealer);
  return {
    ...room, match: { ...room.match, dealer, results: Array<DealResult>(number - 1).fill(drawn) },
    deal: { number, dealer, clientSeed, serverSeed, dealt: start, watched: watch(start), past: [], undone: 0, practice: false, arranged: false },
  };
}

/** Claims seldom without 66, closes now and then, and rather marries or exchanges than plays a card. */
function chosen(view: PlayerView, roll: () => number): Action {
  const legal = legalIn(view);
  const wild = roll() < 0.06 || (total(view.table, view.seat) >= 66 && roll() < 0.6);
  const calm = legal.filter((action) => action !== CLAIM && action !== CLOSE);
  const from = wild && legal.includes(CLAIM) ? [CLAIM] : roll() < 0.05 ? legal : calm;
  const special = from.filter((action) => action >= MARRIAGE && action <= EXCHANGE);
  const among = special.length > 0 && roll() < 0.7 ? special : from;
  return among[Math.floor(roll() * among.length)]!;
}

/** What the page knows of a deal that was played to its end. */
export function playThrough(number: number, seed: number): Ended {
  const roll = dice(seed);
  let room = dealt(number, seed);
  while (!isOver(room.deal!)) {
    const { views, state: { table } } = room.deal!.watched;
    const action = actionName(chosen(views[table.turn], roll), table.trump);
    room = after(room, { kind: 'action', seat: table.turn, action, command: null });
  }
  const { view, rules } = welcomeFrame(room, 0);
  return { table: 't', level: 'club', hints: 0, at: new Date(Date.UTC(2026, 10, 1, 12, number)), rules, view: view! };
}

export function someRecords(count: number, seed = 1, part: Partial<Ended> = {}): DealPlayed[] {
  return Array.from({ length: count }, (_, i) => playedOf({ ...playThrough(i + 1, seed * 1000 + i), ...part })!);
}
