/** What a seat is sent: the frames of docs/protocol/table.md, made from its view and from nothing else. */
import type { Fairness, GameEvent, Hint, Marriage, Match as MatchFrame, Refused, Rules, Update, View, Welcome } from '../../protocol/types';
import { changesOf, PRESETS } from '../../rules/presets';
import { type Action, actionName, CLAIM, CLOSE, DRAW, EXCHANGE, MARRIAGE } from '../rules/actions';
import { cardName, cardsIn, handNames, suitName } from '../rules/cards';
import type { Event } from '../rules/events';
import { faultOf } from '../rules/legal';
import { isShutout, type Match, winnerOf } from '../rules/match';
import { total } from '../rules/scoring';
import { isStrict, other, type Seat, stepOf, type Table, tricksOf } from '../rules/table';
import { legalIn, type PlayerView, type Trick, unseen } from '../rules/view';
import type { Show } from './entry';
import { resultFrame } from './result';
import { acceptedAs, commitmentOf, type Deal, isOver, type Room, undoable } from './room';

/** What the strongest level would do, and what the seat may expect of each action, best first. */
export interface Advice {
  best: Action;
  values: [Action, number][];
}

/** Values are told to four places. */
export const rounded = (value: number): number => Number(value.toFixed(4));

/** The first frame to a seat. */
export function welcomeFrame(room: Room, seat: Seat): Welcome {
  const { name, level } = room.seats[other(seat)];
  return {
    type: 'welcome', table: room.name, seat, version: room.version, rules: rulesFrame(room), opponent: { name, level },
    view: viewFrame(room, seat),
  };
}

/** What the last entry told a seat. */
export function updateFrame(room: Room, seat: Seat): Update {
  const own = room.answered !== null && acceptedAs(room, seat, room.answered) === room.version;
  return {
    type: 'update', version: room.version, command: own ? room.answered : null, events: eventsFrame(room, seat),
    // nothing is told before the first deal, so there is a view
    view: viewFrame(room, seat) as View,
  };
}

/** Why a command changed nothing, with the present view. */
export const refusedFrame = (room: Room, seat: Seat, command: string | null, error: string, message: string): Refused => ({
  type: 'refused', command, error, message, version: room.version, view: viewFrame(room, seat),
});

/** What the strongest level would do with the view of the seat. */
export function hintFrame(room: Room, deal: Deal, command: string, advice: Advice): Hint {
  const name = (action: Action) => actionName(action, deal.watched.state.table.trump);
  const values = advice.values.map(([action, value]) => ({ action: name(action), value: rounded(value) }));
  return { type: 'hint', command, version: room.version, best: name(advice.best), values };
}

function rulesFrame({ preset, match: { variant } }: Room): Rules {
  const switches = { ...variant };
  return { preset, switches, differences: Object.hasOwn(PRESETS, preset) ? changesOf(preset, switches) : {} };
}

/** The news of the last entry, as the seat may know it. */
function eventsFrame(room: Room, seat: Seat): GameEvent[] {
  const { deal, undone } = room;
  if (!deal) return [];
  if (undone !== null) return [{ event: 'undone', seat: undone }];
  return room.news[seat].map((event) => eventFrame(event, deal, seat)).filter((frame) => frame !== null);
}

function eventFrame(event: Event, deal: Deal, seat: Seat): GameEvent | null {
  switch (event.kind) {
    case 'turned up':
      return null; // told with the hand
    case 'dealt': {
      const turnUp = cardName(deal.watched.views[seat].dealtTurnUp);
      return { event: 'dealt', deal: deal.number, dealer: deal.dealer, hand: handNames(event.hand), turn_up: turnUp };
    }
    case 'married':
      return { event: 'married', seat: event.seat, suit: suitName(event.suit), points: event.points };
    case 'played':
      return { event: 'played', seat: event.seat, card: cardName(event.card) };
    case 'trick':
      return { event: 'trick', winner: event.seat, cards: [cardName(event.led), cardName(event.answer)] };
    case 'drew':
      return { event: 'drew', seat: event.seat, card: event.card === null ? null : cardName(event.card) };
    case 'exchanged':
      return { event: 'exchanged', seat: event.seat, given: cardName(event.given), taken: cardName(event.taken) };
    case 'closed':
      return { event: 'closed', seat: event.seat, talon: event.talonSize };
    case 'claimed':
      return { event: 'claimed', seat: event.seat };
    case 'ended':
      return { event: 'ended', result: resultFrame(deal) };
  }
}

