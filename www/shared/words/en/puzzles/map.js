// Maps, in the words that a page begins with.

import { count } from '../../format.js';

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const map = {
  name: 'Map',
  full: 'A map: nodes, and edges with costs',
  one: 'step',
  more: 'steps',
  cost: (n) => `cost ${count(n)}`,
  task: 'Find the cheapest way to the goal.',
  how: 'Tap a node that an edge leads to.',
  rule: 'A step follows an edge and costs what the edge says.',
  stuck: 'No edge leads there from the current node.',
  moved: ({ move }) => `Went to ${move}`,
  move: ({ move }) => `to ${move}`,
  heuristics: {
    'by-hand': { name: 'by hand', meaning: 'The h that is written at each node, 0 where none is' },
    manhattan: {
      name: 'Manhattan',
      meaning: 'Columns and rows to the nearest goal, scaled so that no edge is shorter',
    },
    octile: {
      name: 'octile',
      meaning: 'The shortest way over open ground with eight directions, scaled alike',
    },
    'straight-line': {
      name: 'straight line',
      meaning: 'The distance to the nearest goal as the crow flies, scaled alike',
    },
    landmarks: {
      name: 'landmarks',
      meaning: 'The greatest difference of distances to four chosen nodes',
    },
  },
};
