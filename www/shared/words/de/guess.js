// Wörter für das Raten vor einem Rennen, und was dabei herauskam.

import { allOf, count, times } from '../format.js';
import { lane, plural } from './names.js';

/** @import { Cause } from '../../state/slices/guess.js' */
/** @import { Words } from '../shape.js' */
const positions = (/** @type {number} */ n) => plural(n, 'Stellung', 'Stellungen');
const hands = (/** @type {number} */ n) => plural(n, 'Hand', 'Hände');

/** @type {(cause: Cause) => string} */
const because = ({ spec, sides, stores, duplicates, pruned, iterations }) => {
  const parts = [
    sides ? 'suchte von beiden Seiten' : '',
    iterations > 1 ? `begann ${count(iterations - 1)}-mal von vorn` : '',
    stores && duplicates > 0 ? `erkannte ${plural(duplicates, 'Duplikat', 'Duplikate')}` : '',
    stores ? '' : 'vergaß besuchte Stellungen',
    pruned > 0 ? `schnitt ${positions(pruned)} ab` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `Die Suche ${lane(spec)} ${allOf(parts)}.` : '';
};

/** @type {Words['guess']} */
export const guess = {
  close: 'Schließen',
  questions: {
    fewer: () => 'Welche Bahn erzeugt am wenigsten?',
    factor: () => 'Um welchen Faktor unterscheiden sich die größte und die kleinste Zahl?',
    bound: (/** @type {string} */ name) => `Mit welcher Schranke endet ${name}?`,
    next: (/** @type {string} */ name) => `Wie viele Knoten bringt die nächste Schranke von ${name} hinzu?`,
  },
  short: { fewer: 'Weniger', factor: 'Faktor', bound: 'Letzte Schranke', next: 'Nächste Schranke' },
  lane: 'Bahn',
  iteration: (/** @type {number} */ n) => `Iteration ${count(n + 1)}`,
  value: 'Tipp',
  hands: 'Hände',
  add: 'Eintragen',
  how: 'Auf die Skala drücken oder eine Zahl eintippen. Hände sind, wie viele Leute das tippen.',
  nothing: 'Zu einer Bahn ohne Schranken gibt es nichts zu raten. Füge eine Suche hinzu.',
  lacking: 'Keine Bahn hat eine Lösung gefunden: es gibt nichts zu vergleichen.',
  scale: 'Tipps, auf einer Skala, auf der jeder Schritt das Zehnfache ist',
  handsFor: (/** @type {string} */ name) => `Hände für ${name}`,
  mark: (/** @type {number} */ value, /** @type {number} */ n) => `${count(value)}: ${hands(n)}`,
  remove: (/** @type {number} */ value) => `${count(value)} entfernen`,
  waiting: 'Lass die Bahnen laufen, um die Antwort zu sehen.',
  result: times,
  came: 'Ergebnis',
  again: 'Noch einmal raten',
  fewest: (names, generated) => `${allOf(names)}: ${positions(generated)}.`,
  rightHands: (right, all) => `${count(right)} von ${plural(all, 'Hand', 'Händen')} richtig.`,
  because: (causes) => causes.map(because).filter(Boolean).join(' '),
  factor: (value, few, many) => `${times(value)}-mal so viele: ${lane(many.spec)} ${count(many.generated)}, ${lane(few.spec)} ${count(few.generated)}.`,
  bound: (bound, isShortest, iterations) =>
    isShortest
      ? `Sie endete mit ${count(bound)}, der Länge einer kürzesten Lösung: unter keiner kleineren Schranke liegt eine. Im ganzen ${plural(iterations, 'Iteration', 'Iterationen')}.`
      : `Sie endete mit ${count(bound)}, nach ${plural(iterations, 'Iteration', 'Iterationen')}.`,
  next: (value, bound, before, isLast) =>
    [
      `Die Schranke ${count(bound)} brachte ${plural(value, 'Knoten', 'Knoten')} hinzu.`,
      before && before.generated > 0
        ? `Das ist ${times(value / before.generated)}-mal so viel wie bei der Schranke ${count(before.bound)}: all das wird noch einmal erzeugt, und was tiefer liegt dazu.`
        : '',
      isLast ? 'Sie endete mit dem Ziel, bevor alles davon erzeugt war.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  none: (/** @type {number | null} */ bound) => (bound === null ? 'Eine solche Schranke gab es nicht.' : `Eine nächste Schranke gab es nicht: sie endete mit ${count(bound)}.`),
  nearest: (value, n, off) => `Am nächsten: ${count(value)} (${hands(n)}), ${off < 1.005 ? 'genau richtig' : `um einen Faktor ${times(off)} daneben`}.`,
};
