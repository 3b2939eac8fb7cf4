/** What one seat knows of a deal, built from the events it has seen. A view has no field that can hold a hidden card. */
import type { Action } from './actions';
import { bit, type Card, type CardSet, higher, pairOf, setOf, type Suit, suitCards, suitOf } from './cards';
import type { Event } from './events';
import { legalActions } from './legal';
import { announce } from './marriage';
import { freshTable, isStrict, type Seat, type Table } from './table';
import { close, draw, exchange } from './talon';
import { answer, lead } from './trick';

const ALL = (1 << 24) - 1;
const WITHOUT_NINES = ALL & ~setOf([0, 6, 12, 18]);

/** A trick that was played, as both players saw it; `married` is the suit announced with its lead. */
export interface Trick {
  readonly leader: Seat;
  readonly led: Card;
  readonly answer: Card;
  readonly winner: Seat;
  readonly married: Suit | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly table: Table;
  readonly hand: CardSet;
  /** cards the opponent is proven to hold: shown in a marriage, taken from under the talon */
  readonly known: CardSet;
  /** cards the opponent is proven not to hold, by what it could not answer under the strict rules */
  readonly impossible: CardSet;
  readonly tricks: readonly Trick[];
  /** the card turned up in the deal, whatever became of it */
  readonly dealtTurnUp: Card;
  readonly firstHand: CardSet;
}

/** The view of a seat after the events of a deal, each as that seat saw it. */
export function viewOf(seat: Seat, events: readonly Event[]): PlayerView {
  const [first, ...rest] = events;
  if (first?.kind !== 'turned up') throw new Error('a view begins with the card turned up');
  const view: PlayerView = {
    seat, table: freshTable(first.variant, first.dealer, first.card), hand: 0, known: 0, impossible: 0, tricks: [],
    dealtTurnUp: first.card, firstHand: 0,
  };
  return rest.reduce(observe, view);
}

export const legalIn = (view: PlayerView): Action[] => legalActions(view.table, view.hand, view.seat);

/** Cards whose place its seat has not seen: the opponent's unknown cards and the face-down talon. */
export function unseen({ table, hand, known }: PlayerView): CardSet {
  const [up, led] = [table.turnUp, table.led].map((card) => (card === null ? 0 : bit(card)));
  const seen = hand | known | table.piles[0] | table.piles[1] | (up ?? 0) | (led ?? 0);
  return (table.variant.deck === 24 ? ALL : WITHOUT_NINES) & ~seen;
}

/** The marriage announced with the present lead. */
export function marriedNow(view: PlayerView): Suit | null {
  const { leader, married } = view.table;
  const before = view.tricks.filter((trick) => trick.leader === leader).map((trick) => trick.married);
  const suit = [0, 1, 2, 3].find((each) => (married[leader] >> each) & 1 && !before.includes(each));
  return suit ?? null;
}

/** The view after one more event, as its seat saw it. */
export function observe(view: PlayerView, event: Event): PlayerView {
  const { table } = view;
  switch (event.kind) {
    case 'dealt':
      return event.seat === view.seat ? { ...view, hand: event.hand, firstHand: event.hand } : view;
    case 'married':
      return { ...view, table: announce(table, event.suit), known: view.known | (event.seat === view.seat ? 0 : pairOf(event.suit)) };
    case 'played':
      return played(view, event.seat, event.card);
    case 'drew':
      return drew(view, event);
    case 'exchanged': {
      const change = (cards: CardSet) => (cards & ~bit(event.given)) | bit(event.taken);
      const after = { ...view, table: exchange(table) };
      return event.seat === view.seat ? { ...after, hand: change(view.hand) } : { ...after, known: change(view.known) };
    }
    case 'closed':
      return { ...view, table: close(table) };
    case 'ended':
      return { ...view, table: { ...table, outcome: event.outcome, mustDraw: false } };
    case 'turned up':
    case 'trick':
    case 'claimed':
      return view;
  }
}

function played(view: PlayerView, seat: Seat, card: Card): PlayerView {
  const { table } = view;
  const [hand, known] = [view.hand & ~bit(card), view.known & ~bit(card)];
  if (table.led === null) return { ...view, table: lead(table, card), hand, known };
  const proven = seat !== view.seat && isStrict(table) ? disproved(table, table.led, card) : 0;
  const after = answer(table, card);
  const trick: Trick = { leader: table.leader, led: table.led, answer: card, winner: after.leader, married: marriedNow(view) };
  return { ...view, table: after, hand, known, impossible: view.impossible | proven, tricks: [...view.tricks, trick] };
}

/** Cards that an answer under the strict rules proves not to be in the answering hand. */
function disproved(table: Table, led: Card, card: Card): CardSet {
  if (suitOf(card) === suitOf(led)) return table.variant.must_head && card < led ? higher(led) : 0;
  const trumps = table.variant.must_trump && suitOf(card) !== table.trump ? suitCards(table.trump) : 0;
  return suitCards(suitOf(led)) | trumps;
}

function drew(view: PlayerView, event: Event & { kind: 'drew' }): PlayerView {
  const { table } = view;
  const own = event.seat === view.seat;
  const drawn = event.card === null ? 0 : bit(event.card);
  return {
    ...view,
    hand: own ? view.hand | drawn : view.hand,
    known: !own && event.turnUp ? view.known | drawn : view.known,
    // both draws are one step of the table; it moves with the loser's, the second
    table: event.seat === table.turn ? table : draw(table),
  };
}
