// Die Springer: wie es auf der Seite heißt.

/** @import { PuzzleWords } from '../puzzles.js' */

/** @type {PuzzleWords} */
export const knights = {
  name: 'Springer',
  full: 'Der Springertausch',
  one: 'Sprung',
  more: 'Sprünge',
  dative: 'Sprüngen',
  verb: 'springen',
  task: 'Spring, bis die Springer wie im Ziel stehen.',
  how: 'Tippe auf einen Springer, der in die Lücke springen kann.',
  rule: 'Ein Springer springt auf das leere Feld, wie im Schach.',
  stuck: 'Nur ein Springer, der einen Sprung von der Lücke entfernt ist, kann ziehen.',
  square: (x, y) => `${'abcde'[x - 1]}${6 - y}`,
  row: (y, side) => side - y,
  moved: ({ from, to }) => `Der Springer auf ${from} ist nach ${to} gesprungen`,
  move: ({ from, to }) => `${from} nach ${to}`,
  heuristics: {
    perimeter: {
      name: 'Perimeter',
      meaning: 'Exakt bis 11 Sprünge vor dem Ziel; weiter draußen das Größere von falsch belegt und der kleinsten Zahl über 11 mit der richtigen Parität',
    },
  },
};
