// Detects dead workers by a lock. A worker holds it until it dies, so the page gets the lock only then. A worker that
// is busy for a minute is not given up, and one that the browser ended is noticed at once.
//
// Without locks (file: pages, old browsers) no worker is declared dead while it may be busy.

/**
 * In the worker: holds a lock until the worker dies.
 * @param {string} name
 * @param {() => void} held called once the lock is held
 */
export function holdLock(name, held) {
  request(name, {}, () => {
    held();
    return new Promise(() => {});
  });
}

/**
 * On the page: waits until a lock is free.
 * @param {string} name
 * @param {() => void} freed called then
 * @returns {() => void} stops waiting
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
  // Rejects if the page has no origin, and when the wait is aborted.
  locks?.request(name, options, then).catch(() => {});
}
