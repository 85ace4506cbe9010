// Karten: wie sie auf der Seite heißen.

import { count } from '../../format.js';

/** @import { PuzzleWords } from '../puzzles.js' */

/** @type {PuzzleWords} */
export const map = {
  name: 'Karte',
  full: 'Eine Karte: Knoten, und Kanten mit Kosten',
  one: 'Schritt',
  more: 'Schritte',
  cost: (n) => `Kosten ${count(n)}`,
  dative: 'Schritten',
  verb: 'gehen',
  task: 'Finde den billigsten Weg zum Ziel.',
  how: 'Tippe auf einen Knoten, zu dem eine Kante führt.',
  rule: 'Ein Schritt folgt einer Kante und kostet, was an ihr steht.',
  stuck: 'Vom jetzigen Knoten führt keine Kante dorthin.',
  moved: ({ move }) => `Nach ${move} gegangen`,
  move: ({ move }) => `nach ${move}`,
  heuristics: {
    'by-hand': {
      name: 'von Hand',
      meaning: 'Das h, das an jedem Knoten steht; 0, wo keines steht',
    },
    manhattan: {
      name: 'Manhattan',
      meaning: 'Spalten und Zeilen zum nächsten Ziel, so skaliert, dass keine Kante kürzer ist',
    },
    octile: {
      name: 'Oktil',
      meaning: 'Der kürzeste Weg über offenes Gelände mit acht Richtungen, ebenso skaliert',
    },
    'straight-line': {
      name: 'Luftlinie',
      meaning: 'Die Luftlinie zum nächsten Ziel, ebenso skaliert',
    },
    landmarks: {
      name: 'Landmarken',
      meaning: 'Der größte Unterschied der Entfernungen zu vier gewählten Knoten',
    },
  },
};
