import type { GameEvent, Update, View, Welcome } from '../../src/protocol/types';

export const view = (part: Partial<View> = {}): View => ({
  deal: 1, dealer: 1, seat: 0, step: 'lead', turn: 0, leader: 0,
  match: { score: [0, 0], target: 7, count: 'up', carry: 0, over: false, winner: null, shutout: false, results: [] },
  hand: ['9H', 'KH', 'QH', 'TS', 'AC', 'JD'], opponent_cards: 6, trump: 'H', turn_up: 'AH', talon: 12, closed_by: null,
  phase: 'free', announced: null, trick: [], tricks: [0, 0], marriages: [[], []], look_back: [], points: null,
  legal: ['9H', 'KH', 'QH', 'TS', 'AC', 'JD', '40H', 'C', 'W'], why_not: { X: 'exchange_needs_trick' }, undoable: false, practice: false, result: null,
  fairness: null, ...part,
});

export const welcome = (version: number, part: Partial<View> = {}): Welcome => ({
  type: 'welcome', table: 't', seat: 0, version, rules: { preset: 'sixty-six', switches: {}, differences: {} },
  opponent: { name: 'Engine', level: 'club' }, view: view(part),
});

export const update = (version: number, command: string | null, events: GameEvent[] = [], part: Partial<View> = {}): Update => ({
  type: 'update', version, command, events, view: view(part),
});
