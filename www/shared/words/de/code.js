// Die Regel jeder Suche in einigen Zeilen, die leuchten, während sie läuft, und die Wörter um sie.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { isMade } from '../made.js';
import { rulesIn } from '../rules.js';
import { weightsOf } from '../weights.js';
import { capital, heuristic, plural, weighed } from './names.js';

/** @import { About } from '../../../pkg/rolling_cubes.js' */
/** @import { Rank } from '../../state/rank.js' */
/** @import { Search } from '../../state/state.js' */
/** @import { Lines } from '../en/code.js' */
/** @import { Words } from '../shape.js' */

/** A heuristic at the beginning of a sentence; one that was made is called by its text. @type {(name: string) => string} */
const subject = (name) => (isMade(name) ? `Die Schranke ${heuristic(name)}` : capital(heuristic(name)));

/** @type {(search: Search) => string} */
function value({ weight }) {
  const weights = weight === undefined ? null : weightsOf(weight);
  return weights ? weighed(weights) : 'g + w h';
}

/** @type {(sign: string) => (search: Search) => string} */
const bounded =
  (sign) =>
  ({ max_depth }) =>
    max_depth === undefined ? `f ${sign} Schranke: abschneiden` : `f ${sign} Schranke oder f > ${max_depth}: abschneiden`;

