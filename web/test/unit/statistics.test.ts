import { describe, expect, it } from 'vitest';
import type { DealPlayed } from '../../src/played/record';
import type { Card } from '../../src/protocol/types';
import { chance, choose, type Deck, DECKS, isOf, KINDS } from '../../src/statistics/chances';
import { claimOf, claims, had66After } from '../../src/statistics/claims';
import { closings } from '../../src/statistics/closings';
import { curves, places } from '../../src/statistics/curves';
import { figuresOf } from '../../src/statistics/figures';
import { mean, share, student } from '../../src/statistics/intervals';
import { dealtWorth, luckPanel, someMiss } from '../../src/statistics/luck';
import { endingOf, EVERYTHING, inOrder, pointsOf, selected } from '../../src/statistics/select';
import { type Streaks, runChance, streaks } from '../../src/statistics/streaks';
import { dice, someRecords } from './records';

const percent = (chance: number): number => Math.round(chance * 1000) / 10;

describe('an interval', () => {
  it('is that of Wilson for a share', () => {
    const half = share(50, 100)!;
    expect([half.low, half.high].map(percent)).toEqual([40.4, 59.6]);
    const none = share(0, 10)!;
    expect(none.low).toBe(0);
    expect(percent(none.high)).toBe(27.8);
    expect(share(0, 0)).toBeNull();
  });

  it('is as wide as promised: ± 9.8 points after 100 deals, ± 3.1 after 1000', () => {
    const width = (count: number) => percent((share(count / 2, count)!.high - share(count / 2, count)!.low) / 2);
    expect(width(100)).toBeCloseTo(9.6, 5); // 9.8 by the rule of thumb
    expect(width(1000)).toBe(3.1);
  });

  it('covers the truth in about 95 of 100 cases', () => {
    const roll = dice(5);
    let [shares, means] = [0, 0];
    for (let trial = 0; trial < 2000; trial++) {
      const wins = Array.from({ length: 60 }, () => Number(roll() < 0.4));
      const found = share(wins.reduce((sum, each) => sum + each, 0), 60)!;
      if (found.low <= 0.4 && 0.4 <= found.high) shares++;
      const points = mean(Array.from({ length: 12 }, () => roll() * 6 - 3))!;
      if (points.low <= 0 && 0 <= points.high) means++;
    }
    for (const hits of [shares, means]) expect(Math.abs(hits / 2000 - 0.95)).toBeLessThan(0.02);
  });

  it('of a mean is that of Student', () => {
    expect([student(1), student(2), student(5), student(30)].map((each) => Math.round(each * 100) / 100)).toEqual([12.71, 4.3, 2.57, 2.04]);
    const found = mean([1, 2, 3])!;
    expect(found.value).toBe(2);
    expect(found.high - found.value).toBeCloseTo(4.3027 / Math.sqrt(3), 3);
    expect(mean([2])).toBeNull();
  });
});

describe('the chances of a first hand', () => {
  it('are the known ones for 20 and 24 cards', () => {
    const known = { marriage: [20.4, 20.9], 'no-trump': [25.8, 18.4], 'three-trumps': [3.7, 8.9], 'trump-marriage': [3.5, 4.0], 'no-ace': [28.2, 28.8], 'exchange-card': [21.1, 21.7] };
    for (const kind of KINDS) expect([percent(chance(kind, DECKS[20])), percent(chance(kind, DECKS[24]))], kind).toEqual(known[kind]);
  });

  it('are those of counting every deal of a small deck', () => {
    for (const deck of [{ suits: 2, ranks: 4, hand: 3 }, { suits: 3, ranks: 4, hand: 4 }, { suits: 4, ranks: 4, hand: 4 }]) {
      const counted = everyDeal(deck);
      for (const kind of KINDS) {
        if (kind !== 'exchange-card') expect(counted[kind], `${kind} ${JSON.stringify(deck)}`).toBeCloseTo(chance(kind, deck), 12);
      }
    }
  });

  it('count ways to choose exactly', () => {
    expect([choose(24, 6), choose(23, 6), choose(20, 5), choose(5, 0), choose(3, 4), choose(3, -1)]).toEqual([134596, 100947, 15504, 1, 0, 0]);
  });
});

