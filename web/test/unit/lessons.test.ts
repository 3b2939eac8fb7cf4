import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/learn/bites';
import { BITES, type Lesson, reasonOf, sayId } from '../../src/learn/lesson';
import { deckOf, entriesOf, LEARNER, turnOf } from '../../src/learn/rig';
import { legalNow, reply } from '../../src/learn/table';
import { actionName } from '../../src/local/rules/actions';
import { total } from '../../src/local/rules/scoring';
import { updateFrame } from '../../src/local/table/wire';
import { after, replay, type Room } from '../../src/local/table/room';

const locales = fileURLToPath(new URL('../../../src/sixtysix/i18n/locales/en/', import.meta.url));
const english = ['table.ftl', 'learn.ftl'].map((name) => readFileSync(locales + name, 'utf8')).join('\n');
const said = (id: string): string => new RegExp(`^${id} = (.*)$`, 'm').exec(english)?.[1] ?? '';

const act = (room: Room, action: string): Room => after(room, { kind: 'action', seat: turnOf(room), action, command: null });

/** The table when the opponent has done what the script says. Fails where the script stops or cheats. */
function answered(lesson: Lesson, start: Room): Room {
  let room = start;
  for (let tries = 0; room.deal && room.deal.watched.state.table.outcome === null && turnOf(room) !== LEARNER; tries++) {
    const view = room.deal.watched.views[1];
    const action = reply(lesson, view);
    if (action === null) throw new Error(`${lesson.name}: the opponent has no answer`);
    room = act(room, actionName(action, view.table.trump));
    expect(tries).toBeLessThan(9);
  }
  return room;
}

/** Every way through a lesson by right actions; `visit` sees the table before each step. */
function walk(lesson: Lesson, visit: (room: Room, step: number) => void): number {
  const from = (room: Room, step: number): number => {
    const asked = lesson.steps[step];
    if (!asked) return 1;
    visit(room, step);
    const right = asked.right.filter((action) => legalNow(room).includes(action));
    expect(right.length, `${lesson.name} ${step}`).toBeGreaterThan(0);
    const last = step === lesson.steps.length - 1;
    return right.reduce((sum, action) => sum + (last ? (act(room, action), 1) : from(answered(lesson, act(room, action)), step + 1)), 0);
  };
  return from(answered(lesson, replay(lesson.name, entriesOf(lesson))), 0);
}

describe.each(BITES)('%s', (name) => {
  const lesson = LESSONS[name];

  it('is dealt from a whole deck and can be walked to its end', () => {
    expect(new Set(deckOf(lesson)).size).toBe(24);
    expect(walk(lesson, () => undefined)).toBeGreaterThan(0);
  });

  it('says why at every wrong action, legal or not', () => {
    let wrong = 0;
    let refused = 0;
    walk(lesson, (room, step) => {
      const asked = lesson.steps[step]!;
      for (const action of legalNow(room).filter((each) => !asked.right.includes(each))) {
        expect(said(reasonOf(asked, action, 0).id), `${name} ${step} ${action}`).not.toBe('');
        wrong++;
      }
      for (const code of Object.values(updateFrame(room, LEARNER).view.why_not)) {
        expect(english, code).toMatch(new RegExp(`^why-${code.replaceAll('_', '-')} =`, 'm'));
        refused++;
      }
    });
    expect(wrong).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  it('names every reason for a kind of action that can be taken there', () => {
    lesson.steps.forEach((asked, step) => {
      const found = new Set<string>();
      walk(lesson, (room, at) => {
        if (at === step) for (const action of legalNow(room)) if (!asked.right.includes(action)) found.add(reasonOf(asked, action, 0).id);
      });
      expect([...found], `${name} ${step}`).toEqual(expect.arrayContaining([...new Set(Object.values(asked.wrong ?? {}))]));
    });
  });

  it('speaks of cards that are in the hand, in at most 45 words', () => {
    walk(lesson, (room, step) => {
      const hand = updateFrame(room, LEARNER).view.hand;
      for (const card of lesson.steps[step]!.ring ?? []) expect(hand).toContain(card);
    });
    for (let step = 0; step <= lesson.steps.length; step++) {
      const words = said(sayId(lesson, step)).split(/\s+/).filter(Boolean);
      expect(words.length, sayId(lesson, step)).toBeGreaterThan(2);
      expect(words.length).toBeLessThanOrEqual(45);
    }
  });
});

describe('what the texts say of points', () => {
  /** the learner's points before each step, and at the end, by the referee */
  const counted = (name: keyof typeof LESSONS): number[] => {
    const lesson = LESSONS[name];
    let room = answered(lesson, replay(lesson.name, entriesOf(lesson)));
    const points = [];
    for (const { right } of lesson.steps) {
      points.push(total(room.deal!.watched.state.table, LEARNER));
      room = answered(lesson, act(room, right.find((action) => legalNow(room).includes(action))!));
    }
    return [...points, total(room.deal!.watched.state.table, LEARNER)];
  };

  it('is what the referee counts', () => {
    expect(counted('marriage')).toEqual([0, 0, 23, 23, 63]);
    expect(counted('count')).toEqual([25, 46, 46, 66]);
    expect(counted('claim')).toEqual([54, 67, 67]);
    expect(counted('close')).toEqual([42, 42, 57, 67, 67]);
  });
});
