// Wie die Dinge der Seite heißen: Puzzles, Suchen, Heuristiken, Züge; und in welchem Fall sie stehen.

import { among, entry } from '../entry.js';
import { count, formFor } from '../format.js';
import { isMade, shortened } from '../made.js';
import { PUZZLES } from './puzzles.js';

/** @import { LaneSpec, Search } from '../../state/state.js' */
/** @import { Weights } from '../weights.js' */
/** @import { Unit } from '../en/names.js' */

export const puzzle = (/** @type {string} */ key) => entry(PUZZLES, key);

/** Die Wörter, die davon abhängen, was eine Suche zählt. @type {Readonly<Record<Unit, {made: string, left: string, between: string, best: string}>>} */
const COUNTED = {
  moves: {
    made: 'die gemachten Züge',
    left: 'der noch nötigen Züge',
    between: 'der Züge',
    best: 'eine kürzeste',
  },
  cost: {
    made: 'die bisherigen Kosten',
    left: 'der noch nötigen Kosten',
    between: 'der Kosten',
    best: 'eine billigste',
  },
};

/** @type {(unit: Unit) => {g: string, h: string}} */
export const evaluation = (unit) => ({
  g: COUNTED[unit].made,
  h: `eine Schätzung ${COUNTED[unit].left}`,
});

/** @type {(unit: Unit) => string} */
export const valueF = (unit) => `f ist g, ${evaluation(unit).g}, plus h, ${evaluation(unit).h}`;