/** Every hand with every turn-up, counted. */
function everyDeal({ suits, ranks, hand }: Deck): Record<string, number> {
  const deck = [...'SHDC'.slice(0, suits)].flatMap((suit) => [...'AKQT'.slice(0, ranks)].map((rank) => `${rank}${suit}` as Card));
  const hits: Record<string, number> = {};
  let deals = 0;
  const visit = (from: number, held: Card[]): void => {
    if (held.length < hand) {
      for (let at = from; at < deck.length; at++) visit(at + 1, [...held, deck[at]!]);
      return;
    }
    for (const turnUp of deck.filter((card) => !held.includes(card))) {
      deals++;
      for (const kind of KINDS) if (isOf(kind, held, turnUp)) hits[kind] = (hits[kind] ?? 0) + 1;
    }
  };
  visit(0, []);
  return Object.fromEntries(KINDS.map((kind) => [kind, (hits[kind] ?? 0) / deals]));
}

describe('streaks', () => {
  it('are counted to the end, and a drawn deal ends one', () => {
    const of = (text: string): Streaks => streaks([...text].map((sign) => ({ w: 'won', l: 'lost', d: 'drawn' }) [sign] as 'won'));
    expect(of('')).toEqual({ won: 0, lost: 0, present: null });
    expect(of('wwlwwwll')).toEqual({ won: 3, lost: 2, present: { ending: 'lost', length: 2 } });
    expect(of('llldll')).toMatchObject({ lost: 3, present: { ending: 'lost', length: 2 } });
    expect(of('wwd').present).toBeNull();
  });

  it('of equal players are as likely as known: 7 losses in 100 deals 32 %, in 500 deals 86 %', () => {
    expect(Math.round(runChance(100, 7) * 100)).toBe(32);
    expect(Math.round(runChance(500, 7) * 100)).toBe(86);
  });

  it('are as likely as counting every course of up to 14 deals', () => {
    for (let deals = 1; deals <= 14; deals++) {
      for (let length = 1; length <= 6; length++) {
        let hits = 0;
        for (let course = 0; course < 2 ** deals; course++) if (course.toString(2).includes('1'.repeat(length))) hits++;
        expect(runChance(deals, length)).toBeCloseTo(hits / 2 ** deals, 12);
      }
    }
    expect([runChance(3, 4), runChance(0, 1), runChance(5, 0)]).toEqual([0, 0, 1]);
  });
});

const trick = (leader: 0 | 1, cards: string, winner: 0 | 1 | null, points: number, married: string | null = null) => ({
  leader, cards: cards.split(' ').filter(Boolean) as Card[], winner, points, married: married as 'S' | null,
});

const record = (part: Partial<DealPlayed>): DealPlayed => ({
  format: '66-played-1', id: 't:1', at: '2026-11-30T12:00:00.000Z', preset: 'sixty-six', differences: {}, level: 'club', seat: 0,
  dealer: 1, hands: [['AS', 'TS', 'KH', 'QH', '9H', 'JD'], ['AC', 'TC', 'KC', 'QC', 'JC', '9C']], turn_up: 'AH', talon: [], log: [],
  exchanged_by: null, closed_by: null, closed_at: null, claimed_by: null, reason: 'claim', winner: 0, game_points: 1,
  match: { score: [1, 0], over: false, winner: null }, practice: false, hints: 0, ...part,
});

