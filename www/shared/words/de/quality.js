// Wörter dafür, wie gut Heuristiken sind.

import { count, decimal } from '../format.js';
import { heuristic, positions, puzzle } from './names.js';

export const quality = {
  scope: 'Welche Stellungen',
  scopes: { all: 'Alle Stellungen', touched: 'Die dieser Suche' },
  titleAll:
    'Was jede Heuristik (h) von jeder Stellung sagt, gegen die wahre Entfernung (h*). Linie: h = h*.',
  /** @type {(lane: string, most: number | null) => string} */
  titleTouched: (lane, most) =>
    most === null
      ? `Dasselbe für das, was ${lane} erzeugt hat, jede Stellung einmal.`
      : `Dasselbe für das, was ${lane} erzeugt hat, jede Stellung einmal, in den ersten ${count(most)} Knoten.`,
  /** @type {(lane: string) => string} */
  wait: (lane) =>
    `${lane} muss laufen oder angehalten werden: wenn sie ruht, werden die erzeugten Stellungen verglichen.`,
  /** @type {(lane: string | null) => string} */
  file: (lane) =>
    lane === null
      ? 'Heuristiken gegen die wahre Entfernung'
      : `Heuristiken auf dem, was ${lane} erzeugt hat`,
  /** @type {Readonly<Record<string, string>>} */
  unknown: {
    knights:
      'Wie gut diese Heuristiken sind, ist hier nicht bekannt: dazu wäre die wahre Entfernung von jeder der 67.603.900 Stellungen nötig, eine zu große Tabelle für jedes Ziel.',
    'tiles-4':
      'Wie gut diese Heuristiken sind, ist hier nicht bekannt: eine Tabelle der wahren Entfernungen aller 16!/2 = 10.461.394.944.000 Stellungen, mit einem Byte für jede, braucht mehr als zehn Terabyte.',
  },
  unsolvable: (/** @type {string} */ why) =>
    `Dieses Ziel ist nicht erreichbar: ${why}. So hat keine vom Start erreichbare Stellung eine wahre Entfernung, mit der zu vergleichen wäre.`,
  failed: (/** @type {string} */ why) => `Der Vergleich ist stehen geblieben: ${why}.`,
  again: 'Noch einmal versuchen',

  axes: { distance: 'h*, wahre Entfernung', estimate: 'h' },
  legend: 'Stellungen je Zelle',
  waiting: 'wartet',

  /** @type {(error: number, estimate: number, distance: number) => string} */
  summary: (error, estimate, distance) =>
    `mittlerer Fehler ${decimal(error)}: mittleres h ${decimal(estimate)} von ${decimal(distance)}`,
  /** @type {(states: number) => string} */
  comparing: (states) => `bisher ${positions(states)}`,
  /** @type {(estimate: number, distance: number, n: number) => string} */
  cell: (estimate, distance, n) => `h = ${estimate}, wo h* = ${distance}: ${positions(n)}`,
  /** @type {(name: string, key: string, error: number, states: number) => string} */
  label: (name, key, error, states) =>
    `${heuristic(name)}: im Mittel ${decimal(error)} ${puzzle(key).more} zu wenig, über ${count(states)} Stellungen. Pfeiltasten gehen von Zelle zu Zelle.`,
};
