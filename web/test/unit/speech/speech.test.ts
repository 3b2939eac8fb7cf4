/** Whole deals by keys alone, from the keyboard to the referee and back; all that is heard is kept in tests/golden/speech. */
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindKeys } from '../../../src/a11y/bind';
import { log } from '../../../src/a11y/live.svelte';
import { cardLabel } from '../../../src/a11y/speech';
import { LANGUAGES } from '../../../src/i18n/languages';
import { loadLanguage, t } from '../../../src/i18n/translator.svelte';
import { cardArgs } from '../../../src/i18n/words';
import { LessonSocket } from '../../../src/learn/table';
import { list } from '../../../src/learn/lesson';
import { type Action, actionOf, DRAW } from '../../../src/local/rules/actions';
import { legalIn, type PlayerView } from '../../../src/local/rules/view';
import type { Entry } from '../../../src/local/table/entry';
import { House, type Opponent } from '../../../src/local/table/house';
import { after, replay, type Room } from '../../../src/local/table/room';
import { screens } from '../../../src/screens/open.svelte';
import { settings } from '../../../src/store/settings.svelte';
import type { Companion } from '../../../src/table/companion';
import { intent } from '../../../src/table/intent.svelte';
import { session } from '../../../src/table/session.svelte';
import { ledSuit } from '../../../src/view/choices';
import { sorted } from '../../../src/view/order.svelte';
import { Witness } from '../local/witness';
import { entriesOf, type Scene, SCENES, steps, TOKEN } from './scenes';
import { browser, hear, heard, press } from './stage';

const golden = fileURLToPath(new URL('../../../../tests/golden/speech/', import.meta.url));

// the deal after an arranged one is always the same
vi.mock('../../../src/protocol/ids', async (original) => ({
  ...(await original<typeof import('../../../src/protocol/ids')>()), clientSeed: () => '66'.repeat(8),
}));

vi.mock('../../../src/a11y/live.svelte', async (original) => {
  const real = await original<typeof import('../../../src/a11y/live.svelte')>();
  const last = (): string => real.log().at(-1)?.text ?? '';
  return {
    ...real,
    say: (text: string) => {
      real.say(text);
      if (text) hear('polite', last());
    },
    note: (text: string, read: boolean) => {
      real.note(text, read);
      if (read) hear('polite', last());
    },
    sayNow: (text: string) => {
      real.sayNow(text);
      hear('assertive', real.alert());
    },
  };
});

/** Does what the scene says, then the first thing it may. */
class Scripted implements Opponent {
  readonly #does: string[];

  constructor(scene: Scene) {
    this.#does = list<string>(scene.does);
  }

  decide(view: PlayerView): Promise<Action | null> {
    if (view.table.turn !== view.seat) return Promise.resolve(null);
    const word = this.#does.shift();
    const legal = legalIn(view);
    const action = word === undefined ? (legal.includes(DRAW) ? DRAW : legal[0]) : actionOf(word, view.table.trump);
    if (typeof action !== 'number' || !legal.includes(action)) throw new Error(`the opponent cannot do ${word}`);
    return Promise.resolve(action);
  }

  weigh = () => Promise.resolve([]);
  advise = () => Promise.resolve(null);
}

const nobody = { panel: null, ring: [], scripted: false, before: () => null, heard: () => false, again: () => undefined, lost: () => undefined };

function sitDown(scene: Scene, entries: Entry[]): void {
  const store = { rows: () => Promise.resolve([...entries]), append: (_: string, __: number, entry: Entry) => Promise.resolve(void entries.push(entry)) };
  const opponent = new Scripted(scene);
  let seed = 0;
  const connect = () =>
    new LessonSocket((tell) => new House(scene.title, { store, opponent, freshSeed: () => `${++seed}`.padStart(64, '0'), tell }));
  session.visit(scene.title, TOKEN, connect, nobody as unknown as Companion);
}

/** Everything is shown to its end; where the deal is over, its result comes. */
async function settle(): Promise<void> {
  const { step } = session.view ?? {};
  await vi.advanceTimersByTimeAsync(20_000);
  if (session.view?.step === 'over' && step !== 'over') hear('dialog', session.ending());
}

/** The keys of a step: what it says, or the first card that may be played; none once the deal is over. */
function keysOf(step: string): string[] {
  if (step !== 'card') return [step];
  const { options } = intent;
  if (!options?.mine || session.view?.step === 'over') return [];
  if (options.draw) return ['Enter'];
  return [String(options.cards.findIndex((each) => each.legal) + 1), 'Enter'];
}

const SIGN = { polite: '  ', assertive: '! ', focus: '> ', dialog: '= ' };

async function played(scene: Scene): Promise<string[]> {
  const entries = entriesOf(scene);
  const witness = new Witness(0);
  let room: Room | null = null;
  const lines: string[] = [`## ${scene.title}`];
  const write = (title: string): void => {
    room ??= replay(scene.title, entries.slice(0, 1));
    while (room.version < session.version) witness.look((room = after(room, entries[room.version + 1] as Entry)));
    expect(heard.filter((each) => each.kind === 'assertive').length, title).toBeLessThanOrEqual(1);
    lines.push('', title, ...heard.map(({ kind, text }) => `    ${SIGN[kind]}${text.replace(/\u00a0$/, kind === 'assertive' ? '' : '~')}`));
    for (const { text } of [...heard, ...log()]) {
      for (const card of witness.hidden) {
        expect(text).not.toContain(t('card', cardArgs(card)));
        expect(text).not.toContain(t('card-acc', cardArgs(card)));
      }
    }
    all.push(...heard);
    heard.length = 0;
  };
  const all: typeof heard = [];
  sitDown(scene, entries);
  await settle();
  write('(sits down)');
  for (const key of steps(scene).flatMap((step) => (step === 'card' ? [step] : keysOf(step)))) {
    for (const each of keysOf(key)) {
      press(each);
      await settle();
      write(each);
    }
  }
  for (const kind of ['polite', 'assertive'] as const) {
    const texts = all.filter((each) => each.kind === kind).map((each) => each.text);
    texts.slice(1).forEach((text, i) => expect(text, `${kind}, twice in a row`).not.toBe(texts[i]));
  }
  return lines;
}

const HEAD = [
  '# What is heard in five deals. A key and, below it, what the page says to it and to all that follows.',
  '#     polite   ! assertive   > a card that gets the focus   = the dialog of the result   ~ a repeat, altered so that it is read',
];

beforeEach(() => {
  vi.useFakeTimers();
  browser((card) => cardLabel(card, intent.options, session.view ? ledSuit(session.view) : null), () => sorted(session.view?.hand ?? []));
  bindKeys();
  heard.length = 0;
  intent.cancel();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  [settings.language, screens.dialog] = ['', null];
});

describe('the transcript of speech', () => {
  it.each([...LANGUAGES])('is as it was in %s', { timeout: 60_000 }, async (language) => {
    settings.language = language;
    await loadLanguage();
    const lines = [...HEAD];
    for (const scene of SCENES) lines.push('', ...(await played(scene)));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${golden}${language}.txt`);
  });
});
