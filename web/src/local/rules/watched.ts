/** A deal as its referee keeps it: the state, and what each seat knows of it. */
import type { Action } from './actions';
import { type Event, eventsOf, seenBy, startEvents } from './events';
import { apply, autoExchange, type State } from './state';
import type { Pair, Seat } from './table';
import { observe, type PlayerView, viewOf } from './view';

export interface Watched {
  readonly state: State;
  readonly views: Pair<PlayerView>;
  /** what each seat was shown last: of the action, or of the dealing */
  readonly news: Pair<readonly Event[]>;
}

/** The deal before its first action, from the state as it was dealt. */
export function watch(dealt: State): Watched {
  const state = autoExchange(dealt);
  const news = shown(startEvents(dealt, state));
  return { state, views: [viewOf(0, news[0]), viewOf(1, news[1])], news };
}

/** The deal after an action that is legal. */
export function watchAction(watched: Watched, action: Action): Watched {
  const state = apply(watched.state, action);
  const news = shown(eventsOf(watched.state, action, state));
  return { state, views: [news[0].reduce(observe, watched.views[0]), news[1].reduce(observe, watched.views[1])], news };
}

function shown(events: Event[]): Pair<readonly Event[]> {
  const to = (seat: Seat) => events.map((event) => seenBy(event, seat)).filter((event) => event !== null);
  return [to(0), to(1)];
}
