// See `www/shared/engine/failed.js`. Messages of the browser have its own language and are quoted, as are unexpected messages of the engine.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what} (“${message}”)` : what);

export const worker = {
  'worker-unmade': quoting('a worker could not be started'),
  'worker-broke': quoting('a worker stopped at an error'),
  'worker-refused': (/** @type {string} */ why) => `the engine refused what was asked of it (${why})`,
  'worker-gone': quoting('a worker was ended, perhaps for want of memory'),
  'worker-garbled': quoting('a worker sent what cannot be read'),
};
