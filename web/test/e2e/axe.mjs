// axe-core over the table and every dialog, dark and light: node test/e2e/axe.mjs http://127.0.0.1:8066
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from './browser.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:8066';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await launch();
let found = 0;
for (const colorScheme of ['dark', 'light']) {
  for (const [width, height] of [[360, 740], [1280, 800]]) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('[data-hand] button');
    const look = async (where) => {
      await page.waitForTimeout(400);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
      );
      for (const each of violations) console.log(`${colorScheme} ${width} ${where}: ${each.id}: ${each.nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`);
      found += violations.length;
    };
    await look('table');
    await page.waitForFunction(() => document.querySelector('[data-hand] button:not([aria-disabled])'), null, { timeout: 8000 });
    await page.keyboard.press('w');
    await look('claim asked');
    await page.keyboard.press('Escape');
    for (const name of [/Rules/, /Settings/]) {
      await page.getByRole('button', { name }).first().click();
      await look(String(name));
      if (String(name) === '/Rules/') {
        await page.locator('summary').click();
        await look('house rules');
      }
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('?');
    await look('keys');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
    await page.keyboard.press('w');
    await page.keyboard.press('w');
    await page.waitForSelector('dialog[open]', { timeout: 8000 });
    await look('result');
    await page.locator('dialog .foot button').last().click();
    await look('fairness');
    await context.close();
  }
}
await browser.close();
assert.equal(found, 0, `${found} violations`);
console.log('axe: nothing found');
