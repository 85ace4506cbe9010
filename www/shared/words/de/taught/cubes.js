// Die Würfel: die Regeln in der Hilfe, die Beweise und die Form dessen, was eingefügt wird.

import { consistentAndZero, IS_DISTANCE } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const cubes = {
  within: 'des Achterpuzzles der Würfel',
  rules: [
    'Acht Würfel stehen auf neun Feldern. Gegenüberliegende Seiten eines Würfels haben dieselbe Farbe: weiß, rot oder blau.',
    'Ein Würfel neben dem leeren Feld rollt über seine Kante hinein, so dass eine andere seiner Seiten nach oben kommt.',
    'Nur die Oberseiten zählen, und wo das leere Feld ist: stimmt beides mit dem Ziel überein, ist das Puzzle gelöst, was auch immer die Seiten zeigen.',
  ],
  examples: {
    'misplaced-painted': 'Falsch liegende, gemalt',
    'misplaced-parity': 'Falsch liegende, mit Parität',
    colours: 'Farben',
  },
  proofs: {
    mismatch: {
      admissible:
        'Von den abweichenden Feldern ist höchstens eines das leere Feld des Ziels. Alle anderen verlangen einen Würfel, den falsch belegt mitzählt; so ist sie nie größer als falsch belegt.',
      consistent: 'Sie kann um zwei fallen: ein Würfel, der vom leeren Feld des Ziels rollt und dort, wo er landet, seine richtige Farbe zeigt, berichtigt zwei Felder mit einem Zug.',
    },
    misplaced: consistentAndZero('Ein Zug füllt ein Feld und berichtigt so höchstens ein Feld.'),
    'misplaced-parity': consistentAndZero(
      'Ein Zug füllt ein Feld und bewegt das leere um eines: die größere der beiden Zahlen fällt höchstens um eins. Jeder Zug kehrt die Parität um, so dass es beim Aufrunden so bleibt.',
    ),
    colours: {
      admissible:
        'Wer zwei Farben übermalt, behält jeden Zug und jedes Ziel: eine Lösung bleibt auf jedem übermalten Brett eine derselben Länge. So ist jede der drei Entfernungen höchstens h*, und die größte auch.',
      consistent: 'Jede Tabelle enthält wahre Entfernungen auf ihrem Brett, die ein Zug höchstens um eins ändert; die größte der drei ist nicht schlechter.',
    },
    exact: IS_DISTANCE,
  },
  turn: 'Zwei Klicks auf ein Feld drehen seinen Würfel; im Ziel ändern sie seine Farbe.',
  paste: 'Die Eingabe des Wettbewerbs: für jedes Problem Spalte und Zeile des leeren Feldes am Start, dann die drei Zeilen des Ziels aus W, R, B und einem E. Eine Zeile 0 0 kann das Ende sein.',
};
