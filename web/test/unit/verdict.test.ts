import { beforeAll, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../src/i18n/translator.svelte';
import type { DealResult, LoggedTrick } from '../../src/protocol/types';
import { verdictSentence } from '../../src/screens/sentences';
import { settings } from '../../src/store/settings.svelte';
import { view } from './fixtures';

const trick = (winner: 0 | 1, points: number): LoggedTrick => ({ leader: winner, cards: ['AS', 'TS'], winner, points, married: null });
const result = (part: Partial<DealResult>): DealResult => ({
  winner: 0, game_points: 1, reason: 'claim', by_rule: 'R29', totals: [70, 20], card_points: [70, 20], tricks: [4, 1],
  hands: [[], []], left: [[], []], talon: [], log: [], closed_by: null, claimed_by: 0, ...part,
});
const said = (part: Partial<DealResult>): string => verdictSentence(view(), result(part), null);
const rich = [trick(0, 21), trick(0, 21), trick(0, 21), trick(0, 15)];

beforeAll(async () => {
  settings.language = 'en';
  vi.stubGlobal('document', { documentElement: { lang: '' }, title: '' });
  await loadLanguage();
});

it('a claim in time needs no word', () => {
  expect(said({ log: rich })).toBe('');
});

it('a late claim and a forgotten one say how many tricks were played on with 66', () => {
  expect(said({ log: [...rich, trick(0, 5), trick(1, 6)] })).toContain('tricks played after that: 2');
  expect(said({ log: [...rich, trick(1, 5)], reason: 'counted', claimed_by: null })).toContain('did not claim');
});

it('a claim too early and a closing in vain say how much was missing', () => {
  expect(said({ log: [trick(0, 21)], reason: 'false_claim', winner: 1, totals: [58, 30] })).toContain('8 short');
  expect(said({ reason: 'closer_failed', closed_by: 0, claimed_by: null, winner: 1, totals: [61, 30] })).toContain('5 short');
  expect(said({ reason: 'closer_failed', closed_by: 1, claimed_by: null, totals: [20, 50] })).toBe('');
});
