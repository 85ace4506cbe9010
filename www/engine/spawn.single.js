// Where the workers come from in a build that is one file: all of them are one text inside it, which is told by its name which one to be.

import AnyWorker from './all-workers.js?worker&inline';
import { madeOr } from './unmade.js';

const named = (/** @type {string} */ name) => madeOr(() => new AnyWorker({ name }));

/** @type {typeof import('./spawn.js').spawn} */
export const spawn = {
  lane: () => named('lane'),
  guide: () => named('guide'),
  experiment: () => named('experiment'),
  tree: () => named('tree'),
  deal: () => named('deal'),
  atlas: () => named('atlas'),
  floor: () => named('floor'),
  quality: () => named('quality'),
  workshop: () => named('workshop'),
};
