import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const built = fileURLToPath(new URL('../../../src/sixtysix/interfaces/web/static/', import.meta.url));

describe.skipIf(!existsSync(`${built}index.html`))('the built page', () => {
  it('keeps to its weight', async () => {
    const { sizes } = await import('../../tools/size.mjs');
    const { entry, firstLoad, engine } = sizes();
    expect(entry).toBeLessThanOrEqual(90);
    expect(firstLoad).toBeLessThanOrEqual(200);
    expect(engine).toBeLessThanOrEqual(500);
  });

  it('fetches a face of the cards only when it is chosen, each of at most 60 kB', async () => {
    const { faces } = await import('../../tools/size.mjs');
    const found = faces();
    expect(found.map(({ name }) => name).sort()).toEqual(['double', 'four', 'german', 'hybrid']);
    for (const { name, first, weight } of found) {
      expect(first, name).toBe(false);
      expect(weight, name).toBeLessThanOrEqual(60);
    }
  });

  it('has no inline script or style and asks nobody else', () => {
    const page = readFileSync(`${built}index.html`, 'utf8');
    expect(page).not.toMatch(/<style|<script(?![^>]*src=)|https?:\/\//);
  });
});
