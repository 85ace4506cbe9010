// Sliding tiles, in the words that come later: the rules for the help, the proofs, the form of what is pasted.

import { count } from '../../format.js';
import { consistentAndZero, IS_DISTANCE } from '../proving.js';

/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** @type {Readonly<Record<string, Proof>>} */
const proofs = {
  misplaced: consistentAndZero('A slide moves one tile, so at most one comes home by it.'),
  manhattan: consistentAndZero('A slide moves one tile by one square: one term of the sum changes, by one.'),
  'linear-conflict': {
    admissible: 'Tiles in a line cannot pass each other: of two in the wrong order one must leave the line and come back. These two moves go across the line, where Manhattan counts nothing.',
    consistent:
      'A slide along a row changes at most the count of the tile’s own column, one along a column that of its row. Where a tile enters this line Manhattan falls by one and the count does not; where it leaves, Manhattan rises by one and the count falls by at most two.',
  },
  exact: IS_DISTANCE,
  additive: {
    admissible: 'Each table counts the moves of its own tiles alone, whatever the others do. No move is counted twice, so the sum is at most h*.',
    consistent: 'It can fall by three, five or seven: each table keeps the least over all places of the empty square, and those of two neighbours may belong to different places.',
  },
};

/** @type {TaughtWords} */
export const eightPuzzle = {
  within: 'the 8-puzzle',
  rules: [
    'Eight numbered tiles lie on nine squares. A tile beside the empty square slides into it.',
    'The puzzle is solved when every tile lies where the goal has it.',
    'Only half of all arrangements can be reached from any one of them: the page says so where a goal is in the other half.',
  ],
  examples: {
    manhattan: 'Manhattan',
    'manhattan-painted': 'Manhattan, painted',
    'linear-conflict': 'Linear conflict',
    gaschnig: 'Gaschnig’s',
    fringe: 'Korf’s fringe',
    corner: 'Korf’s corner',
    additive: '6-6-3',
  },
  proofs,
  paste:
    'For each problem the start and then the goal: three rows of three numbers each, 0 or x for the empty square. A start alone goes to 123456780 (AOJ ALDS1_13_B). So does each line of nine with an x (POJ 1077, HDU 1043); nine digits without spaces go to 123804765 (Luogu P1379).',
};

/** @type {TaughtWords} */
export const fifteenPuzzle = {
  within: 'the 15-puzzle',
  rules: [
    'Fifteen numbered tiles lie on sixteen squares. A tile beside the empty square slides into it.',
    'The puzzle is solved when every tile lies where the goal has it.',
    'Only half of all arrangements can be reached from any one of them: the page says so where a goal is in the other half.',
  ],
  proofs,
  paste:
    'For each problem the start and then the goal: four rows of four numbers each, from 0 for the empty square to 15. A start alone goes to 1 to 15 in order and the empty square last (AOJ ALDS1_13_C).',
  beyond: {
    atlas: (positions) =>
      `The state space of the 15-puzzle is too large to count here. Half of all arrangements can be reached, 16!/2 = ${count(positions)}: at a byte each, they would fill the memory of a thousand computers. Other methods showed that the farthest are 80 moves from the tiles in order (Brüngger and others, 1999).`,
    floor: (positions) => `The lower limit of the 15-puzzle is not known: counting it takes a table of all reachable positions, 16!/2 = ${count(positions)}. The 8-puzzle has one.`,
  },
};
