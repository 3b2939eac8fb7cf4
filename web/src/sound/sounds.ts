/** Six short sounds, made here from noise and tones, so that nothing is loaded. A sound is a list of voices. */
import type { GameEvent, Seat } from '../protocol/types';

export type SoundName = 'deal' | 'card' | 'trick' | 'bell' | 'won' | 'lost';

export interface Voice {
  /** seconds after the start */
  at: number;
  /** seconds until it has died away */
  lasts: number;
  /** 0 to 1 */
  loud: number;
  /** a tone of so many hertz, or noise through a filter there */
  hertz: number;
  noise?: boolean;
}

const noise = (at: number, hertz: number, loud: number, lasts: number): Voice => ({ at, hertz, loud, lasts, noise: true });
const tone = (at: number, hertz: number, loud: number, lasts: number): Voice => ({ at, hertz, loud, lasts });

export const SOUNDS: Record<SoundName, readonly Voice[]> = {
  deal: [0, 0.07, 0.14, 0.21].map((at) => noise(at, 2600, 0.25, 0.06)),
  card: [noise(0, 1500, 0.5, 0.07), tone(0, 150, 0.25, 0.06)],
  trick: [noise(0, 900, 0.3, 0.16), noise(0.06, 1300, 0.2, 0.14)],
  bell: [tone(0, 880, 0.22, 0.5), tone(0.01, 1320, 0.12, 0.4)],
  won: [tone(0, 523, 0.2, 0.3), tone(0.12, 659, 0.2, 0.3), tone(0.24, 784, 0.22, 0.6)],
  lost: [tone(0, 392, 0.18, 0.35), tone(0.16, 330, 0.18, 0.6)],
};

/** What an event sounds like to a seat; nothing for most. */
export function soundOf(event: GameEvent, own: Seat): SoundName | null {
  switch (event.event) {
    case 'dealt':
      return 'deal';
    case 'played':
      return 'card';
    case 'trick':
      return 'trick';
    case 'married':
    case 'exchanged':
    case 'closed':
    case 'claimed':
      return 'bell';
    case 'ended':
      return event.result.winner === null ? null : event.result.winner === own ? 'won' : 'lost';
    default:
      return null;
  }
}
