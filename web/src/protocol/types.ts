/** The words of the table protocol (docs/protocol/table.md), as the page sees them. */

export type Suit = 'S' | 'H' | 'D' | 'C';
export type Rank = 'A' | 'T' | 'K' | 'Q' | 'J' | '9';
export type Card = `${Rank}${Suit}`;
export type Seat = 0 | 1;
/** A card, `20S`/`40H`, `X`, `C`, `D`, `W` or `W!`. */
export type Action = string;

export interface Marriage {
  suit: Suit;
  points: number;
}

export type GameEvent =
  | { event: 'dealt'; deal: number; dealer: Seat; hand: Card[]; turn_up: Card }
  | { event: 'married'; seat: Seat; suit: Suit; points: number }
  | { event: 'played'; seat: Seat; card: Card }
  | { event: 'trick'; winner: Seat; cards: [Card, Card] }
  | { event: 'drew'; seat: Seat; card: Card | null }
  | { event: 'exchanged'; seat: Seat; given: Card; taken: Card }
  | { event: 'closed'; seat: Seat; talon: number }
  | { event: 'claimed'; seat: Seat }
  | { event: 'ended'; result: DealResult }
  | { event: 'undone'; seat: Seat };

export type Step = 'lead' | 'announced' | 'follow' | 'draw' | 'over';

export interface DealSummary {
  deal: number;
  winner: Seat | null;
  game_points: number;
  reason: string;
}

export interface Match {
  score: [number, number];
  target: number;
  count: 'up' | 'down';
  carry: number;
  over: boolean;
  winner: Seat | null;
  shutout: boolean;
  results: DealSummary[];
}

export interface LoggedTrick {
  leader: Seat;
  cards: Card[];
  winner: Seat | null;
  points: number;
  married: Suit | null;
}

export interface DealResult {
  winner: Seat | null;
  game_points: number;
  reason: string;
  by_rule: string;
  totals: [number, number];
  card_points: [number, number];
  tricks: [number, number];
  hands: [Card[], Card[]];
  left: [Card[], Card[]];
  talon: Card[];
  log: LoggedTrick[];
  closed_by: Seat | null;
  claimed_by: Seat | null;
}

export interface Fairness {
  algorithm: string;
  deal: number;
  commitment: string;
  client_seed: string;
  server_seed: string | null;
  next_commitment: string | null;
}

export interface View {
  deal: number;
  dealer: Seat;
  seat: Seat;
  step: Step;
  turn: Seat | null;
  leader: Seat;
  match: Match;
  hand: Card[];
  opponent_cards: number;
  trump: Suit;
  turn_up: Card | null;
  talon: number;
  closed_by: Seat | null;
  phase: 'free' | 'strict';
  announced: Marriage | Suit | null;
  trick: { seat: Seat; card: Card }[];
  tricks: [number, number];
  marriages: [Marriage[], Marriage[]];
  look_back: { seat: Seat; cards: Card[] }[];
  points: { own: number; opponent: number | null } | null;
  /** under the open count: the cards this seat has not seen yet */
  unseen?: Card[] | null;
  legal: Action[];
  why_not: Record<string, string>;
  /** this seat has done something in this deal that it may take back */
  undoable: boolean;
  practice: boolean;
  result: DealResult | null;
  fairness: Fairness | null;
}

export type SwitchValue = boolean | number | string;

export interface Rules {
  preset: string;
  switches: Record<string, SwitchValue>;
  differences: Record<string, SwitchValue>;
}

export interface SwitchKind {
  name: string;
  type: 'bool' | 'int' | 'choice';
  values: SwitchValue[];
}

export interface Presets {
  presets: Record<string, Record<string, SwitchValue>>;
  switches: SwitchKind[];
}

export interface Opened {
  table: string;
  token: string;
  seat: Seat;
  commitment: string;
}

export type Command =
  | { type: 'act'; id: string; version: number; action: Action }
  | { type: 'next'; id: string; version: number; client_seed: string }
  | { type: 'points'; id: string; version: number; show: 'hidden' | 'own' }
  | { type: 'undo'; id: string; version: number };

export const LEVELS = ['novice', 'beginner', 'club', 'strong', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export interface Welcome {
  type: 'welcome';
  table: string;
  seat: Seat;
  version: number;
  rules: Rules;
  opponent: { name: string; level: Level | null };
  view: View | null;
}

export interface Update {
  type: 'update';
  version: number;
  command: string | null;
  events: GameEvent[];
  view: View;
}

export interface Refused {
  type: 'refused';
  command: string | null;
  error: string;
  message: string;
  version: number;
  view: View | null;
}

export interface Bye {
  type: 'bye';
  error: string;
  message: string;
}

/** What the strongest level would do in this seat, and game points to be expected of each action, best first. */
export interface Hint {
  type: 'hint';
  command: string;
  version: number;
  best: Action;
  values: { action: Action; value: number }[];
}

/** What each decision of this seat has cost, with what it knew. */
export interface Costs {
  type: 'costs';
  command: string;
  version: number;
  /** game points that the strongest level would have expected at the first choice */
  worth: number | null;
  decisions: { trick: number; action: Action; best: Action; cost: number }[];
}

export type ServerFrame = Welcome | Update | Refused | Bye | Hint | Costs | { type: 'pong' };
