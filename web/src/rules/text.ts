/**
 * The rules of a variant as sentences: which of them are said, and with what numbers in them, by the switches alone.
 * A sentence is a message of `rules.ftl`; each names its rules in docs/rules and the switches that chose it.
 */
import type { Args } from '../i18n/translator.svelte';
import type { Switches } from './presets';
import { say, type Sentence } from './sentence';
import { worthRows } from './tables';
import { cardsRunOut, claiming, closing, worth } from './text-end';

export type SectionName =
  | 'object' | 'cards' | 'deal' | 'play' | 'talon' | 'marriage' | 'exchange' | 'close' | 'strict' | 'claim' | 'worth' | 'end' | 'match' | 'aid';

export interface Section {
  readonly name: SectionName;
  readonly sentences: readonly Sentence[];
}

/** The whole of the rules, in the order in which they are read. */
export function rulesText(v: Switches): Section[] {
  const section = (name: SectionName, sentences: Sentence[]): Section => ({ name, sentences });
  return [
    section('object', object(v)),
    section('cards', cards(v)),
    section('deal', deal(v)),
    section('play', play()),
    section('talon', talon(v)),
    section('marriage', marriage(v)),
    section('exchange', exchange(v)),
    section('close', closing(v)),
    section('strict', strict(v)),
    section('claim', claiming(v)),
    section('worth', worth()),
    section('end', cardsRunOut(v)),
    section('match', match(v)),
    section('aid', aid(v)),
  ];
}

const deckOf = (v: Switches): Args => ({ deck: Number(v['deck']) });

const object = (v: Switches): Sentence[] => [say(`object-${v['win_mode']}`, 'R1 R39 F1', 'win_mode')];

const cards = (v: Switches): Sentence[] => [
  say('cards', 'R1', 'deck', deckOf(v)),
  say('order', 'R3', 'deck', deckOf(v)),
  say('values', 'R2'),
];

const deal = (v: Switches): Sentence[] => [
  say('lot', 'R4'),
  say(`next-dealer-${v['next_dealer']}`, 'R5 A2', 'next_dealer'),
  say(`deal-${v['deal_pattern']}`, 'R6 A1', 'deal_pattern'),
  say('talon', 'R7', 'deck', { deck: Number(v['deck']), count: v['deck'] === 20 ? 9 : 11 }),
];

const play = (): Sentence[] => [say('lead', 'R8'), say('wins', 'R9'), say('free', 'R10'), say('winner', 'R12 R15')];

const talon = (v: Switches): Sentence[] => [say('draw', 'R14'), say('last-draw', 'R22', 'deck', deckOf(v))];

const strict = (v: Switches): Sentence[] => [
  say('strict', 'R22 R23 R30'),
  say(v['must_head'] ? 'head' : 'head-free', 'R24 D1', 'must_head'),
  say(v['must_trump'] ? 'trump' : 'trump-free', 'R25 D2', 'must_trump'),
];

function marriage(v: Switches): Sentence[] {
  const closed = v['marriage_when_closed'] ? 'yes' : v['marriage_on_closing_lead'] ? 'lead' : 'no';
  const at66 = `${v['win_mode']}-${v['marriage_ends_deal'] ? 'now' : 'later'}`;
  return [
    say(v['auto_marriage'] ? 'marriage-auto' : 'marriage', 'R19 C8 C9', 'auto_marriage'),
    say('marriage-worth', 'R20'),
    v['marriage_first_lead'] ? say('marriage-first', 'R21 C1', 'marriage_first_lead') : say('marriage-first-not', 'C1', 'marriage_first_lead'),
    say(v['marriage_when_exhausted'] ? 'marriage-exhausted' : 'marriage-exhausted-not', 'R26 C3', 'marriage_when_exhausted'),
    say(`marriage-closed-${closed}`, 'R30 C4 C5', 'marriage_when_closed marriage_on_closing_lead'),
    say(`marriage-66-${at66}`, 'C6', 'marriage_ends_deal win_mode'),
  ];
}

function exchange(v: Switches): Sentence[] {
  const self = v['auto_exchange'] === true;
  const afterClose = !v['exchange_on_opponent_close'] ? 'no' : self ? 'auto' : 'yes';
  return [
    say(self ? 'exchange-auto' : 'exchange', 'R16 B5', 'auto_exchange deck', deckOf(v)),
    say(`exchange-${v['exchange_when']}`, 'R17 R18 B2', 'exchange_when'),
    say(v['exchange_needs_trick'] ? 'exchange-trick' : 'exchange-no-trick', 'R17 B1', 'exchange_needs_trick'),
    say(`exchange-talon-${v['exchange_min_talon']}`, 'B3', 'exchange_min_talon'),
    say(`exchange-closed-${afterClose}`, 'R30 B6', 'exchange_on_opponent_close auto_exchange'),
    say('exchange-turned-up', 'B8', 'deck', deckOf(v)),
  ];
}

const match = (v: Switches): Sentence[] => [
  say(`match-${v['match_count']}`, 'R39 A3 A4', 'match_target match_count', { target: Number(v['match_target']) }),
  say(v['shutout_double'] ? 'shutout' : 'shutout-not', 'A5', 'shutout_double'),
];

const aid = (v: Switches): Sentence[] => [
  say(`look-${v['look_back']}`, 'R11 A6', 'look_back'),
  say(`points-${v['show_points']}`, 'R13 A7', 'show_points'),
];

/** What the value of a switch means as things stand: the first sentence that was chosen by it before all others. */
export function meaning(name: string, values: Switches): Sentence | null {
  const all = [...rulesText(values).flatMap(({ sentences }) => sentences), ...worthRows(values)];
  return all.find(({ by }) => by[0] === name) ?? all.find(({ by }) => by.includes(name)) ?? null;
}
