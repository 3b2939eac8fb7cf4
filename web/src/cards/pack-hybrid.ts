/** The German tournament pack: French suits in the colours of the German ones, so that players of either know them. */
import { french, ROBES } from './french';
import type { Pack } from './pack';

export const pack: Pack = french({
  name: 'hybrid', suitLetters: false,
  sign: { S: '#1a8647', H: '#b3122a', D: '#c97a00', C: '#14181f' },
  ink: { S: '#147a3e', H: '#b3122a', D: '#955a00', C: '#14181f' },
  tone: { S: 'green', H: 'red', D: 'amber', C: 'ink' },
  robes: {
    S: { ...ROBES.S, robe: '#1f6b45', lining: '#4c9a72' },
    H: ROBES.H,
    D: { ...ROBES.D, robe: '#b9791a', lining: '#dba950', trim: '#7d2430' },
    C: { ...ROBES.C, robe: '#2b313d', lining: '#5b6474', trim: '#b3832a' },
  },
});
