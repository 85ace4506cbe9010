// Die Würfel: wie es auf der Seite heißt.

import { direction } from '../directions.js';

/** @import { PuzzleWords } from '../puzzles.js' */

/** @type {PuzzleWords} */
export const cubes = {
  name: 'Würfel',
  full: 'Das Achterpuzzle der Würfel',
  one: 'Zug',
  more: 'Züge',
  dative: 'Zügen',
  verb: 'rollen',
  task: 'Roll die Würfel, bis ihre Oberseiten zum Ziel passen.',
  how: 'Tippe auf einen Würfel neben der Lücke.',
  rule: 'Rollen bringt eine andere Seite nach oben. Nur was oben ist, zählt.',
  stuck: 'Nur ein Würfel neben der Lücke kann rollen.',
  moved: ({ move, from }) => `Den Würfel auf ${from} ${direction(move)} gerollt`,
  goalIs: 'die Oberseiten, von oben',
  heuristics: {
    'misplaced-parity': {
      name: 'falsch belegt + Parität',
      meaning: 'Falsch belegte Felder oder, wenn er länger ist, der Weg des leeren Feldes an sein Ziel, auf die richtige Parität aufgerundet',
    },
    colours: {
      name: 'Farben',
      meaning: 'Drei Musterdatenbanken, eine für jede Farbe: die genaue Entfernung, wenn die beiden anderen übermalt sind; die größte der drei zählt',
    },
  },
};