/** @type {Lines} */
const LINES = {
  home: 'der Start ist ein Ziel: fertig',
  start: {
    open: 'Start speichern; offen ← der Start',
    queue: 'Start speichern; Schlange ← Start',
    layers: 'Schichten ← der Start | die Ziele',
    both: 'U ← ∞; offen ← der Start | die Ziele',
    layer: 'Schranke ← die gegebene; Schicht ← der Start',
    waits: 'der Start wartet, Wert ← h(Start)',
    'by-one': 'Schranke ← 0',
    'next-bound': 'Schranke ← h(Start)',
    value: 'Schranke ← der Wert des Starts',
    infinite: 'Schranke ← ∞',
    given: 'Schranke ← die gegebene',
    stack: 'Stapel ← der Start',
  },
  raise: 'sonst Schranke ← nächste, von vorn',
  choose: 'Seite ← die kleinere Front',
  take: {
    first: 'n ← das Erste nehmen',
    side: 'für jedes n in der Schicht der Seite',
    layer: 'für jedes n in der Schicht',
    top: 'n ← das Oberste nehmen',
    'top-f': 'n ← das Oberste nehmen; f ← g + h',
    'top-value': (search) => `n ← das Oberste; Wert ← ${value(search)}`,
    'high-g': 'n ← eines mit kleinstem f nehmen',
    'low-g': 'n ← eines kleinsten g mit kleinstem f nehmen',
    oldest: 'n ← das älteste mit kleinstem f nehmen',
    newest: 'n ← das neueste mit kleinstem f nehmen',
    'least-h': 'n ← eines mit kleinstem h nehmen',
    'least-g': 'n ← eines mit kleinstem g nehmen',
    'least-value': (search) => `n ← eines mit kleinstem ${value(search)}`,
    waits: 'n ← was mit dem kleinsten Wert wartet',
    either: 'n ← eines kleinster, gleich welcher Seite',
    pair: 'n ← beide Enden eines kleinsten, nacheinander',
    other: 'Seite ← die andere; n ← ihr kleinstes b',
  },
  each: 'für jeden Nachfolger s von n',
  goal: {
    path: 'n ist ein Ziel: fertig, der Pfad',
    way: 'n ist ein Ziel: fertig, der Weg zu n',
    successor: 's ist ein Ziel: fertig, der Weg zu s',
    rebuild: 's ist ein Ziel: Schranke ← g, aufbauen',
    bound: 'U ≤ Schranke: fertig, der Pfad',
    least: 'U ≤ das kleinste: fertig, der Pfad',
  },
  cut: {
    bound: 'f > Schranke: abschneiden',
    depth: 'Tiefe = Schranke: abschneiden; nächste ← Schranke + 1',
    limit: ({ max_depth }) => `Tiefe = ${max_depth}: abschneiden`,
    'by-one': 'f > Schranke: abschneiden; nächste ← Schranke + 1',
    'next-bound': 'f > Schranke: abschneiden; nächste ← min(nächste, f)',
    value: ({ max_depth }) =>
      max_depth === undefined ? 'Wert > Schranke: abschneiden; nächste ← min(nächste, Wert)' : `Wert > Schranke: abschneiden; nächste ← min(nächste, Wert); g + h > ${max_depth}: abschneiden`,
    'search-on': bounded('>'),
    cut: bounded('≥'),
  },
  expand: 'sonst die Nachfolger von n auflegen',
  duplicate: {
    stored: 's ist gespeichert: verwerfen',
    on: 's ist gespeichert, nicht näher: verwerfen',
    off: 's ist expandiert oder nicht näher: verwerfen',
    side: 'diese Seite hat s: verwerfen',
    both: 'seine Seite hat s, nicht ferner: verwerfen',
    layers: 'eine von drei Schichten hat s: verwerfen',
    table: 'die Tabelle hat n, nicht ferner: verwerfen',
    closed: ({ max_depth }) => (max_depth === undefined ? 'n ist gespeichert: verwerfen' : 'n ist gespeichert, nicht ferner: verwerfen'),
  },
  better: {
    on: 's ist gespeichert, jetzt näher: neu aufnehmen',
    off: 's ist offen, jetzt näher: neu aufnehmen',
    both: 'seine Seite hat s, jetzt näher: neu aufnehmen',
    incumbent: 'beste Lösung ← Pfad; Schranke ← g',
  },
  store: {
    open: 'sonst s speichern und öffnen',
    queue: 'sonst s speichern, hinten anstellen',
    layer: 'sonst s in der nächsten Schicht speichern',
    put: 'sonst s in die nächste Schicht',
    waits: 's wartet, Wert ← max(f, gelernter von n)',
  },
  met: {
    end: 'die andere Seite hat s: Treffen',
    both: 'die andere Seite hat s: U ← min(U, g + g)',
  },
  worse: 'n ist ein Ziel, nicht besser: verwerfen',
  rebuild: 'so auch den Pfad hälftig aufbauen: fertig',
  end: {
    none: 'keine Lösung',
    next: 'nächste = ∞: keine Lösung',
    frontier: 'eine Front ist leer: keine Lösung',
    incumbent: 'fertig: die beste Lösung, wenn es eine gibt',
    bound: 'nichts ist innerhalb der Schranke übrig',
    both: 'fertig: Pfad von U; U = ∞: keine Lösung',
  },
  around: {
    repeat: 'wiederhole',
    'while-open': 'solange offen nicht leer ist',
    'while-queue': 'solange die Schlange nicht leer ist',
    'while-stack': 'solange der Stapel nicht leer ist',
    'while-layer': 'solange die Schicht nicht leer ist',
    'while-waits': 'solange etwas wartet',
    'while-both': 'solange beide Seiten etwas offen haben',
    stack: 'Stapel ← der Start',
    'next-stack': 'nächste ← ∞; Stapel ← der Start',
    'next-layer': 'nächste ← ∞; Schicht ← der Start',
    best: 'n ist ein Ziel, das beste bisher:',
    leave: 'wo m verlassen wird: Wert(m) ← kleinster darunter',
    left: 'was unter m liegt, vergessen; m wartet',
    forget: 'Schicht ← nächste; nur drei behalten',
    0: 'Priorität von n: max(f, 2g)',
    1: 'Priorität von n: max(f, 2g + 1)',
    pair: 'eines Paares: max(f, f, g + g + 1)',
    b: 'b von n: 2g + h − h des eigenen Endes',
    expanded: 'die andere Seite hat n expandiert: weiter',
  },
};

