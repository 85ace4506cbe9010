// The hosted build's service worker, for offline use.
//
// The build prepends the list of files with their hashes. A version is stored completely or not at all, and a page gets
// all files from one version. The newest version answers for the page itself; other names contain hashes, so a page of
// the previous version finds its files in that version's cache.

/**
 * Members that the DOM's types lack.
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

// Caches belong to the whole origin, which may host several copies of the page.
const mine = `rolling-cubes ${scope} `;
const newest = mine + version;

world.addEventListener('install', (/** @type {Lifetime} */ event) => event.waitUntil(store()));
world.addEventListener('activate', (/** @type {Lifetime} */ event) => {
  // Serves a first visit's page, too, in case the host fails.
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
      // During an update the host may serve files of two versions; the hash rejects wrong ones.
      const response = await fetch(url, { integrity, cache: 'no-cache' });
      if (!response.ok) throw new Error(`${url}: status ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

/** Restores missing files: visitors and browsers may empty caches but leave the worker. */
async function refill() {
  const cache = await caches.open(newest);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const gone = Object.entries(files).filter(([path]) => !there.has(new URL(path, scope).href));
  // Offline, or after another update of the host, the next visit tries again.
  if (gone.length > 0) await keep(cache, gone).catch(() => {});
}

/** Deletes older versions once no open page needs them. */
async function tidy() {
  const open = await world.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== newest);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Answers from the caches, this version first, else from the network.
 * @type {(kept: RequestInfo, asked: Request) => Promise<Response>}
 */
async function answer(kept, asked) {
  const same = { ignoreVary: true };
  const cache = await caches.open(newest);
  return (await cache.match(kept, same)) ?? (await caches.match(kept, same)) ?? fetch(asked);
}
