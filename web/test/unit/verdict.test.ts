import { beforeAll, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../src/i18n/translator.svelte';
import type { DealResult, LoggedTrick } from '../../src/protocol/types';
import { helpFor, reasonSentence, verdictSentence } from '../../src/screens/sentences';
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

it('a closer who had 66 and did not say so is not told that he was short', () => {
  const part = { reason: 'closer_failed', closed_by: 0, claimed_by: null, winner: 1, totals: [78, 30], log: [...rich, trick(1, 5)] } as const;
  expect(reasonSentence(result({ ...part, totals: [78, 30], log: [...part.log] }), 0)).toBe('You closed, had 66 and did not claim it.');
  expect(said({ ...part, totals: [78, 30], log: [...part.log] })).toContain('did not claim');
  expect(reasonSentence(result({ ...part, totals: [61, 30], log: [] }), 0)).toBe('You closed and did not reach 66.');
});

it('what would help is offered: counting after a claim, closing after a closing, nothing after neither', () => {
  const help = (part: Partial<DealResult>): string | null => helpFor(view(), result(part), null);
  expect(help({ log: rich })).toBeNull();
  expect(help({ log: [...rich, trick(0, 5)] })).toBe('count');
  expect(help({ log: [...rich, trick(1, 5)], reason: 'counted', claimed_by: null })).toBe('count');
  expect(help({ log: [trick(0, 21)], reason: 'false_claim', winner: 1, totals: [58, 30] })).toBe('count');
  expect(help({ reason: 'closer_failed', closed_by: 0, claimed_by: null, winner: 1, totals: [61, 30] })).toBe('close');
  expect(help({ reason: 'closer_beaten', closed_by: 0, claimed_by: 1, winner: 1, totals: [40, 66] })).toBe('close');
  expect(help({ reason: 'closer_failed', closed_by: 1, claimed_by: null, totals: [20, 50] })).toBeNull();
});
