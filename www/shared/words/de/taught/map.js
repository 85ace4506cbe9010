// Karten: die Regeln in der Hilfe und die Beweise.

/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** @type {(measure: string) => Proof} */
const scaled = (measure) => ({
  admissible: `${measure} wird mit dem Kleinsten malgenommen, was eine Kante für ihre Länge kostet. Kein Weg kostet also weniger.`,
  consistent: `Entlang einer Kante ändert sich das höchstens um die Länge der Kante, und die kostet mindestens so viel.`,
});

/** @type {TaughtWords} */
export const map = {
  within: 'einer Karte',
  rules: [
    'Eine Karte hat Knoten und Kanten. Eine Kante führt in eine Richtung, mit einem Pfeil, oder in beide, und hat Kosten.',
    'Eine Lösung ist ein Weg vom Start zu einem Ziel. Sie kostet die Summe der Kosten ihrer Kanten.',
    'g sind die Kosten des Weges zu einem Knoten, und h schätzt die Kosten, die noch kommen.',
  ],
  proofs: {
    'by-hand': {
      admissible: 'Zahlen von Hand beweisen nichts. Unter der Karte steht, ob sie untere Schranken sind.',
      consistent: 'Dieselbe Prüfung sieht jede Kante an und nennt die, entlang der h zu weit fällt.',
    },
    manhattan: scaled('Die Entfernung entlang von Spalten und Zeilen'),
    octile: scaled('Die Entfernung mit acht Richtungen'),
    'straight-line': scaled('Die Luftlinie'),
    landmarks: {
      admissible: 'Der Weg zu einem Ziel und von dort zu einer Landmarke ist nicht kürzer als der Weg zur Landmarke. Der Unterschied dieser Entfernungen ist also eine untere Schranke.',
      consistent: 'Eine Kante ändert die Entfernung zu einer Landmarke höchstens um ihre Kosten.',
    },
  },
  paste: '',
  beyond: {
    atlas: () => 'Eine Karte ist ihr eigener Zustandsraum: das Brett zeigt ihn ganz.',
    floor: () => 'Die untere Grenze wird für Züge gezählt, die alle gleich viel kosten.',
  },
};
