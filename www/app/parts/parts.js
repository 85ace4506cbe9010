// The parts of the page that are loaded when they are first opened, see `later.js`.

import { loadWholeEngine } from '../../shared/engine/engine.js';

/** @import { PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../../shared/control/control.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Later } from './later.js' */

// Both at once, and whichever fails is heard at once.
/** Parts that call more of the engine than a first race, here or in their workers. @type {<T>(part: Promise<T>) => Promise<T>} */
const withEngine = async (part) => (await Promise.all([part, loadWholeEngine()]))[0];

/** How each is loaded: its elements are defined by that, and what works for it can be made. */
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
  workshop: () => withEngine(import('./workshop.js')),
  notes: () => import('./notes.js'),
  refused: () => import('./refused.js'),
  lessons: () => withEngine(import('./lessons.js')),
  help: () => import('./help.js'),
  // Their layouts hold over those of the others.
  present: () => import('./present.js'),
  paper: () => import('./paper.js'),
  share: () => withEngine(import('../../features/share/share-dialog.js')),
  lane: () => withEngine(import('../../features/race/views/lane-dialog.js')),
  paste: () => withEngine(import('../../features/play/paste-dialog.js')),
  'set-up': () => withEngine(import('../../features/play/set-up-dialog.js')),
};

/** @typedef {keyof typeof PARTS} PartName */
/** @typedef {Later<typeof PARTS>} Parts */

/**
 * What a view is made of.
 * @typedef {object} Shown
 * @property {State} state
 * @property {Control} control
 * @property {PuzzleChoice} puzzle
 * @property {() => string} address the link of what is shown
 * @property {() => void} editBreakpoints
 */

/**
 * A view: the element below the tabs, and where it has one, that in the board's place or in place of board and race. What its lies
 * like is the part's `style`, what works for it `work`.
 * @typedef {object} View
 * @property {(shown: Shown) => unknown} [panel]
 * @property {(shown: Shown) => unknown} [board]
 * @property {(shown: Shown) => unknown} [whole]
 */
