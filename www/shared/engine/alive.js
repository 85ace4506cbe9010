// Whether a worker lives. It holds a lock that it gives back by dying, and by nothing else; the page asks for the same lock, and has
// it when the worker is gone. So one that is busy for a minute is not given up, and one that the browser has ended is missed at once.
//
// Where there are no locks, as for a page that is a file or an old browser, no worker is ever said to be dead that may be busy.

/**
 * In the worker: holds a lock for good.
 * @param {string} name
 * @param {() => void} held calls back when it does
 */
export function holdLock(name, held) {
  request(name, {}, () => {
    held();
    return new Promise(() => {});
  });
}

/**
 * On the page: waits for a lock that somebody holds.
 * @param {string} name
 * @param {() => void} freed calls back when nobody does
 * @returns {() => void} waits no longer
 */
export function awaitLock(name, freed) {
  const stop = new AbortController();
  request(name, { signal: stop.signal }, () => {
    if (!stop.signal.aborted) freed();
  });
  return () => stop.abort();
}

/** @param {string} name @param {LockOptions} options @param {() => unknown} then */
function request(name, options, then) {
  const locks = /** @type {LockManager | undefined} */ (navigator.locks);
  // Refused where the page has no origin of its own, and whenever it waits no longer.
  locks?.request(name, options, then).catch(() => {});
}
