import { afterEach, describe, expect, it, vi } from 'vitest';
import { Damaged, isNewer, recordOf } from '../../src/played/check';
import { DamagedFile, fileOf, recordsIn } from '../../src/played/file';
import { type DealPlayed, playedOf } from '../../src/played/record';
import { playThrough, someRecords } from './records';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const fault = (value: unknown): Damaged => {
  try {
    recordOf(value);
  } catch (error) {
    return error as Damaged;
  }
  throw new Error('it was taken');
};

afterEach(() => vi.unstubAllGlobals());

describe('the record of a deal', () => {
  it('holds the cards that were dealt, and reads back as it was', () => {
    for (let seed = 0; seed < 60; seed++) {
      const ended = playThrough(1 + (seed % 9), seed);
      const record = playedOf(ended)!;
      expect(recordOf(copy(record))).toEqual(record);
      const deck = [...record.hands.flat(), record.turn_up, ...record.talon];
      expect(new Set(deck).size).toBe(24);
      const left = ended.view.result!.talon;
      const faceDown = record.talon.slice(record.talon.length + 1 - left.length);
      if (left.length > 1) expect(left.slice(0, -1)).toEqual(faceDown);
      expect(record.id).toBe(`t:${1 + (seed % 9)}`);
      expect(record.closed_at).toBe(ended.view.closed_by === null ? null : left.length);
    }
  });

  it('says who exchanged wherever that shows', () => {
    let [shown, hidden] = [0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const ended = playThrough(1, seed);
      const { trump, result } = ended.view;
      const record = playedOf(ended)!;
      const turnUp = record.turn_up;
      if (record.exchanged_by !== null) {
        shown++;
        expect(turnUp).not.toBe(`9${trump}`);
        const holds = result!.left[record.exchanged_by].includes(turnUp) || result!.log.some((trick) => trick.cards.includes(turnUp));
        expect(holds).toBe(true);
      } else if (result!.talon.length > 0 && result!.talon.at(-1) !== turnUp) hidden++;
    }
    expect(shown).toBeGreaterThan(10);
    expect(hidden).toBe(0);
  });

  it('is none where the deck cannot be dealt again from the seeds', () => {
    const ended = playThrough(1, 5);
    const { fairness } = ended.view;
    expect(playedOf({ ...ended, view: { ...ended.view, fairness: null } })).toBeNull();
    expect(playedOf({ ...ended, view: { ...ended.view, fairness: { ...fairness!, client_seed: '00' } } })).toBeNull();
    expect(playedOf({ ...ended, view: { ...ended.view, fairness: { ...fairness!, algorithm: '66-shuffle-9' } } })).toBeNull();
  });

  it('notes practice and the points as booked', () => {
    const ended = playThrough(2, 8);
    const results = [{ deal: 2, winner: ended.view.result!.winner, game_points: 5, reason: 'claim' }];
    const record = playedOf({ ...ended, view: { ...ended.view, practice: true, match: { ...ended.view.match, results } } });
    expect(record).toMatchObject({ practice: true, game_points: 5 });
  });

  it('is made on an address that is not secure too', () => {
    const ended = playThrough(3, 9);
    const record = playedOf(ended);
    vi.stubGlobal('crypto', {});
    expect(playedOf(ended)).toEqual(record);
  });
});

