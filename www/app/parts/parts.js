// The parts of the page that are loaded when they are first opened, see `later.js`.

import { loadWholeEngine } from '../../shared/engine/engine.js';

// Both at once, and whichever fails is heard at once.
/** Those that ask on the page's own thread what no first race asks: there nothing may wait for a part of the engine. @type {<T>(part: Promise<T>) => Promise<T>} */
const withEngine = async (part) => (await Promise.all([part, loadWholeEngine()]))[0];

/** How each is loaded: its elements are defined by that, and what works for it can be made. */
export const PARTS = {
  tree: () => import('./tree.js'),
  statistics: () => withEngine(import('./statistics.js')),
  atlas: () => import('./atlas.js'),
  floor: () => import('./floor.js'),
  exercises: () => withEngine(import('./exercises.js')),
  guess: () => import('./guess.js'),
  workshop: () => withEngine(import('./workshop.js')),
  notes: () => import('./notes.js'),
  refused: () => import('./refused.js'),
  present: () => import('./present.js'),
  paper: () => import('./paper.js'),
  lessons: () => import('./lessons.js'),
  help: () => import('../../features/help/help-panel.js'),
  share: () => withEngine(import('../../features/share/share-dialog.js')),
  lane: () => withEngine(import('../../features/race/views/lane-dialog.js')),
  paste: () => import('../../features/play/paste-dialog.js'),
  'set-up': () => import('../../features/play/set-up-dialog.js'),
};

/** @typedef {keyof typeof PARTS} PartName */
/** @typedef {import('./later.js').Later<typeof PARTS>} Parts */
