import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/protocol/types';
import { agrees, applyEvent, layOut, type Tokens, within } from '../../src/view/tokens';
import { view } from './fixtures';

const run = (tokens: Tokens, ...events: GameEvent[]): Tokens => events.reduce((all, event) => applyEvent(all, event, 0), tokens);
const faces = (tokens: Tokens): string[] => tokens.flatMap((token) => (token.face ? [token.face] : []));

describe('the cards on the table', () => {
  const start = layOut(view());

  it('has one token a card, and names only what this seat may see', () => {
    expect(start).toHaveLength(24);
    expect(faces(start).sort()).toEqual(['9H', 'AC', 'AH', 'JD', 'KH', 'QH', 'TS']);
    expect(layOut(view({ hand: ['KH', 'QH', 'TS', 'AC', 'JD'], opponent_cards: 5, talon: 10 }))).toHaveLength(20);
  });

  it('moves a trick to its winner and forgets the faces', () => {
    const after = run(start, { event: 'played', seat: 0, card: 'TS' }, { event: 'played', seat: 1, card: 'AS' });
    expect(within(after, 'trick').map((token) => token.face)).toEqual(['TS', 'AS']);
    const swept = run(after, { event: 'trick', winner: 1, cards: ['TS', 'AS'] });
    expect(within(swept, 'pile', 'other')).toHaveLength(2);
    expect(faces(swept)).not.toContain('TS');
    expect(faces(swept)).not.toContain('AS');
    expect(agrees(swept, view({ hand: ['9H', 'KH', 'QH', 'AC', 'JD'], opponent_cards: 5, tricks: [0, 1] }))).toBe(true);
  });

  it('draws from the top, the turn-up last', () => {
    const drawn = run(start, { event: 'drew', seat: 1, card: null }, { event: 'drew', seat: 0, card: '9C' });
    expect(within(drawn, 'talon')).toHaveLength(9);
    expect(within(drawn, 'hand').map((token) => token.face)).toContain('9C');
    expect(faces(within(drawn, 'opponent'))).toEqual([]);
    const low = layOut(view({ talon: 2, tricks: [3, 3], opponent_cards: 5, hand: ['9H', 'KH', 'QH', 'TS', 'AC'] }));
    const end = run(low, { event: 'drew', seat: 0, card: '9C' }, { event: 'drew', seat: 1, card: 'AH' });
    expect(within(end, 'turnup')).toHaveLength(0);
    expect(faces(within(end, 'opponent'))).toEqual([]);
  });

  it('exchanges both ways', () => {
    const own = run(start, { event: 'exchanged', seat: 0, given: '9H', taken: 'AH' });
    expect(within(own, 'turnup')[0]?.face).toBe('9H');
    expect(within(own, 'hand').map((token) => token.face)).toContain('AH');
    const other = run(layOut(view({ hand: ['KH', 'QH', 'TS', 'AC', 'JD', 'JC'] })), { event: 'exchanged', seat: 1, given: '9H', taken: 'AH' });
    expect(within(other, 'turnup')[0]?.face).toBe('9H');
    expect(within(other, 'opponent')).toHaveLength(6);
    expect(faces(other)).not.toContain('AH');
  });

  it('turns the turn-up down when the talon is closed', () => {
    const closed = run(start, { event: 'closed', seat: 1, talon: 12 });
    expect(within(closed, 'turnup')[0]).toMatchObject({ face: null, up: false });
    expect(agrees(closed, view({ closed_by: 1, turn_up: null, phase: 'strict' }))).toBe(true);
  });

  it("shows both cards of the opponent's marriage, then only the one played", () => {
    const shown = run(start, { event: 'married', seat: 1, suit: 'S', points: 20 });
    expect(within(shown, 'shown').map((token) => token.face)).toEqual(['KS', 'QS']);
    const led = run(shown, { event: 'played', seat: 1, card: 'QS' });
    expect(within(led, 'trick').map((token) => token.face)).toEqual(['QS']);
    expect(within(led, 'opponent')).toHaveLength(5);
    expect(faces(led)).not.toContain('KS');
  });

  it('keeps the tokens that lie right when a view puts the rest right', () => {
    const again = layOut(view({ hand: ['9H', 'KH', 'QH', 'AC', 'JD'], trick: [{ seat: 0, card: 'TS' }] }), start);
    const id = (tokens: Tokens, face: string) => tokens.find((token) => token.face === face)?.id;
    for (const face of ['9H', 'KH', 'QH', 'AC', 'JD', 'AH']) expect(id(again, face)).toBe(id(start, face));
    expect(new Set(again.map((token) => token.id)).size).toBe(24);
  });
});
