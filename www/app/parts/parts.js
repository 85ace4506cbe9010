// Parts of the page that load on demand, see `later.js`.

import { loadWholeEngine } from '../../shared/engine/engine.js';

/** @import { PartName } from '../../shared/kit/opening.js' */
/** @import { Later } from './later.js' */

// In parallel; the first failure rejects.
/** Parts that need the whole engine, here or in their workers. @type {<T>(part: Promise<T>) => Promise<T>} */
const withEngine = async (part) => (await Promise.all([part, loadWholeEngine()]))[0];

/** Importing a part defines its elements and returns its services. @satisfies {Record<PartName, () => Promise<unknown>>} */
export const PARTS = {
  engine: loadWholeEngine,
  race: () => import('./race.js'),
  tree: () => import('./tree.js'),
  statistics: () => withEngine(import('../../features/statistics/part.js')),
  atlas: () => withEngine(import('../../features/atlas/part.js')),
  floor: () => withEngine(import('../../features/floor/part.js')),
  exercises: () => withEngine(import('../../features/exercises/part.js')),
  guess: () => import('./guess.js'),
  teach: () => withEngine(import('../../features/teach/part.js')),
  finder: () => import('./finder.js'),
  maps: () => withEngine(import('./maps.js')),
  workshop: () => withEngine(import('../../features/workshop/part.js')),
  notes: () => import('./notes.js'),
  refused: () => import('./refused.js'),
  lessons: () => withEngine(import('./lessons.js')),
  help: () => import('./help.js'),
  // Their styles override those of other parts.
  present: () => import('./present.js'),
  paper: () => import('./paper.js'),
  share: () => withEngine(import('../../features/share/share-dialog.js')),
  lane: () => withEngine(import('../../features/race/views/lane-dialog.js')),
  paste: () => withEngine(import('../../features/play/paste-dialog.js')),
  'set-up': () => withEngine(import('../../features/play/set-up-dialog.js')),
};

/** @typedef {Later<typeof PARTS>} Parts */
