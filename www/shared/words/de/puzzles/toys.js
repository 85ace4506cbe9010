// Das Spielzeug: wie es auf der Seite heißt.

/** @import { PuzzleWords } from '../puzzles.js' */

/** @type {PuzzleWords} */
export const toys = {
  name: 'Spielzeug',
  full: 'Das Spielzeug aus 0 und 1',
  one: 'Tausch',
  more: 'Tausche',
  dative: 'Tauschen',
  verb: 'tauschen',
  task: 'Tausch, bis die Spielzeuge wie im Ziel liegen.',
  how: 'Tippe auf eine 1, neben der eine 0 liegt.',
  rule: 'Eine 1 und eine 0 nebeneinander tauschen die Plätze.',
  stuck: 'Ein Spielzeug tauscht nur mit einem Nachbarn der anderen Art.',
  square: (x, y) => `Zeile ${y}, Spalte ${x}`,
  briefly: (x, y) => `r${y} c${x}`,
  moved: ({ from, to }) => `${from} mit ${to} getauscht`,
  move: ({ from, to }) => `${from} mit ${to}`,
  heuristics: {
    'half-mismatch': {
      name: 'halbe Abweichung',
      meaning: 'Die Hälfte der abweichenden Felder, da ein Tausch höchstens zwei berichtigt',
    },
    matching: {
      name: 'Zuordnung',
      meaning: 'Die billigste Paarung der Einsen, die bewegt werden müssen, mit den Feldern, die zu füllen sind, Zeilen und Spalten dazwischen summiert: exakt, wo immer das Ziel erreichbar ist',
    },
  },
};