/** @type {Readonly<Record<string, {name: string, meaning: string | ((unit: Unit) => string)}>>} */
const ALGORITHMS = {
  bfs: {
    name: 'BFS',
    meaning: 'Breitensuche: alles, was einen Zug entfernt ist, dann zwei, dann drei; speichert alles davon',
  },
  'bidirectional-bfs': {
    name: 'Bidirektionale BFS',
    meaning: 'Schichten wachsen von beiden Enden, vom Start und von den Stellungen des Ziels, bis sie sich treffen; speichert alles davon',
  },
  iddfs: {
    name: 'IDDFS',
    meaning: 'Tiefensuche bis zur Tiefe 0, dann 1, dann 2; behält nur den Pfad, auf dem sie ist, und was von ihm abzweigt',
  },
  'ida-star': {
    name: 'IDA*',
    meaning: (unit) => `Tiefensuche, die umkehrt, wo f eine Schranke überschreitet, und dann die Schranke anhebt; ${valueF(unit)}`,
  },
  'a-star': {
    name: 'A*',
    meaning: (unit) => `Expandiert immer eine Stellung mit dem kleinsten f; ${valueF(unit)}`,
  },
  'branch-and-bound': {
    name: 'Branch and Bound',
    meaning: (unit) =>
      `Tiefensuche, die umkehrt, wo f eine obere Schranke überschreitet oder, wenn Gleichstand abgeschnitten wird, sie erreicht: zuerst die gegebene, dann die ihrer besten Lösung; ${valueF(unit)}`,
  },
  greedy: {
    name: 'Greedy',
    meaning: (unit) => `Expandiert immer eine Stellung mit kleinstem h (${evaluation(unit).h}), gleich was bis dorthin war; speichert alles, worauf sie trifft, und beweist nichts über ihre Lösung`,
  },
  'weighted-a-star': {
    name: 'Gewichtetes A*',
    meaning: (unit) =>
      `Expandiert immer eine Stellung mit kleinstem g + w h: ${evaluation(unit).g} plus das Gewicht w mal h, ${evaluation(unit).h}. Die Lösung hat höchstens das w-Fache dessen, was ${COUNTED[unit].best} hat, wenn h eine untere Schranke ist; wo nichts noch einmal expandiert wird, wenn h konsistent ist`,
  },
  'weighted-ida-star': {
    name: 'Gewichtetes IDA*',
    meaning: (unit) =>
      `IDA* nach g + w h: ${evaluation(unit).g} plus das Gewicht w mal h, ${evaluation(unit).h}. Die Lösung hat höchstens das w-Fache dessen, was ${COUNTED[unit].best} hat, wenn h eine untere Schranke ist`,
  },
  rbfs: {
    name: 'RBFS',
    meaning: (unit) =>
      `Rekursive Bestensuche: expandiert immer den offenen Knoten mit dem kleinsten Wert, f oder einem größeren, der darunter gelernt wurde. Sie behält einen Pfad mit den Nachbarn daneben und von jedem vergessenen Teilbaum den kleinsten Wert. ${valueF(unit)}`,
  },
  bfhs: {
    name: 'BFHS',
    meaning: (unit) =>
      `Heuristische Breitensuche: schneidet Knoten mit f über einer oberen Schranke ab. Sie vergisst die Schichten hinter sich und baut den Pfad wieder auf, wenn sie das Ziel gefunden hat. ${valueF(unit)}`,
  },
  'bfida-star': {
    name: 'BFIDA*',
    meaning: (unit) =>
      `Heuristische Breitensuche, deren Schranke von Iteration zu Iteration steigt wie die von IDA*. Sie vergisst die Schichten hinter sich und baut den Pfad wieder auf, wenn sie das Ziel gefunden hat. ${valueF(unit)}`,
  },
  mm: {
    name: 'MM',
    meaning: (unit) =>
      `Sucht von beiden Enden, vom Start und von den Stellungen des Ziels, jedes mit einem h, einer Schätzung ${COUNTED[unit].between} zum anderen Ende. Expandiert immer eine Stellung kleinster Priorität: f oder zweimal g, das größere von beiden. So geht keine Seite über die Mitte`,
  },
  nbs: {
    name: 'NBS',
    meaning: (unit) =>
      `Sucht von beiden Enden, vom Start und von den Stellungen des Ziels, jedes mit einem h, einer Schätzung ${COUNTED[unit].between} zum anderen Ende. Nimmt ein Paar von Stellungen, eine von jeder Seite, mit der kleinsten Schranke für einen Weg zwischen ihnen, und expandiert beide`,
  },
  'bae-star': {
    name: 'BAE*',
    meaning: (unit) =>
      `Sucht abwechselnd von beiden Enden, vom Start und von den Stellungen des Ziels; macht für jede Stellung eine Schätzung ${COUNTED[unit].between} zum anderen Ende und zurück zum eigenen. Expandiert eine mit kleinstem b = f + (g − die Schätzung zurück zum eigenen Ende)`,
  },
  'uniform-cost': {
    name: 'Uniforme Kosten',
    meaning: 'Dijkstras Algorithmus: expandiert immer eine Stellung mit kleinstem g, den bisherigen Kosten; speichert alles, worauf er trifft',
  },
  dfs: {
    name: 'DFS',
    meaning:
      'Tiefensuche: folgt jedem Pfad, so weit er führt, und nimmt die erste Lösung, auf die sie kommt, wie schlecht sie auch ist; speichert, wo sie war, und verwirft, worauf sie noch einmal trifft',
  },
  'dfs-tree': {
    name: 'DFS ohne Closed-Liste',
    meaning: 'Tiefensuche, die nur den Pfad behält, auf dem sie ist, und was von ihm abzweigt: sie läuft im Kreis, bis ihre Grenze sie umkehren lässt, und nimmt die erste Lösung, auf die sie kommt',
  },
};

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = Object.assign(
  {
    blind: { name: 'blind', meaning: 'Überall 0: kein Wissen' },
    mismatch: {
      name: 'Abweichung',
      meaning: 'Felder, die vom Ziel abweichen, das leere mitgezählt, weniger eins; 0, wo keines abweicht',
    },
    misplaced: {
      name: 'falsch belegt',
      meaning: 'Felder, auf denen noch nicht liegt, was das Ziel dort verlangt, sein leeres Feld ausgenommen',
    },
    exact: {
      name: 'exakt',
      meaning: 'Die wahre Entfernung, wo immer das Ziel erreichbar ist, aus einer Tabelle von allem, was es erreichen kann',
    },
  },
  ...Object.values(PUZZLES).map(({ heuristics }) => heuristics),
);

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: 'weiß', R: 'rot', B: 'blau', E: 'leer' };

