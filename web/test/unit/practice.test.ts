import { describe, expect, it } from 'vitest';
import { hexOf, orderedDeck, shuffledDeck } from '../../src/fairness/shuffle';
import { actionName, CLAIM, CLOSE, EXCHANGE } from '../../src/local/rules/actions';
import { variantOf } from '../../src/local/rules/variant';
import { legalIn } from '../../src/local/rules/view';
import { arrangedDeal, type Entry } from '../../src/local/table/entry';
import { resultFrame } from '../../src/local/table/result';
import { after, replay, type Room } from '../../src/local/table/room';
import { welcomeFrame } from '../../src/local/table/wire';
import { drawnOf } from '../../src/played/drawn';
import { sumsOf } from '../../src/played/sums';
import { type Deal, dealOf, scoreOf } from '../../src/practice/deal';
import { linkOf, readDeal } from '../../src/practice/link';
import { PRESET_NAMES, switchesOf, withSwitch } from '../../src/rules/presets';
import { sha256Of } from '../../src/fairness/sha256';
import { type Card, LEVELS } from '../../src/protocol/types';
import { dice, playThrough } from './records';

const deal = (part: Partial<Deal> = {}): Deal => ({
  deck: shuffledDeck(24, 'ab'.repeat(32), '', 1), dealer: 1, house: { preset: 'sixty-six', changes: {} }, level: 'club', ...part,
});
/** A link with its check sum made anew. */
const summed = (link: string): string => {
  const told = link.replace(/&sum=.*$/, '');
  return `${told}&sum=${hexOf(sha256Of(new TextEncoder().encode(told))).slice(0, 8)}`;
};

describe('a link to a deal', () => {
  it('says again what was put into it: cards, dealer, level, rules', () => {
    for (const [seed, preset] of PRESET_NAMES.entries()) {
      for (const dealer of [0, 1] as const) {
        const plain = { preset, changes: {} };
        const house = seed % 2 ? withSwitch(plain, 'match_target', 9) : plain;
        const size = Number(switchesOf(house)['deck']);
        const made = deal({ deck: shuffledDeck(size, '0'.repeat(64), '', seed), dealer, house, level: LEVELS[seed % LEVELS.length]! });
        expect(readDeal(linkOf(made))).toEqual(made);
      }
    }
  });

  it('is short, and holds nothing but the deal', () => {
    expect(linkOf(deal({ deck: orderedDeck(24) }))).toBe('#deal=1.abcdefghijklmnopqrstuvwx.o.club&table=sixty-six&sum=67d555d1');
  });

  it('is read with what a message puts behind it', () => {
    const made = deal();
    for (const end of ['.', ')', '…', ' ', '">']) expect(readDeal(linkOf(made) + end)).toEqual(made);
  });

  it.each(['', '#', '#deals=1', '#table=schnapsen', 'deal=1.a'])('is not what %j is', (hash) => {
    expect(readDeal(hash)).toBeNull();
  });

  it('that lacks or changes any one character is damaged', () => {
    const link = linkOf(deal());
    for (let at = '#deal=1.'.length; at < link.length; at++) {
      expect(readDeal(link.slice(0, at) + link.slice(at + 1)), link.slice(at)).toBe('damaged');
      expect(readDeal(`${link.slice(0, at)}${link[at] === 'b' ? 'c' : 'b'}${link.slice(at + 1)}`), link.slice(at)).toBe('damaged');
    }
    for (const cut of ['#deal=', '#deal=1', '#deal=1.', '#deal=x.', '#deal=%']) expect(readDeal(cut)).toBe('damaged');
  });

  it('from a newer version says so, whatever follows', () => {
    const link = linkOf(deal());
    expect(readDeal(link.replace('=1.', '=2.'))).toBe('newer');
    expect(readDeal('#deal=12.💥')).toBe('newer');
    expect(readDeal(summed(link.replace('.club', '.wizard')))).toBe('newer');
    expect(readDeal(summed(link.replace('sixty-six', 'bezique')))).toBe('newer');
    expect(readDeal(summed(link.replace('&sum', '&moon=full&sum')))).toBe('newer');
    expect(readDeal(summed(link.replace('&sum', '&match_target=8000&sum')))).toBe('newer');
  });

  it('to a deal that cannot be is told apart', () => {
    const link = linkOf(deal({ deck: orderedDeck(24) }));
    const impossible = [
      link.replace('abc', 'aac'), link.replace('abc', 'abcx'), link.replace('abc', 'ab'), link.replace('abc', 'abz'),
      link.replace('sixty-six', 'schnapsen'), link.replace('.o.', '.q.'),
      link.replace('&sum', '&deck=20&sum'), link.replace('&sum', '&win_mode=auto&claim_when=any_time&sum'),
    ];
    for (const each of impossible) expect(readDeal(summed(each)), each).toBe('impossible');
    const small = linkOf(deal({ deck: orderedDeck(20), house: { preset: 'schnapsen', changes: {} } }));
    expect(readDeal(summed(small.replace('b', 'a')))).toBe('impossible');
    expect(readDeal(summed(small.replace('b', 'g'))), 'a nine, or a card that is there twice').toBe('impossible');
  });

  it('survives anything', () => {
    const pieces = ['#deal=', '1.', 'abc', '.', '&', 'table=', 'schnapsen', '&sum=', '0', '%', '💥', 'o', 'club'];
    let state = 1;
    const next = (n: number) => (state = (state * 48271) % 2147483647) % n;
    for (let i = 0; i < 3000; i++) {
      const read = readDeal(`#deal=${Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join('')}`);
      expect(['damaged', 'newer', 'impossible']).toContain(read);
    }
  });
});

