// Wörter für einen Schritt einer Suche: was getan wurde, was daraus wurde und warum.

import { count } from '../format.js';
import { weighed } from './names.js';
import { moved } from './squares.js';

/** @import { Compared } from '../en/steps.js' */
/** @import { Words } from '../shape.js' */

/** Eine Zahl und ihr Name, nie auf zwei Zeilen. @type {(name: string, value: number | string) => string} */
export const tied = (name, value) => `${name}\u00a0${value}`;

const FROM = { forward: 'vom Start', backward: 'vom Ziel' };

const COMPARED = {
  bound: 'Schranke',
  given: 'obere Schranke',
  incumbent: 'beste Lösung',
  limit: 'Grenze',
  found: 'Länge',
};

/** @type {(numbers: string, compared: Compared | null) => string} */
const against = (numbers, compared) => (compared ? `${numbers} ${compared.sign} ${tied(COMPARED[compared.what], compared.value)}` : numbers);

/** @type {(depth: number | null) => string} */
const ofDepth = (depth) => (depth === null ? '' : ` von Tiefe ${depth}`);

/** @type {Words['steps']} */
export const steps = {
  none: 'Nicht begonnen: noch ist nichts erzeugt.',
  journey: (at, to) => (to === null ? `Unterwegs, bei Knoten ${count(at)} …` : `Unterwegs zu Knoten ${count(to)}, bei ${count(at)} …`),

  moved,
  root: { forward: 'Der Start', backward: 'Eine Stellung des Ziels' },
  again: 'Wieder der Start',
  rebuilt: 'Um den Pfad aufzubauen, eine Stellung auf ihm',
  /** A position with its name, on a map. @type {(what: string, name: string) => string} */
  named: (what, name) => `${what}, ${name}`,
  firstBound: (/** @type {number} */ bound) => `Die erste Schranke ist ${bound}.`,
  raised: (/** @type {number} */ bound) => `Nichts mehr innerhalb der Schranke: sie steigt auf ${bound}.`,
  expandedFirst: (depth) => `Die nächste Stellung${ofDepth(depth)} expandiert.`,

  expandedAgain: (depth, value) => `Die nächste Stellung${ofDepth(depth)} noch einmal expandiert: von allem unter ihr ist nur ihr gespeicherter Wert geblieben, ${tied('F', value)}.`,
  forgot: (depth, value) => `Die Stellung${ofDepth(depth)} verlassen: was unter ihr liegt, ist vergessen, bis auf den kleinsten Wert dort, der nun der ihre ist, ${tied('F', value)}.`,

  done: (did, numbers, fate) => `${did}: ${numbers}: ${fate}`,
  depth: (depth, side, compared) => against(side ? `${tied('Tiefe', depth)} ${FROM[side]}` : tied('Tiefe', depth), compared),
  evaluated: (g, h, compared, side) => against(side ? `${tied('g', g)}, ${tied('h', h)}, ${tied('f', g + h)} ${FROM[side]}` : `${tied('g', g)}, ${tied('h', h)}, ${tied('f', g + h)}`, compared),
  stored: (numbers, value) => `${numbers}, ${tied('F', value)}`,
  weighed: (g, h, weights, compared) => against(`${tied('g', g)}, ${tied('h', h)}, ${weighed(weights)} = ${weights.g * g + weights.h * h}`, compared),
  unevaluated: (g, compared, side) => against(side ? `${tied('g', g)} ${FROM[side]}` : tied('g', g), compared),

  fates: {
    expanded: 'expandiert.',
    pruned: 'abgeschnitten.',
    part: 'die gesuchte Stellung.',
    queued: 'neu, in die Warteschlange gestellt.',
    opened: 'in die offene Liste gestellt.',
    layered: 'neu, in ihre Schicht gestellt.',
    waits: 'wartet, bis sie an der Reihe ist.',
    known: 'in dieser Iteration schon expandiert, auf einem Weg, der nicht schlechter ist: ein Duplikat.',
    reopened: 'schon gespeichert, aber dieser Weg ist besser: wieder in die offene Liste aufgenommen.',
    duplicate: 'schon gespeichert, auf einem Weg, der nicht schlechter ist: ein Duplikat.',
    duplicateOfSide: 'von dieser Seite schon gespeichert: ein Duplikat.',
    worse: 'ein Ziel, aber nicht besser als die beste Lösung.',
    incumbent: 'ein Ziel und die neue beste Lösung.',
  },
  solved: (amount) => `das Ziel. Gelöst: ${amount}.`,
  itsTurn: (amount) => `sie ist an der Reihe, und sie ist das Ziel. Gelöst: ${amount}.`,
  met: (amount) => `die andere Seite hat sie: die Seiten treffen sich. Gelöst: ${amount}.`,
  joined: (amount) => (amount === null ? 'die andere Seite hat sie: eine Lösung, besser als alle bisher.' : `die andere Seite hat sie: eine Lösung, besser als alle bisher: ${amount}.`),
  ended: (amount, isProved) => `hier haben sich die Seiten getroffen, und jetzt ${isProved ? 'ist bewiesen, dass keine Lösung besser ist' : 'endet die Suche'}. Gelöst: ${amount}.`,
  found: (amount, isProved) => `das Ziel, ${isProved ? 'und keine Lösung ist kürzer' : 'mit einer Lösung dieser Länge'}: ${amount}. Als Nächstes wird ihr Pfad aufgebaut.`,
};

