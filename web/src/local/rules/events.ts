/** Events: what happened at the table, and who may see it. Views and frames are made from these alone. */
import { type Action, CLAIM, CLAIM_OUT_OF_TURN, CLOSE, DRAW, MARRIAGE } from './actions';
import type { Card, CardSet, Suit } from './cards';
import { marriagePoints } from './scoring';
import type { State } from './state';
import { other, type Outcome, type Pair, type Seat, SEATS } from './table';
import type { Variant } from './variant';

export type Event =
  | { kind: 'turned up'; variant: Variant; dealer: Seat; card: Card }
  /** only that seat sees it */
  | { kind: 'dealt'; seat: Seat; hand: CardSet }
  | { kind: 'married'; seat: Seat; suit: Suit; points: number }
  | { kind: 'played'; seat: Seat; card: Card }
  | { kind: 'trick'; seat: Seat; led: Card; answer: Card }
  /** null where the card may not be seen */
  | { kind: 'drew'; seat: Seat; card: Card | null; turnUp: boolean }
  | { kind: 'exchanged'; seat: Seat; given: Card; taken: Card }
  | { kind: 'closed'; seat: Seat; talonSize: number }
  | { kind: 'claimed'; seat: Seat }
  /** all laid open: the cards not played, and the face-down talon */
  | { kind: 'ended'; outcome: Outcome; hands: Pair<CardSet>; talon: readonly Card[] };

/** The event as a seat may know it; null if it sees nothing of it. */
export function seenBy(event: Event, seat: Seat): Event | null {
  if (event.kind === 'dealt') return event.seat === seat ? event : null;
  if (event.kind === 'drew' && event.seat !== seat && !event.turnUp) return { ...event, card: null };
  return event;
}

/** The events of a deal: `dealt` as it left the dealer, `started` as the first action finds it. */
export function startEvents(dealt: State, started: State): Event[] {
  const { variant, dealer, turnUp } = dealt.table;
  if (turnUp === null) throw new Error('not the start of a deal');
  const hands = SEATS.map((seat): Event => ({ kind: 'dealt', seat, hand: dealt.hands[seat] }));
  return [{ kind: 'turned up', variant, dealer, card: turnUp }, ...hands, ...exchangeEvents(dealt, started)];
}

/** The events of one action, in the order they happened. */
export function eventsOf(before: State, action: Action, after: State): Event[] {
  const { table } = before;
  const seat = table.turn;
  const events: Event[] = [];
  if (action >= CLAIM) events.push({ kind: 'claimed', seat: action === CLAIM_OUT_OF_TURN ? other(seat) : seat });
  else if (action === CLOSE) events.push({ kind: 'closed', seat, talonSize: table.talonSize });
  else if (action === DRAW) events.push(...drawEvents(before));
  const married = after.table.married[seat] & ~table.married[seat];
  if (married) events.push({ kind: 'married', seat, suit: Math.log2(married), points: marriagePoints(married, table.trump) });
  if (action < MARRIAGE && after.hands[seat] !== before.hands[seat]) {
    events.push({ kind: 'played', seat, card: action });
    if (table.led !== null) events.push({ kind: 'trick', seat: after.table.leader, led: table.led, answer: action });
  }
  events.push(...exchangeEvents(before, after));
  const { outcome } = after.table;
  if (outcome) events.push({ kind: 'ended', outcome, hands: after.hands, talon: after.talon });
  return events;
}

function drawEvents({ table, talon }: State): Event[] {
  const last = talon.length === 1;
  return [
    { kind: 'drew', seat: table.turn, card: talon[0] as Card, turnUp: false },
    { kind: 'drew', seat: other(table.turn), card: last ? table.turnUp : (talon[1] as Card), turnUp: last },
  ];
}

function exchangeEvents(before: State, after: State): Event[] {
  const [taken, given] = [before.table.turnUp, after.table.turnUp];
  return taken !== null && given !== null && taken !== given ? [{ kind: 'exchanged', seat: after.table.turn, given, taken }] : [];
}
