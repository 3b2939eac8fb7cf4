/** The levels, from the weakest to the strongest, as engine/levels.py has them: one engine with honest handicaps. */
import type { Level } from '../../protocol/types';

/** What a decision may cost and how it is made: `s66_limits` in kernel/think.h, where each is explained. */
export interface Limits {
  worlds: number;
  closedWorlds: number;
  weighed: boolean;
  openFrom: number;
  openTalon: number;
  memory: number;
  lastDraw: number;
  runs: number;
  nodes: number;
  prior: number;
  mixing: number;
  heat: number;
  uniform: number;
  slip: number;
}

const MASTER: Limits = {
  worlds: 240, closedWorlds: 400, weighed: true, openFrom: 3, openTalon: 2, memory: 99, lastDraw: 100, runs: 7500, nodes: 0, prior: 0.03,
  mixing: 0, heat: 0, uniform: 0.15, slip: 0,
};
const EXPERT: Limits = { ...MASTER, worlds: 0, runs: 0, closedWorlds: 200, heat: 0.12, prior: 0.1 };

export const LIMITS: Record<Level, Limits> = {
  novice: { ...EXPERT, lastDraw: 0, closedWorlds: 1, memory: 0, heat: 0.45, slip: 0.2 },
  beginner: { ...EXPERT, lastDraw: 0, closedWorlds: 2, memory: 0, heat: 0.28, slip: 0.12 },
  club: { ...EXPERT, lastDraw: 0, closedWorlds: 4, memory: 1, heat: 0.18, slip: 0.05 },
  strong: { ...EXPERT, lastDraw: 0, closedWorlds: 12, memory: 3 },
  expert: EXPERT,
  master: MASTER,
};