describe('claims', () => {
  const log = [
    trick(0, 'AS TC', 0, 21), trick(0, 'KH JC', 0, 6, 'H'), // 27 and a trump marriage: 67
    trick(0, 'TS QC', 0, 13), trick(0, 'JD 9C', 0, 2),
  ];

  it('are right when made as soon as there were 66, and late by the tricks since', () => {
    const at = (tricks: number) => record({ log: log.slice(0, tricks), claimed_by: 0 });
    expect(had66After(at(2), 0)).toBe(2);
    expect(claimOf(at(2), 0)).toEqual({ kind: 'right' });
    expect(claimOf(at(4), 0)).toEqual({ kind: 'late', tricks: 2 });
    expect(had66After(at(1), 0)).toBeNull();
  });

  it('count a marriage when it is announced, once there is a trick', () => {
    const forty = [trick(0, 'AS AC', 0, 22), trick(0, 'TS TC', 0, 20), trick(0, '', null, 0, 'H')];
    expect(had66After(record({ log: forty }), 0)).toBe(2);
    expect(claimOf(record({ log: forty, claimed_by: 0 }), 0)).toEqual({ kind: 'right' });
    const slow = { marriage_ends_deal: false };
    expect(had66After(record({ log: forty, differences: slow }), 0)).toBe(3);
    const trickless = [trick(0, 'QH AC', 1, 14, 'H'), trick(1, 'TC JD', 1, 12), trick(1, 'KC AS', 0, 15)];
    expect(had66After(record({ log: trickless }), 0)).toBeNull(); // 40 + 15
  });

  it('are wrong by the reason, missed when somebody else ended the deal a trick later', () => {
    expect(claimOf(record({ reason: 'false_claim', claimed_by: 0, winner: 1 }), 0)).toEqual({ kind: 'wrong' });
    expect(claimOf(record({ reason: 'false_claim', claimed_by: 0, winner: 1 }), 1)).toBeNull();
    expect(claimOf(record({ log, reason: 'higher_total' }), 0)).toEqual({ kind: 'missed', tricks: 2 });
    expect(claimOf(record({ log: log.slice(0, 2), reason: 'higher_total' }), 0)).toBeNull();
    expect(claimOf(record({ log, reason: 'reached' }), 0)).toBeNull();
  });

  it('are summed for either side', async () => {
    const records = someRecords(150, 7);
    for (const side of ['own', 'other'] as const) {
      const { right, late, wrong } = claims(records, side);
      const made = records.filter((each) => each.claimed_by === (side === 'own' ? each.seat : 1 - each.seat));
      expect(right + late + wrong).toBe(made.length);
      expect(right).toBeGreaterThan(0);
    }
  });
});

describe('closings', () => {
  it('are right when the closer wins, whoever closed', () => {
    const closed = (closed_by: 0 | 1, winner: 0 | 1, game_points: number) => record({ closed_by, closed_at: 6, winner, game_points });
    const records = [closed(0, 0, 3), closed(0, 1, 2), closed(0, 0, 1), closed(1, 1, 1), closed(1, 0, 2), record({})];
    expect(closings(records, 'own')).toMatchObject({ count: 3, right: 2, points: { value: 2 / 3 } });
    expect(closings(records, 'other')).toMatchObject({ count: 2, right: 1, points: { value: 0.5 } });
    expect(closings([], 'own')).toEqual({ count: 0, right: 0, rate: null, points: null });
  });
});

describe('luck', () => {
  it('is seen for both sides beside what is expected', () => {
    const records = Array.from({ length: 60 }, (_, i) => record({ id: `t:${i + 1}` }));
    const rows = luckPanel(records);
    expect(rows.map((row) => row.kind)).toEqual([...KINDS]);
    const marriage = rows[0]!;
    expect(marriage.own).toMatchObject({ times: 60, verdict: 'above' });
    expect(percent(marriage.expected)).toBe(20.9);
    expect(rows.find((row) => row.kind === 'no-trump')!.own.verdict).toBe('below');
    expect(rows.find((row) => row.kind === 'no-ace')!.other).toMatchObject({ times: 0, verdict: 'below' });
    expect(luckPanel([])).toEqual([]);
  });

  it('is within what chance allows for cards that are shuffled, and near what is expected', async () => {
    const rows = luckPanel(someRecords(700, 11));
    const figures = rows.flatMap((row) => [row.own, row.other]);
    expect(figures.filter((each) => each.verdict !== 'within').length).toBeLessThanOrEqual(2);
    for (const row of rows) for (const side of [row.own, row.other]) expect(Math.abs(side.rate.value - row.expected)).toBeLessThan(0.06);
  });

  it('of twelve figures misses somewhere in every second statistic', () => {
    expect(Math.round(someMiss(12) * 100)).toBe(46);
  });

  it('weighs the two hands against one another', async () => {
    const good = record({ hands: [['AH', 'TH', 'KH', 'QH', 'AS', 'AD'], ['JS', 'JD', '9S', '9D', '9C', 'JC']], turn_up: 'JH' });
    const worth = dealtWorth(good);
    expect(worth).toBeGreaterThan(2);
    expect(dealtWorth({ ...good, seat: 1 })).toBeCloseTo(-worth, 12);
    const sum = (someRecords(600, 12)).reduce((total, each) => total + dealtWorth(each), 0);
    expect(Math.abs(sum / 600)).toBeLessThan(0.15);
  });
});

