// Why a worker does not go on, see `www/engine/failed.js`. What the browser or the engine says of it has a language of its own, and is
// quoted.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what} (“${message}”)` : what);

export const worker = {
  'worker-unmade': quoting('a worker could not be started'),
  'worker-broke': quoting('a worker stopped at an error'),
  'worker-gone': quoting('a worker was ended, perhaps for want of memory'),
  'worker-garbled': quoting('a worker sent what cannot be read'),
};