export const plural = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ more) => `${count(n)} ${formFor(n, { one, other: more })}`;

/** Wonach Stellungen geordnet sind, in ganzen Vielfachen von g und h. @type {(weights: Weights) => string} */
export const weighed = ({ g, h }) => `${g === 1 ? '' : g}g + ${h === 1 ? '' : h}h`;

export const nodes = (/** @type {number} */ n) => plural(n, 'Knoten', 'Knoten');
export const positions = (/** @type {number} */ n) => plural(n, 'Stellung', 'Stellungen');
export const newPositions = (/** @type {number} */ n) => plural(n, 'neue Stellung', 'neue Stellungen');

/** So viele Züge, in dem Wort, das das Puzzle dafür hat. @type {(key: string, n: number) => string} */
export const moves = (key, n) => plural(n, puzzle(key).one, puzzle(key).more);

/** @type {(key: string, n: number) => string} */
export const length = (key, n) => puzzle(key).cost?.(n) ?? moves(key, n);

/** @type {(key: string, unit: Unit, n: number) => string} */
export const amount = (key, unit, n) => (unit === 'cost' ? length : moves)(key, n);

/** @type {(key: string) => boolean} */
export const isCosted = (key) => puzzle(key).cost !== undefined;

/** Dasselbe im Dativ: in 13 Zügen. @type {(key: string, n: number) => string} */
export const inMoves = (key, n) => plural(n, puzzle(key).one, puzzle(key).dative);

export const algorithm = (/** @type {string} */ name) => entry(ALGORITHMS, name).name;
export const heuristic = (/** @type {string} */ name) => (isMade(name) ? shortened(name) : entry(HEURISTICS, name).name);

/** @type {(name: string, unit?: Unit) => string} */
export function algorithmMeaning(name, unit = 'moves') {
  const { meaning } = entry(ALGORITHMS, name);
  return typeof meaning === 'string' ? meaning : meaning(unit);
}
export const heuristicMeaning = (/** @type {string} */ name) => (isMade(name) ? `Eine Schranke aus der Werkstatt: ${name}` : entry(HEURISTICS, name).meaning);

/** @type {<T>(value: T | undefined, say: (value: T) => string) => string} */
const chosen = (value, say) => (value === undefined ? '' : say(value));

/** Speicher ohne Rundung, damit zwei Grenzen sich nie gleich lesen. @type {(n: number) => string} */
function exactBytes(n) {
  if (n > 0 && n % 2 ** 20 === 0) return `${count(n / 2 ** 20)} MiB`;
  return n > 0 && n % 2 ** 10 === 0 ? `${count(n / 2 ** 10)} KiB` : plural(n, 'Byte', 'Byte');
}

/** @typedef {{label: string, cost?: string, values?: Readonly<Record<string, string>>, differ?: string, called: (value: any) => string}} SettingWords */

