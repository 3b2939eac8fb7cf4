/** Events into sentences. The polite log gets each as it happens; the own turn gets one assertive sentence. */
import { cardArgs, cardName } from '../i18n/words';
import { t } from '../i18n/translator.svelte';
import type { GameEvent, Seat, View } from '../protocol/types';
import { sorted } from '../view/order.svelte';

const whose = (seat: Seat, own: Seat): 'own' | 'other' => (seat === own ? 'own' : 'other');

/** One event as a sentence; `led` tells whether a played card opened a trick. */
export function sentence(event: GameEvent, own: Seat, led: boolean): string {
  switch (event.event) {
    case 'dealt':
      return t(`log-dealt-${event.dealer === own ? 'other' : 'own'}`, cardArgs(event.turn_up));
    case 'played':
      return t(`log-${led ? 'led' : 'answered'}-${whose(event.seat, own)}`, cardArgs(event.card));
    case 'trick':
      return t(`log-trick-${whose(event.winner, own)}`);
    case 'drew':
      if (event.seat === own) return event.card ? t('log-drew-own', cardArgs(event.card)) : '';
      return event.card ? t('log-drew-turn-up', cardArgs(event.card)) : t('log-drew-other');
    case 'married':
      return t(`log-married-${whose(event.seat, own)}`, { points: event.points, suit: event.suit });
    case 'exchanged':
      return t(`log-exchanged-${whose(event.seat, own)}`, cardArgs(event.taken));
    case 'closed':
      return t(`log-closed-${whose(event.seat, own)}`);
    case 'claimed':
      return t(`log-claimed-${whose(event.seat, own)}`);
    case 'undone':
      return t(`log-undone-${whose(event.seat, own)}`);
    case 'ended':
      return '';
  }
}

/** "Your turn, six cards." after what happened since. */
export function turnSentence(since: readonly string[], view: View): string {
  const turn = view.step === 'draw' ? t('log-your-draw') : t('log-your-turn', { count: view.hand.length });
  return [...since, turn].join(' ');
}

export function speakHand(view: View): string {
  return t('state-hand', { cards: sorted(view.hand).map(cardName).join(', ') });
}

export function speakTalon(view: View): string {
  const talon = view.closed_by !== null ? t('talon-closed') : t('talon-left', { count: view.talon });
  const up = view.turn_up ? t('turn-up-is', cardArgs(view.turn_up)) : '';
  return [t('trump-is', { suit: view.trump }), up, talon].filter(Boolean).join('. ') + '.';
}

export function speakState(view: View): string {
  const other: Seat = view.seat === 0 ? 1 : 0;
  const led = view.trick[0];
  return [
    t(view.turn === view.seat ? 'state-turn-own' : 'state-turn-other'),
    led ? t('state-led', cardArgs(led.card)) : '',
    speakTalon(view),
    `${t(`phase-${view.phase}`)}.`,
    t('state-tricks', { own: view.tricks[view.seat], other: view.tricks[other] }),
    t('state-score', {
      own: view.match.score[view.seat], other: view.match.score[other], target: view.match.target,
    }),
    speakHand(view),
  ].filter(Boolean).join(' ');
}
