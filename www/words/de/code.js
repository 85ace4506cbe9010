// Die Regel jeder Suche in einigen Zeilen, die leuchten, während sie läuft, und die Wörter um sie.

import { isMade } from '../../state/made.js';
import { weightsOf } from '../../state/weights.js';
import { entry } from '../entry.js';
import { count } from '../format.js';
import { capital, heuristic, plural, weighed } from './names.js';

/** A heuristic at the beginning of a sentence; one that was made is called by its text. @type {(name: string) => string} */
const subject = (name) =>
  isMade(name) ? `Die Schranke ${heuristic(name)}` : capital(heuristic(name));

/** @typedef {import('../../pkg/rolling_cubes.js').About} About */
/** @typedef {import('../../state/state.js').Search} Search */
/** @typedef {import('../../code/lit.js').LineName} LineName */
/** @typedef {import('../en/code.js').Line} Line */

/** @type {(indent: number, text: string, name?: LineName) => Line} */
const line = (indent, text, name) => (name ? { indent, text, name } : { indent, text });

/** Womit die Schranke von IDA* beginnt, und was die nächste ist, wo abgeschnitten wird. @type {Readonly<Record<string, {first: string, next: string}>>} */
const BOUNDS = {
  'next-bound': { first: 'h(Start)', next: 'min(nächste, f)' },
  'by-one': { first: '0', next: 'Schranke + 1' },
};

/** Was A* bei gleichem f nimmt. @type {Readonly<Record<string, string>>} */
const FIRST = {
  'high-g': 'eines',
  'low-g': 'eines kleinsten g',
  oldest: 'das älteste',
  newest: 'das neueste',
};

/** Was Branch and Bound bei Gleichstand abschneidet. @type {Readonly<Record<string, string>>} */
const BEYOND = { 'search-on': '>', cut: '≥' };

/** @type {(search: Search) => string} */
function bounded({ ties = 'search-on', max_depth }) {
  const sign = entry(BEYOND, ties);
  return max_depth === undefined
    ? `f ${sign} Schranke: abschneiden`
    : `f ${sign} Schranke oder f > ${max_depth}: abschneiden`;
}

/** Was gewichtetes A* mit einem Nachfolger macht, den es hat, je nachdem, ob es noch einmal expandiert. @type {Readonly<Record<string, {duplicate: string, better: string}>>} */
const REOPENING = {
  on: {
    duplicate: 's ist gespeichert, nicht näher: verwerfen',
    better: 's ist gespeichert, jetzt näher: neu aufnehmen',
  },
  off: {
    duplicate: 's ist expandiert oder nicht näher: verwerfen',
    better: 's ist offen, jetzt näher: neu aufnehmen',
  },
};

/** Was MM für den kürzesten Weg durch n ansetzt, je nachdem, was ein Zug mindestens kostet. @type {Readonly<Record<string, string>>} */
const PRIORITIES = { 0: 'max(f, 2g)', 1: 'max(f, 2g + 1)' };

/** Wonach eine gewichtete Suche geht. @type {(search: Search) => string} */
function value({ weight }) {
  const weights = weight === undefined ? null : weightsOf(weight);
  return weights ? weighed(weights) : 'g + w h';
}

/** @type {(next: string) => Line[]} */
const forgetting = (next) => [
  line(1, 'für jedes n in der Schicht', 'take'),
  line(2, 'für jeden Nachfolger s von n', 'each'),
  line(3, `f > Schranke: abschneiden${next}`, 'cut'),
  line(3, 's ist ein Ziel: Schranke ← g, aufbauen', 'goal'),
  line(3, 'eine von drei Schichten hat s: verwerfen', 'duplicate'),
  line(3, 'sonst s in die nächste Schicht', 'store'),
  line(1, 'Schicht ← nächste; nur drei behalten'),
];

