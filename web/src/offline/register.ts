/** Has the page kept for the time without a server; once it is loaded, so that nothing waits for this. */
import { speak } from '../table/places';

const LOOK_EVERY = 60 * 60 * 1000;
/** ms from the first playable card until all files are fetched on the first visit; they would take line and processor from the cards */
const AFTER_CARDS = 2000;
/** ms after which they are fetched where no card has come */
const WITHOUT_CARDS = 10_000;

export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // that the page is kept for the first time is no news
  let news = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (news) void speak('offline-new-version');
    news = true;
  });
  serviceWorker.controller?.postMessage('loaded');
  if (!news) await cardsAreThere();
  try {
    const kept = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    setInterval(() => void kept.update().catch(() => undefined), LOOK_EVERY);
  } catch (fault) {
    console.warn('the page is not kept for the time without a server', fault);
  }
}

const cardsAreThere = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, WITHOUT_CARDS);
    new PerformanceObserver((marks) => {
      if (marks.getEntriesByName('card-ready').length > 0) setTimeout(resolve, AFTER_CARDS);
    }).observe({ type: 'mark', buffered: true });
  });