describe('the figures', () => {
  it('add up, whatever is asked for', async () => {
    const records = [...(someRecords(40, 1)), ...(someRecords(30, 2, { table: 'u', level: 'master' })), ...(someRecords(9, 3, { table: 'v', level: null }))];
    const now = new Date('2026-11-30T12:00:00Z');
    const all = figuresOf(records, EVERYTHING, now);
    expect(all.all.won + all.all.lost + all.all.drawn).toBe(79);
    expect(all.byLevel.map((group) => [group.name, group.deals])).toEqual([['club', 40], ['master', 30], [null, 9]]);
    expect(all.curves.result.at(-1)).toBe(records.reduce((sum, each) => sum + pointsOf(each), 0));
    expect(all.curves.luck).toHaveLength(80);
    const masters = figuresOf(records, { ...EVERYTHING, level: 'master' }, now);
    expect(masters.all.deals).toBe(30);
    expect(figuresOf([], EVERYTHING, now)).toMatchObject({ all: { deals: 0, rate: null, points: null }, luck: [], byLevel: [] });
  });

  it('leave out practice, and the matches in which there was any', () => {
    const over = (id: string, part: Partial<DealPlayed> = {}) => record({ id, match: { score: [7, 0], over: true, winner: 0 }, ...part });
    const records = [over('a:3'), record({ id: 'b:1', practice: true }), over('b:2'), over('c:2', { match: { score: [2, 7], over: true, winner: 1 } })];
    const figures = figuresOf(records, EVERYTHING, new Date());
    expect(figures.all.deals).toBe(3);
    expect(figures.matches).toMatchObject({ won: 1, lost: 1 });
    expect(figures.practice).toBe(1);
  });

  it('take the deals of a table in their order though the clock was set back', () => {
    const records = [
      record({ id: 'b:1', at: '2026-11-30T12:00:00Z' }), record({ id: 'a:2', at: '2026-11-30T10:00:00Z' }),
      record({ id: 'a:10', at: '2026-11-30T09:00:00Z' }), record({ id: 'a:1', at: '2026-11-30T11:00:00Z' }),
    ];
    expect(inOrder(records).map((each) => each.id)).toEqual(['a:1', 'a:2', 'a:10', 'b:1']);
  });

  it('look back as far as asked', () => {
    const now = new Date('2026-11-30T12:00:00Z');
    const ago = (days: number) => record({ id: `t:${days + 1}`, at: new Date(now.getTime() - days * 86_400_000).toISOString() });
    const records = [0, 6, 8, 29, 31, 364, 366].map(ago);
    const counts = (['week', 'month', 'year', 'all'] as const).map((span) => selected(records, { ...EVERYTHING, span }, now).length);
    expect(counts).toEqual([2, 4, 6, 7]);
  });

  it('say who won from either seat', () => {
    expect(endingOf(record({ seat: 1 }))).toBe('lost');
    expect(pointsOf(record({ seat: 1, game_points: 3 }))).toBe(-3);
    expect(endingOf(record({ winner: null }))).toBe('drawn');
  });
});

describe('a curve', () => {
  it('begins at nothing, has a band that grows with the root, and keeps its ends when thinned', () => {
    const drawn = curves([record({ game_points: 2 }), record({ winner: 1, game_points: 2 }), record({ winner: null, game_points: 0 })]);
    expect(drawn.result).toEqual([0, 2, 0, 0]);
    expect(drawn.band[0]).toBe(0);
    expect(drawn.band[2]! / drawn.band[1]!).toBeCloseTo(Math.SQRT2, 12);
    expect(places(5, 9)).toEqual([0, 1, 2, 3, 4]);
    const thin = places(5001, 200);
    expect([thin.length, thin[0], thin.at(-1)]).toEqual([200, 0, 5000]);
  });
});
