// Keeps the page for when there is no network: the hosted build's service worker.
//
// The build puts in front of it what it keeps, each file with the hash of its content. A version is stored whole or not at all,
// and a page gets all its files from one version: the newest answers for the page itself, and since all other names carry
// hashes of their content, a page of the version before finds its own files in the store of that.

/**
 * Of the part of a service worker's world that is used here, what the DOM's types do not have.
 * @typedef {Event & {waitUntil: (done: Promise<unknown>) => void}} Lifetime
 * @typedef {Lifetime & {request: Request, respondWith: (answer: Promise<Response>) => void}} Fetch
 * @typedef {object} World
 * @property {{version: string, files: Record<string, string>}} BUILD paths with their integrity; the page's is ''
 * @property {{scope: string}} registration
 * @property {{matchAll: (what: object) => Promise<unknown[]>, claim: () => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */
const world = /** @type {World} */ (/** @type {unknown} */ (self));
const { version, files } = world.BUILD;
const { scope } = world.registration;

// Caches belong to the whole host, where the page may lie in several folders.
const mine = `rolling-cubes ${scope} `;
const newest = mine + version;

world.addEventListener('install', (/** @type {Lifetime} */ event) => event.waitUntil(store()));
world.addEventListener('activate', (/** @type {Lifetime} */ event) => {
  // The page of a first visit too is to find its files here, whatever becomes of the host.
  event.waitUntil(Promise.all([tidy(), world.clients.claim()]));
});
world.addEventListener('fetch', (/** @type {Fetch} */ event) => {
  const { url, mode, method } = event.request;
  const [address = ''] = url.split(/[?#]/);
  if (method !== 'GET' || !address.startsWith(scope)) return;
  const page = mode === 'navigate' && [scope, `${scope}index.html`].includes(address);
  if (page) event.waitUntil(Promise.all([tidy(), refill()]));
  event.respondWith(answer(page ? scope : event.request, event.request));
});

/** Stores all of this version, and lets it answer from then on. */
async function store() {
  try {
    await keep(await caches.open(newest), Object.entries(files));
  } catch (error) {
    await caches.delete(newest);
    throw error;
  }
  await world.skipWaiting();
}

/** @param {Cache} cache @param {readonly [path: string, integrity: string][]} wanted */
async function keep(cache, wanted) {
  await Promise.all(
    wanted.map(async ([path, integrity]) => {
      const url = new URL(path, scope);
      // While a host is being given a new version, files of two may be mixed: the hash refuses what is not of this one.
      const response = await fetch(url, { integrity, cache: 'no-cache' });
      if (!response.ok) throw new Error(`${url}: status ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

/** Stores again what is gone: visitors, and browsers that want room, empty caches and leave the worker there. */
async function refill() {
  const cache = await caches.open(newest);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const gone = Object.entries(files).filter(([path]) => !there.has(new URL(path, scope).href));
  // Without a network, or where the host has another version by now, the next visit tries again.
  if (gone.length > 0) await keep(cache, gone).catch(() => {});
}

/** Drops older versions, when no page is open that may still ask for their files. */
async function tidy() {
  const open = await world.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== newest);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What is kept, of this version first; the network for all else. @type {(kept: RequestInfo, asked: Request) => Promise<Response>} */
async function answer(kept, asked) {
  const same = { ignoreVary: true };
  const cache = await caches.open(newest);
  return (await cache.match(kept, same)) ?? (await caches.match(kept, same)) ?? fetch(asked);
}
