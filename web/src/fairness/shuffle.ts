/**
 * The shuffle `66-shuffle-1`, made again in the browser: an HMAC-SHA256 stream under the server's seed over the
 * player's seed and the number of the deal; Fisher-Yates with rejection sampling.
 */
import type { Card, SwitchValue } from '../protocol/types';
import { hmacOf, sha256Of } from './sha256';

const RANKS = '9JQKTA';
const SUITS = 'SHDC';
const LIMIT = 2 ** 32;

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = (hex: string): string => hexOf(sha256Of(bytesOf(hex)));

/** An endless stream of 32-bit numbers: block i is HMAC(server seed, "purpose:client seed:deal:i"). */
export function* numbers(serverSeed: string, clientSeed: string, deal: number, purpose: string): Generator<number> {
  const key = bytesOf(serverSeed);
  for (let block = 0; ; block++) {
    const text = new TextEncoder().encode(`${purpose}:${clientSeed}:${deal}:${block}`);
    const view = new DataView(hmacOf(key, text).buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

/** An unbiased number below `bound`. */
export function below(bound: number, stream: Iterator<number>): number {
  const limit = LIMIT - (LIMIT % bound);
  for (;;) {
    const value = stream.next().value as number;
    if (value < limit) return value % bound;
  }
}

/** The seat that deals first, drawn by lot from both seeds (R4). */
export const firstDealer = (serverSeed: string, clientSeed: string): number =>
  below(2, numbers(serverSeed, clientSeed, 0, '66-dealer-1'));

export function orderedDeck(size: number): Card[] {
  const all = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => `${rank}${suit}` as Card));
  return size === 24 ? all : all.filter((card) => card[0] !== '9');
}

export function shuffledDeck(size: number, serverSeed: string, clientSeed: string, deal: number): Card[] {
  const deck = orderedDeck(size);
  const stream = numbers(serverSeed, clientSeed, deal, '66-shuffle-1');
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = below(last + 1, stream);
    [deck[last], deck[chosen]] = [deck[chosen] as Card, deck[last] as Card];
  }
  return deck;
}

export interface DealtCards {
  /** of the non-dealer and of the dealer */
  hands: [Card[], Card[]];
  turnUp: Card;
  /** face down, in draw order */
  talon: Card[];
}

/** The deck (top card first) dealt in the pattern of the rules. */
export function dealOut(deck: Card[], pattern: SwitchValue): DealtCards {
  const size = deck.length === 20 ? 5 : 6;
  const rest = size - 3;
  const cut = (from: number, count: number) => deck.slice(from, from + count);
  const hands: [Card[], Card[]] =
    pattern === '33T'
      ? [[...cut(0, 3), ...cut(6, 3)], [...cut(3, 3), ...cut(9, 3)]]
      : [[...cut(0, 3), ...cut(7, rest)], [...cut(3, 3), ...cut(7 + rest, rest)]];
  return { hands, turnUp: deck[pattern === '33T' ? 12 : 6] as Card, talon: deck.slice(2 * size + 1) };
}
