// Wörter der Untergrenze: das Wenigste, das Suchen einer Klasse expandieren.

import { bytes, count, fixed } from '../format.js';
import { capital, nodes, positions } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Known } from '../../../features/floor/standing.js' */

/** Was Suchen einer Klasse wissen. @type {(known: Known) => string} */
const knowing = ({ consistency, parity }) =>
  `f, g und die Kosten 1 eines Zuges${consistency ? ', die Konsistenz der Heuristiken' : ''}${parity ? ' und die Parität aller Lösungen' : ''}`;

/** @type {(side: string, depth: number) => string} */
const until = (side, depth) => (depth < 0 ? `nichts ${side}` : `${side} bis Tiefe ${depth}`);

export const floor = {
  about:
    'Mit wie wenigen expandierten Stellungen kommt eine Suche hier aus? Um zu beweisen, dass eine Lösung kürzest ist, muss sie jedes Paar von Stellungen erledigen, eine vom Start und eine vom Ziel aus erreicht, dessen gemeinsame Schranke unter C* liegt, der Länge einer kürzesten Lösung. Sie erledigt ein Paar, indem sie eine der beiden expandiert. Die wenigsten Stellungen, die alle Paare erledigen, sind die Untergrenze. Sie gilt für deterministische Suchen, die ein Puzzle nur durch Expandieren kennenlernen und je eine Heuristik für die Züge bis zum Ziel und seit dem Start haben. Keine davon, die ebenso viel weiß, expandiert weniger.',
  /** @type {(key: string, positions: number) => string} */
  large: (key, n) =>
    `Dafür werden Stellungen von beiden Seiten gezählt, in einer Tabelle mit einem Byte für jede der ${count(n)} ${within(key)}: das braucht ${bytes(n)} Speicher und mehr, und eine Weile.`,
  /** @type {(key: string, positions: number) => string} */
  never: (key, n) => beyond(key).floor(n),
  /** @type {(why: string) => string} */
  unsolvable: (why) =>
    `Dieses Ziel ist nicht erreichbar${why ? `: ${why}` : ''}. Wo es keine Lösung gibt, ist keine als kürzeste zu beweisen.`,
  failed: (/** @type {string} */ why) => `Das Messen ist stehen geblieben: ${why}.`,
  heuristics: 'Heuristiken',
  sides: { forward: 'Vorwärts', backward: 'Rückwärts' },
  sidesLong: {
    forward: 'Heuristik der Züge bis zum Ziel',
    backward: 'Heuristik der Züge seit dem Start',
  },
  measure: 'Messen',
  again: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  progressName: 'Messen der Untergrenze',
  /** @type {(expanded: number, generated: number) => string} */
  progress: (expanded, generated) =>
    `${positions(expanded)} von beiden Seiten gezählt${generated > 0 ? `; IDA* hat ${count(generated)} erzeugt` : ''}`,

  picture: {
    /** @type {(forward: string, backward: string) => string} */
    title: (forward, backward) =>
      `Stellungen mit f < C*, vorwärts mit ${forward}, rückwärts mit ${backward}`,
    line: 'Linie zwischen den Seiten',
    /** @type {(forward: number, backward: number, cost: number, best: boolean) => string} */
    said: (forward, backward, cost, best) =>
      `${capital(until('vorwärts', forward))}, ${until('rückwärts', backward)}: erledigt alle Paare, kostet ${count(cost)}${best ? ', am wenigsten' : ''}.`,
    forward: 'vorwärts, nach Tiefe g',
    backward: 'rückwärts, nach Tiefe g',
    depth: 'g',
    cost: 'Kosten jeder Linie',
    best: (/** @type {number} */ cost) => `am wenigsten: ${count(cost)}`,
    pairs: (/** @type {number} */ n) => `jeder Strich ein Paar: ${count(n)}`,
  },

  laid: {
    choose: 'Darübergelegt',
    chooseLong:
      'Was eine Bahn bisher expandiert hat, über das Bild gelegt: eine, die nach den gemessenen Heuristiken sucht',
    none: 'keine Bahn',
    /** @type {(lane: string, generated: number) => string} */
    name: (lane, generated) => `Darübergelegt: ${lane}, ${nodes(generated)} erzeugt`,
    /** @type {(name: string, n: number) => string} */
    part: (name, n) => `${name} ${count(n)}`,
    group: 'Expandiert von der darübergelegten Bahn',
    groupLong: 'Jede Expansion ist von einer von drei Arten, nach den gemessenen Heuristiken.',
    /** @type {(generated: number) => string} */
    first: (generated) =>
      `Expandiert unter den ersten ${count(generated)} Knoten, mehr werden nicht behalten`,
    sorts: {
      necessary: {
        name: 'notwendig',
        one: 'Mit f < C*, auf einem kürzesten Weg und zum ersten Mal: was allein vom Start aus sucht und nicht mehr weiß, muss sie expandieren.',
        two: 'Mit f < C*, auf einem kürzesten Weg, von dieser Seite zum ersten Mal, und auf dieser Seite der Linie: sie gehören zur Überdeckung, die die Linie zieht.',
      },
      lucky: {
        name: 'Glück bei Gleichständen',
        one: 'Mit f = C*, auf einem kürzesten Weg und zum ersten Mal: wie viele davon vor dem Ziel kommen, liegt an den Gleichständen.',
        two: 'Mit f = C*, auf einem kürzesten Weg und von dieser Seite zum ersten Mal: wie viele davon vor dem Ende kommen, liegt an den Gleichständen.',
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
      meaning:
        'Sie folgen aus dem Problem und den Heuristiken allein: keine Reihenfolge der Züge und keine Regel für Gleichstand ändert sie.',
    },
    luck: {
      name: 'Glück bei Gleichstand',
      meaning:
        'Wie viele davon eine Suche expandiert, hängt davon ab, welche von gleichen sie zuerst nimmt, bis sie auf das Ziel kommt.',
    },
  },
  facts: {
    length: { name: 'C*', meaning: 'Die Länge einer kürzesten Lösung, in Zügen.' },
    forward: {
      name: 'f < C* vorwärts',
      meaning: 'Stellungen mit f < C* vom Start aus: A* muss sie alle expandieren.',
    },
    backward: {
      name: 'f < C* rückwärts',
      meaning: 'Dasselbe vom Ziel aus: was A* expandieren muss, wenn es rückwärts sucht.',
    },
    cover: {
      name: 'Untergrenze mit f und g',
      meaning:
        'Die kleinste Knotenüberdeckung der Paare, die zu erledigen sind (GMX): das wenigste für eine solche Suche, wenn sie f, g und die Kosten 1 eines Zuges kennt, wie A*, IDA*, MM und NBS.',
    },
    coverParity: {
      name: '… und der Parität',
      meaning:
        'Dasselbe, wenn die Suche auch weiß, dass alle Lösungen gerade oder alle ungerade sind.',
    },
    coverConsistent: {
      name: 'Untergrenze mit Konsistenz',
      meaning:
        'Dasselbe für Suchen, die auch nutzen, dass die Heuristiken konsistent sind, entlang eines Zuges und, da Züge sich zurücknehmen lassen, gegen ihn: für sie liegen weniger Paare unter C* (GMX_C). BAE* nutzt das erste davon.',
    },
    coverConsistentParity: {
      name: '… und der Parität',
      meaning:
        'Dasselbe, wenn die Suche die Konsistenz nutzt und auch weiß, dass alle Lösungen gerade oder alle ungerade sind.',
    },
    boxOfMm: {
      name: 'MM, höchstens',
      meaning:
        'Stellungen mit f < C* und 2g < C*: was MM unter C* expandiert, oder weniger, wo das kleinste f einer Seite oder die kleinsten Tiefen beider es früher aufhören lassen. In Klammern vorwärts und rückwärts.',
    },
    boxOfMme: {
      name: 'MMe, höchstens',
      meaning:
        'Stellungen mit f < C* und 2g + 1 < C*: was MMe unter C* expandiert, oder weniger, wo das kleinste f einer Seite oder die kleinsten Tiefen beider es früher aufhören lassen. In Klammern vorwärts und rückwärts.',
    },
    idaStar: {
      name: 'IDA* vor der letzten Schranke',
      meaning:
        'Was IDA* in allen Iterationen expandiert, die nichts finden. Was in der letzten, hängt von der Reihenfolge der Züge ab.',
    },
    idaStarGivenUp: {
      name: 'IDA* vor der letzten Schranke',
      meaning: 'Nicht bekannt: IDA* wurde aufgegeben, als es 20.000.000 Stellungen erzeugt hatte.',
    },
  },
  luck: {
    forwardAt: {
      name: 'f = C* vorwärts',
      meaning:
        'Stellungen mit f = C* vom Start aus. A* expandiert davon so viele, wie die Regel für Gleichstand will.',
    },
    backwardAt: { name: 'f = C* rückwärts', meaning: 'Dasselbe vom Ziel aus.' },
  },
  unknown: '–',
  /** What of it is forward, and what backward. @type {(sides: readonly number[]) => string} */
  ofSides: (sides) => `(${sides.map(count).join(' + ')})`,

  /** @type {(times: number, known: Known) => string} */
  above: (times, { consistency, parity }) =>
    `${fixed(times, 2)} × das wenigste mit ${consistency ? 'Konsistenz' : 'f und g'}${parity ? ' und Parität' : ''}`,
  lanes: 'Bahnen über der Untergrenze',
  noLanes:
    'Laufen Bahnen mit diesen Heuristiken bis zum Ende, steht hier, wie weit über der Untergrenze sie liegen.',
  /** @type {(name: string, expanded: number, times: number | null, floor: number, known: Known) => string} */
  standing: (name, expanded, times, least, known) =>
    times === null
      ? `${name} hat ${count(expanded)} expandiert, wo das wenigste 0 ist.`
      : `${name} hat ${count(expanded)} expandiert: ${fixed(times, 2)} × das wenigste, mit dem eine Suche auskäme, von einer Seite oder beiden, die ${knowing(known)} kennt (${count(least)}).`,
  /** @type {(times: number, below: number, most: number) => string} */
  promise: (times, below, most) =>
    `Unter C* verspricht sie, höchstens das ${count(times)}-fache davon zu expandieren: ${count(below)} von ${count(most)}.`,
};
