/** French suits in four colours, chosen so that they stay apart for eyes that see fewer; each with its letter. */
import { french, ROBES } from './french';
import type { Pack } from './pack';

const colours = { S: '#14181f', H: '#c8102e', D: '#1d6fe0', C: '#0f8245' };

export const pack: Pack = french({
  name: 'four', suitLetters: true, sign: colours, ink: colours,
  tone: { S: 'ink', H: 'red', D: 'blue', C: 'green' },
  robes: {
    S: { ...ROBES.S, robe: '#2b313d', lining: '#5b6474', trim: '#b3832a' },
    H: ROBES.H,
    D: { ...ROBES.D, robe: '#2456a8', lining: '#5b8fdc', trim: '#a3342a' },
    C: { ...ROBES.C, robe: '#1a6e45', lining: '#4a9c70' },
  },
});
