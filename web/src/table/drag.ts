/** What a finger or mouse means by moving a card: nothing yet, a drag, and at its end a play or not. Pure. */

export interface Held {
  /** from where it was taken, in pixels */
  dx: number;
  dy: number;
}

/** Below this many pixels it is a tap of a hand that is not quite steady. */
export const STEADY = 10;
/** A card that is let go this much of its height above its place is played. */
const HIGH = 0.55;
/** A flick: pixels a millisecond upwards at the end, over at least so many pixels. */
const FLICK = { speed: 0.55, way: 24 };

export interface Sample {
  x: number;
  y: number;
  at: number;
}

/** The path of one press; keeps the last moments to know how fast it ends. */
export class Drag {
  #path: Sample[];
  moved = false;

  constructor(private readonly from: Sample) {
    this.#path = [from];
  }

  /** Where the card is held; null as long as it may be a tap. */
  to(now: Sample): Held | null {
    this.#path = [...this.#path.filter((each) => now.at - each.at < 120), now];
    const held = { dx: now.x - this.from.x, dy: now.y - this.from.y };
    if (Math.hypot(held.dx, held.dy) > STEADY) this.moved = true;
    return this.moved ? held : null;
  }

  /** Whether letting go here plays the card. */
  plays(now: Sample, height: number): boolean {
    const held = this.to(now);
    if (!held) return false;
    const first = this.#path[0] ?? now;
    const speed = (first.y - now.y) / Math.max(1, now.at - first.at);
    const flicked = speed > FLICK.speed && -held.dy > FLICK.way && -held.dy > Math.abs(held.dx);
    return -held.dy > height * HIGH || flicked;
  }
}
