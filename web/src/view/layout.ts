/**
 * Where everything lies on the felt: a pure function of its size. The cards are set by transforms from here, and so
 * are the few words beside them, so nothing is measured and nothing shifts.
 */
import type { Token, Tokens } from './tokens';
import { within } from './tokens';
import { sorted } from './order.svelte';
import type { Card } from '../protocol/types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Felt {
  wide: boolean;
  /** the hand's card: every token is drawn at this size and scaled down */
  w: number;
  h: number;
  pitch: number;
  lift: number;
  handTop: number;
  handMax: number;
  width: number;
  height: number;
  table: number;
  small: number;
  say: Box;
  name: Box;
  fan: Box;
  otherPile: Box;
  talon: Box;
  /** left edge of the cards of the talon that lie face down */
  downX: number;
  trick: [Box, Box];
  mine: Box;
  ownPile: Box;
  /** there is little height: everything stands closer */
  low: boolean;
  /** own pile and switch stand in a column beside the hand */
  beside: boolean;
  /** talon, piles and words change sides */
  left: boolean;
  /** the chips of the house rules; no height where there is no room for them */
  chips: Box;
}

export interface Pose {
  x: number;
  y: number;
  turn: number;
  scale: number;
  z: number;
}

export const RATIO = 1.45;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** How large the player wants the cards, and on which side the talon. */
export interface Wish {
  size: 'S' | 'M' | 'L' | 'XL';
  left: boolean;
}

const SCALE: Record<Wish['size'], number> = { S: 0.8, M: 1, L: 1.2, XL: 1.45 };

/** What is left beside a hand of cards of a width. */
const besideHand = (width: number, handMax: number, w: number): number => (width - (1 + (handMax - 1) * 0.9) * w) / 2;
/** The own pile and its words stand in a column there, if it is wider than this. */
const COLUMN = 190;

/** Width of a card of the hand: larger ones overlap, but show 44 px each, and leave room for the trick above them. */
function handCard(width: number, height: number, usual: number, handMax: number, scale: number, em: number): number {
  if (scale <= 1) return Math.max(49, usual * scale);
  const column = besideHand(width, handMax, usual) > COLUMN && height >= 330;
  const across = column ? (width - 2 * COLUMN - 4) / (1 + (handMax - 1) * 0.9) : width - 10 - 44 * (handMax - 1);
  const spare = (height - (column ? 197 : 197 + 50 * em) * (height < 330 ? 0.8 : 1)) / 2.8;
  return Math.max(usual, Math.min(usual * scale, across, spare));
}