describe('a record from outside', () => {
  it('is refused for anything that is damaged, by its field', async () => {
    const [record] = someRecords(1, 4);
    const damages: [keyof DealPlayed, unknown, string][] = [
      ['id', 'x', 'id'], ['at', '2026-99-01T00:00:00Z', 'at'], ['at', 'today', 'at'], ['preset', 7, 'preset'],
      ['differences', [1], 'differences'], ['level', '<i>', 'level'], ['seat', 2, 'seat'], ['hands', [['AS']], 'hands'],
      ['turn_up', '1S', 'turn_up'], ['talon', 'AS', 'talon'], ['log', [{}], 'log'], ['reason', 'magic', 'reason'],
      ['winner', '0', 'winner'], ['game_points', 1.5, 'game_points'], ['match', { score: [0] }, 'match'], ['practice', 0, 'practice'],
      ['hints', -1, 'hints'],
    ];
    for (const [name, value, field] of damages) expect(fault({ ...record, [name]: value })).toMatchObject({ code: 'field', field });
    for (const name of Object.keys(record!)) {
      const { [name as 'id']: _, ...rest } = record!;
      expect(() => recordOf(rest)).toThrow(Damaged);
    }
    expect(fault({ ...record, extra: 1 })).toMatchObject({ code: 'field', field: 'extra' });
    for (const value of [null, 3, 'x', [], [record]]) expect(fault(value).code).toBe('format');
  });

  it('is refused when it is of a newer format, and says so', async () => {
    const [record] = someRecords(1);
    expect(fault({ ...record, format: '66-played-2' }).code).toBe('newer');
    expect(fault({ ...record, format: 'chess' }).code).toBe('format');
    expect([isNewer('66-played-10'), isNewer('66-played-1'), isNewer('66-played-0')]).toEqual([true, false, false]);
  });

  it('is refused when cards or tricks cannot be', async () => {
    const [record] = (someRecords(30, 2)).filter((each) => each.log.length > 2);
    const doubled = copy(record!);
    doubled.hands[0][0] = doubled.hands[1][0]!;
    expect(fault(doubled).code).toBe('cards');
    for (const change of [
      (each: DealPlayed) => (each.log[0]!.winner = each.log[0]!.winner === 0 ? 1 : 0),
      (each: DealPlayed) => (each.log[1]!.points += 1),
      (each: DealPlayed) => each.log.shift(),
      (each: DealPlayed) => (each.log[1]!.cards[0] = each.log[0]!.cards[0]!),
      (each: DealPlayed) => each.hands.reverse(),
    ]) {
      const changed = copy(record!);
      change(changed);
      expect(fault(changed).code).toBe('tricks');
    }
  });
});

describe('a file', () => {
  const damage = (text: string): DamagedFile => {
    try {
      recordsIn(text);
    } catch (error) {
      return error as DamagedFile;
    }
    throw new Error('it was taken');
  };

  it('gives back what was exported, also when another program has laid it out anew', async () => {
    const records = someRecords(12, 3);
    expect(recordsIn(fileOf(records))).toEqual(records);
    expect(recordsIn(JSON.stringify(JSON.parse(fileOf(records)), null, 2))).toEqual(records);
    expect(recordsIn(fileOf([]))).toEqual([]);
  });

  it('names the line of what is damaged', async () => {
    const records = someRecords(6, 3);
    const lines = fileOf(records).split('\n');
    for (let at = 1; at <= 6; at++) {
      const cut = lines.with(at, lines[at]!.slice(0, 80)).join('\n');
      expect(damage(cut)).toMatchObject({ code: 'json', line: at + 1 });
      const wrong = lines.with(at, lines[at]!.replace('"practice":false', '"practice":7')).join('\n');
      expect(damage(wrong)).toMatchObject({ code: 'field', line: at + 1, field: 'practice' });
    }
    const tall = JSON.stringify(JSON.parse(lines.join('\n').replace('"hints":0', '"hints":-3')), null, 1);
    expect(tall.split('\n')[damage(tall).line - 1]).toContain('{');
    expect(damage(lines.slice(0, 4).join('\n'))).toMatchObject({ code: 'json', line: 4 });
  });

  it('is refused when it is another file, a newer one, or two stories of one deal', async () => {
    const records = someRecords(2, 3);
    for (const text of ['', 'hello', '[]', '{}', '{"format": "66-played-1"}', '\u0000']) expect(damage(text).line).toBe(1);
    expect(damage('{"format": "66-played-3", "records": []}').code).toBe('newer');
    expect(damage(fileOf([records[0]!, { ...records[0]!, hints: 4 }]))).toMatchObject({ code: 'twice', line: 3 });
    expect(recordsIn(fileOf([records[0]!, records[0]!]))).toHaveLength(2);
  });
});
