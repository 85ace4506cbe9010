// Why a worker does not go on, see `www/shared/engine/failed.js`. What the browser says of it has a language of its own, and is quoted; so is
// what the engine says that is no answer.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what} (“${message}”)` : what);

export const worker = {
  'worker-unmade': quoting('a worker could not be started'),
  'worker-broke': quoting('a worker stopped at an error'),
  'worker-refused': (/** @type {string} */ why) =>
    `the engine refused what was asked of it (${why})`,
  'worker-gone': quoting('a worker was ended, perhaps for want of memory'),
  'worker-garbled': quoting('a worker sent what cannot be read'),
};