export function felt(width: number, height: number, handMax: number, chipped = false, em = 1, wish: Wish = { size: 'M', left: false }): Felt {
  const low = height < (width < 480 ? 360 : 330);
  const wide = width >= (low ? 480 : 640);
  const scale = SCALE[wish.size];
  const usual = clamp(48, Math.min((width - 16) / (1 + (handMax - 1) * 0.84), height * (low ? 0.24 : 0.205)), 172);
  const w = Math.floor(handCard(width, height, usual, handMax, scale, em));
  const h = w * RATIO;
  const lift = low ? 8 : 16;
  const gap = low ? 28 : wide ? 40 : 36;
  const handTop = height - h - (low ? 4 : 10);
  const sayH = (low ? 26 : wide ? 40 : 46) * em;
  const say: Box = { x: 8, y: handTop - gap - sayH, w: width - 16, h: sayH };

  const small = Math.floor(clamp(low ? (height < 215 ? 22 : 26) : 34, Math.min(w * 0.56, (height * 0.095) / Math.max(1, scale) ** 2), 84));
  const smallH = small * RATIO;
  const top = low ? 4 : wide ? 14 : 8;
  const fanPitch = small * (wide ? 0.42 : 0.34);
  const fanW = small + fanPitch * (handMax - 1);
  const pileW = smallH;
  const nameW = low && wide ? 116 : wide ? 190 : Math.min(120, width - fanW - pileW - 40);
  const flat = low && wide;
  const fanX = flat ? 136 : wide ? (width - fanW) / 2 : 10 + nameW + Math.max(6, (width - 28 - nameW - fanW - pileW) / 2);
  const fan: Box = { x: fanX, y: top, w: fanW, h: smallH };
  const name: Box = { x: wide ? Math.max(10, fanX - nameW - 18) : 10, y: top, w: nameW, h: smallH };
  const otherPile: Box = {
    x: wide ? fanX + fanW + 22 : width - pileW - 10, y: top + (smallH - small) / 2, w: pileW, h: small,
  };

  const side = besideHand(width, handMax, w);
  const beside = side > COLUMN && !low;
  const rowH = beside ? 0 : (low ? 34 : 50) * (em > 1.3 && !wide ? 1.9 : em);
  const mine: Box = beside
    ? { x: 20, y: height - 176, w: side - 40, h: 160 }
    : { x: 10, y: say.y - rowH - 2, w: flat ? Math.max(width * 0.36, 300) : width - 20, h: rowH };
  const own = beside ? small * 0.9 : Math.min(small, rowH - 6);
  const ownPile: Box = beside
    ? { x: mine.x, y: mine.y + 8, w: own * RATIO, h: own }
    : { x: mine.x, y: mine.y + (rowH - own * 0.94) / 2, w: own * 0.94 * RATIO, h: own * 0.94 };

  // on a low screen the trick and the talon stand beside the opponent, not below
  const under = top + smallH + (low ? 2 : 10);
  const room = name.x - 30;
  const chips: Box = wide && (room > 180 || flat)
    ? { x: 16, y: top, w: room, h: flat ? 0 : smallH }
    : { x: 8, y: under - 2, w: width - 16, h: chipped ? 28 * em : 0 };
  const from = flat ? 2 : chips.y > top ? under + chips.h : under;
  const to = (beside || flat ? say.y : mine.y) - (low ? 2 : 8);
  const middle = (from + to) / 2;
  const across = flat ? width * 0.12 : wide ? (width / 2 - 30) / 3.2 : width * (scale > 1 ? 0.225 : 0.215);
  const table = Math.floor(clamp(40, Math.min(w * (wide ? 1 : 1.15), (to - from - (low ? 22 : 26) * em) / (RATIO * 1.1), across), 160 * Math.max(1, scale)));
  const tableH = table * RATIO;
  const talonW = table * 1.86;
  const talon: Box = {
    x: flat ? width - talonW - 40 : wide ? Math.max(20, width * 0.5 - table * 1.2 - talonW - Math.min(width * 0.07, 130)) : 14,
    y: Math.max(2, middle - tableH / 2 - 10),
    w: talonW,
    h: tableH,
  };
  const space = table * (wide ? 0.2 : 0.07);
  const centre = flat ? (mine.x + mine.w + talon.x) / 2 : wide ? width / 2 : Math.min(width - table - 16, (talon.x + talonW + width) / 2 + 2);
  const drop = tableH * 0.07;
  const trick: [Box, Box] = [
    { x: centre - table - space / 2, y: middle - tableH / 2 - drop, w: table, h: tableH },
    { x: centre + space / 2, y: middle - tableH / 2 + drop, w: table, h: tableH },
  ];
  const mirror = (box: Box): Box => (wish.left ? { ...box, x: width - box.x - box.w } : box);
  return {
    wide, w, h, pitch: 0, lift, handTop, handMax, width, height, table, small, say, low, beside, left: wish.left,
    name: mirror(name), fan: mirror(fan), otherPile: mirror(otherPile), talon: mirror(talon),
    downX: mirror({ ...talon, w: table }).x, trick: [mirror(trick[0]), mirror(trick[1])], mine: mirror(mine),
    ownPile: mirror(ownPile), chips: mirror(chips),
  };
}

/** Whether a place on the felt lies in a box. */
export const holds = (box: Box, x: number, y: number): boolean => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** Room for one line where nothing lies: left of the opponent, else between the opponent and the trick; null if there is none. */
export function freeRoom(f: Felt, chipped: boolean): Box | null {
  const aside = f.wide && f.chips.y === f.fan.y;
  if (aside) return !chipped && f.chips.h >= 44 && f.chips.w >= 200 ? { ...f.chips, w: Math.min(f.chips.w, 320) } : null;
  const y = Math.max(f.fan.y + f.fan.h + 2, chipped ? f.chips.y + f.chips.h : 0);
  const to = Math.min(f.talon.y, f.trick[0].y) - 2;
  return to - y >= 44 ? { x: 8, y: y + (to - y - 44) / 2, w: f.width - 16, h: 44 } : null;
}

/** Smallest log that is worth its place. */
const LOG = { w: 168, h: 110 };

/** Room for the log beside the trick, on the side where the talon is not; null if there is none. */
export function logRoom(f: Felt): Box | null {
  if (!f.wide || f.low) return null;
  const [other, own] = f.trick;
  const to = (f.beside ? f.say.y : f.mine.y) - 8;
  // what lies at the top of that side is passed by, or the log begins below it
  const outer = f.left ? f.otherPile.x : f.otherPile.x + f.otherPile.w;
  const beside = f.left ? Math.min(other.x, own.x) - 26 : Math.max(other.x, own.x) + own.w + 26;
  const box = (edge: number, y: number): Box => ({
    x: f.left ? 16 : Math.max(edge, f.width - 16 - 340), y, w: Math.min(340, f.left ? edge - 16 : f.width - 16 - edge), h: to - y,
  });
  const high = box(f.left ? Math.min(beside, outer - 16) : Math.max(beside, outer + 16), f.fan.y);
  const chips = f.chips.y > f.fan.y && f.chips.h > 0 ? f.chips.y + f.chips.h : 0;
  const low = box(beside, Math.max(f.fan.y + f.fan.h, f.otherPile.y + f.otherPile.h, chips) + 12);
  return (chips ? [low] : [high, low]).find((each) => each.w >= LOG.w && each.h >= LOG.h) ?? null;
}

