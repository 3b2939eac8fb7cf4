/**
 * The cards on the table as anonymous tokens: one per card of the deck, mounted for the whole deal. A token knows its
 * face only while this seat may see it. Events move tokens; a view puts right whatever an event did not tell.
 */
import type { Card, GameEvent, Seat, View } from '../protocol/types';

export type Zone = 'talon' | 'turnup' | 'hand' | 'opponent' | 'shown' | 'trick' | 'pile';
export type Side = 'own' | 'other';

export interface Token {
  readonly id: number;
  readonly face: Card | null;
  readonly up: boolean;
  readonly zone: Zone;
  readonly side: Side;
  /** place within the zone, from the bottom or the left */
  readonly order: number;
}

export type Tokens = readonly Token[];

type Slot = Omit<Token, 'id'>;

const side = (seat: Seat, own: Seat): Side => (seat === own ? 'own' : 'other');

export const within = (tokens: Tokens, zone: Zone, of?: Side): Token[] =>
  tokens.filter((token) => token.zone === zone && (!of || token.side === of)).sort((a, b) => a.order - b.order);

/** What lies where according to a view. */
export function slotsOf(view: View): Slot[] {
  const slots: Slot[] = [];
  const add = (zone: Zone, whose: Side, order: number, face: Card | null, up: boolean) =>
    slots.push({ zone, side: whose, order, face, up });
  const lying = Math.max(0, view.talon - 1);
  for (let i = 0; i < lying; i++) add('talon', 'own', i, null, false);
  if (view.talon > 0) {
    const open = view.closed_by === null ? view.turn_up : null;
    add('turnup', 'own', 0, open, open !== null);
  }
  view.hand.forEach((card, i) => add('hand', 'own', i, card, true));
  for (let i = 0; i < view.opponent_cards; i++) add('opponent', 'other', i, null, false);
  view.trick.forEach((played, i) => add('trick', side(played.seat, view.seat), i, played.card, true));
  ([view.seat, 1 - view.seat] as Seat[]).forEach((seat) => {
    for (let i = 0; i < 2 * view.tricks[seat]; i++) add('pile', side(seat, view.seat), i, null, false);
  });
  return slots;
}

const likeness = (token: Token, slot: Slot): number =>
  (token.zone === slot.zone && token.side === slot.side ? 4 : 0) +
  (token.face === slot.face ? 2 : 0) +
  (token.order === slot.order ? 1 : 0);

/** The view laid out, keeping every token that already lies right. */
export function layOut(view: View, before: Tokens = []): Tokens {
  const slots = slotsOf(view);
  if (before.length !== slots.length) return slots.map((slot, id) => ({ id, ...slot }));
  const free = new Set(before);
  const put: Token[] = [];
  for (const least of [7, 6, 5, 4, 2, 0]) {
    for (const slot of [...slots]) {
      const token = [...free].find((each) => likeness(each, slot) >= least);
      if (!token) continue;
      free.delete(token);
      slots.splice(slots.indexOf(slot), 1);
      put.push({ id: token.id, ...slot });
    }
  }
  return put.sort((a, b) => a.id - b.id);
}

/** Whether the tokens show what the view says (not which back is which). */
export function agrees(tokens: Tokens, view: View): boolean {
  const key = (slot: Slot) => `${slot.zone} ${slot.side} ${slot.up ? slot.face : ''}`;
  const have = tokens.map((token) => (token.zone === 'shown' ? { ...token, zone: 'opponent' as Zone, up: false } : token));
  const a = have.map(key).sort();
  const b = slotsOf(view).map(key).sort();
  return a.length === b.length && a.every((text, i) => text === b[i]);
}

/** Moves tokens as an event tells. Unknown or impossible events change nothing; the view follows anyway. */
export function applyEvent(tokens: Tokens, event: GameEvent, own: Seat): Tokens {
  switch (event.event) {
    case 'married':
      return event.seat === own ? tokens : show(tokens, [`K${event.suit}`, `Q${event.suit}`]);
    case 'played':
      return play(tokens, event.card, side(event.seat, own));
    case 'trick':
      return sweep(tokens, side(event.winner, own));
    case 'drew':
      return draw(tokens, side(event.seat, own), event.card);
    case 'exchanged':
      return exchange(tokens, side(event.seat, own), event.given, event.taken);
    case 'closed':
      return change(tokens, (t) => t.zone === 'turnup', (t) => ({ ...t, face: null, up: false }));
    default:
      return tokens;
  }
}

function change(tokens: Tokens, which: (t: Token) => boolean, into: (t: Token) => Token): Tokens {
  return tokens.map((token) => (which(token) ? into(token) : token));
}

const move = (tokens: Tokens, token: Token | undefined, part: Partial<Token>): Tokens =>
  token ? change(tokens, (t) => t.id === token.id, (t) => ({ ...t, ...part })) : tokens;

const next = (tokens: Tokens, zone: Zone, of: Side): number =>
  1 + Math.max(-1, ...within(tokens, zone, of).map((t) => t.order));

function show(tokens: Tokens, cards: Card[]): Tokens {
  const backs = within(tokens, 'opponent', 'other').slice(-cards.length);
  return cards.reduce<Tokens>(
    (all, face, i) => move(all, backs[i], { zone: 'shown', face, up: true, order: i }),
    tokens,
  );
}

function play(tokens: Tokens, card: Card, whose: Side): Tokens {
  const from =
    whose === 'own'
      ? within(tokens, 'hand').find((t) => t.face === card)
      : (within(tokens, 'shown').find((t) => t.face === card) ?? within(tokens, 'opponent').at(-1));
  const order = within(tokens, 'trick').length;
  const played = move(tokens, from, { zone: 'trick', side: whose, face: card, up: true, order });
  return change(played, (t) => t.zone === 'shown', (t) => ({ ...t, zone: 'opponent', face: null, up: false, order: 9 }));
}

function sweep(tokens: Tokens, whose: Side): Tokens {
  const base = next(tokens, 'pile', whose);
  return change(tokens, (t) => t.zone === 'trick', (t) => ({
    ...t, zone: 'pile', side: whose, face: null, up: false, order: base + t.order,
  }));
}

function draw(tokens: Tokens, whose: Side, card: Card | null): Tokens {
  const from = within(tokens, 'talon').at(-1) ?? within(tokens, 'turnup')[0];
  const part: Partial<Token> =
    whose === 'own'
      ? { zone: 'hand', side: 'own', face: card, up: true }
      : { zone: 'opponent', side: 'other', face: null, up: false };
  return move(tokens, from, { ...part, order: next(tokens, part.zone ?? 'hand', whose) });
}

function exchange(tokens: Tokens, whose: Side, given: Card, taken: Card): Tokens {
  const lying = within(tokens, 'turnup')[0];
  const closed = lying !== undefined && !lying.up;
  const from =
    whose === 'own' ? within(tokens, 'hand').find((t) => t.face === given) : within(tokens, 'opponent').at(-1);
  if (!lying || !from) return tokens;
  const laid = move(tokens, from, {
    zone: 'turnup', side: 'own', order: 0, face: closed ? null : given, up: !closed,
  });
  return whose === 'own'
    ? move(laid, lying, { zone: 'hand', side: 'own', face: taken, up: true, order: from.order })
    : move(laid, lying, { zone: 'opponent', side: 'other', face: null, up: false, order: from.order });
}
