// Wörter für das, was die Karte einer Bahn zählt, jedes mit seiner Definition.

import { plural, weighed } from './names.js';

/** @import { Weights } from '../weights.js' */

export const unknown = '–';

export const plusTable = (/** @type {string} */ amount) => `+ ${amount} Tabelle`;

export const counters = {
  generated: {
    name: 'erzeugt',
    meaning: 'Bisher erzeugte Stellungen, Duplikate mitgezählt',
  },
  expanded: { name: 'expandiert', meaning: 'Stellungen, deren Nachfolger erzeugt wurden' },
  stored: {
    name: 'gespeichert',
    meaning:
      'Die meisten Stellungen zugleich im Speicher. Bei einer Tiefensuche die ihres Pfades und die ihrer Tabelle, wenn sie eine hat',
  },
  bytes: {
    name: 'Speicher',
    meaning:
      'Höchster Speicher für gespeicherte Stellungen und ihre Daten, und der für die Tabellen der Heuristik',
  },
  rate: {
    name: 'Knoten/s',
    meaning: 'Erzeugte Stellungen je Sekunde, die die Suche selbst gebraucht hat',
  },
  time: {
    name: 'Zeit',
    meaning:
      'Zeit, die die Suche selbst gebraucht hat, ohne Warten, und davor der Aufbau der Tabellen der Heuristik',
  },
};

export const rateName = (/** @type {number | null} */ _) => 'Knoten/s';

const F = 'f ist g, die gemachten Züge, plus h, eine Schätzung der noch nötigen';

/** @type {(begin: string) => {searchOn: string, cut: string}} */
const byTies = (begin) => ({
  searchOn: `${begin} Was ein größeres f hat, wird abgeschnitten; was ein gleiches hat, wird weiter durchsucht. ${F}`,
  cut: `${begin} Was ein gleiches oder größeres f hat, wird abgeschnitten. ${F}`,
});

export const levels = {
  bound: {
    name: 'Schranke',
    meaning: `Diese Iteration schneidet ab, was ein größeres f hat. ${F}`,
  },
  depthBound: { name: 'Schranke', meaning: 'Diese Iteration geht nicht tiefer, in Zügen' },
  weighedBound: {
    name: 'Schranke',
    /** @type {(weights: Weights) => string} */
    meaning: (weights) =>
      `Diese Iteration schneidet ab, was ein größeres ${weighed(weights)} hat: g sind die gemachten Züge, h ist eine Schätzung der noch nötigen`,
  },
  learnedBound: {
    name: 'Schranke',
    meaning: `Der größte bisher expandierte Wert. Ein Wert ist f oder was seither darunter gelernt wurde. ${F}`,
  },
  nearest: {
    name: 'kleinstes h',
    meaning:
      'Das kleinste bisher expandierte h, eine Schätzung der noch nötigen Züge; 0 bei einem Ziel',
  },
  proved: {
    name: 'Schranke',
    meaning:
      'Die kleinste Länge, die die offenen Listen beider Seiten nach den Heuristiken zulassen',
  },
  f: {
    name: 'f',
    meaning: `Das größte bisher expandierte f, am Ende das des Ziels. ${F}`,
  },
  upper: {
    name: 'obere Schranke',
    meaning: byTies('Wie sie gegeben wurde, wenn überhaupt: noch ist keine Lösung gefunden.'),
  },
  incumbent: {
    name: 'beste Lösung',
    meaning: byTies('Die Länge der besten bisher gefundenen Lösung.'),
  },
  depth: {
    name: 'Schichten',
    meaning: 'Vollständige Schichten nach der der Wurzel; bei zwei Seiten die von beiden zusammen',
  },
};

export const levelLimit = (/** @type {number} */ most) =>
  `Bis eine gefunden ist, wird auf jeden Fall abgeschnitten, was ein f über der Grenze von ${plural(most, 'Zug', 'Zügen')} hat`;

export const noneShorter = 'Keine Lösung ist kürzer';

/** @type {(meaning: string, more: string) => string} */
export const levelAndMore = (meaning, more) => `${meaning}. ${more}`;
