/** A card that lies on the table for a moment before anybody is told: it may still be taken up. */
import type { Card } from '../protocol/types';

export class Laid {
  #lying: { card: Card; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(private readonly tell: (card: Card) => void) {}

  lay(card: Card, ms: number): void {
    this.#lying = { card, timer: setTimeout(() => this.send(), ms) };
  }

  /** Tells now; true if a card was lying. */
  send(): boolean {
    const card = this.takeUp();
    if (card) this.tell(card);
    return card !== null;
  }

  /** The card, if one was lying; nobody is told any more. */
  takeUp(): Card | null {
    const lying = this.#lying;
    this.#lying = null;
    if (lying) clearTimeout(lying.timer);
    return lying?.card ?? null;
  }
}
