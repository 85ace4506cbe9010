// Wörter für das Gehen durch den Lauf einer Bahn, vor und zurück, und für ihre Haltepunkte.

import { count } from '../format.js';

/** @import { Break } from '../../../pkg/rolling_cubes.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Words } from '../shape.js' */

const STAGE = {
  back: 'Zum Ende der Schicht oder Iteration davor',
  forward: 'Zum Ende dieser Schicht oder Iteration',
};

/** Danach, was mit einem Abschnitt endet. @type {Readonly<Record<Stage, {back: string, forward: string}>>} */
const STAGES = {
  layer: STAGE,
  bound: STAGE,
  f: {
    back: 'Zum Ende der Stufe von f davor',
    forward: 'Zum Ende dieser Stufe von f',
  },
  incumbent: {
    back: 'Zur besseren Lösung davor',
    forward: 'Zur nächsten besseren Lösung oder ans Ende',
  },
  estimate: {
    back: 'Zurück dorthin, wo h kleiner wurde als je zuvor',
    forward: 'Dorthin, wo h kleiner ist als je zuvor, oder ans Ende',
  },
  learned: {
    back: 'Dorthin, wo die Schranke zuletzt stieg',
    forward: 'Dorthin, wo die Schranke als Nächstes steigt, oder ans Ende',
  },
  proved: {
    back: 'Dorthin, wo die Schranke zuletzt stieg',
    forward: 'Dorthin, wo die Schranke als Nächstes steigt, oder ans Ende',
  },
};

/** @type {Words['travel']} */
export const travel = {
  region: (/** @type {string} */ lane) => `Die Suche von ${lane}, Knoten für Knoten`,
  controls: 'Zeitreise',
  back: 'Einen Knoten zurück',
  forward: 'Einen Knoten vor',
  stageBack: (/** @type {Stage} */ stage) => STAGES[stage].back,
  stageForward: (/** @type {Stage} */ stage) => STAGES[stage].forward,
  play: 'Diese Bahn laufen lassen',
  pause: 'Diese Bahn anhalten',
  withKey: (name, key) => `${name} ( ${key} )`,
  slider: 'Ort im Lauf',
  node: 'Knoten',
  nodeLong: 'Die Nummer des Knotens: eine andere und die Eingabetaste führen dorthin',
  nodeWrong: (/** @type {string} */ given) => `„${given}“ ist nicht die Nummer eines Knotens, wie ${count(1234)} eine ist`,
  of: (/** @type {number} */ furthest) => `/ ${count(furthest)}`,
  valueText: (node, furthest) => `Knoten ${count(node)} von ${count(furthest)}`,
};

/** @type {Readonly<Record<Break['kind'], (value: Break['value']) => string>>} */
const HIT = {
  position: (value) => `die Stellung ${value}`,
  depth: (value) => `Tiefe ${value}`,
  bound: (value) => `die Schranke ist jetzt ${value}`,
  met: () => 'die beiden Seiten treffen sich',
  'estimate-below': (value) => `h ist ${value}`,
  duplicate: () => 'das erste Duplikat',
};

export const breakpoints = {
  region: 'Haltepunkte',
  open: 'Haltepunkte …',
  title: 'Haltepunkte',
  how: (/** @type {string} */ lane) => `${lane} hält hinter dem Knoten an, bei dem eines davon geschieht.`,
  fields: {
    position: 'Bei einer Stellung',
    depth: 'In einer Tiefe, in Zügen',
    bound: 'Wenn die Schranke sich ändert',
    met: 'Wenn die beiden Seiten sich treffen',
    estimate_below: 'Wenn h kleiner wird als',
    duplicate: 'Beim ersten Duplikat',
  },
  inHand: 'Wie gesucht',
  played: 'Wie gespielt',
  none: 'keine',
  use: 'Übernehmen',
  clear: 'Alle entfernen',
  cancel: 'Abbrechen',
  chips: {
    position: (/** @type {string} */ position) => position,
    depth: (/** @type {number} */ depth) => `Tiefe ${depth}`,
    bound: 'Schranke ändert sich',
    met: 'Seiten treffen sich',
    estimateBelow: (/** @type {number} */ estimate) => `h < ${estimate}`,
    duplicate: 'erstes Duplikat',
  },
  remove: (/** @type {string} */ chip) => `Den Haltepunkt ${chip} entfernen`,
  /** @type {(hit: Break) => string} */
  hit: ({ kind, value }) => `Haltepunkt: ${HIT[kind](value)}.`,
};
