import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/protocol/types';
import { Stage } from '../../src/table/stage';
import { beats, timing } from '../../src/table/steps';
import { within } from '../../src/view/tokens';
import { update, view } from './fixtures';

let waiting: { ms: number; run: () => void }[];
let told: string[];
let settled: number;
let stage: Stage;

const pass = () => waiting.shift()?.run();
const trick: GameEvent[] = [
  { event: 'played', seat: 0, card: 'TS' },
  { event: 'played', seat: 1, card: 'AS' },
  { event: 'trick', winner: 1, cards: ['TS', 'AS'] },
];
const after = { hand: view().hand.filter((card) => card !== 'TS'), opponent_cards: 5, tricks: [0, 1] as [number, number], turn: 1 as const };

beforeEach(() => {
  waiting = [];
  told = [];
  settled = 0;
  stage = new Stage({
    timing: () => timing('normal', false),
    changed: () => undefined,
    told: (event) => told.push(event.event),
    settled: () => settled++,
    wait: (ms, run) => {
      const entry = { ms, run };
      waiting.push(entry);
      return () => (waiting = waiting.filter((each) => each !== entry));
    },
  });
  stage.set(view());
});

describe('the stage', () => {
  it('tells the events of an update one after another', () => {
    stage.tell(update(4, null, trick, after));
    expect(told).toEqual(['played']);
    expect(stage.scene.quiet).toBe(false);
    pass();
    expect(told).toEqual(['played', 'played']);
    expect(waiting[0]?.ms).toBe(1080); // the play, then the rest
    expect(stage.scene.resting).toBe(true);
    pass();
    expect(within(stage.scene.tokens, 'pile', 'other')).toHaveLength(2);
    pass();
    expect(stage.scene).toMatchObject({ quiet: true, resting: false });
    expect(stage.scene.view?.hand).toHaveLength(5);
    expect(settled).toBe(2);
  });

  it('queues a second update behind the first', () => {
    stage.tell(update(4, null, trick, after));
    stage.tell(update(5, null, [{ event: 'drew', seat: 1, card: null }, { event: 'drew', seat: 0, card: '9C' }], { talon: 10, tricks: [0, 1] }));
    while (waiting.length > 0) pass();
    expect(told).toEqual(['played', 'played', 'trick', 'drew', 'drew']);
    expect(within(stage.scene.tokens, 'talon')).toHaveLength(9);
  });

  it('skips to the end on any input, telling everything once and in order', () => {
    stage.tell(update(4, null, trick, after));
    expect(stage.skip()).toBe(true);
    expect(told).toEqual(['played', 'played', 'trick']);
    expect(stage.scene.quiet).toBe(true);
    expect(waiting).toEqual([]);
    expect(stage.skip()).toBe(false);
  });

  it('lets the view put right what the events did not tell', () => {
    stage.tell(update(4, null, [], { hand: ['9H'], opponent_cards: 1, talon: 0, turn_up: null, tricks: [6, 5] }));
    while (waiting.length > 0) pass();
    expect(within(stage.scene.tokens, 'hand').map((token) => token.face)).toEqual(['9H']);
  });
});

describe('the pace', () => {
  it('shows the steps of the opponent after a breath, and lets a trick rest', () => {
    const list = beats(trick, 0, timing('normal', false));
    expect(list.map(({ before, after: then }) => [before, then])).toEqual([[0, 180], [320, 180], [900, 250]]);
  });

  it('waits for a tap where the player wants it, and moves nothing under reduced motion', () => {
    expect(timing('tap', false).rest).toBe(Infinity);
    expect(timing('normal', true)).toMatchObject({ play: 0, sweep: 0, draw: 0, rest: 900 });
    expect(timing('fast', false).rest).toBe(450);
  });

  it('forgets everything of a table that is left', () => {
    stage.tell(update(4, null, trick, after));
    stage.clear();
    expect(stage.scene.view).toBeNull();
    expect(stage.scene.tokens).toEqual([]);
    expect(waiting).toEqual([]);
    const before = [...told];
    pass();
    expect(told).toEqual(before);
    expect(settled).toBe(1);
  });
});
