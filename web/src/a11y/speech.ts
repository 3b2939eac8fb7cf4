/** Events into sentences. Own actions are read at once; what others do is told by one assertive sentence when the turn comes. */
import { cardArgs, cardName, why } from '../i18n/words';
import { capital, t } from '../i18n/translator.svelte';
import type { Card, GameEvent, Seat, Suit, SwitchValue, View } from '../protocol/types';
import type { Choices } from '../view/choices';
import { sorted } from '../view/order.svelte';

type Switches = Record<string, SwitchValue>;

const whose = (seat: Seat, own: Seat): 'own' | 'other' => (seat === own ? 'own' : 'other');

/** Whether the strict rules ask to win the trick too (D1, D2), not only to follow suit. */
const mustWin = (switches: Switches): boolean => switches['must_head'] !== false && switches['must_trump'] !== false;

/** "Follow suit and win the trick if you can", or what the house rules ask instead. */
export const strictSentence = (switches: Switches): string => t(`log-strict-${mustWin(switches) ? 'win' : 'follow'}`);

export const phaseName = (phase: View['phase'], switches: Switches): string =>
  t(phase === 'strict' && !mustWin(switches) ? 'phase-follow' : `phase-${phase}`);

/** One event as a sentence; `led` tells whether a played card opened a trick. */
export function sentence(event: GameEvent, own: Seat, led: boolean, switches: Switches): string {
  switch (event.event) {
    case 'dealt':
      return t('log-dealt', cardArgs(event.turn_up));
    case 'played':
      return t(`log-${led ? 'led' : 'answered'}-${whose(event.seat, own)}`, cardArgs(event.card));
    case 'trick':
      return t(`log-trick-${whose(event.winner, own)}`);
    case 'drew':
      // that the other side draws too goes without saying
      return event.card ? t(event.seat === own ? 'log-drew-own' : 'log-drew-turn-up', cardArgs(event.card)) : '';
    case 'married':
      return t(`log-married-${whose(event.seat, own)}`, { points: event.points, suit: event.suit });
    case 'exchanged':
      return t(`log-exchanged-${whose(event.seat, own)}`, cardArgs(event.taken));
    case 'closed':
      return `${t(`log-closed-${whose(event.seat, own)}`)} ${strictSentence(switches)}`;
    case 'claimed':
      return t(`log-claimed-${whose(event.seat, own)}`);
    case 'undone':
      return t(`log-undone-${whose(event.seat, own)}`);
    case 'ended':
      return '';
  }
}

const ACTS = ['played', 'married', 'exchanged', 'closed'];

/** The player's own act: confirmed at once. What follows from it is told with the turn. */
export const isOwnAct = (event: GameEvent, own: Seat): boolean => ACTS.includes(event.event) && 'seat' in event && event.seat === own;

/** Talons from this size on are counted out, draw by draw. */
const LOW = 4;

/** "2 cards left." after a draw, near the end of the talon. */
export const talonSentence = (before: number, now: View): string =>
  now.talon < before && now.talon > 0 && now.talon <= LOW ? `${capital(t('talon-left', { count: now.talon }))}.` : '';

/** "Your turn, six cards." after what happened since. */
export function turnSentence(since: readonly string[], view: View): string {
  const count = view.hand.length;
  if (view.step === 'draw') return [...since, t('log-your-draw')].join(' ');
  const led = view.trick[0];
  if (!led) return [...since, t('log-your-lead', { count })].join(' ');
  const told = since.includes(t('log-led-other', cardArgs(led.card)));
  return [...since, ...(told ? [] : [ledSentence(led.card)]), t('log-your-turn', { count })].join(' ');
}

const ledSentence = (card: Card): string => capital(t('state-led', cardArgs(card)));

/** What is asked, and by which keys it is answered; `keys` are none where letters are no keys. */
export function questionSentence(question: string, answers: readonly (readonly [label: string, key: string])[]): string {
  return [question, ...answers.map(([label, key]) => `${t('chip', { label, value: key })}.`)].join(' ');
}

/** A card of the hand as its button is called. */
export function cardLabel(card: Card, options: Choices | null, led: Suit | null): string {
  const found = options?.mine ? options.cards.find((each) => each.card === card) : undefined;
  if (!found) return cardName(card);
  return found.legal ? t('card-playable', cardArgs(card)) : t('card-refused', { ...cardArgs(card), reason: why(found.reason, led) });
}

export function speakHand(view: View): string {
  return t('state-hand', { cards: sorted(view.hand).map(cardName).join(', ') });
}

export function speakTalon(view: View): string {
  const closed = view.closed_by !== null;
  const talon = closed ? t('chip', { label: t('talon'), value: t('talon-closed') }) : t('talon-left', { count: view.talon });
  const up = view.turn_up ? t('turn-up-is', cardArgs(view.turn_up)) : '';
  return `${[t('trump-is', { suit: view.trump }), up, capital(talon)].filter(Boolean).join('. ')}.`;
}

export function speakState(view: View, switches: Switches): string {
  const other: Seat = view.seat === 0 ? 1 : 0;
  const led = view.trick[0];
  if (view.step === 'over') return `${t('say-over')} ${scoreSentence(view)}`;
  return [
    t(view.turn === view.seat ? 'state-turn-own' : 'state-turn-other'),
    led ? ledSentence(led.card) : '',
    speakTalon(view),
    `${phaseName(view.phase, switches)}.`,
    t('state-tricks', { own: view.tricks[view.seat], other: view.tricks[other] }),
    scoreSentence(view),
    speakHand(view),
  ].filter(Boolean).join(' ');
}

export function scoreSentence({ match, seat }: View): string {
  const other: Seat = seat === 0 ? 1 : 0;
  return t('state-score', { own: match.score[seat], other: match.score[other], target: match.target });
}