export const numbers = {
  region: 'Die aktuelle Stellung',
  g: { name: 'g', meaning: 'Vom Start bis zu dieser Stellung gemachte Züge' },
  depth: { name: 'Tiefe', meaning: 'Züge von der Wurzel, dem Start oder einer Stellung des Ziels' },
  h: {
    name: 'h',
    meaning: 'Die Schätzung der Heuristik, wie viele Züge noch nötig sind; wenn sie nie überschätzt, eine untere Schranke dafür. Keine, wo sie nicht gefragt wurde',
  },
  f: {
    name: 'f',
    meaning: 'g + h: keine Lösung auf diesem Pfad liegt darunter, wenn h eine untere Schranke ist',
  },
  stored: {
    name: 'F',
    meaning: 'Der gespeicherte Wert: f, oder was darunter gelernt wurde, bevor es vergessen wurde. Keine Lösung auf diesem Pfad liegt darunter, wenn h eine untere Schranke ist',
  },
  bound: { name: 'Schranke', meaning: 'Wo f größer ist als sie, kehrt diese Iteration um' },
  depthBound: { name: 'Schranke', meaning: 'In dieser Tiefe kehrt diese Iteration um' },
  value: {
    name: 'Wert',
    meaning: 'g plus das Gewicht mal h; bei einem Gewicht p/q die ganze Zahl q mal g plus p mal h',
  },
  weighedBound: {
    name: 'Schranke',
    meaning: 'Wo der Wert größer ist als sie, kehrt diese Iteration um',
  },
  learnedBound: {
    name: 'Schranke',
    meaning: 'Der größte bisher expandierte Wert, f oder was seither darunter gelernt wurde',
  },
  nearest: { name: 'kleinstes h', meaning: 'Das kleinste bisher expandierte h' },
  proved: {
    name: 'Schranke',
    meaning: 'Was eine Lösung nach den offenen Listen beider Seiten und den Heuristiken mindestens hat',
  },
  upper: {
    name: 'obere Schranke',
    meaning: 'Wo f größer ist als sie, wird eine Stellung abgeschnitten: wie sie gegeben wurde, dann die Länge der gefundenen Lösung',
  },
  incumbent: {
    name: 'beste Lösung',
    meaning: 'Die beste bisher gefundene Lösung: wo f größer ist, kehrt die Suche um',
  },
  incumbentCut: {
    name: 'beste Lösung',
    meaning: 'Die beste bisher gefundene Lösung: wo f nicht kleiner ist, kehrt die Suche um',
  },
  given: {
    name: 'obere Schranke',
    meaning: 'Von außen gegeben, solange nichts gefunden ist: wo f größer ist als sie, kehrt die Suche um',
  },
  givenCut: {
    name: 'obere Schranke',
    meaning: 'Von außen gegeben, solange nichts gefunden ist: wo f nicht kleiner ist als sie, kehrt die Suche um',
  },
  reached: {
    name: 'größtes f',
    meaning: 'Das größte bisher expandierte f, am Ende das des Ziels',
  },
  farthest: {
    name: 'größtes g',
    meaning: 'Das größte bisher expandierte g, am Ende das des Ziels',
  },
  layers: {
    name: 'Schichten',
    meaning: 'Vollständige Schichten nach der der Wurzel; bei zwei Seiten die von beiden zusammen',
  },
};

export const costNumbers = {
  g: 'Kosten des Wegs vom Start bis zu dieser Stellung',
  h: 'Die Schätzung der Heuristik für die noch nötigen Kosten; wenn sie nie überschätzt, eine untere Schranke dafür. Keine, wo sie nicht gefragt wurde',
};
