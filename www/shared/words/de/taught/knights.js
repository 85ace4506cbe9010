// Die Springer: die Regeln in der Hilfe, die Beweise und die Form dessen, was eingefügt wird.

import { consistentAndZero } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const knights = {
  within: 'des Springertauschs',
  rules: [
    'Zwölf weiße Springer (1) und zwölf schwarze (0) stehen auf fünfundzwanzig Feldern.',
    'Ein Springer springt wie im Schach auf das leere Feld: zwei Felder längs einer Zeile oder Spalte und eines zur Seite.',
    'Das Puzzle ist gelöst, wenn auf jedem Feld steht, was das Ziel dort hat. Springer einer Farbe sind alle gleich.',
  ],
  examples: {
    'middle-painted': 'Eine Mitte, gemalt',
  },
  proofs: {
    mismatch: {
      admissible:
        'Von den abweichenden Feldern ist höchstens eines das leere Feld des Ziels. Alle anderen verlangen einen Springer, den falsch belegt mitzählt; so ist sie nie größer als falsch belegt.',
      consistent: 'Sie kann um zwei fallen: ein Springer, der das leere Feld des Ziels für ein Feld verlässt, das ihn verlangt, berichtigt zwei Felder mit einem Sprung.',
    },
    misplaced: consistentAndZero('Ein Sprung füllt ein Feld und berichtigt so höchstens ein Feld.'),
    perimeter: {
      admissible:
        'In der Kugel um das Ziel ist sie die wahre Entfernung. Außerhalb ist h* größer als der Radius, von der Parität, die die Farbe des leeren Feldes angibt, und nie kleiner als falsch belegt.',
      consistent:
        'Innen ändern sich Entfernungen höchstens um eins. Außen ändern sich falsch belegt und die Zahl der Parität je höchstens um eins. Von außen fällt sie um eins auf den Radius, da die Parität zwei verbietet.',
    },
  },
  paste: 'Die Eingabe des Wettbewerbs: wie viele Bretter, dann die Bretter, jedes fünf Zeilen aus 1, 0 und einem * für das leere Feld.',
};