/** @type {(chosen: Line[]) => Line[]} */
const fromBothEnds = (chosen) => [
  line(0, 'U ← ∞; offen ← der Start | die Ziele', 'start'),
  line(0, 'solange beide Seiten etwas offen haben'),
  ...chosen,
  line(1, 'für jeden Nachfolger s von n', 'each'),
  line(2, 'seine Seite hat s, nicht ferner: verwerfen', 'duplicate'),
  line(2, 'seine Seite hat s, jetzt näher: neu aufnehmen', 'better'),
  line(2, 'sonst s speichern und öffnen', 'store'),
  line(2, 'die andere Seite hat s: U ← min(U, g + g)', 'met'),
  line(0, 'fertig: Pfad von U; U = ∞: keine Lösung', 'end'),
];

/** @type {Readonly<Record<string, (search: Search) => Line[]>>} */
const RULES = {
  bfs: () => [
    line(0, 'der Start ist ein Ziel: fertig', 'home'),
    line(0, 'Start speichern; Schlange ← Start', 'start'),
    line(0, 'solange die Schlange nicht leer ist'),
    line(1, 'n ← das Erste nehmen', 'take'),
    line(1, 'für jeden Nachfolger s von n', 'each'),
    line(2, 's ist gespeichert: verwerfen', 'duplicate'),
    line(2, 's ist ein Ziel: fertig, der Weg zu s', 'goal'),
    line(2, 'sonst s speichern, hinten anstellen', 'store'),
    line(0, 'keine Lösung', 'end'),
  ],
  'bidirectional-bfs': () => [
    line(0, 'der Start ist ein Ziel: fertig', 'home'),
    line(0, 'Schichten ← der Start | die Ziele', 'start'),
    line(0, 'wiederhole'),
    line(1, 'Seite ← die kleinere Front', 'choose'),
    line(1, 'für jedes n in der Schicht der Seite', 'take'),
    line(2, 'für jeden Nachfolger s von n', 'each'),
    line(3, 'die andere Seite hat s: Treffen', 'met'),
    line(3, 'diese Seite hat s: verwerfen', 'duplicate'),
    line(3, 'sonst s in der nächsten Schicht speichern', 'store'),
    line(0, 'eine Front ist leer: keine Lösung', 'end'),
  ],
  iddfs: () => [
    line(0, 'Schranke ← 0', 'start'),
    line(0, 'nächste ← ∞; Stapel ← der Start'),
    line(0, 'solange der Stapel nicht leer ist'),
    line(1, 'n ← das Oberste nehmen', 'take'),
    line(1, 'n ist ein Ziel: fertig, der Pfad', 'goal'),
    line(1, 'Tiefe = Schranke: abschneiden; nächste ← Schranke + 1', 'cut'),
    line(1, 'sonst die Nachfolger von n auflegen', 'expand'),
    line(0, 'nächste = ∞: keine Lösung', 'end'),
    line(0, 'sonst Schranke ← nächste, von vorn', 'raise'),
  ],
  'ida-star': ({ deepen = 'next-bound', transpositions }) => [
    line(0, `Schranke ← ${entry(BOUNDS, deepen).first}`, 'start'),
    line(0, 'nächste ← ∞; Stapel ← der Start'),
    line(0, 'solange der Stapel nicht leer ist'),
    line(1, 'n ← das Oberste nehmen; f ← g + h', 'take'),
    line(1, `f > Schranke: abschneiden; nächste ← ${entry(BOUNDS, deepen).next}`, 'cut'),
    line(1, 'n ist ein Ziel: fertig, der Pfad', 'goal'),
    ...(transpositions === undefined
      ? []
      : [line(1, 'die Tabelle hat n, nicht ferner: verwerfen', 'duplicate')]),
    line(1, 'sonst die Nachfolger von n auflegen', 'expand'),
    line(0, 'nächste = ∞: keine Lösung', 'end'),
    line(0, 'sonst Schranke ← nächste, von vorn', 'raise'),
  ],
  'a-star': ({ ties = 'high-g' }) => [
    line(0, 'Start speichern; offen ← der Start', 'start'),
    line(0, 'solange offen nicht leer ist'),
    line(1, `n ← ${entry(FIRST, ties)} mit kleinstem f nehmen`, 'take'),
    line(1, 'n ist ein Ziel: fertig, der Weg zu n', 'goal'),
    line(1, 'für jeden Nachfolger s von n', 'each'),
    line(2, 's ist gespeichert, nicht näher: verwerfen', 'duplicate'),
    line(2, 's ist gespeichert, jetzt näher: neu aufnehmen', 'better'),
    line(2, 'sonst s speichern und öffnen', 'store'),
    line(0, 'keine Lösung', 'end'),
  ],
  'branch-and-bound': (search) => [
    line(0, `Schranke ← ${search.incumbent === undefined ? '∞' : 'die gegebene'}`, 'start'),
    line(0, 'Stapel ← der Start'),
    line(0, 'solange der Stapel nicht leer ist'),
    line(1, 'n ← das Oberste nehmen; f ← g + h', 'take'),
    line(1, bounded(search), 'cut'),
    line(1, 'n ist ein Ziel, das beste bisher:'),
    line(2, 'beste Lösung ← Pfad; Schranke ← g', 'better'),
    line(1, 'n ist ein Ziel, nicht besser: verwerfen', 'worse'),
    line(1, 'sonst die Nachfolger von n auflegen', 'expand'),
    line(0, 'fertig: die beste Lösung, wenn es eine gibt', 'end'),
  ],
  greedy: () => [
    line(0, 'Start speichern; offen ← der Start', 'start'),
    line(0, 'solange offen nicht leer ist'),
    line(1, 'n ← eines mit kleinstem h nehmen', 'take'),
    line(1, 'n ist ein Ziel: fertig, der Weg zu n', 'goal'),
    line(1, 'für jeden Nachfolger s von n', 'each'),
    line(2, 's ist gespeichert: verwerfen', 'duplicate'),
    line(2, 'sonst s speichern und öffnen', 'store'),
    line(0, 'keine Lösung', 'end'),
  ],
  'weighted-a-star': ({ reopen = 'on', ...search }) => [
    line(0, 'Start speichern; offen ← der Start', 'start'),
    line(0, 'solange offen nicht leer ist'),
    line(1, `n ← eines mit kleinstem ${value(search)}`, 'take'),
    line(1, 'n ist ein Ziel: fertig, der Weg zu n', 'goal'),
    line(1, 'für jeden Nachfolger s von n', 'each'),
    line(2, entry(REOPENING, reopen).duplicate, 'duplicate'),
    line(2, entry(REOPENING, reopen).better, 'better'),
    line(2, 'sonst s speichern und öffnen', 'store'),
    line(0, 'keine Lösung', 'end'),
  ],
  'weighted-ida-star': (search) => [
    line(0, 'Schranke ← der Wert des Starts', 'start'),
    line(0, 'nächste ← ∞; Stapel ← der Start'),
    line(0, 'solange der Stapel nicht leer ist'),
    line(1, `n ← das Oberste; Wert ← ${value(search)}`, 'take'),
    line(
      1,
      search.max_depth === undefined
        ? 'Wert > Schranke: abschneiden; nächste ← min(nächste, Wert)'
        : `Wert > Schranke: abschneiden; nächste ← min(nächste, Wert); g + h > ${search.max_depth}: abschneiden`,
      'cut',
    ),
    line(1, 'n ist ein Ziel: fertig, der Pfad', 'goal'),
    line(1, 'sonst die Nachfolger von n auflegen', 'expand'),
    line(0, 'nächste = ∞: keine Lösung', 'end'),
    line(0, 'sonst Schranke ← nächste, von vorn', 'raise'),
  ],
  rbfs: () => [
    line(0, 'der Start wartet, Wert ← h(Start)', 'start'),
    line(0, 'solange etwas wartet'),
    line(1, 'n ← was mit dem kleinsten Wert wartet', 'take'),
    line(1, 'wo m verlassen wird: Wert(m) ← kleinster darunter'),
    line(2, 'was unter m liegt, vergessen; m wartet'),
    line(1, 'n ist ein Ziel: fertig, der Pfad', 'goal'),
    line(1, 'für jeden Nachfolger s von n', 'each'),
    line(2, 's wartet, Wert ← max(f, gelernter von n)', 'store'),
    line(0, 'keine Lösung', 'end'),
  ],
  bfhs: () => [
    line(0, 'der Start ist ein Ziel: fertig', 'home'),
    line(0, 'Schranke ← die gegebene; Schicht ← der Start', 'start'),
    line(0, 'solange die Schicht nicht leer ist'),
    ...forgetting(''),
    line(0, 'so auch den Pfad hälftig aufbauen: fertig', 'rebuild'),
    line(0, 'nichts ist innerhalb der Schranke übrig', 'end'),
  ],
  'bfida-star': () => [
    line(0, 'der Start ist ein Ziel: fertig', 'home'),
    line(0, 'Schranke ← h(Start)', 'start'),
    line(0, 'nächste ← ∞; Schicht ← der Start'),
    line(0, 'solange die Schicht nicht leer ist'),
    ...forgetting('; nächste ← min(nächste, f)'),
    line(0, 'so auch den Pfad hälftig aufbauen: fertig', 'rebuild'),
    line(0, 'nächste = ∞: keine Lösung', 'end'),
    line(0, 'sonst Schranke ← nächste, von vorn', 'raise'),
  ],
  mm: ({ epsilon = '0' }) =>
    fromBothEnds([
      line(1, `Priorität von n: ${entry(PRIORITIES, epsilon)}`),
      line(1, 'U ≤ Schranke: fertig, der Pfad', 'goal'),
      line(1, 'n ← eines kleinster, gleich welcher Seite', 'take'),
    ]),
  nbs: () =>
    fromBothEnds([
      line(1, 'eines Paares: max(f, f, g + g + 1)'),
      line(1, 'U ≤ das kleinste: fertig, der Pfad', 'goal'),
      line(1, 'n ← beide Enden eines kleinsten, nacheinander', 'take'),
    ]),
  'bae-star': () =>
    fromBothEnds([
      line(1, 'b von n: 2g + h − h des eigenen Endes'),
      line(1, 'U ≤ Schranke: fertig, der Pfad', 'goal'),
      line(1, 'Seite ← die andere; n ← ihr kleinstes b', 'take'),
      line(1, 'die andere Seite hat n expandiert: weiter'),
    ]),
};

