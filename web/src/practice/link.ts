/** A deal in the address of the page (docs/protocol/deal.md): `#deal=1.<cards>.<dealer>.<level>&table=<rules>&sum=<check sum>`. */
import { hexOf, orderedDeck } from '../fairness/shuffle';
import { sha256Of } from '../fairness/sha256';
import { type Card, type Level, LEVELS } from '../protocol/types';
import { clashes } from '../rules/clashes';
import { linkTo, readLink } from '../rules/link';
import { switchesOf } from '../rules/presets';
import { type Deal, isDeck } from './deal';

const VERSION = 1;
const CARDS = orderedDeck(24);
const FIRST = 'a'.charCodeAt(0);
/** the dealer: the player, or the opponent */
const DEALERS = 'po';

/** Why a link opens no deal: it is damaged, a newer page made it, or there can be no such deal. */
export type Fault = 'damaged' | 'newer' | 'impossible';

const letterOf = (card: Card): string => String.fromCharCode(FIRST + CARDS.indexOf(card));
const sumOf = (text: string): string => hexOf(sha256Of(new TextEncoder().encode(text))).slice(0, 8);

export function linkOf({ deck, dealer, house, level }: Deal): string {
  const told = `#deal=${VERSION}.${deck.map(letterOf).join('')}.${DEALERS[dealer]}.${level}&${linkTo('table', house).slice(1)}`;
  return `${told}&sum=${sumOf(told)}`;
}

/** The deal of a link, or why there is none; null where the address is about something else. */
export function readDeal(hash: string): Deal | Fault | null {
  if (!hash.startsWith('#deal=')) return null;
  const version = /^#deal=(\d+)\./.exec(hash)?.[1];
  if (version && Number(version) > VERSION) return 'newer';
  // what a message puts behind a link belongs to the message
  const [, told, cards, dealer, level, rules, sum] =
    /^(#deal=1\.([a-z]*)\.([a-z])\.([a-z]+)&(table=.*))&sum=([0-9a-f]{8})[^0-9a-zA-Z]*$/.exec(hash) ?? [];
  if (told === undefined || sumOf(told) !== sum) return 'damaged';
  const house = readLink(`#${rules}`);
  const known = LEVELS.find((each): each is Level => each === level);
  if (!house || house.faults.length > 0 || !known) return 'newer';
  const deck = [...(cards ?? '')].map((letter) => CARDS[letter.charCodeAt(0) - FIRST]);
  const switches = switchesOf(house.house);
  const seat = DEALERS.indexOf(dealer ?? '');
  if (!isDeck(deck.filter((card) => card !== undefined), switches['deck']) || seat < 0 || clashes(switches).length > 0) return 'impossible';
  return { deck: deck as Card[], dealer: seat === 0 ? 0 : 1, house: house.house, level: known };
}
