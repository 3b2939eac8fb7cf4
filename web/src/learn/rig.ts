/** An arranged deal as the entries of a table: the deck put in the order in which it is dealt, and what was played before. */
import { orderedDeck } from '../fairness/shuffle';
import { DEFAULT_PRESET, PRESETS } from '../rules/presets';
import type { Seat } from '../local/rules/table';
import { arrangedDeal, type Entry } from '../local/table/entry';
import { digestOf } from '../local/table/house';
import { after, replay, type Room } from '../local/table/room';
import type { Card } from '../protocol/types';
import { type Lesson, list } from './lesson';

export const LEARNER: Seat = 0;
export const TOKEN = 'lesson';
const SEED = '00'.repeat(32);

/** The deck of a lesson, top card first: three and three, twice, then the turn-up, then the talon. */
export function deckOf({ hand, theirs, dealer, turnUp, talon }: Lesson): Card[] {
  const [first, second] = dealer === LEARNER ? [list(theirs), list(hand)] : [list(hand), list(theirs)];
  const named = [...first.slice(0, 3), ...second.slice(0, 3), ...first.slice(3), ...second.slice(3), turnUp, ...list(talon)];
  return [...named, ...orderedDeck(24).filter((card) => !named.includes(card))];
}

/** The history of a lesson's table up to where the learner begins. */
export function entriesOf(lesson: Lesson): Entry[] {
  const name = lesson.name;
  const entries: Entry[] = [
    {
      kind: 'created', at: 0, preset: DEFAULT_PRESET, switches: { ...PRESETS[DEFAULT_PRESET] }, next_seed: SEED,
      seats: [{ name: '', token: digestOf(TOKEN), level: null }, { name: '', token: null, level: null }],
    },
    arrangedDeal(deckOf(lesson), lesson.dealer, SEED, SEED),
  ];
  let room = replay(name, entries);
  for (const action of list<string>(lesson.before)) {
    const entry: Entry = { kind: 'action', seat: turnOf(room), action, command: null };
    room = after(room, entry);
    entries.push(entry);
  }
  return entries;
}

export function turnOf(room: Room): Seat {
  if (!room.deal) throw new Error('nothing has been dealt');
  return room.deal.watched.state.table.turn;
}
