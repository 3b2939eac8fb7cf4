import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { replayed } from './transcript';

const KEPT = new URL('../../../../tests/golden/local/tables.jsonl.gz', import.meta.url);
/** a longer one: `python -m tests.kit.transcript FIRST TABLES DEALS > file` */
const LONGER = process.env['TRANSCRIPT'];

describe('the referee of the page', () => {
  it('sends frame by frame what the Python services send', { timeout: 600_000 }, () => {
    const text = LONGER ? readFileSync(LONGER, 'utf8') : gunzipSync(readFileSync(KEPT)).toString();
    const { deals, difference } = replayed(text.trim().split('\n'));
    const advice = `python -m tests.kit.transcript ${difference?.table.slice(5)} prints what it should be`;
    expect(difference, advice).toBeNull();
    expect(deals).toBeGreaterThan(300);
    if (LONGER) console.log(`${deals} deals, all frames equal`);
  });
});
