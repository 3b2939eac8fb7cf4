/** How strong the levels are, as measured: matches of a hundred that each wins against the strongest (bench/results.md, 24 cards). */
import { type Level, LEVELS } from '../protocol/types';

export const WINS: Record<Level, number> = { novice: 5, beginner: 12, club: 30, strong: 34, expert: 44, master: 50 };

export const STRONGEST: Level = LEVELS[LEVELS.length - 1]!;
