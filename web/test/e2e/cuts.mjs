// Plays over a line that loses frames and breaks at random, reloads now and then, and counts what the server took:
//   node test/e2e/cuts.mjs http://127.0.0.1:8066 [cuts]
import assert from 'node:assert/strict';
import { launch } from './browser.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:8066';
const cuts = Number(process.argv[3] ?? 60);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
const faults = [];
page.on('pageerror', (error) => faults.push(error.message));
await page.addInitScript(() => localStorage.setItem('sixtysix.settings', JSON.stringify({ pace: 'fast' })));

let cut = 0;
let broken = 0;
const taken = new Map(); // table and version → id of the command that made it
const acted = new Set();
await page.routeWebSocket(/\/socket$/, (client) => {
  const server = client.connectToServer();
  const breaks = () => {
    if (broken > 2 || Math.random() > 0.12) {
      broken = Math.max(0, broken - 1);
      return false;
    }
    broken++;
    cut++;
    void client.close({ code: 1001 });
    void server.close({ code: 1001 });
    return true;
  };
  client.onMessage((text) => {
    const frame = JSON.parse(text);
    if (frame.type === 'act') acted.add(frame.id);
    if (breaks()) return; // lost on the way there
    server.send(text);
  });
  server.onMessage((text) => {
    const frame = JSON.parse(text);
    if (frame.type === 'update') {
      const at = `${client.url()} ${frame.version}`;
      const before = taken.get(at);
      assert(!before || before === frame.command || frame.command === null, 'two commands made one version');
      if (frame.command) {
        for (const [other, id] of taken) assert(id !== frame.command || other === at, 'one command made two versions');
        taken.set(at, frame.command);
      }
    }
    if (breaks()) return; // lost on the way back
    client.send(text);
  });
});
await page.goto(address);

let worst = 0;
while (cut < cuts) {
  const began = Date.now();
  await page.waitForSelector('.felt[data-quiet=true] .hand', { state: 'attached', timeout: 15_000 });
  const ready = await page
    .waitForFunction(() => document.querySelector('dialog[open] .go, button.draw, [data-hand] button:not([aria-disabled])'), null, { timeout: 8000 })
    .then(() => true, () => false);
  worst = Math.max(worst, Date.now() - began);
  assert(ready, 'the table stood still');
  if (Math.random() < 0.05) {
    await page.reload();
    continue;
  }
  if (await page.locator('dialog[open]').count()) {
    await page.locator('dialog[open] .foot .go').click({ timeout: 1500 }).catch(() => undefined);
    await page.waitForTimeout(450);
  } else if (await page.locator('button.draw').count()) await page.keyboard.press('d');
  else {
    await page.keyboard.press('ArrowRight');
    const card = await page.evaluate(() => document.querySelector('[data-hand] button:not([aria-disabled])')?.dataset.card);
    if (card) await page.keyboard.press(String(1 + (await page.evaluate((name) => [...document.querySelectorAll('[data-hand] button')].findIndex((each) => each.dataset.card === name), card))));
    await page.keyboard.press('Enter');
  }
  await page.waitForTimeout(60);
}
const unknown = [...taken.values()].filter((id) => !acted.has(id) && id.length !== 24);
assert.deepEqual(unknown, []);
assert.deepEqual(faults, []);
console.log(`${cut} cuts, ${acted.size} actions, each taken once; longest wait ${worst} ms`);
await browser.close();