/** A part that is about one colour. @type {Readonly<Record<string, string>>} */
const ALONE = { W: 'nur Weiß', R: 'nur Rot', B: 'nur Blau' };

/** A part that is a quantity of the whole board. */
const QUANTITIES = { manhattan: 'Manhattan', conflicts: 'Konflikte' };

/** @type {Readonly<Record<string, string>>} */
const PAINTED = { W: 'Weiß', R: 'Rot', B: 'Blau' };

const SIDES = { forward: 'vom Start', backward: 'vom Ziel' };

/** @type {(rank: Rank) => string} */
function heapBy(rank) {
  switch (rank.by) {
    case 'weighed':
      return `Offen, kleinstes ${weighed(rank)} zuerst`;
    case 'learned':
      return 'Offen, kleinster Wert zuerst';
    case 'turn':
      return 'Offen, der Reihe nach';
    case 'first':
      return 'Offen, das Älteste zuerst';
    case 'f':
    case 'g':
    case 'h':
      return `Offen, kleinstes ${rank.by} zuerst`;
  }
}

/** @type {Words['code']} */
export const code = {
  region: 'Die Suche in Pseudocode',
  panel: 'Neben dem Baum',
  panels: { code: 'Pseudocode', node: 'Knoten', heuristic: 'Heuristik' },
  panelsLong: {
    code: 'Die Suche in Pseudocode, ihre aktuelle Zeile und ihre offenen Listen',
    node: 'Der Knoten, auf den gezeigt wird, oder der aktuelle',
    heuristic: 'Die Heuristik: ihr Wert hier, und was über sie bekannt ist',
  },

  rule: rulesIn(LINES),

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
    region: 'Offene Listen',
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
    heap: 'Eine Stellung hat einen Eintrag für jeden kürzeren Weg, der gefunden wurde. Die älteren werden übergangen, wenn sie an der Reihe sind',
    more: (/** @type {number} */ n) => `${count(n)} mehr`,
    item: (position, depth, estimate) => (estimate === null ? `Tiefe ${depth}: ${position}` : `g ${depth}, h ${estimate}, f ${depth + estimate}: ${position}`),
    added: 'aufgenommen',
    stack: 'Noch zu versuchen. „Gespeichert“ zählt stattdessen den Pfad und eine etwaige Tabelle.',
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
    says: (name, h, perimeter) => `${subject(name)}${perimeter === undefined ? '' : ` mit Perimeter ${perimeter}`}: h = ${h}`,
    around: (name, perimeter) =>
      `Um das Ziel liegt ein Ball von ${plural(perimeter, 'Zug', 'Zügen')}. Innen ist h die Entfernung. Von außen führt jeder Weg zum Ziel über seinen Rand. Dort ist h ${perimeter} plus der kleinste Wert von „${heuristic(name)}“ zu einer Stellung des Randes, und mindestens ${perimeter + 1}. Der Rest gilt „${heuristic(name)}“ selbst.`,
    notAsked: (/** @type {string} */ name) => `${subject(name)} wurde für diesen Knoten nicht berechnet.`,
    rule: (rule, bounds) => (rule === 'max' ? `die größte von ${bounds.join(', ')}` : `${bounds.join(' + ')} = ${bounds.reduce((sum, bound) => sum + bound, 0)}`),
    part: (/** @type {Exclude<About, {made: string}>} */ about) => {
      if ('colour' in about) return entry(ALONE, about.colour);
      return 'pieces' in about ? `Plättchen ${about.pieces.join(' ')}` : QUANTITIES[about.quantity];
    },
    painted: (/** @type {string} */ about) => `Das Brett, auf dem alle Farben außer ${entry(PAINTED, about)} übermalt sind`,
    admissible: 'Warum sie nie überschätzt',
    consistent: 'Entlang eines Zuges',
  },
};
