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
let clock = 0;

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
    now: () => clock,
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

describe('a card laid before anybody is told', () => {
  it('lies on the table at once and is told once; what follows waits the less for it', () => {
    stage.lay('TS');
    expect(told).toEqual(['played']);
    expect(within(stage.scene.tokens, 'trick').map((token) => token.face)).toEqual(['TS']);
    expect(stage.scene.view).toMatchObject({ legal: [], turn: 1, undoable: true, trick: [{ seat: 0, card: 'TS' }] });
    expect(stage.scene.view?.hand).not.toContain('TS');
    clock += 300;
    stage.tell(update(4, null, trick, after));
    expect(waiting[0]?.ms).toBe(180 + 320 - 300);
    pass();
    expect(told).toEqual(['played', 'played']);
    expect(waiting[0]?.ms).toBe(1080);
    while (waiting.length > 0) pass();
    expect(told).toEqual(['played', 'played', 'trick']);
    expect(stage.scene.view?.hand).toHaveLength(5);
  });

  it('is followed at once where it has lain for long, and the answer lies there for its full time', () => {
    stage.lay('TS');
    clock += 2000;
    stage.tell(update(4, null, trick, after));
    expect(told).toEqual(['played', 'played']);
    expect(waiting[0]?.ms).toBe(1080);
  });

  it('is taken up as if nothing had been', () => {
    const before = stage.scene;
    stage.lay('TS');
    stage.takeUp();
    expect(stage.scene).toEqual(before);
    stage.takeUp();
    expect(stage.scene).toEqual(before);
    expect(settled).toBe(1);
  });

  it('goes back to the hand when something else happens', () => {
    stage.lay('TS');
    stage.tell(update(4, null, [{ event: 'played', seat: 0, card: 'AS' }], { hand: view().hand.filter((card) => card !== 'AS'), trick: [{ seat: 0, card: 'AS' }], turn: 1 }));
    while (waiting.length > 0) pass();
    expect(within(stage.scene.tokens, 'trick').map((token) => token.face)).toEqual(['AS']);
    expect(stage.scene.view?.hand).toContain('TS');
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
