/** Reading records from outside: each is taken as it should be, or refused with the reason. */
import type { Card, Seat } from '../protocol/types';
import { POINTS, rankOf } from '../view/deck';
import { type DealPlayed, FORMAT, lowestTrump, otherSeat } from './record';

/** What is wrong with a record: a code for the sentence, and the field. */
export class Damaged extends Error {
  constructor(
    readonly code: 'format' | 'newer' | 'field' | 'cards' | 'tricks',
    readonly field: string,
  ) {
    super(`${code}: ${field}`);
  }
}

const REASONS = ['claim', 'reached', 'false_claim', 'closer_failed', 'closer_beaten', 'higher_total', 'last_trick', 'counted', 'draw'];
const SUITS = ['S', 'H', 'D', 'C'];

type Test = (value: unknown) => boolean;

const isSeat: Test = (value) => value === 0 || value === 1;
const orNull = (test: Test): Test => (value) => value === null || test(value);
const count = (least: number, most: number): Test => (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const text = (form: RegExp): Test => (value) => typeof value === 'string' && form.test(value);
const isBool: Test = (value) => typeof value === 'boolean';
const isCard = text(/^[ATKQJ9][SHDC]$/);
const listOf = (test: Test, most: number): Test => (value) => Array.isArray(value) && value.length <= most && value.every(test);
const pairOf = (test: Test): Test => (value) => Array.isArray(value) && value.length === 2 && value.every(test);
const isSwitch: Test = (value) => ['boolean', 'string'].includes(typeof value) || Number.isInteger(value);
const objectOf = (fields: Record<string, Test>): Test => (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length === Object.keys(fields).length && names.every((name) => fields[name]?.((value as Record<string, unknown>)[name]) ?? false);
};

const FIELDS: Record<keyof DealPlayed, Test> = {
  format: (value) => value === FORMAT,
  id: text(/^[0-9A-Za-z_.-]{1,64}:[1-9][0-9]{0,5}$/),
  at: (value) => text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)(value) && !Number.isNaN(Date.parse(value as string)),
  preset: text(/^[a-z0-9-]{1,64}$/),
  differences: (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isSwitch),
  level: orNull(text(/^[a-z0-9-]{1,32}$/)),
  seat: isSeat,
  dealer: isSeat,
  hands: pairOf(listOf(isCard, 6)),
  turn_up: isCard,
  talon: listOf(isCard, 11),
  log: listOf(
    objectOf({
      leader: isSeat, cards: listOf(isCard, 2), winner: orNull(isSeat), points: count(0, 22),
      married: orNull((value) => SUITS.includes(value as string)),
    }),
    12,
  ),
  exchanged_by: orNull(isSeat),
  closed_by: orNull(isSeat),
  closed_at: orNull(count(1, 12)),
  claimed_by: orNull(isSeat),
  reason: (value) => REASONS.includes(value as string),
  winner: orNull(isSeat),
  game_points: count(0, 99),
  match: objectOf({ score: pairOf(count(0, 99)), over: isBool, winner: orNull(isSeat) }),
  practice: isBool,
  hints: count(0, 999),
};

/** The record that a value is. Throws `Damaged`. */
export function recordOf(value: unknown): DealPlayed {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Damaged('format', 'format');
  const told = value as Record<string, unknown>;
  if (told['format'] !== FORMAT) throw new Damaged(isNewer(told['format']) ? 'newer' : 'format', 'format');
  for (const [name, test] of Object.entries(FIELDS)) if (!test(told[name])) throw new Damaged('field', name);
  const unknown = Object.keys(told).find((name) => !(name in FIELDS));
  if (unknown !== undefined) throw new Damaged('field', unknown.slice(0, 40));
  const record = value as DealPlayed;
  checkDeck(record);
  checkTricks(record);
  return record;
}

/** `66-played-2` and later. */
export const isNewer = (format: unknown): boolean =>
  typeof format === 'string' && /^66-played-\d+$/.test(format) && Number(format.slice(10)) > Number(FORMAT.slice(10));

function checkDeck(record: DealPlayed): void {
  const [one, two] = record.hands;
  const size = one.length === 5 ? 20 : 24;
  const deck = [...one, ...two, record.turn_up, ...record.talon];
  const nines = deck.some((card) => rankOf(card) === '9');
  if (one.length < 5 || one.length !== two.length || deck.length !== size || new Set(deck).size !== size || (size === 20 && nines)) {
    throw new Damaged('cards', 'hands');
  }
  if ((record.closed_by === null) !== (record.closed_at === null)) throw new Damaged('field', 'closed_at');
}

function checkTricks(record: DealPlayed): void {
  const played = record.log.flatMap((trick) => trick.cards);
  let leader: Seat = otherSeat(record.dealer);
  const trump = record.turn_up[1];
  const last = record.log.length - 1;
  record.log.forEach((trick, i) => {
    const [led, answer] = trick.cards;
    const wins = led && answer ? (beats(answer, led, trump) ? otherSeat(leader) : leader) : null;
    const points = wins === null ? 0 : POINTS[rankOf(led!)] + POINTS[rankOf(answer!)];
    if (trick.leader !== leader || trick.winner !== wins || trick.points !== points || (wins === null && i < last)) {
      throw new Damaged('tricks', `log ${i + 1}`);
    }
    leader = wins ?? leader;
  });
  if (new Set(played).size !== played.length || record.match.over !== (record.match.winner !== null)) throw new Damaged('tricks', 'log');
  checkHands(record);
}

/** Every card was played by the side that was dealt it, or drew it, or exchanged for it. */
function checkHands(record: DealPlayed): void {
  const { talon, turn_up, exchanged_by, closed_at } = record;
  const hands = record.hands.map((hand) => new Set(hand));
  const last = exchanged_by === null ? turn_up : lowestTrump(turn_up, talon.length === 9 ? 20 : 24);
  if (exchanged_by !== null) hands[exchanged_by]!.add(turn_up);
  const draws = (talon.length + 1 - (closed_at ?? 0)) / 2;
  record.log.forEach((trick, i) => {
    trick.cards.forEach((card, place) => {
      if (!hands[place === 0 ? trick.leader : otherSeat(trick.leader)]!.has(card)) throw new Damaged('tricks', `log ${i + 1}`);
    });
    if (trick.winner === null || i >= draws) return;
    hands[trick.winner]!.add(talon[2 * i]!);
    hands[otherSeat(trick.winner)]!.add(talon[2 * i + 1] ?? last);
  });
}

const RANKS = '9JQKTA';

export const beats = (answer: Card, led: Card, trump: string | undefined): boolean =>
  answer[1] === led[1] ? RANKS.indexOf(answer[0]!) > RANKS.indexOf(led[0]!) : answer[1] === trump;
