// Parts of the page that load on demand, see `later.js`.

import { loadWholeEngine } from '../../shared/engine/engine.js';
import { FEATURES } from '../features.js';

/** @import { Manifest } from '../../shared/kit/feature.d.ts' */
/** @import { PartName } from '../../shared/kit/opening.js' */

// In parallel; the first failure rejects.
/** Parts that need the whole engine, here or in their workers. @type {<T>(part: Promise<T>) => Promise<T>} */
const withEngine = async (part) => (await Promise.all([part, loadWholeEngine()]))[0];

/** What is loaded but is no feature, or not yet. */
export const OTHERS = {
  engine: loadWholeEngine,
  race: () => import('./race.js'),
  stage: () => import('../../features/stage/part.js'),
  tree: () => import('./tree.js'),
  guess: () => import('./guess.js'),
  finder: () => import('./finder.js'),
  maps: () => withEngine(import('./maps.js')),
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

/** @type {[string, Manifest][]} */
const features = Object.entries(FEATURES);
const loads = features.map(([name, { load, whole }]) => [
  name,
  load && (whole ? () => withEngine(load()) : load),
]);

/** Importing a part defines its elements and returns what the page draws of it. @type {Record<PartName, () => Promise<any>>} */
export const PARTS = { ...Object.fromEntries(loads), ...OTHERS };