/** A table of this device on which an arranged deal has been dealt. */
function arranged(preset: string, seed: number): { room: Room; deck: Card[] } {
  const switches = { ...variantOf(preset, {}) };
  const deck = shuffledDeck(switches.deck, String(seed).padStart(64, '0'), '', 1);
  const secret = '11'.repeat(32);
  const entries: Entry[] = [
    { kind: 'created', at: 0, preset, switches, next_seed: secret, seats: [{ name: '', token: '', level: null }, { name: '', token: null, level: 'club' }] },
    arrangedDeal(deck, (seed % 2) as 0 | 1, secret, secret),
  ];
  return { room: replay('t', entries), deck };
}

describe('an arranged deal', () => {
  it('is dealt as its deck lies, is practice from its first card, and promises nothing', () => {
    const { room, deck } = arranged('sixty-six', 1);
    const { view } = welcomeFrame(room, 0);
    expect(view).toMatchObject({ dealer: 1, practice: true, fairness: null, turn_up: deck[12] });
    expect([...view!.hand].sort()).toEqual([...deck.slice(0, 3), ...deck.slice(6, 9)].sort());
  });

  it('shows at its end who drew what, in order, and what both had after each trick', () => {
    let [drawn, exchanged, unseen, twice] = [0, 0, 0, 0];
    for (let seed = 0; seed < 120; seed++) {
      const roll = dice(seed);
      let { room, deck } = arranged(seed % 3 ? 'sixty-six' : 'schnapsen', seed);
      const told: [Card[], Card[]] = [[], []];
      while (room.deal?.watched.state.table.outcome === null) {
        const { table } = room.deal.watched.state;
        const legal = legalIn(room.deal.watched.views[table.turn]);
        const calm = legal.filter((action) => action !== CLAIM && (action !== CLOSE || roll() < 0.05));
        const action = actionName(calm.find((each) => each === EXCHANGE) ?? calm[Math.floor(roll() * calm.length)]!, table.trump);
        if (action === 'X') exchanged++;
        room = after(room, { kind: 'action', seat: table.turn, action, command: null });
        for (const seat of [0, 1] as const) {
          for (const event of room.news[seat]) if (event.kind === 'drew' && event.seat === seat && event.card !== null) told[seat].push(orderedDeck(24)[event.card]!);
        }
      }
      const found = drawnOf(deck, resultFrame(room.deal!), room.match.variant as never);
      // whoever takes the turn-up and draws the card that he gave for it leaves no trace of it
      const last = told.map((cards) => cards.at(-1));
      if (found.flat().length === told.flat().length && found.some((cards, seat) => cards.at(-1) !== last[seat])) {
        unseen++;
        expect(found.map((cards) => cards.slice(0, -1))).toEqual(told.map((cards) => cards.slice(0, -1)));
      } else expect(found).toEqual(told);
      drawn += told.flat().length;
      if (found.some((cards) => new Set(cards).size < cards.length)) twice++;
      const { result, trump } = welcomeFrame(room, 0).view!;
      expect(sumsOf(result!, trump, room.match.variant.last_trick === 'ten').at(-1)).toEqual(result!.totals);
    }
    expect(drawn).toBeGreaterThan(600);
    expect(exchanged).toBeGreaterThan(10);
    expect(unseen).toBeLessThan(exchanged / 4);
    expect(twice, 'what was drawn, given for the turn-up and drawn again by the same seat').toBeGreaterThan(0);
  });
});

describe('a deal that is over', () => {
  it('gives its deck, dealer, rules and level, and nothing of who played it', () => {
    const { view, rules } = playThrough(2, 8);
    const found = dealOf(view, rules, 'expert')!;
    expect(Object.keys(found).sort()).toEqual(['dealer', 'deck', 'house', 'level']);
    expect(found).toMatchObject({ dealer: view.dealer, level: 'expert', house: { preset: 'sixty-six', changes: {} } });
    expect(readDeal(linkOf(found))).toEqual(found);
  });

  it('is seen from the player, wherever he sat', () => {
    const { view, rules } = playThrough(2, 8);
    const there = dealOf({ ...view, seat: 1 }, rules, null)!;
    expect(there.dealer).toBe(view.dealer === 1 ? 0 : 1);
  });

  it('gives none while it is played, or where its seeds do not give its cards', () => {
    const { view, rules } = playThrough(2, 8);
    expect(dealOf({ ...view, result: null }, rules, 'club')).toBeNull();
    expect(dealOf({ ...view, fairness: null }, rules, 'club')).toBeNull();
    expect(dealOf({ ...view, fairness: { ...view.fairness!, server_seed: null } }, rules, 'club')).toBeNull();
    expect(dealOf({ ...view, fairness: { ...view.fairness!, client_seed: '00' } }, rules, 'club')).toBeNull();
  });

  it('counts for the player or against him', () => {
    const { result } = playThrough(2, 8).view;
    expect(scoreOf({ ...result!, winner: 0, game_points: 2 }, 0)).toBe(2);
    expect(scoreOf({ ...result!, winner: 0, game_points: 2 }, 1)).toBe(-2);
    expect(scoreOf({ ...result!, winner: null, game_points: 0 }, 1)).toBe(0);
  });
});
