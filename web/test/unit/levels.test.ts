import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LEVELS } from '../../src/protocol/types';
import { STRONGEST, WINS } from '../../src/screens/levels';

it('what is said of the levels is what was measured', () => {
  const results = readFileSync(fileURLToPath(new URL('../../../bench/results.md', import.meta.url)), 'utf8');
  const row = results.split('\n').find((line) => line.startsWith('| master | +1'))!;
  const measured = [...row.matchAll(/\((\d+) : (\d+)/g)].map(([, won, lost]) => Math.round((100 * Number(lost)) / (Number(won) + Number(lost))));
  expect(measured).toHaveLength(LEVELS.length - 1);
  expect(LEVELS.filter((each) => each !== STRONGEST).map((each) => WINS[each])).toEqual(measured);
});