/** A part that is about one colour. @type {Readonly<Record<string, string>>} */
const ALONE = { W: 'nur Weiß', R: 'nur Rot', B: 'nur Blau' };

/** A part that is a quantity of the whole board. */
const QUANTITIES = { manhattan: 'Manhattan', conflicts: 'Konflikte' };

/** @type {Readonly<Record<string, string>>} */
const PAINTED = { W: 'Weiß', R: 'Rot', B: 'Blau' };

const SIDES = { forward: 'vom Start', backward: 'vom Ziel' };

/** Eine offene Liste, nach dem, was zuerst kommt. @type {(rank: import('../../state/rank.js').Rank) => string} */
function heapBy(rank) {
  switch (rank.by) {
    case 'weighed':
      return `Offen, kleinstes ${weighed(rank)} zuerst`;
    case 'learned':
      return 'Wartend, kleinster Wert zuerst';
    case 'turn':
      return 'Offen, der Reihe nach';
    case 'first':
      return 'Offen, das Erste zuerst';
    case 'f':
    case 'h':
      return `Offen, kleinstes ${rank.by} zuerst`;
  }
}

export const code = {
  region: 'Die Suche in Pseudocode',
  panel: 'Neben dem Baum',
  panels: { code: 'Pseudocode', node: 'Knoten', heuristic: 'Heuristik' },
  panelsLong: {
    code: 'Die Suche in Pseudocode, die Zeile, in der sie steht, und was wartet',
    node: 'Der Knoten, auf den gezeigt wird, oder der aktuelle',
    heuristic: 'Die Heuristik: was sie hier sagt, und was von ihr bekannt ist',
  },

  rule: (/** @type {Search} */ search) => entry(RULES, search.algorithm)(search),

  setBy: (/** @type {number} */ node) => `Knoten ${count(node)}`,
  variables: {
    node: 'Knoten',
    side: 'Seite',
    depth: 'Tiefe',
    g: 'g',
    h: 'h',
    f: 'f',
    bound: 'Schranke',
    given: 'obere Schranke',
    incumbent: 'beste Lösung',
    next: 'nächste',
    expanded: 'expandiertes f',
    value: 'Wert',
    weight: 'w',
    nearest: 'kleinstes h',
    proved: 'Schranke',
  },
  sides: SIDES,
  unknown: '–',
  infinite: '∞',

  waiting: {
    region: 'Was wartet',
    /** @type {(shape: import('../../pkg/rolling_cubes.js').WaitingReport['shape'], side: 'forward' | 'backward' | null, n: number, rank: import('../../state/rank.js').Rank) => string} */
    title(shape, side, n, rank) {
      const names = {
        queue: 'Warteschlange, das Erste zuerst',
        layer: 'Schicht',
        'next-layer': 'Nächste Schicht',
        heap: heapBy(rank),
        stack: 'Stapel, das Oberste zuerst',
      };
      const many = shape === 'heap' ? plural(n, 'Eintrag', 'Einträge') : count(n);
      const what = side ? `${names[shape]} ${SIDES[side]}` : names[shape];
      return n === 0 ? `${what}: leer` : `${what}: ${many}`;
    },
    heap: 'Eine Stellung, zu der ein kürzerer Weg gefunden wurde, hat für jeden Weg einen Eintrag; der ältere wird übergangen, wenn er an der Reihe ist',
    more: (/** @type {number} */ n) => `${count(n)} mehr`,
    /** @type {(position: string, depth: number, estimate: number | null) => string} */
    item: (position, depth, estimate) =>
      estimate === null
        ? `Tiefe ${depth}: ${position}`
        : `g ${depth}, h ${estimate}, f ${depth + estimate}: ${position}`,
    added: 'aufgenommen',
    took: 'genommen',
    outcome: {
      open: 'aufgenommen',
      duplicate: 'verworfen: schon gespeichert',
      reopened: 'wieder aufgenommen: ein kürzerer Weg',
      pruned: 'abgeschnitten',
      expanded: 'die Nachfolger werden aufgelegt',
      solution: 'ein Ziel',
      met: 'die Seiten treffen sich',
      worse: 'verworfen: nicht besser',
    },
  },

  heuristic: {
    region: 'Die Heuristik',
    none: 'Diese Suche benutzt keine Heuristik.',
    notYet: 'Ihre Tabellen werden aufgebaut.',
    /** @type {(name: string, h: number, perimeter?: number) => string} */
    says: (name, h, perimeter) =>
      `${subject(name)}${perimeter === undefined ? '' : ` mit Perimeter ${perimeter}`}: h = ${h}`,
    /** @type {(name: string, perimeter: number) => string} */
    around: (name, perimeter) =>
      `Um das Ziel liegt ein Ball von ${plural(perimeter, 'Zug', 'Zügen')}. In ihm ist h die Entfernung. Von außen führt jeder Weg zum Ziel über seinen Rand; h ist dort ${perimeter} und das Wenigste, was „${heuristic(name)}“ zum Weg zu einer Stellung des Randes sagt, mindestens ${perimeter + 1}. Das Folgende gilt „${heuristic(name)}“ selbst.`,
    notAsked: (/** @type {string} */ name) =>
      `${subject(name)} wurde nach diesem Knoten nicht gefragt.`,
    /** @type {(rule: 'max' | 'sum', bounds: readonly number[]) => string} */
    rule: (rule, bounds) =>
      rule === 'max'
        ? `die größte von ${bounds.join(', ')}`
        : `${bounds.join(' + ')} = ${bounds.reduce((sum, bound) => sum + bound, 0)}`,
    part: (/** @type {Exclude<About, {made: string}>} */ about) => {
      if ('colour' in about) return entry(ALONE, about.colour);
      return 'pieces' in about ? `Plättchen ${about.pieces.join(' ')}` : QUANTITIES[about.quantity];
    },
    painted: (/** @type {string} */ about) =>
      `Das Brett, auf dem alle Farben außer ${entry(PAINTED, about)} übermalt sind`,
    admissible: 'Warum sie nie zu viel sagt',
    consistent: 'Entlang eines Zuges',
  },
};