/** The place of each of `count` cards in the hand: left edge and pitch. */
export function handRow(f: Felt, count: number): { left: number; pitch: number } {
  const widest = f.wide ? f.w * 0.9 : f.w * 1.03;
  const pitch = count < 2 ? 0 : Math.min(widest, (f.width - 10 - f.w) / (count - 1));
  return { left: (f.width - (f.w + pitch * (count - 1))) / 2, pitch };
}

export interface Raised {
  lifted: Card | null;
  paired: readonly Card[];
  /** cards that a hint speaks of */
  hinted: readonly Card[];
  /** the card that is being dragged, and how far it is from its place */
  held: { card: Card; dx: number; dy: number } | null;
}

/** How far a card of the hand is raised above the row. */
export const rise = (f: Felt, card: Card | null, raised: Raised): number =>
  card && card === raised.lifted ? f.lift * 1.5 : card && raised.paired.includes(card) ? f.lift * 0.8 : 0;

const centre = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** The pose of every token, by id. */
export function poses(tokens: Tokens, f: Felt, closed: boolean, raised: Raised): Map<number, Pose> {
  const hand = sorted(within(tokens, 'hand').flatMap((t) => (t.face ? [t.face] : [])));
  const count = within(tokens, 'opponent').length + within(tokens, 'shown').length;
  const backs = within(tokens, 'opponent');
  const row = handRow(f, hand.length);
  const result = new Map<number, Pose>();
  for (const token of tokens) result.set(token.id, pose(token));
  return result;

  function pose(token: Token): Pose {
    switch (token.zone) {
      case 'hand': {
        const i = token.face ? hand.indexOf(token.face) : 0;
        const y = f.handTop + f.h / 2 - rise(f, token.face, raised);
        const { held } = raised;
        if (held && held.card === token.face) {
          return { x: row.left + i * row.pitch + f.w / 2 + held.dx, y: y + held.dy, turn: 0, scale: 1, z: 95 };
        }
        return { x: row.left + i * row.pitch + f.w / 2, y, turn: 0, scale: 1, z: 40 + i };
      }
      case 'opponent': {
        const scale = f.small / f.w;
        const pitch = (f.fan.w - f.small) / Math.max(1, f.handMax - 1);
        const i = backs.indexOf(token);
        const start = f.fan.x + (f.fan.w - f.small - pitch * (count - 1)) / 2;
        return { x: start + i * pitch + f.small / 2, y: f.fan.y + f.fan.h / 2, turn: 0, scale, z: 10 + i };
      }
      case 'shown': {
        const at = centre(f.trick[0]);
        const off = token.order === 0 ? -0.12 : 0.5;
        return { x: at.x + off * f.table, y: at.y - 6, turn: off * 12, scale: f.table / f.w, z: 30 + token.order };
      }
      case 'trick': {
        const at = centre(f.trick[token.side === 'other' ? 0 : 1]);
        const turn = token.side === 'other' ? -2.5 : 2;
        return { ...at, turn, scale: f.table / f.w, z: 60 + token.order };
      }
      case 'pile': {
        const box = token.side === 'own' ? f.ownPile : f.otherPile;
        const at = centre(box);
        const off = Math.min(token.order, 12) * 0.45;
        const tilt = ((token.order * 37) % 7) - 3;
        return { x: at.x + off, y: at.y - off, turn: 90 + tilt, scale: box.h / f.w, z: token.order };
      }
      case 'talon': {
        const off = token.order * 0.5;
        const x = f.downX + f.table / 2 + off;
        return { x, y: f.talon.y + f.talon.h / 2 - off, turn: 0, scale: f.table / f.w, z: 5 + token.order };
      }
      case 'turnup': {
        const alone = within(tokens, 'talon').length === 0;
        const out = f.table * ((closed ? 0.78 : alone ? 0.8 : 1.12) - 0.5);
        return { x: f.downX + f.table / 2 + (f.left ? -out : out), y: f.talon.y + f.talon.h / 2, turn: 90, scale: f.table / f.w, z: closed ? 28 : 3 };
      }
    }
  }
}
