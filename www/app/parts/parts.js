// Parts of the page that load on demand, see `later.js`.

import { loadWholeEngine } from '../../shared/engine/engine.js';

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../control/control.js' */
/** @import { PartName } from '../../shared/kit/opening.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Later } from './later.js' */

// In parallel; the first failure rejects.
/** Parts that need the whole engine, here or in their workers. @type {<T>(part: Promise<T>) => Promise<T>} */
const withEngine = async (part) => (await Promise.all([part, loadWholeEngine()]))[0];

/** Importing a part defines its elements and returns its services. @satisfies {Record<PartName, () => Promise<unknown>>} */
export const PARTS = {
  engine: loadWholeEngine,
  race: () => import('./race.js'),
  tree: () => import('./tree.js'),
  statistics: () => withEngine(import('./statistics.js')),
  atlas: () => withEngine(import('./atlas.js')),
  floor: () => withEngine(import('./floor.js')),
  exercises: () => withEngine(import('./exercises.js')),
  guess: () => import('./guess.js'),
  teach: () => withEngine(import('./teach.js')),
  finder: () => import('./finder.js'),
  maps: () => withEngine(import('./maps.js')),
  workshop: () => withEngine(import('./workshop.js')),
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

/**
 * @typedef {object} Shown
 * @property {State} state
 * @property {Control} control
 * @property {PuzzleChoice} puzzle
 * @property {() => string} address the link of the current state
 * @property {() => void} editBreakpoints
 */

/**
 * A view: the element below the tabs, and optionally one in place of the board, or of board and race. Its module also exports `style`,
 * its layout, and `work`, its services.
 * @typedef {object} View
 * @property {(shown: Shown) => unknown} [panel]
 * @property {(shown: Shown) => unknown} [board]
 * @property {(shown: Shown) => unknown} [whole]
 */
