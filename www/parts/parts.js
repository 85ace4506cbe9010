// The parts of the page that are loaded when they are first opened, see `later.js`.

/** How each is loaded: its elements are defined by that, and what works for it can be made. */
export const PARTS = {
  tree: () => import('./tree.js'),
  statistics: () => import('./statistics.js'),
  atlas: () => import('./atlas.js'),
  floor: () => import('./floor.js'),
  exercises: () => import('./exercises.js'),
  guess: () => import('./guess.js'),
  workshop: () => import('./workshop.js'),
  notes: () => import('./notes.js'),
  present: () => import('./present.js'),
  paper: () => import('./paper.js'),
  lessons: () => import('./lessons.js'),
  help: () => import('../help/help-panel.js'),
  share: () => import('../share/share-dialog.js'),
  lane: () => import('../race/views/lane-dialog.js'),
  paste: () => import('../play/paste-dialog.js'),
  'set-up': () => import('../play/set-up-dialog.js'),
};

/** @typedef {keyof typeof PARTS} PartName */
/** @typedef {import('./later.js').Later<typeof PARTS>} Parts */
