import { describe, expect, it } from 'vitest';
import { cardName, cardOf, cardsIn, pointsOf } from '../../src/local/rules/cards';
import type { Trick } from '../../src/local/rules/view';
import { afterTricks, playedDeal, SELF } from '../../src/learn/drills/deals';
import { type Drill, DRILLS, lengthOf, places, type Question, questionOf, unseen } from '../../src/learn/drills/questions';
import { scoresOf } from '../../src/learn/drills/score';

const SEEDS = Array.from({ length: 300 }, (_, i) => i * 7919 + 1);
const answer = (question: Question) => question.answers[question.right]!;

/** Points counted as a person would: trick by trick, marriages when announced. */
function byHand(tricks: readonly Trick[], trump: number, whole: boolean): number {
  const won = tricks.filter((trick) => trick.winner === SELF);
  if (won.length === 0) return 0;
  const cards = won.flatMap((trick) => [trick.led, trick.answer]).reduce((sum, card) => sum + pointsOf(card), 0);
  const marriages = tricks.filter((trick) => trick.leader === SELF && trick.married !== null).reduce((sum, trick) => sum + (trick.married === trump ? 40 : 20), 0);
  return cards + marriages + (whole && tricks.at(-1)!.winner === SELF ? 10 : 0);
}

describe('the drills', () => {
  it('are the same for the same seed, with four different answers and one that is right', () => {
    for (const drill of DRILLS) {
      for (const seed of SEEDS.slice(0, 100)) {
        const question = questionOf(drill, seed, seed % 9);
        expect(questionOf(drill, seed, seed % 9)).toEqual(question);
        expect(new Set(question.answers.map((each) => JSON.stringify(each))).size, `${drill} ${seed}`).toBe(4);
        expect(answer(question)).toBeDefined();
      }
    }
  });

  it('get longer with right answers in a row, up to a whole deal', () => {
    expect([0, 1, 2, 4, 9, 40].map(lengthOf)).toEqual([3, 3, 5, 7, 11, 12]);
    for (const seed of SEEDS.slice(0, 20)) expect(questionOf('count', seed, 40).tricks).toHaveLength(12);
    for (const seed of SEEDS.slice(0, 20)) expect(questionOf('count', seed, 0).tricks).toHaveLength(3);
  });

  it('count: what a count by hand gives', () => {
    for (const seed of SEEDS) {
      const row = seed % 12;
      const question = questionOf('count', seed, row);
      const { trump } = playedDeal(seed)[0]!.state.table;
      expect(answer(question), String(seed)).toEqual({ number: byHand(question.tricks, trump, lengthOf(row) === 12) });
    }
  });

  it('remember: one card has not been seen, the others were played', () => {
    for (const seed of SEEDS) {
      const question = questionOf('remember', seed, seed % 9);
      const gone = question.tricks.flatMap((trick) => [cardName(trick.led), cardName(trick.answer)]);
      question.answers.forEach((each, at) => {
        if (!('card' in each)) throw new Error('not a card');
        expect(gone.includes(each.card)).toBe(at !== question.right);
        expect(question.hand.includes(each.card) || question.turnUp === each.card).toBe(false);
      });
    }
  });

  it('trumps: as many as lie with the opponent and face down', () => {
    for (const seed of SEEDS) {
      const row = seed % 9;
      const question = questionOf('trumps', seed, row);
      const { state } = afterTricks(playedDeal(seed), Math.min(8, lengthOf(row)));
      const { trump, turnUp } = state.table;
      const down = [...state.talon, ...cardsIn(state.hands[1])].filter((card) => card !== turnUp && Math.trunc(card / 6) === trump);
      expect(answer(question), String(seed)).toEqual({ number: down.length });
    }
  });

  it('chance: what all ways to lay the unseen cards give', { timeout: 60_000 }, () => {
    for (const seed of SEEDS) {
      const question = questionOf('chance', seed);
      const asked = question.ask.args as Record<string, string | number>;
      const now = playedDeal(seed).find((each) => {
        const view = each.views[SELF];
        const { down, theirs } = places(view);
        return cardsIn(view.hand).map(cardName).join() === question.hand.join() && down === asked['count'] && theirs === asked['own'];
      })!;
      const view = now.views[SELF];
      const hidden = cardsIn(unseen(view));
      const { down, theirs } = places(view);
      expect(hidden).toHaveLength(down + theirs);
      const suit = String(asked['suit']);
      const wanted = question.ask.id === 'drill-ask-talon' ? [cardOf(`${asked['rank']}${suit}`)] : [cardOf(`K${suit}`), cardOf(`Q${suit}`)];
      const at = wanted.map((card) => hidden.indexOf(card));
      expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
      let ways = 0;
      let good = 0;
      // every choice of the opponent's cards among the unseen ones, as a mask
      for (let mask = 0; mask < 1 << hidden.length; mask++) {
        let ones = 0;
        for (let rest = mask; rest; rest &= rest - 1) ones++;
        if (ones !== theirs) continue;
        ways++;
        const held = at.map((place) => (mask >> place) & 1);
        if (question.ask.id === 'drill-ask-talon' ? held[0] === 0 : held.every(Boolean)) good++;
      }
      expect(answer(question), String(seed)).toEqual({ percent: Math.round((100 * good) / ways) });
    }
  });

  it('keep a score that survives anything', () => {
    const none: Record<Drill, object> = { count: { right: 0, asked: 0 }, remember: { right: 0, asked: 0 }, trumps: { right: 0, asked: 0 }, chance: { right: 0, asked: 0 } };
    for (const damaged of [null, 7, [], { count: null }, { count: { right: 3, asked: 1 } }, { count: { right: -1, asked: 1 } }]) expect(scoresOf(damaged)).toEqual(none);
    expect(scoresOf({ count: { right: 2, asked: 5 } })).toEqual({ ...none, count: { right: 2, asked: 5 } });
  });
});
