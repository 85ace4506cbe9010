// Wörter der Untergrenze: das Wenigste, das Suchen einer Klasse expandieren.

import { bytes, count, fixed } from '../format.js';
import { capital, nodes, positions } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Known } from '../../state/slices/floor.js' */
/** @import { Words } from '../shape.js' */

/** @type {(known: Known) => string} */
const knowing = ({ consistency, parity }) => `f, g und die Kosten 1 eines Zuges${consistency ? ', die Konsistenz der Heuristiken' : ''}${parity ? ' und die Parität aller Lösungen' : ''}`;

/** @type {(side: string, depth: number) => string} */
const until = (side, depth) => (depth < 0 ? `nichts ${side}` : `${side} bis Tiefe ${depth}`);

/** @type {Words['floor']} */
export const floor = {
  about:
    'Mit wie wenigen expandierten Stellungen kommt eine Suche hier aus? C* ist die Länge einer kürzesten Lösung. Zwei Stellungen, eine vom Start und eine vom Ziel aus erreicht, sind ein Paar, wenn ihre gemeinsame Schranke unter C* liegt: Durch beide könnte noch ein kürzerer Weg führen. Um eine Lösung als kürzeste zu beweisen, muss eine Suche von jedem Paar mindestens eine Stellung expandieren. Die wenigsten Stellungen, die alle Paare erledigen, sind die Untergrenze. Sie gilt für deterministische Suchen, die ein Puzzle nur durch Expandieren kennenlernen, mit je einer Heuristik für die Züge bis zum Ziel und seit dem Start. Keine davon, die ebenso viel weiß, expandiert weniger.',
  large: (key, n) => `Das Messen zählt Stellungen von beiden Seiten. Es dauert eine Weile und braucht mindestens ${bytes(n)} Speicher, ein Byte für jede der ${count(n)} Stellungen ${within(key)}.`,
  never: (key, n) => beyond(key).floor(n),
  unsolvable: (why) => `Dieses Ziel ist nicht erreichbar${why ? `: ${why}` : ''}. Ohne Lösung gibt es nichts zu beweisen.`,
  failed: (/** @type {string} */ why) => `Das Messen brach ab: ${why}.`,
  heuristics: 'Heuristiken',
  sides: { forward: 'Vorwärts', backward: 'Rückwärts' },
  sidesLong: {
    forward: 'Heuristik für die Züge bis zum Ziel',
    backward: 'Heuristik für die Züge seit dem Start',
  },
  measure: 'Messen',
  again: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  progressName: 'Messen der Untergrenze',
  progress: (expanded, generated) => `${positions(expanded)} von beiden Seiten gezählt${generated > 0 ? `; IDA* hat ${count(generated)} erzeugt` : ''}`,

  picture: {
    title: (forward, backward) => `Stellungen mit f < C*, vorwärts mit ${forward}, rückwärts mit ${backward}`,
    line: 'Linie zwischen den Seiten',
    said: (forward, backward, cost, best) => `${capital(until('vorwärts', forward))}, ${until('rückwärts', backward)}: erledigt alle Paare, kostet ${count(cost)}${best ? ', am wenigsten' : ''}.`,
    forward: 'vorwärts, nach Tiefe g',
    backward: 'rückwärts, nach Tiefe g',
    depth: 'g',
    cost: 'Kosten jeder Linie',
    best: (/** @type {number} */ cost) => `am wenigsten: ${count(cost)}`,
    pairs: (/** @type {number} */ n) => `jeder Strich ein Paar: ${count(n)}`,
  },

  laid: {
    choose: 'Darübergelegt',
    chooseLong: 'Im Bild zeigen, was eine Bahn mit den gemessenen Heuristiken bisher expandiert hat',
    none: 'keine Bahn',
    name: (lane, generated) => `Darübergelegt: ${lane}, ${nodes(generated)} erzeugt`,
    part: (name, n) => `${name} ${count(n)}`,
    group: 'Expandiert von der darübergelegten Bahn',
    groupLong: 'Jede Expansion ist von einer von drei Arten, nach den gemessenen Heuristiken.',
    first: (generated) => `Expandiert unter den ersten ${count(generated)} Knoten, mehr werden nicht aufgezeichnet`,
    sorts: {
      necessary: {
        name: 'notwendig',
        one: 'Mit f < C*, auf einem kürzesten Weg und zum ersten Mal. Jede Suche allein vom Start aus, die nicht mehr weiß, muss sie expandieren.',
        two: 'Mit f < C*, auf einem kürzesten Weg, von dieser Seite zum ersten Mal, und auf dieser Seite der Linie. Sie gehören zur Überdeckung, die die Linie zieht.',
      },
      lucky: {
        name: 'Gleichstände',
        one: 'Mit f = C*, auf einem kürzesten Weg und zum ersten Mal. Wie viele davon vor dem Ziel kommen, entscheidet die Regel für Gleichstand.',
        two: 'Mit f = C*, auf einem kürzesten Weg und von dieser Seite zum ersten Mal. Wie viele davon vor dem Ende kommen, entscheidet die Regel für Gleichstand.',
      },
      wasted: {
        name: 'umsonst',
        one: 'Alle übrigen: noch einmal expandiert, auf einem Weg, der kein kürzester ist, oder mit f > C*.',
        two: 'Alle übrigen: von dieser Seite noch einmal expandiert, auf einem Weg, der kein kürzester ist, mit f > C*, oder jenseits der Linie.',
      },
    },
  },

  kinds: {
    facts: {
      name: 'Tatsachen',
      meaning: 'Sie folgen allein aus dem Problem und den Heuristiken. Keine Reihenfolge der Züge und keine Regel für Gleichstand ändert sie.',
    },
    luck: {
      name: 'Gleichstände',
      meaning: 'Wie viele davon eine Suche vor dem Ziel expandiert, hängt davon ab, welche von gleichen Stellungen sie zuerst nimmt.',
    },
  },
  facts: {
    length: { name: 'C*', meaning: 'Die Länge einer kürzesten Lösung, in Zügen.' },
    forward: {
      name: 'f < C* vorwärts',
      meaning: 'Stellungen mit f < C* vom Start aus. A* muss sie alle expandieren.',
    },
    backward: {
      name: 'f < C* rückwärts',
      meaning: 'Stellungen mit f < C* vom Ziel aus. A* muss sie alle expandieren, wenn es rückwärts sucht.',
    },
    cover: {
      name: 'Untergrenze mit f und g',
      meaning: 'Die kleinste Knotenüberdeckung der Paare (GMX). Sie gilt für Suchen, die f, g und die Kosten 1 eines Zuges kennen, wie A*, IDA*, MM und NBS.',
    },
    coverParity: {
      name: '… und der Parität',
      meaning: 'Die Untergrenze, wenn die Suche auch weiß, dass alle Lösungen gerade oder alle ungerade sind.',
    },
    coverConsistent: {
      name: 'Untergrenze mit Konsistenz',
      meaning:
        'Die Untergrenze für Suchen, die auch die Konsistenz der Heuristiken nutzen, entlang eines Zuges und, da Züge sich zurücknehmen lassen, gegen ihn. Für sie liegen weniger Paare unter C* (GMX_C). BAE* nutzt das erste davon.',
    },
    coverConsistentParity: {
      name: '… und der Parität',
      meaning: 'Die Untergrenze, wenn die Suche die Konsistenz nutzt und auch weiß, dass alle Lösungen gerade oder alle ungerade sind.',
    },
    boxOfMm: {
      name: 'MM, höchstens',
      meaning:
        'Stellungen mit f < C* und 2g < C*. MM expandiert sie unter C*, oder weniger, wenn das kleinste f einer Seite oder die kleinsten Tiefen beider es früher aufhören lassen. In Klammern: vorwärts und rückwärts.',
    },
    boxOfMme: {
      name: 'MMe, höchstens',
      meaning:
        'Stellungen mit f < C* und 2g + 1 < C*. MMe expandiert sie unter C*, oder weniger, wenn das kleinste f einer Seite oder die kleinsten Tiefen beider es früher aufhören lassen. In Klammern: vorwärts und rückwärts.',
    },
    idaStar: {
      name: 'IDA* vor der letzten Schranke',
      meaning: 'Stellungen, die IDA* in allen Iterationen expandiert, die nichts finden. Die Zahl in der letzten hängt von der Reihenfolge der Züge ab.',
    },
    idaStarGivenUp: {
      name: 'IDA* vor der letzten Schranke',
      meaning: 'Nicht bekannt: IDA* wurde abgebrochen, als es 20.000.000 Stellungen erzeugt hatte.',
    },
  },
  luck: {
    forwardAt: {
      name: 'f = C* vorwärts',
      meaning: 'Stellungen mit f = C* vom Start aus. Wie viele davon A* expandiert, entscheidet die Regel für Gleichstand.',
    },
    backwardAt: { name: 'f = C* rückwärts', meaning: 'Stellungen mit f = C* vom Ziel aus.' },
  },
  unknown: '–',
  ofSides: (sides) => `(${sides.map(count).join(' + ')})`,

  above: (times, { consistency, parity }) => `${fixed(times, 2)} × die Untergrenze mit ${consistency ? 'Konsistenz' : 'f und g'}${parity ? ' und Parität' : ''}`,
  lanes: 'Bahnen über der Untergrenze',
  noLanes: 'Lass Bahnen mit diesen Heuristiken bis zum Ende laufen, um zu sehen, wie weit sie über der Untergrenze liegen.',
  standing: (name, expanded, times, least, known) =>
    times === null
      ? `${name} hat ${count(expanded)} expandiert, wo die Untergrenze 0 ist.`
      : `${name} hat ${count(expanded)} expandiert: ${fixed(times, 2)} × die Untergrenze (${count(least)}) für Suchen, von einer Seite oder beiden, die ${knowing(known)} kennen.`,
  promise: (times, below, most) => `Unter C* garantiert sie höchstens das ${count(times)}-fache davon, ${count(most)}; expandiert hat sie ${count(below)}.`,
};
