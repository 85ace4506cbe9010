// Die Springer: wie es auf der Seite heißt.

/** @type {import('../../puzzle.js').Name} */
const square = (x, y) => `${'abcde'[x - 1]}${6 - y}`;

/** @type {import('../puzzles.js').PuzzleWords} */
export const knights = {
  name: 'Springer',
  full: 'Der Springertausch',
  within: 'des Springertauschs',
  one: 'Sprung',
  more: 'Sprünge',
  dative: 'Sprüngen',
  verb: 'springen',
  rule: 'Ein Springer springt auf das leere Feld, wie im Schach.',
  square,
  row: (y, side) => side - y,
  moved: ({ from, to }, name) => `Der Springer auf ${name(from)} ist nach ${name(to)} gesprungen`,
  move: (from, to) => `${square(...from)} nach ${square(...to)}`,
  heuristics: {
    perimeter: {
      name: 'Perimeter',
      meaning:
        'Exakt bis 11 Sprünge vor dem Ziel; weiter draußen das Größere von falsch belegt und der kleinsten Zahl über 11 mit der richtigen Parität',
    },
  },
};