/** Wörter jeder Einstellung, nach ihrem Namen im Katalog: wie ihr Feld heißt, ihre Werte, wo sie wenige sind, worin Bahnen sich hinter „unterscheiden sich“ unterscheiden, und wie eine Bahn heißt, die sie hat. Namen von Bahnen haben sie in dieser Reihenfolge. @type {Readonly<Record<string, SettingWords>>} */
export const SETTINGS = {
  order: {
    label: 'Reihenfolge der Züge',
    differ: 'in der Reihenfolge der Züge',
    called: String,
  },
  deepen: {
    label: 'Vertiefung',
    values: { 'next-bound': 'zur nächsten Schranke', 'by-one': 'um eins' },
    differ: 'in der Vertiefung',
    called: among({ 'next-bound': '', 'by-one': 'um eins' }),
  },
  ties: {
    label: 'Gleichstand',
    values: {
      'search-on': 'weiter durchsucht',
      cut: 'abgeschnitten',
      'high-g': 'größtes g zuerst',
      'low-g': 'kleinstes g zuerst',
      oldest: 'Älteste zuerst',
      newest: 'Neueste zuerst',
    },
    differ: 'im Gleichstand',
    called: among({
      'search-on': '',
      'high-g': '',
      cut: 'Gleichstand abgeschnitten',
      'low-g': 'kleinstes g zuerst',
      oldest: 'Älteste zuerst',
      newest: 'Neueste zuerst',
    }),
  },
  weight: {
    label: 'Gewicht von h',
    differ: 'im Gewicht',
    called: (weight) => `Gewicht ${weight}`,
  },
  reopen: {
    label: 'Bessere Wege zu Expandiertem',
    values: { on: 'noch einmal expandieren', off: 'so lassen' },
    differ: 'in dem, was noch einmal expandiert wird',
    called: among({ on: '', off: 'nicht noch einmal expandiert' }),
  },
  transpositions: {
    label: 'Tabelle, in Stellungen',
    differ: 'in der Tabelle',
    called: (n) => `Tabelle mit ${count(n)}`,
  },
  perimeter: {
    label: 'Perimeter, in Zügen',
    differ: 'im Perimeter',
    called: (n) => `Perimeter ${count(n)}`,
  },
  backward: {
    label: 'Heuristik vom Ziel',
    differ: 'in der Heuristik vom Ziel',
    called: (name) => `${heuristic(name)} vom Ziel`,
  },
  epsilon: {
    label: 'Ein Zug kostet mindestens',
    values: { 0: '0, für MM', 1: '1, für MMe' },
    differ: 'in dem, was ein Zug mindestens kostet',
    called: among({ 0: '', 1: 'MMe' }),
  },
  parity: {
    label: 'Parität der Lösungen',
    values: { use: 'nutzen', ignore: 'nicht nutzen' },
    differ: 'in der Parität',
    called: among({ ignore: '', use: 'Parität genutzt' }),
  },
  incumbent: {
    label: 'Obere Schranke, in Zügen',
    cost: 'Obere Schranke, in Kosten',
    differ: 'in der oberen Schranke',
    called: (n) => `obere Schranke ${count(n)}`,
  },
  max_depth: {
    label: 'Grenze der Züge',
    cost: 'Grenze der Kosten',
    called: (n) => `Grenze ${count(n)}`,
  },
  max_nodes: {
    label: 'Grenze der Knoten',
    called: (n) => `Grenze ${nodes(n)}`,
  },
  max_bytes: {
    label: 'Grenze des Speichers, in MiB',
    called: (n) => `Grenze ${exactBytes(n)}`,
  },
};

/** Der Name einer Suche: ihr Verfahren, ihre Heuristik und was sonst gewählt wurde. @type {(search: Search) => string} */
export const search = ({ algorithm: name, heuristic: h, ...set }) =>
  [algorithm(name), chosen(h, heuristic), ...Object.entries(SETTINGS).map(([name, { called }]) => chosen(/** @type {any} */ (set)[name], called))].filter(Boolean).join(' · ');

/** Der Name einer Bahn: der ihrer Suche, mit einer Nummer, wo eine andere dieselbe hat. @type {(spec: LaneSpec) => string} */
export const lane = (spec) => (spec.twin === undefined ? search(spec.search) : `${search(spec.search)} (${spec.twin})`);

/** Ihr Name, und was sonst gewählt ist. @type {(spec: LaneSpec) => {main: string, more: string}} */
export function laneParts(spec) {
  const { algorithm, heuristic } = spec.search;
  // A name begins with these.
  const main = search({ algorithm, ...(heuristic === undefined ? {} : { heuristic }) });
  return { main, more: lane(spec).slice(main.length) };
}

/** Ein Würfel nach der Farbe oben, anderes nach seiner Aufschrift. @type {(piece: string | null) => string} */
export function pieceInWords(piece) {
  if (piece === null) return 'leer';
  return COLOURS[piece[0] ?? ''] ?? piece;
}

export const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
