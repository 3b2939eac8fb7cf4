import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacOf, sha256Of } from '../../src/fairness/sha256';
import { below, dealOut, type DealtCards, hexOf, numbers, orderedDeck, sha256, shuffledDeck } from '../../src/fairness/shuffle';
import { verify } from '../../src/fairness/verify';
import type { Card, DealResult } from '../../src/protocol/types';

const SEED = '11'.repeat(32);
const CLIENT = 'ab'.repeat(16);
const cards = (names: string) => names.split(',') as Card[];
/** deal 3 of these seeds, as the rules in Python deal it */
const DEALT: DealtCards = {
  hands: [cards('KS,KC,QC,JS,9C,QD'), cards('TC,KD,AH,QS,JD,QH')], turnUp: 'JH', talon: cards('JC,AC,9D,9H,AS,TD,TH,KH,9S,AD,TS'),
};

describe('the shuffle, made again', () => {
  it('hashes the bytes of the seed, not its letters', () => {
    expect(sha256(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });

  it('hashes messages of every length, and keys longer than a block', () => {
    const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 300]) {
      expect(hexOf(sha256Of(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
      expect(hexOf(hmacOf(bytes(length), bytes(70)))).toBe(createHmac('sha256', bytes(length)).update(bytes(70)).digest('hex'));
    }
  });

  it('draws from HMAC blocks named by purpose, seed, deal and number', () => {
    const stream = numbers(SEED, CLIENT, 3, '66-shuffle-1');
    const first = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`66-shuffle-1:${CLIENT}:3:0`).digest();
    for (let at = 0; at < 32; at += 4) expect((stream.next()).value).toBe(first.readUInt32BE(at));
    const second = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`66-shuffle-1:${CLIENT}:3:1`).digest();
    expect((stream.next()).value).toBe(second.readUInt32BE(0));
  });

  it('rejects what would make some numbers likelier', () => {
    function* given() {
      yield 2 ** 32 - 1;
      yield 7;
    }
    expect(below(24, given())).toBe(7);
  });

  it('gives the same deck as another program', () => {
    const deck = shuffledDeck(24, SEED, CLIENT, 3);
    expect(dealOut(deck, '33T')).toEqual(DEALT);
    expect([...deck].sort()).toEqual([...orderedDeck(24)].sort());
  });

  it('gives the decks of docs/protocol/fairness.md', () => {
    const counting = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
    const client = '00112233445566778899aabbccddeeff';
    const deck = (...asked: Parameters<typeof shuffledDeck>) => (shuffledDeck(...asked)).join();
    expect(deck(24, '00'.repeat(32), '', 1)).toBe('9C,9D,JC,9H,QD,KC,TD,KS,9S,JD,TC,JS,KH,QH,TS,AC,KD,JH,QS,AD,AS,QC,TH,AH');
    expect(deck(24, counting, client, 2)).toBe('KC,QC,AH,9D,JH,QS,QD,AD,9H,AC,KH,9S,AS,JD,TC,9C,JC,QH,TS,KS,TD,KD,JS,TH');
    expect(deck(20, counting, '', 7)).toBe('QH,TS,AS,TC,AD,QC,QS,AC,JH,JC,KS,TD,AH,JD,TH,QD,KC,JS,KD,KH');
  });

  it('deals 20 cards three, turn-up, two', () => {
    const dealt = dealOut(orderedDeck(20), '3T2');
    expect(dealt.hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(dealt.talon).toHaveLength(9);
  });
});

describe('the check of a deal', () => {
  const result = {
    winner: 0, game_points: 1, reason: 'claim', by_rule: '', totals: [66, 40], card_points: [66, 40], tricks: [3, 2],
    hands: DEALT.hands, left: [[], []], talon: [...DEALT.talon.slice(4), '9H'], log: [], closed_by: null, claimed_by: 0,
  } as unknown as DealResult;
  const promised = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
  const fairness = { algorithm: '66-shuffle-1', deal: 3, commitment: promised, client_seed: CLIENT, server_seed: SEED, next_commitment: null };
  const evidence = { fairness, result, dealer: 1, commitment: promised, clientSeed: CLIENT, switches: { deck: 24, deal_pattern: '33T' } };

  it('is content with an honest deal, exchange and all', () => {
    expect(verify(evidence)).toEqual({ seed: true, ownSeed: true, witnessed: true, cards: { count: 20, same: true } });
  });

  it('sees another seed, another promise and another card', () => {
    expect((verify({ ...evidence, fairness: { ...fairness, server_seed: '12'.repeat(32) } })).seed).toBe(false);
    expect((verify({ ...evidence, commitment: '00'.repeat(32) })).seed).toBe(false);
    expect((verify({ ...evidence, clientSeed: 'ff' })).ownSeed).toBe(false);
    const [own, other] = result.hands as [Card[], Card[]];
    const moved = { ...result, hands: [[other[0], ...own.slice(1)], [own[0], ...other.slice(1)]] } as DealResult;
    expect((verify({ ...evidence, result: moved })).cards?.same).toBe(false);
  });
});
