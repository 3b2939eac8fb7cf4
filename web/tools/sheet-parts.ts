/** Everything that the tools need to draw sheets of cards. */
export { back } from '../src/cards/backs';
export { pack as double } from '../src/cards/pack-double';
export { face } from '../src/cards/face';
export { pack as four } from '../src/cards/pack-four';
export { pack as french } from '../src/cards/french';
export { pack as german } from '../src/cards/pack-german';
export { pack as hybrid } from '../src/cards/pack-hybrid';
export { letters, suitLetters } from '../src/cards/letters';
