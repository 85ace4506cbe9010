// Die Schiebeplättchen: wie es auf der Seite heißt.

import { direction } from '../directions.js';

/** @import { Told } from '../../puzzle.js' */
/** @import { PuzzleWords } from '../puzzles.js' */

/** @type {(move: Told) => string} */
const slid = ({ move, piece }) => `${piece} ${direction(move)} geschoben`;

const both = {
  one: 'Zug',
  more: 'Züge',
  dative: 'Zügen',
  verb: 'ziehen',
  task: 'Schieb die Plättchen, bis sie wie im Ziel liegen.',
  how: 'Tippe auf ein Plättchen neben der Lücke.',
  rule: 'Ein Plättchen neben dem leeren Feld gleitet hinein.',
  stuck: 'Nur ein Plättchen neben der Lücke kann gleiten.',
  moved: slid,
};

/** @type {PuzzleWords} */
export const eightPuzzle = {
  ...both,
  name: '8-Puzzle',
  full: 'Das 8-Puzzle',
  heuristics: {
    manhattan: {
      name: 'Manhattan',
      meaning: 'Zeilen und Spalten, die jedes Plättchen von seinem Platz entfernt ist, summiert',
    },
    'linear-conflict': {
      name: 'Linienkonflikt',
      meaning: 'Manhattan und zwei mehr für jedes Plättchen, das seine eigene Zeile oder Spalte verlassen muss, um ein anderes vorbeizulassen',
    },
    additive: {
      name: 'additiv',
      meaning: 'Disjunkte Musterdatenbanken: für jede Gruppe von Plättchen die kleinste Zahl eigener Züge, die sie an ihren Platz bringt, summiert',
    },
  },
};

/** @type {PuzzleWords} */
export const fifteenPuzzle = {
  ...both,
  name: '15-Puzzle',
  full: 'Das 15-Puzzle',
};
