// Die Schiebeplättchen: die Regeln in der Hilfe, die Beweise und die Form dessen, was eingefügt wird.

import { count } from '../../format.js';
import { consistentAndZero, IS_DISTANCE } from '../proving.js';

/** @import { Proof, TaughtWords } from '../../puzzle.js' */

const TILES = [
  'Das Puzzle ist gelöst, wenn jedes Plättchen liegt, wo das Ziel es hat.',
  'Nur die Hälfte aller Anordnungen ist von einer aus erreichbar: die Seite sagt, wenn ein Ziel in der anderen Hälfte liegt.',
];

/** @type {Readonly<Record<string, Proof>>} */
const proofs = {
  misplaced: consistentAndZero('Ein Zug bewegt ein Plättchen; so kommt durch ihn höchstens eines an seinen Platz.'),
  manhattan: consistentAndZero('Ein Zug bewegt ein Plättchen um ein Feld: ein Summand ändert sich, um eins.'),
  'linear-conflict': {
    admissible:
      'Plättchen in einer Linie kommen nicht aneinander vorbei: von zweien in falscher Reihenfolge muss eines die Linie verlassen und zurückkehren. Diese zwei Züge gehen quer zur Linie, wo Manhattan nichts zählt.',
    consistent:
      'Ein Zug längs einer Zeile ändert höchstens die Zahl der eigenen Spalte des Plättchens, einer längs einer Spalte die seiner Zeile. Wo ein Plättchen diese Linie betritt, fällt Manhattan um eins und die Zahl nicht; wo es sie verlässt, steigt Manhattan um eins und die Zahl fällt höchstens um zwei.',
  },
  exact: IS_DISTANCE,
  additive: {
    admissible: 'Jede Tabelle zählt nur die Züge ihrer eigenen Plättchen, was auch immer die anderen tun. Kein Zug wird zweimal gezählt; so ist die Summe höchstens h*.',
    consistent: 'Sie kann um drei, fünf oder sieben fallen: jede Tabelle behält das Kleinste über alle Orte des leeren Feldes, und das von zwei Nachbarn kann zu verschiedenen Orten gehören.',
  },
};

/** @type {TaughtWords} */
export const eightPuzzle = {
  within: 'des 8-Puzzles',
  rules: ['Acht nummerierte Plättchen liegen auf neun Feldern. Ein Plättchen neben dem leeren Feld gleitet hinein.', ...TILES],
  examples: {
    manhattan: 'Manhattan',
    'manhattan-painted': 'Manhattan, gemalt',
    'linear-conflict': 'Linearer Konflikt',
    gaschnig: 'Gaschnigs',
    fringe: 'Korfs Rand',
    corner: 'Korfs Ecke',
    additive: '6-6-3',
  },
  proofs,
  paste:
    'Für jedes Problem der Start und dann das Ziel: je drei Zeilen aus drei Zahlen, 0 oder x für das leere Feld. Das Ziel eines Starts allein ist 123456780 (AOJ ALDS1_13_B). Das gilt auch für jede Zeile aus neun mit x (POJ 1077, HDU 1043); neun Ziffern ohne Leerzeichen haben das Ziel 123804765 (Luogu P1379).',
};

/** @type {TaughtWords} */
export const fifteenPuzzle = {
  within: 'des 15-Puzzles',
  rules: ['Fünfzehn nummerierte Plättchen liegen auf sechzehn Feldern. Ein Plättchen neben dem leeren Feld gleitet hinein.', ...TILES],
  proofs,
  paste:
    'Für jedes Problem der Start und dann das Ziel: je vier Zeilen aus vier Zahlen, von 0 für das leere Feld bis 15. Das Ziel eines Starts allein ist 1 bis 15 der Reihe nach und zuletzt das leere Feld (AOJ ALDS1_13_C).',
  beyond: {
    atlas: (n) =>
      `Der Zustandsraum des 15-Puzzles ist zu groß, um ihn hier zu zählen. Die Hälfte aller Anordnungen ist erreichbar, 16!/2 = ${count(n)}: mit einem Byte für jede füllten sie den Speicher von tausend Rechnern. Andere Methoden haben gezeigt, dass die entferntesten 80 Züge von den geordneten Plättchen weg sind (Brüngger und andere, 1999).`,
    floor: (n) => `Die Untergrenze des 15-Puzzles ist nicht bekannt: das Zählen braucht eine Tabelle aller erreichbaren Stellungen, 16!/2 = ${count(n)}. Das 8-Puzzle hat eine.`,
  },
};
