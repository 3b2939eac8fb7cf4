/** One update taken apart: what to show after what, and for how long. Pure, so that it can be tested without a clock. */
import type { GameEvent, Seat } from '../protocol/types';
import type { CallBack, Pace } from '../store/settings.svelte';

export interface Timing {
  play: number;
  rest: number;
  sweep: number;
  draw: number;
  show: number;
  think: number;
}

const NORMAL: Timing = { play: 180, rest: 900, sweep: 250, draw: 180, show: 900, think: 320 };
/** ms in which a card just played may be called back */
export const CALL_BACK: Record<CallBack, number> = { off: 0, short: 600, long: 2000 };
const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, tap: 1 };

export function timing(pace: Pace, still: boolean): Timing {
  const scaled = Object.fromEntries(
    Object.entries(NORMAL).map(([name, ms]) => [name, Math.round(ms * FACTOR[pace])]),
  ) as unknown as Timing;
  if (pace === 'tap') scaled.rest = Infinity;
  return still ? { ...scaled, play: 0, sweep: 0, draw: 0 } : scaled;
}

export interface Beat {
  event: GameEvent;
  /** ms before it happens */
  before: number;
  /** ms until the next may happen */
  after: number;
}

export function beats(events: readonly GameEvent[], own: Seat, time: Timing): Beat[] {
  return events.map((event) => {
    const theirs = 'seat' in event && event.seat !== own;
    switch (event.event) {
      case 'dealt':
        return { event, before: 0, after: time.sweep };
      case 'played':
        return { event, before: theirs ? time.think : 0, after: time.play };
      case 'trick':
        return { event, before: time.rest, after: time.sweep };
      case 'drew':
        return { event, before: 0, after: time.draw };
      case 'married':
      case 'exchanged':
      case 'closed':
        return { event, before: theirs ? time.think : 0, after: theirs ? time.show : time.play };
      case 'claimed':
        return { event, before: theirs ? time.think : 0, after: time.show };
      case 'ended':
      case 'undone':
        return { event, before: 0, after: time.sweep };
    }
  });
}
