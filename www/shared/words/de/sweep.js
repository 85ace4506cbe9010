// Wörter der Reihen: was expandiert werden muss, über alle Aufgaben eines Spiels.

import { count, decimal, percent } from '../format.js';
import { unread } from './files.js';
import { heuristic, plural, puzzle } from './names.js';
import { within } from './taught.js';

/** @import { Allowed, Problem } from '../../../features/sweep/read.js' */
/** @import { Share } from '../../../features/sweep/report.js' */

/** @type {(n: number, of: number) => string} */
const part = (n, of) => percent(n / Math.max(1, of));

const problems = (/** @type {number} */ n) => plural(n, 'Aufgabe', 'Aufgaben');

/** @type {(allowed: Allowed) => string} */
function allowedIn(allowed) {
  switch (allowed.kind) {
    case 'whole':
      return `eine ganze Zahl von ${count(allowed.from)} bis ${count(allowed.to)}`;
    case 'number':
      return 'eine Zahl ab 0';
    case 'one':
      return allowed.of.join(', ');
    case 'pair':
      return `eines von ${allowed.of.join(', ')}, ein Schrägstrich, und eines von ${allowed.and.join(', ')}`;
    case 'parts':
      return `ein Objekt aus ${allowed.of.join(', ')}`;
    case 'items':
      return allowed.from === allowed.to
        ? `eine Liste von ${count(allowed.from)}`
        : `eine Liste von ${count(allowed.from)} bis ${count(allowed.to)}`;
    case 'same':
      return allowed.as;
  }
}

/** @type {(problem: Problem) => string} */
function why(problem) {
  switch (problem.code) {
    case 'long':
      return `länger als ${count(problem.most)} Bytes, was der Bericht einer Reihe nicht ist`;
    case 'encoding':
    case 'gone':
      return unread[problem.code];
    case 'json':
      return 'kein JSON; erlaubt: was „rolling-cubes sweep … --json“ ausgegeben hat';
    case 'rows':
      return 'die Zeilen einer Reihe; erlaubt: was „rolling-cubes merge DATEI --json“ daraus macht, mit den Dateien aller Teile';
    case 'part':
      return `${problem.place || 'die Datei'}: ${problem.given || 'nichts'} angegeben; erlaubt: ${allowedIn(problem.allowed)}`;
  }
}

