/** The keyboard at work: every key of the map tied to what it does. */
import { t } from '../i18n/translator.svelte';
import { screens } from '../screens/open.svelte';
import { intent } from '../table/intent.svelte';
import { session } from '../table/session.svelte';
import { lookBack } from '../table/touched';
import { change, settings } from '../store/settings.svelte';
import type { Card } from '../protocol/types';
import { sorted } from '../view/order.svelte';
import { focusCard, focusHand } from './focus';
import { command, keyOf, type Named } from './keys';
import { say } from './live.svelte';
import { speakHand, speakState, speakTalon } from './speech';

export function bindKeys(): () => void {
  addEventListener('keydown', onHeld, { capture: true });
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('keydown', onHeld, { capture: true });
    removeEventListener('keydown', onKey);
  };
}

/** what moves, and may be held down */
const MOVES = /^(Arrow|Page|Home|End|Tab|Backspace|Delete)/;

/** A key that is held down is pressed once, on buttons too: it neither confirms what it has asked nor plays on. */
function onHeld(event: KeyboardEvent): void {
  if (!event.repeat || MOVES.test(event.key) || (event.target as HTMLElement | null)?.closest('input, select, textarea')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** what may be done while the log has the focus: nothing that plays */
const HARMLESS: readonly string[] = ['speak', 'hand', 'talon', 'points', 'back', 'mute', 'help'];

/** ms in which a suit may follow a rank that needs none: `a h` is one card, however many aces are held */
const SUIT_WITHIN = 1500;

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, select, textarea')) return;
  const browsing = Boolean(target?.closest('[role=log]'));
  if (screens.dialog) {
    // a screen that is still coming is not waited for
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) act(event, () => (screens.dialog = null));
    if (event.key.toLowerCase() === keyOf('next', settings.keys) && settings.letterKeys && screens.dialog === 'result') act(event, () => nextDeal());
    return;
  }
  const view = session.view;
  if (!view) return;
  if (intent.question === 'marriage' && settings.letterKeys) {
    const suit = event.key.toUpperCase();
    const asked = intent.options?.marriages.find((each) => each.suit === suit);
    if (asked) return act(event, () => intent.send(asked.action));
  }
  const found = command(event.key, sorted(view.hand), intent.rank, { changes: settings.keys, letters: settings.letterKeys });
  intent.typed = null;
  if (!found || (browsing && !HARMLESS.includes(found.do))) return;
  switch (found.do) {
    case 'card':
      session.skip();
      return act(event, () => {
        choose(found.card, found.sure);
        if (found.rank) intent.typed = { rank: found.rank, until: performance.now() + SUIT_WITHIN };
      });
    case 'rank':
      session.skip();
      return act(event, () => {
        intent.typed = { rank: found.rank, until: Infinity };
        say(intent.asked);
      });
    case 'missing':
      return act(event, () => intent.explain('card_not_in_hand'));
    case 'move':
      return move(event, found.by);
    default:
      return named(event, found.do);
  }
}

function act(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  run();
}

function choose(card: Card, sure: boolean): void {
  const heard = focusCard(card);
  const repeated = intent.lifted === card;
  if (sure || repeated || settings.tap === 'one') intent.play(card, heard);
  else intent.lift(card, heard);
}

function move(event: KeyboardEvent, by: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-hand] button[data-card]')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (cards.length === 0) return;
  event.preventDefault();
  cards[(at + by + cards.length) % cards.length]?.focus();
}

function named(event: KeyboardEvent, what: Named | 'enter' | 'escape'): void {
  const view = session.view;
  if (!view) return;
  switch (what) {
    case 'enter':
      return enter(event);
    case 'escape':
      return cancel();
    case 'speak':
      return act(event, () => say(speakState(view, session.switches)));
    case 'talon':
      return act(event, () => say(speakTalon(view)));
    case 'hand':
      return act(event, () => {
        focusHand();
        say(speakHand(view));
      });
    case 'points':
      return act(event, () => session.showPoints(view.points === null));
    case 'next':
      return act(event, nextDeal);
    case 'back':
      return act(event, lookBack);
    case 'mute':
      return act(event, mute);
    case 'undo':
      return act(event, () => intent.undo());
    case 'hint':
      return act(event, () => session.ask());
    case 'help':
      return act(event, () => (screens.dialog = 'keys'));
    default:
      session.skip();
      return act(event, () => {
        if (what === 'marriage') intent.marriage();
        else if (what === 'exchange') intent.exchange();
        else if (what === 'draw') intent.draw();
        else intent.twoStep(what);
      });
  }
}

/** Calls the card just played back, shows at once what is being shown, or takes back what was begun; a question that is put away is answered. */
function cancel(): void {
  const asked = intent.question !== null;
  if (intent.callBack()) return;
  if (!session.skip() && intent.cancel() && asked) say(t('state-turn-own'));
}

function mute(): void {
  change({ sound: settings.sound === 'off' ? 'soft' : 'off' });
  session.tell(t(settings.sound === 'off' ? 'say-sound-off' : 'say-sound-on'));
}

/** Enter skips; else it confirms what is lifted or asked, or draws; a focused button keeps its own meaning. */
function enter(event: KeyboardEvent): void {
  if (session.skip()) return event.preventDefault();
  const view = session.view;
  const focused = document.activeElement?.closest('button');
  const onCard = focused?.hasAttribute('data-card');
  if (intent.question === 'close' || intent.question === 'claim') {
    if (focused && !onCard) return;
    return act(event, () => intent.twoStep(intent.question as 'close' | 'claim'));
  }
  if (intent.lifted && (onCard || !focused)) {
    const card = intent.lifted;
    return act(event, () => intent.play(card));
  }
  if (view?.step === 'over') {
    if (focused && !onCard) return;
    return act(event, nextDeal);
  }
  if (intent.options?.draw && (onCard || !focused)) return act(event, () => intent.draw());
}

export function nextDeal(): void {
  const view = session.view;
  if (!view) return;
  if (view.step !== 'over') return intent.explain('deal_not_over');
  if (session.companion?.apart) return session.companion.again();
  if (view.match.over) {
    screens.dialog = 'result';
    return;
  }
  screens.seenDeal = `${session.seat?.table}:${view.deal}`;
  screens.dialog = null;
  session.next();
}
