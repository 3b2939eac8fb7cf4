/** Arranged deals: the cards, what the opponent does, and the keys that the player presses. The player is seat 0. */
import { list } from '../../../src/learn/lesson';
import { deckOf } from '../../../src/learn/rig';
import type { Entry } from '../../../src/local/table/entry';
import { digestOf } from '../../../src/local/table/house';
import { DEFAULT_PRESET, PRESETS } from '../../../src/rules/presets';
import type { Card, Seat } from '../../../src/protocol/types';

export const TOKEN = 'ear';
const SEED = '00'.repeat(32);

export interface Scene {
  title: string;
  dealer: Seat;
  hand: string;
  theirs: string;
  turnUp: Card;
  talon: string;
  /** what the opponent does, in this order; then whatever comes first */
  does: string;
  /** keys, in order; `card` plays the first card that may be played, twice confirmed */
  keys: string;
  /** game points that the player has already: 3 for each deal in which the opponent claimed in vain */
  won?: number;
}

export const SCENES: readonly Scene[] = [
  {
    title: 'A draw, an exchange, a marriage, and a claim that is right',
    dealer: 1, hand: 'AS TS KH QH 9H JD', theirs: 'KS QS JS 9S 9D TD', turnUp: 'AH', talon: 'TC 9C AC KC QC JC TH JH KD QD AD',
    does: '9S JS KS 9D',
    keys: 's h b n l 9 x d A Enter 1 Enter x m Q Enter Enter j Enter T S Enter T S w Escape w w s n h',
  },
  {
    title: 'The opponent leads, announces and closes; the rules change; a claim that is wrong',
    dealer: 0, hand: 'JS 9S QD JC 9D TD', theirs: 'KC QC AC TC AH KH', turnUp: 'QH', talon: 'JH TH AS KS QS TS JD KD AD 9C 9H',
    does: '20C KC D C JH',
    keys: 'k Q Enter J S T H T D s b w w',
  },
  {
    title: 'Played out to the last trick; nobody claims',
    dealer: 1, hand: 'AS JS KH 9C TD 9D', theirs: 'KS 9S QH TC AD JD', turnUp: 'AH', talon: 'TS QS TH JH 9H KC QC AC JC KD QD',
    does: '',
    keys: Array(30).fill('card').join(' '),
  },
  {
    title: 'Taken back, points shown, an exchange and a claim of the opponent',
    dealer: 1, hand: 'JS QS 9C JC 9D QD', theirs: '9H AS TS AC TC AD', turnUp: 'KH', talon: 'TH AH TD KD KS KC QC QH JH 9S JD',
    does: 'AS D X AC AS D X AC D W',
    keys: 'J S z z p J S p C 9 C',
  },
  {
    title: 'Closing by the player, who wins the match',
    won: 6,
    dealer: 1, hand: 'AS TS KS AH TH AD', theirs: 'JS QS KH KD 9D JD', turnUp: 'QH', talon: 'TC 9C AC KC QC JC JH 9H 9S QD TD',
    does: 'JS QS KH KD JD',
    keys: 'c Escape c c A S T S A H T Enter A Enter w w',
  },
];

/** The history of a scene's table up to where the player begins. */
export function entriesOf(scene: Scene): Entry[] {
  const entries: Entry[] = [
    {
      kind: 'created', at: 0, preset: DEFAULT_PRESET, switches: { ...PRESETS[DEFAULT_PRESET] }, next_seed: SEED,
      seats: [{ name: '', token: digestOf(TOKEN), level: null }, { name: '', token: null, level: 'club' }],
    },
  ];
  const deal = (number: number, dealer: Seat): Entry => ({
    kind: 'deal', deal: number, dealer, client_seed: '', server_seed: SEED, next_seed: SEED, seat: dealer === 0 ? 1 : 0, command: null,
    arranged: deckOf({ ...scene, name: 'values', before: '', leads: [], answers: {}, steps: [], dealer }),
  });
  const lost = (scene.won ?? 0) / 3;
  for (let number = 1; number <= lost; number++) entries.push(deal(number, 0), { kind: 'action', seat: 1, action: 'W', command: null });
  return [...entries, deal(lost + 1, scene.dealer)];
}

export const steps = (scene: Scene): string[] => list<string>(scene.keys);
