/** Deals played at random by the small game for development, as the page would record them. */
import { createHash } from 'node:crypto';
import { type DealPlayed, type Ended, playedOf } from '../../src/played/record';
import type { View } from '../../src/protocol/types';
import { Deal } from '../fake/game.mjs';
import { view } from './fixtures';

/** The same numbers for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A deal that was played to its end. */
export function playThrough(number: number, seed: number): InstanceType<typeof Deal> {
  const roll = dice(seed);
  const deal = new Deal(number, number % 2, Buffer.from(hash(`server ${seed}`), 'hex'), hash(`client ${seed}`).slice(0, 32));
  while (!deal.result) {
    const seat = deal.turn as 0 | 1;
    const legal = Object.entries(deal.faults(seat)).filter(([, fault]) => fault === null).map(([action]) => action);
    const calm = legal.filter((action) => !['W', 'C'].includes(action));
    const wild = roll() < 0.06 || (deal.total(seat) >= 66 && roll() < 0.6);
    const from = wild && legal.includes('W') ? ['W'] : roll() < 0.05 ? legal : calm;
    const special = from.filter((action) => action === 'X' || /^[24]0/.test(action));
    const chosen = special.length > 0 && roll() < 0.7 ? special : from;
    deal.apply(seat, chosen[Math.floor(roll() * chosen.length)]!);
  }
  return deal;
}

export function endedOf(deal: InstanceType<typeof Deal>, part: Partial<Ended> = {}, seen: Partial<View> = {}): Ended {
  const { result } = deal;
  return {
    table: 't', level: 'club', hints: 0, at: new Date(Date.UTC(2026, 10, 1, 12, deal.number)),
    rules: { preset: 'sixty-six', switches: { deck: 24, deal_pattern: '33T' }, differences: {} },
    view: view({
      deal: deal.number, dealer: deal.dealer as 0 | 1, step: 'over', result,
      match: {
        score: [0, 0], target: 7, count: 'up', carry: 0, over: false, winner: null, shutout: false,
        results: [{ deal: deal.number, winner: result.winner, game_points: result.game_points, reason: result.reason }],
      },
      fairness: {
        algorithm: '66-shuffle-1', deal: deal.number, commitment: '', client_seed: deal.clientSeed,
        server_seed: deal.serverSeed.toString('hex'), next_commitment: null,
      },
      ...seen,
    }),
    ...part,
  };
}

export function someRecords(count: number, seed = 1, part: Partial<Ended> = {}): DealPlayed[] {
  return Array.from({ length: count }, (_, i) => playedOf(endedOf(playThrough(i + 1, seed * 1000 + i), part))!);
}
