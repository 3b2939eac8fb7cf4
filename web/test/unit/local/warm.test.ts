import { describe, expect, it } from 'vitest';
import { warmingViews } from '../../../src/local/engine/warm';
import type { Mind } from '../../../src/local/engine/mind';
import { EngineOpponent } from '../../../src/local/engine/opponent';
import type { Decision } from '../../../src/local/engine/packing';
import { newMatch } from '../../../src/local/rules/match';
import { variantOf } from '../../../src/local/rules/variant';
import { PRESET_NAMES } from '../../../src/rules/presets';

/** What the engine was asked to decide: the cards in the talon. */
function recording(): { asked: number[]; opponent: EngineOpponent } {
  const asked: number[] = [];
  const decision = (done: boolean): Decision => ({ action: 0, values: [], nodes: 1, worlds: 1, done });
  const mind = {
    begin: (view: { table: { talonSize: number } }) => {
      asked.push(view.table.talonSize);
      return decision(false);
    },
    on: () => decision(true),
  } as unknown as Mind;
  return { asked, opponent: new EngineOpponent(() => Promise.resolve(mind)) };
}

describe('warming up', () => {
  it.each(PRESET_NAMES)('thinks about a first lead and a last draw of %s', (preset) => {
    const sizes = [...warmingViews(variantOf(preset, {}))].map((view) => view.table.talonSize);
    expect(sizes[0]).toBeGreaterThanOrEqual(8);
    expect(sizes.at(-1)).toBe(2);
  });

  it('is done once', async () => {
    const { asked, opponent } = recording();
    const variant = variantOf('sixty-six', {});
    await Promise.all([opponent.warmUp(variant), opponent.warmUp(variant)]);
    expect(asked).toEqual([12, 2, 2]);
  });

  it('gives way to a question', async () => {
    const { asked, opponent } = recording();
    const variant = variantOf('sixty-six', {});
    const warming = opponent.warmUp(variant);
    const [view] = warmingViews(variant);
    await opponent.weigh(view!, newMatch(variant));
    await warming;
    expect(asked).toEqual([12, 12]);
  });
});
