/**
 * The service worker: keeps every file of the page after the first visit, and gives them out where the server cannot be reached.
 * Calls (`/api`) are none of its business. A page asks the server first, so that a new version is taken at the next load; files
 * of a version that still runs stay until no page is left of it.
 */

/** What TypeScript's library for pages does not know of service workers. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(kinds: { type: 'window'; includeUncontrolled: true }): Promise<unknown[]> };
  addEventListener(event: 'install' | 'activate' | 'message', heard: (event: Lasting) => void): void;
  addEventListener(event: 'fetch', heard: (event: Asked) => void): void;
}

/** Filled in by the build (tools/service-worker.ts): the paths of all files, and a hash over them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as Scope;
const OURS = 'sixtysix-';
const CACHE = `${OURS}${__VERSION__}`;
/** ms in which the server answers, or the page is taken from what is kept */
const PATIENCE = 3000;

worker.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || /^\/api(\/|$)/.test(address.pathname)) return;
  if (request.mode !== 'navigate') return event.respondWith(file(request));
  event.respondWith(page(request));
});
// a page that was loaded since this version is here says so
worker.addEventListener('message', (event) => event.waitUntil(forget()));

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    __FILES__.map(async (path) => {
      // a file in assets/ is named by its content: an older version may have it already
      const kept = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      const answer = kept ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }));
      if (!answer.ok) throw new Error(`${path} cannot be kept (${answer.status})`);
      await cache.put(path, answer);
    }),
  );
}

/** The page as the server has it now; as it is kept where the server does not answer, or not in time. */
async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match('/');
  try {
    const answer = await Promise.race([fetch(request), late()]);
    return answer.ok ? answer : ((await kept()) ?? answer);
  } catch (fault) {
    const found = await kept();
    if (found) return found;
    throw fault;
  }
}

const late = (): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE));

async function file(request: Request): Promise<Response> {
  const asked = { ignoreVary: true };
  const kept = (await (await caches.open(CACHE)).match(request, asked)) ?? (await caches.match(request, asked));
  return kept ?? fetch(request);
}

/** Throws away what older versions kept, unless a page of one may still be open. */
async function forget(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(ours.slice(0, ours.indexOf(CACHE)).map((older) => caches.delete(older)));
}
