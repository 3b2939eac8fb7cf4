// Plays deals with the keyboard alone against a running server and watches what must never happen:
//   node test/e2e/keyboard.mjs http://127.0.0.1:8066 [deals] [preset]
import assert from 'node:assert/strict';
import { launch } from './browser.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:8066';
const deals = Number(process.argv[3] ?? 3);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const faults = [];
const outside = [];
page.on('pageerror', (error) => faults.push(error.message));
page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
page.on('request', (request) => !request.url().startsWith(address) && !request.url().startsWith('data:') && outside.push(request.url()));

// what the server has told, to compare with what the page shows
let last = null;
page.on('websocket', (socket) =>
  socket.on('framereceived', ({ payload }) => {
    const frame = JSON.parse(payload);
    if (frame.view) last = frame.view;
  }),
);
await page.addInitScript(() => {
  if (!localStorage.getItem('sixtysix.settings')) localStorage.setItem('sixtysix.settings', JSON.stringify({ pace: 'fast' }));
});
await page.goto(address);

if (process.argv[4]) {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.locator(`input[value="${process.argv[4]}"]`).check();
  await page.locator('dialog .foot .go').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

const NAMES = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const focus = () => page.evaluate(() => document.activeElement?.tagName);
const press = async (key) => {
  await page.keyboard.press(key);
  await page.waitForTimeout(60);
};
const settle = () => page.waitForSelector('.felt[data-quiet=true] .hand', { timeout: 8000, state: 'attached' });

/** No card that this seat may not know is anywhere in the page. */
async function nothingHidden(view) {
  const known = new Set([...view.hand, ...view.trick.map((each) => each.card)]);
  if (view.turn_up) known.add(view.turn_up);
  for (const marriage of view.marriages.flat()) for (const rank of 'KQ') known.add(rank + marriage.suit);
  const html = (await page.evaluate(() => document.querySelector('.table').outerHTML)).toLowerCase();
  for (const suit of 'SHDC') {
    for (const rank of 'ATKQJ9') {
      if (known.has(rank + suit)) continue;
      assert(!new RegExp(`data-card="${rank}${suit}"`, 'i').test(html), `${rank}${suit} is in the page`);
      const named = html.split('role="log"')[0].indexOf(`${NAMES[rank]} of ${NAMES[suit]}`);
      assert(named < 0, `${rank}${suit} is named in the page: ${html.slice(named - 200, named + 60)}`);
    }
  }
}

let played = 0;
let checks = 0;
const spoken = new Set();
for (let step = 0; played < deals && step < 2000; step++) {
  await settle();
  assert.notEqual(await focus(), 'BODY', 'the focus fell to the body');
  for (const text of await page.locator('[role=log] p').allTextContents()) spoken.add(text.trim());
  const state = await page.evaluate(() => ({
    dialog: document.querySelector('dialog[open] h2')?.textContent ?? null,
    draw: !!document.querySelector('button.draw'),
    cards: [...document.querySelectorAll('[data-hand] button')].map((each) => ({ name: each.ariaLabel, off: each.ariaDisabled === 'true' })),
    marry: document.querySelector('.bracket') !== null,
    acts: [...document.querySelectorAll('.actions button')].map((each) => [each.textContent.trim(), each.ariaDisabled !== 'true']),
  }));
  if (state.dialog) {
    played++;
    console.log(`deal ${last.deal}: ${state.dialog} | ${await page.locator('dialog .reason').textContent()} | ${last.match.score}`);
    await page.locator('dialog .foot button', { hasText: /Fair/ }).click();
    await page.locator('dialog .foot button', { hasText: /Check/ }).click();
    await page.locator('dialog [role=status] p', { hasText: '✓' }).nth(1).waitFor({ timeout: 3000 });
    assert.equal(await page.locator('dialog .bad').count(), 0);
    checks++;
    await press('Escape');
    assert.notEqual(await focus(), 'BODY', 'the focus did not come back from the dialog');
    if (last.match.over) break;
    await press('n');
    await page.waitForTimeout(500);
    continue;
  }
  if (last?.turn !== 0 || last.step === 'over') {
    await page.waitForTimeout(120);
    continue;
  }
  if (state.cards.length !== last.hand.length) continue; // an update is on its way
  // an update may come in between: what is hidden must be hidden once the page has caught up
  await nothingHidden(last).catch(() => page.waitForTimeout(700).then(() => nothingHidden(last)));
  const { legal } = last;
  if (last.step === 'draw') {
    await press('Enter');
    if (!(await page.evaluate(() => document.querySelector('button.draw') === null))) await press('d');
  } else if (legal.includes('X')) await press('x');
  else if (legal.some((action) => /^[24]0/.test(action))) {
    await press('m');
    const first = legal.find((action) => /^[24]0/.test(action));
    if (await page.getByText('Which marriage?').count()) await press(first.at(-1).toLowerCase());
  } else if (last.points === null && step % 7 === 3) await press('p');
  else if (last.points?.own >= 66) {
    await press('w');
    await press('w');
  } else {
    const place = state.cards.findIndex((card) => !card.off);
    if (place >= 0) {
      await press(String(place + 1));
      await press('Enter');
    }
  }
  await page.waitForTimeout(80);
}
assert.equal(played >= deals || last.match.over, true, `only ${played} deals were played`);
assert.deepEqual(faults, []);
assert.deepEqual(outside, []);
console.log(`${played} deals by keyboard, ${checks} checked; nothing hidden in the page, focus kept, no other address asked`);
console.log([...spoken].slice(0, 24).join('\n'));
await browser.close();
