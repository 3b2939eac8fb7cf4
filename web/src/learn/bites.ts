/** The nine bites. Every deal is arranged, and says so on the screen. */
import type { Bite, Lesson } from './lesson';

const values: Lesson = {
  name: 'values', dealer: 1, turnUp: 'JD',
  hand: 'TS AC KH QC JH 9C', theirs: 'KS QS 9S AH TC JC', talon: '9H QH', before: '',
  leads: [], answers: { TS: 'KS', '9C': 'JC', '9H': 'QH' },
  steps: [
    { right: ['TS'], wrong: { card: 'learn-counts' } },
    { right: ['D'] },
    { right: ['9C', '9H'], wrong: { card: 'learn-counts' } },
  ],
};

const trick: Lesson = {
  name: 'trick', dealer: 0, turnUp: '9D',
  hand: 'AH JH TS 9C QS KC', theirs: 'KH TC QH KS AC 9S', talon: 'JS 9H KD TH', before: '',
  leads: ['KH', 'AC'], answers: { '9C': 'TC', JH: 'QH', JS: 'KS' },
  steps: [
    { right: ['AH'], wrong: { JH: 'learn-trick-low', card: 'learn-trick-suit' } },
    { right: ['D'] },
    { right: ['9C', 'JH', 'JS'], wrong: { card: 'learn-dear' } },
    { right: ['9C', 'JH', 'JS'], wrong: { card: 'learn-dear' } },
  ],
};

const trump: Lesson = {
  name: 'trump', dealer: 0, turnUp: 'KH',
  hand: 'JH AH 9C QC TD KS', theirs: 'AS KC 9D JD TC QS', talon: '9S QD', before: '',
  leads: ['AS'], answers: { AH: '9D' },
  steps: [
    { right: ['JH'], wrong: { AH: 'learn-trump-small', card: 'learn-trump-none' } },
    { right: ['D'] },
    { right: ['AH'], wrong: { card: 'learn-trump-sure' }, ring: ['AH'] },
  ],
};

const marriage: Lesson = {
  name: 'marriage', dealer: 1, turnUp: 'TH',
  hand: 'KD QD QH AS 9C JC', theirs: '9D JD TC AC 9S QC', talon: 'KH JS', before: '',
  leads: [], answers: { QD: '9D', KD: '9D' },
  steps: [
    { right: ['20D'], wrong: { card: 'learn-marriage-first' }, ring: ['KD', 'QD'] },
    { right: ['QD', 'KD'] },
    { right: ['D'] },
    { right: ['40H'], wrong: { card: 'learn-marriage-first' }, ring: ['KH', 'QH'] },
  ],
};

const exchange: Lesson = {
  name: 'exchange', dealer: 1, turnUp: 'AH',
  hand: 'AS 9H TC KC QD JD', theirs: 'JS 9S 9C TD KD QC', talon: 'KS JC', before: 'AS JS D',
  leads: [], answers: { AH: '9C' },
  steps: [
    { right: ['X'], wrong: { card: 'learn-exchange-first' }, ring: ['9H'] },
    { right: ['AH'], wrong: { card: 'learn-trump-sure' }, ring: ['AH'] },
  ],
};

/** The talon is used up: six tricks have been played. */
const strict: Lesson = {
  name: 'strict', dealer: 1, turnUp: 'JH',
  hand: 'AC KD JD JC 9H JS', theirs: 'TC QD 9D TS QH AH', talon: 'AS QS KS TD 9S QC KC AD TH 9C KH',
  before: 'AC TC D KD QD D JD 9D D 9H AH D TS JS D QH JC D',
  leads: ['QS'], answers: { AD: 'TD' },
  steps: [
    { right: ['AS', 'KS'] },
    { right: ['AD'], wrong: { card: 'learn-strict-ten' }, ring: ['AD'] },
  ],
};

const count: Lesson = {
  name: 'count', dealer: 1, turnUp: 'QH',
  hand: 'KC QC 9S AD KS JH', theirs: 'JC JS TD AC TH 9C', talon: '9D KD AS QS TC TS', before: '20C QC JC D 9S JS D',
  leads: ['TD'], answers: {},
  steps: [
    { right: ['AD'], wrong: { JH: 'learn-count-trump', card: 'learn-count-lost' } },
    { right: ['D'] },
    { right: ['20S'], wrong: { card: 'learn-count-slow' } },
  ],
};

const claim: Lesson = {
  name: 'claim', dealer: 1, turnUp: 'TH',
  hand: 'KH QH AS AC 9D JS', theirs: '9C 9S JC TD KD QC', talon: 'JD QD TC KS', before: '40H QH 9C D AS 9S D',
  leads: [], answers: { AC: 'JC' },
  steps: [
    { right: ['AC'], wrong: { card: 'learn-claim-weak' } },
    { right: ['W'], wrong: { D: 'learn-claim-late', C: 'learn-claim-late' } },
  ],
};

const close: Lesson = {
  name: 'close', dealer: 1, turnUp: 'QH',
  hand: 'AC AD AH TH AS JS', theirs: 'TC TD KH 9H JC QS', talon: '9S QC JD KD', before: 'AC TC D AD TD D',
  leads: [], answers: { AH: 'KH', TH: '9H' },
  steps: [
    { right: ['C'], wrong: { card: 'learn-close-first' }, ring: ['AH', 'TH'] },
    { right: ['AH'], wrong: { card: 'learn-close-trumps' }, ring: ['AH'] },
    { right: ['TH'], wrong: { card: 'learn-close-trumps' }, ring: ['TH'] },
    { right: ['W'], wrong: { card: 'learn-claim-late' } },
  ],
};

export const LESSONS: Record<Bite, Lesson> = { values, trick, trump, marriage, exchange, strict, count, claim, close };
