// Wörter dafür, wie gut Heuristiken sind.

import { count, decimal } from '../format.js';
import { heuristic, positions, puzzle } from './names.js';

/** @import { Words } from '../shape.js' */

/** @type {Words['quality']} */
export const quality = {
  scope: 'Welche Stellungen',
  scopes: { all: 'Alle Stellungen', touched: 'Die dieser Suche' },
  titleAll: 'h jeder Heuristik in jeder Stellung, gegen die wahre Entfernung h*. Linie: h = h*.',
  titleTouched: (lane, most) =>
    most === null
      ? `h jeder Heuristik gegen h*, für jede Stellung, die ${lane} erzeugt hat, einmal.`
      : `h jeder Heuristik gegen h*, für jede Stellung, die ${lane} in den ersten ${count(most)} Knoten erzeugt hat, einmal.`,
  wait: (lane) => `Lass ${lane} laufen. Hält die Suche an oder endet sie, werden die erzeugten Stellungen verglichen.`,
  file: (lane) => (lane === null ? 'Heuristiken gegen die wahre Entfernung' : `Heuristiken auf dem, was ${lane} erzeugt hat`),
  unknown: {
    knights: 'Wie gut diese Heuristiken sind, ist nicht bekannt: jedes Ziel braucht eine Tabelle von 67.603.900 wahren Entfernungen, und die ist zu groß.',
    'tiles-4': 'Wie gut diese Heuristiken sind, ist nicht bekannt: eine Tabelle der wahren Entfernungen aller 16!/2 = 10.461.394.944.000 Stellungen braucht mehr als zehn Terabyte.',
  },
  unsolvable: (/** @type {string} */ why) => `Dieses Ziel ist nicht erreichbar: ${why}. Darum hat keine erreichbare Stellung eine wahre Entfernung zum Vergleichen.`,
  failed: (/** @type {string} */ why) => `Der Vergleich ist stehen geblieben: ${why}.`,
  again: 'Noch einmal versuchen',

  axes: { distance: 'h*, wahre Entfernung', estimate: 'h' },
  legend: 'Stellungen je Zelle',
  waiting: 'wartet',

  summary: (error, estimate, distance) => `mittlerer Fehler ${decimal(error)}: h ${decimal(estimate)} von ${decimal(distance)}`,
  comparing: (states) => `bisher ${positions(states)}`,
  cell: (estimate, distance, n) => `h = ${estimate}, wo h* = ${distance}: ${positions(n)}`,
  label: (name, key, error, states) => `${heuristic(name)}: im Mittel um ${decimal(error)} zu niedrig (${puzzle(key).more}), über ${count(states)} Stellungen. Pfeiltasten gehen von Zelle zu Zelle.`,
};
