/** The sentences about closing, claiming, what a deal is worth, and a deal that nobody has won when its cards run out. */
import { drawPossible, lastTrickWins } from './idle';
import type { Switches } from './presets';
import { say, type Sentence } from './sentence';

export function closing(v: Switches): Sentence[] {
  const first = v['close_first_lead'] ? 'close-first' : 'close-first-not';
  return [
    say('close', 'R27 R28 R30 E1'),
    say(first, 'E2', 'close_first_lead'),
    say(`close-${v['close_timing']}`, 'R29 E3', 'close_timing'),
    say(`close-talon-${v['close_min_talon']}`, 'E4', 'close_min_talon'),
    say(`close-won-${v['close_freeze']}`, 'R32 E6', 'close_freeze'),
    ...closeFailed(v),
    say('close-last-trick', 'R31 E5'),
  ];
}

function closeFailed(v: Switches): Sentence[] {
  const cost = v['close_fail'] === '2or3' ? `2or3-${v['close_fail_when']}` : v['close_fail'];
  const beaten = v['close_fail'] === '2' ? 'same' : v['close_beaten'];
  const counted = v['win_mode'] === 'claim' ? [say(`close-unclaimed-${v['close_unclaimed']}`, 'E12', 'close_unclaimed win_mode')] : [];
  return [
    say(`close-fail-${cost}`, 'R33 E7 E8', 'close_fail close_fail_when'),
    say(`close-beaten-${beaten}`, 'R33 E9', 'close_beaten close_fail'),
    ...counted,
  ];
}

export function claiming(v: Switches): Sentence[] {
  if (v['win_mode'] === 'auto') return [say('count', 'R12 R20'), say('claim-auto', 'F1', 'win_mode')];
  const meld = v['claim_when'] === 'after_trick_or_meld' && !v['marriage_ends_deal'];
  const when = meld ? 'claim-after_trick' : `claim-${v['claim_when']}`;
  return [
    say('count', 'R12 R20'),
    say(when, 'R34 F2 F3', 'claim_when marriage_ends_deal win_mode'),
    say('claim-both', 'F5', 'win_mode'),
    say(`false-${v['false_claim']}`, 'R35 F4 E11', 'false_claim win_mode'),
    say('false-closer', 'E10', 'win_mode'),
  ];
}

/** What stands above the table of game points. */
export const worth = (): Sentence[] => [say('worth', 'R36 R37 R38 F6')];

/** An open deal whose cards are all played. */
export function cardsRunOut(v: Switches): Sentence[] {
  if (lastTrickWins(v)) return [say(`last-${v['last_trick']}`, 'F7 F8', 'last_trick unclaimed')];
  return [
    say(`last-${v['last_trick']}`, 'R31 F7', 'last_trick'),
    say(undecided(v), 'F8 F11', 'unclaimed last_trick win_mode draw_last_trick_wins'),
    ...(v['unclaimed'] === 'nobody' ? [] : [say(v['draw_last_trick_wins'] ? 'tie-last-trick' : 'tie', 'F9', 'draw_last_trick_wins')]),
    ...(drawPossible(v) ? afterDraw(v) : []),
  ];
}

function undecided(v: Switches): string {
  if (v['unclaimed'] === 'nobody') return 'unclaimed-nobody';
  if (v['last_trick'] === 'ten') return 'unclaimed-higher';
  return v['win_mode'] === 'auto' ? 'unclaimed-nobody' : 'unclaimed-higher-66';
}

const afterDraw = (v: Switches): Sentence[] => [
  say(`carry-${v['draw_carry']}`, 'F9', 'draw_carry'),
  say(v['redeal_same_dealer_on_draw'] ? 'redeal' : 'redeal-not', 'F10', 'redeal_same_dealer_on_draw'),
];