export const sweep = {
  kinds: { census: '← Ein Raum', sweep: 'Alle Aufgaben →' },
  kindsLong: {
    census: 'Jede erreichbare Stellung, nach der kleinsten Zahl von Zügen vom Start',
    sweep: 'Was für jede Aufgabe expandiert werden muss, über alle Aufgaben eines Puzzles',
  },
  about:
    'Von welcher Seite hat A* weniger zu expandieren, und kämen zwei Seiten mit weniger aus als eine? Nicht bei einer Aufgabe, sondern über alle, oder jede n-te. Gezählt werden Tatsachen, die keine Regel für Gleichstände und keine Reihenfolge der Züge ändert: die Stellungen mit f < C* vorwärts und rückwärts. Dazu die wenigsten, die Suchen von beiden Seiten expandieren müssen, wenn sie f, g und die Kosten 1 eines Zuges kennen.',
  /** @type {(key: string, end: 'start' | 'goal', text: string) => string} */
  shared: (key, end, text) =>
    end === 'goal'
      ? `Hier: Aufgaben ${within(key)} mit allerlei Starts und dem Ziel ${text}.`
      : `Hier: Aufgaben ${within(key)} mit dem Start ${text} und allerlei Zielen.`,
  elsewhere: (/** @type {string} */ key) =>
    `Aufgaben ${within(key)} werden hier nicht durchgezählt: jede dauert zu lange. Eine Reihe, die anderswo gezählt wurde, kann geöffnet werden.`,
  count: 'Zählen',
  wanted: 'Aufgaben',
  about_n: (/** @type {number} */ n) => `etwa ${count(n)}`,
  seed: 'Startwert',
  seedLong:
    'Wählt, welche der Aufgaben gezählt werden: derselbe Startwert wählt dieselben, hier wie auf der Befehlszeile',
  cancel: 'Abbrechen',
  progressName: 'Gezählte Aufgaben',
  /** @type {(done: number, of: number) => string} */
  progress: (done, of) =>
    of === 0 ? 'Die Aufgaben werden gesucht …' : `${count(done)} von ${problems(of)}`,
  failed: (/** @type {string} */ why) => `Das Zählen ist stehen geblieben: ${why}.`,
  open: 'Eine Reihe öffnen …',
  openLong:
    'Öffnet eine Datei, die „rolling-cubes sweep … --json“ ausgegeben hat; sie kann auch hier abgelegt werden.',
  /** @type {(name: string, problem: Problem) => string} */
  refused: (name, problem) => `${name} wurde nicht geöffnet: ${why(problem)}.`,

  heuristics: 'Heuristik',
  /** @type {(towards: string, from: string) => string} */
  pair: (towards, from) =>
    towards === from
      ? heuristic(towards)
      : `${heuristic(towards)} zum Ziel, ${heuristic(from)} vom Start`,
  /** @type {(key: string, end: 'start' | 'goal', fixed: string, every: number, counted: number) => string} */
  problems: (key, end, fixed, every, counted) => {
    const [one, all] = end === 'goal' ? ['Ziel', 'Starts'] : ['Start', 'Ziele'];
    const which = every === 1 ? `alle ${all}` : `jeder ${count(every)}. der ${all}`;
    const each = end === 'goal' || every === 1 ? which : `jedes ${count(every)}. der ${all}`;
    return `${puzzle(key).full}, ${one} ${fixed}: ${each}, ${problems(counted)}`;
  },
  /** @type {(from: string, shard: {part: number, of: number}) => string} */
  source: (from, { part: n, of }) =>
    [of > 1 ? `Teil ${n} von ${of}` : '', from ? `aus ${from}` : 'hier gezählt']
      .filter(Boolean)
      .join(', '),
  /** @type {(sides: Share, families: Share, all: number) => string} */
  verdict: (sides, families, all) =>
    `Rückwärts hat A* bei ${part(sides.first, all)} der Aufgaben weniger zu expandieren, vorwärts bei ${part(sides.second, all)}, gleich viel bei ${part(sides.equal, all)}. Zwei Seiten könnten bei ${part(families.first, all)} mit weniger auskommen als die bessere.`,

  shares: {
    /** @type {(pair: string) => string} */
    title: (pair) => `Wo rückwärts vorwärts schlägt, und zwei Seiten eine: ${pair}`,
    x: 'C*: die Länge einer kürzesten Lösung',
    scale: () => [0, 0.5, 1].map(percent),
    sides: 'Von welcher Seite A* weniger zu expandieren hat',
    backward: 'rückwärts',
    equal: 'gleich viel',
    forward: 'vorwärts',
    families: 'Ob zwei Seiten mit weniger auskommen könnten als die bessere',
    two: 'zwei Seiten',
    one: 'eine kann es ebenso',
    /** @type {(length: number, problems: number, sides: Share, two: number) => string} */
    said: (length, n, { first, second, equal }, two) =>
      `C* ${length}, ${problems(n)}: rückwärts weniger bei ${part(first, n)}, vorwärts bei ${part(second, n)}, gleich viel bei ${part(equal, n)}; zwei Seiten weniger bei ${part(two, n)}`,
  },
  boxes: {
    /** @type {(pair: string) => string} */
    title: (pair) => `Was expandiert werden muss: ${pair}`,
    label: 'Stellungen: kleinste Zahl, Quartile, größte; die Raute ist das Mittel',
    names: {
      forward: 'A* vorwärts',
      backward: 'A* rückwärts',
      cover: 'Das Wenigste, mit f und g',
      coverConsistent: 'Das Wenigste, mit Konsistenz',
      boxOfMm: 'MM, höchstens',
      idaStar: 'IDA*, frühere Schranken',
    },
    /** Number of problems for which it was completed. @type {(name: string, problems: number, all: number) => string} */
    name: (name, n, all) => (n < all ? `${name} (${count(n)} von ${count(all)})` : name),
    mean: (/** @type {number} */ number) =>
      `Mittel ${number < 100 ? decimal(number) : count(number)}`,
    /** @type {(name: string, problems: number, quartiles: readonly number[]) => string} */
    said: (name, n, [least = 0, quarter = 0, half = 0, threeQuarters = 0, most = 0]) =>
      `${name}, ${problems(n)}: kleinste Zahl ${count(least)}, Quartile ${decimal(quarter)}, ${decimal(half)} und ${decimal(threeQuarters)}, größte ${count(most)}`,
  },
};
