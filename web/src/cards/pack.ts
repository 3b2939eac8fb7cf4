/** What a pack of cards is to the page: signs, colours, and the middle of each card. Units: a card is 100 × 145. */
import type { Rank, Suit } from '../protocol/types';

export type FaceName = 'french' | 'four' | 'hybrid' | 'german' | 'double';
/** Which words name the cards: spades and queens, or leaves and obers. */
export type Family = 'french' | 'german';
/** Colour of a suit in running text, where light and dark pages need shades of their own: `--tone-red` and so on. */
export type Tone = 'ink' | 'red' | 'blue' | 'green' | 'amber';

export interface Pack {
  readonly name: FaceName;
  readonly family: Family;
  /** suits and ranks of the other half stand on their heads */
  readonly mirrored: boolean;
  /** whether the corners carry the suit's letter unless the player says otherwise */
  readonly suitLetters: boolean;
  /** colour of the index: text, 4.5 : 1 or more on the card */
  readonly ink: Record<Suit, string>;
  readonly tone: Record<Suit, Tone>;
  /** the suit's sign in one colour, for running text: a path in a box of 100 × 100 */
  readonly mark: Record<Suit, string>;
  /** the suit's sign as printed, around (x, y) */
  sign(suit: Suit, x: number, y: number, size: number, turned?: boolean): string;
  /** what stands between the corners of an ace or a court card */
  picture(rank: 'A' | 'K' | 'Q' | 'J', suit: Suit): string;
}

export type Letters = Record<Rank, string>;

/** How the player wants the cards printed. */
export interface Look {
  letters: Letters;
  /** letters of the suits under the signs in the corners; null where there are none */
  suits: Record<Suit, string> | null;
  large: boolean;
}
