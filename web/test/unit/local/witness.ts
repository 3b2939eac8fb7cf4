/** What a seat has had the right to see in the present deal, by looking at the whole table after every entry. */
import { orderedDeck } from '../../../src/fairness/shuffle';
import { bit, cardName, cardOf, cardsIn, type CardSet, pairOf, setOf } from '../../../src/local/rules/cards';
import type { State } from '../../../src/local/rules/state';
import { type Seat, SEATS } from '../../../src/local/rules/table';
import { isOver, type Room } from '../../../src/local/table/room';
import type { Card } from '../../../src/protocol/types';


export class Witness {
  #seen: CardSet = 0;
  /** what had been seen after so many actions: what is taken back was seen all the same, and is not spoken of again */
  #after: CardSet[] = [];
  #deal = 0;
  #over = true;
  #pack: CardSet = 0;

  constructor(readonly seat: Seat) {}

  look(room: Room): void {
    const { deal } = room;
    if (!deal) return;
    this.#over = isOver(deal);
    this.#pack = setOf(orderedDeck(room.match.variant.deck).map(cardOf));
    const fresh = deal.number !== this.#deal;
    if (fresh) [this.#deal, this.#seen, this.#after] = [deal.number, 0, []];
    if (room.undone !== null) this.#seen = this.#after[deal.past.length] ?? 0;
    else for (const state of fresh ? [deal.dealt, deal.watched.state] : [deal.watched.state]) this.#see(state);
    this.#after[deal.past.length] = this.#seen;
  }

  #see({ hands, table }: State): void {
    this.#seen |= hands[this.seat] | table.piles[0] | table.piles[1];
    for (const open of [table.turnUp, table.led]) if (open !== null) this.#seen |= bit(open);
    for (const seat of SEATS) for (const suit of [0, 1, 2, 3]) if ((table.married[seat] >> suit) & 1) this.#seen |= pairOf(suit);
  }

  /** Cards that may not be spoken of now. */
  get hidden(): Card[] {
    return this.#over ? [] : cardsIn(this.#pack & ~this.#seen).map(cardName);
  }
}
