// Das Spielzeug: die Regeln in der Hilfe, die Beweise und die Form dessen, was eingefügt wird.

import { consistentAndZero } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const toys = {
  within: 'des Spielzeugs aus 0 und 1',
  rules: [
    'Spielzeuge (1) und leere Plätze (0) füllen ein Brett aus sechzehn Feldern.',
    'Eine 1 und eine 0 nebeneinander, in einer Zeile oder Spalte, tauschen die Plätze.',
    'Das Puzzle ist gelöst, wenn auf jedem Feld steht, was das Ziel dort hat.',
  ],
  examples: {
    'half-mismatch': 'Halbe Abweichung',
    nearest: 'Nächste Lücke jeder 1',
    'corners-painted': 'Ecken, gemalt',
  },
  proofs: {
    'half-mismatch': consistentAndZero('Ein Tausch ändert zwei Felder und berichtigt so höchstens zwei Abweichungen, und die Hälfte von zwei ist eins.'),
    matching: {
      admissible:
        'Man folge jeder 1 entlang einer Lösung: das paart die Einsen mit den Feldern, die zu füllen sind, und jeder Tausch trägt eine 1 um ein Feld. Die billigste Paarung kostet nicht mehr.',
      consistent: 'Ein Tausch trägt eine 1 um ein Feld; das ändert die Kosten jeder Paarung höchstens um eins.',
    },
  },
  paste: 'Für jedes Problem der Start und dann das Ziel: je vier Zeilen aus 0 und 1; eine leere Zeile darf dazwischenstehen.',
};