/** What the seat knows of the present deal; null before the first. */
function viewFrame(room: Room, seat: Seat): View | null {
  const { deal } = room;
  if (!deal) return null;
  const view = deal.watched.views[seat];
  const { table } = view;
  const over = table.outcome !== null;
  return {
    deal: deal.number,
    dealer: table.dealer,
    seat,
    step: stepOf(table),
    turn: over ? null : table.turn,
    leader: table.leader,
    match: matchFrame(room.match),
    hand: handNames(view.hand),
    opponent_cards: table.handSizes[other(seat)],
    trump: suitName(table.trump),
    turn_up: table.turnUp !== null && table.closer === null ? cardName(table.turnUp) : null,
    talon: table.talonSize,
    closed_by: table.closer,
    phase: isStrict(table) ? 'strict' : 'free',
    announced: table.announced === null ? null : marriageFrame(table.announced, table),
    trick: table.led === null ? [] : [{ seat: table.leader, card: cardName(table.led) }],
    tricks: [tricksOf(table, 0), tricksOf(table, 1)],
    marriages: [marriagesOf(table, 0), marriagesOf(table, 1)],
    look_back: lookBack(view),
    points: pointsFrame(view, room.shows[seat]),
    // the open count (A7); else they are not sent
    unseen: table.variant.show_points === 'both' ? handNames(unseen(view)) : null,
    legal: legalIn(view).map((action) => actionName(action, table.trump)),
    why_not: whyNot(view),
    undoable: !over && undoable(deal, seat) >= 0,
    result: over ? resultFrame(deal) : null,
    practice: deal.practice,
    fairness: fairnessFrame(room, deal),
  };
}

/** The match so far; game points as booked, so that they add up to the score. */
function matchFrame(match: Match): MatchFrame {
  const winner = winnerOf(match);
  return {
    score: [...match.score],
    target: match.variant.match_target,
    count: match.variant.match_count,
    carry: match.carry,
    over: winner !== null,
    winner,
    shutout: isShutout(match),
    results: match.results.map(({ outcome, booked }, at) => ({
      deal: at + 1, winner: outcome.winner, game_points: booked, reason: outcome.reason,
    })),
  };
}

/** The promise of the shuffle, and once the deal is over its proof and the next promise. */
function fairnessFrame(room: Room, deal: Deal): Fairness | null {
  if (deal.arranged) return null;
  const over = isOver(deal);
  return {
    algorithm: '66-shuffle-1',
    deal: deal.number,
    commitment: commitmentOf(deal.serverSeed),
    client_seed: deal.clientSeed,
    server_seed: over ? deal.serverSeed : null,
    next_commitment: over && winnerOf(room.match) === null ? commitmentOf(room.nextSeed) : null,
  };
}

/** The tricks the seat may look at again (A6), in the order they were won. */
function lookBack({ seat, table, tricks }: PlayerView): View['look_back'] {
  const theirs = tricks.find((trick) => trick.winner !== seat);
  const shown = (trick: Trick): boolean => {
    switch (table.variant.look_back) {
      case 'none':
        return false;
      case 'last_trick':
        return table.led === null && trick === tricks.at(-1);
      case 'own':
        return trick.winner === seat;
      case 'own_plus_first':
        return trick.winner === seat || trick === theirs;
    }
  };
  return tricks.filter(shown).map((trick) => ({ seat: trick.winner, cards: [cardName(trick.led), cardName(trick.answer)] }));
}

/** For each card in hand, each marriage, exchange, close, draw and claim that is not legal: why. */
function whyNot({ table, hand, seat }: PlayerView): Record<string, string> {
  const asked = [...cardsIn(hand), ...[0, 1, 2, 3].map((suit) => MARRIAGE + suit), EXCHANGE, CLOSE, DRAW, CLAIM];
  const found: Record<string, string> = {};
  for (const action of asked) {
    const fault = faultOf(table, hand, action, seat);
    if (fault) found[actionName(action, table.trump)] = fault;
  }
  return found;
}

/** Card points where the rules show them or the seat has switched them on; hidden ones are not sent at all. */
function pointsFrame({ table, seat }: PlayerView, show: Show | null): View['points'] {
  const rule = table.variant.show_points;
  if ((show ?? (rule === 'hidden' ? 'hidden' : 'own')) === 'hidden') return null;
  return { own: total(table, seat), opponent: rule === 'both' ? total(table, other(seat)) : null };
}

const marriageFrame = (suit: number, table: Table): Marriage => ({ suit: suitName(suit), points: suit === table.trump ? 40 : 20 });

const marriagesOf = (table: Table, seat: Seat): Marriage[] =>
  [0, 1, 2, 3].filter((suit) => (table.married[seat] >> suit) & 1).map((suit) => marriageFrame(suit, table));

