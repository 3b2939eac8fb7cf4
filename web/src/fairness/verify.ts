/** The check of one deal: the seed against the fingerprint seen before it, and the cards against the seed. */
import type { Card, DealResult, Fairness, SwitchValue } from '../protocol/types';
import { dealOut, sha256, shuffledDeck } from './shuffle';

export interface Verdict {
  seed: boolean;
  /** our own seed went into the shuffle; null if this device does not remember it */
  ownSeed: boolean | null;
  /** the commitment was seen on this device before the deal */
  witnessed: boolean;
  /** cards compared, and whether all were the same; null for an unknown algorithm */
  cards: { count: number; same: boolean } | null;
}

export interface Evidence {
  fairness: Fairness;
  result: DealResult;
  dealer: number;
  /** what this device remembers */
  commitment: string | undefined;
  clientSeed: string | undefined;
  switches: Record<string, SwitchValue>;
}

export function verify(evidence: Evidence): Verdict {
  const { fairness } = evidence;
  const serverSeed = fairness.server_seed ?? '';
  const promised = evidence.commitment ?? fairness.commitment;
  return {
    seed: serverSeed !== '' && sha256(serverSeed) === promised && promised === fairness.commitment,
    ownSeed: evidence.clientSeed === undefined ? null : evidence.clientSeed === fairness.client_seed,
    witnessed: evidence.commitment !== undefined,
    cards: fairness.algorithm === '66-shuffle-1' ? compare(evidence, serverSeed) : null,
  };
}

function compare(evidence: Evidence, serverSeed: string): { count: number; same: boolean } {
  const { fairness, result, switches, dealer } = evidence;
  const size = Number(switches['deck'] ?? (result.hands[0].length === 5 ? 20 : 24));
  const deck = shuffledDeck(size, serverSeed, fairness.client_seed, fairness.deal);
  const dealt = dealOut(deck, switches['deal_pattern'] ?? (size === 20 ? '3T2' : '33T'));
  const [fore, back] = dealer === 1 ? result.hands : [result.hands[1], result.hands[0]];
  // the talon that is left: its last card is the turn-up, unless it was exchanged
  const faceDown = result.talon.slice(0, -1);
  const turnUp = result.talon.at(-1);
  const low = `${size === 20 ? 'J' : '9'}${dealt.turnUp[1]}`;
  const same =
    equal(sorted(fore), sorted(dealt.hands[0])) &&
    equal(sorted(back), sorted(dealt.hands[1])) &&
    equal(faceDown, faceDown.length > 0 ? dealt.talon.slice(-faceDown.length) : []) &&
    (turnUp === undefined || turnUp === dealt.turnUp || turnUp === low);
  return { count: fore.length + back.length + result.talon.length, same };
}

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort();
const equal = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && a.every((card, i) => card === b[i]);
