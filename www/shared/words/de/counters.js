// Wörter für das, was die Karte einer Bahn zählt, jedes mit seiner Definition.

import { count } from '../format.js';
import { evaluation, valueF, weighed } from './names.js';

/** @import { Weights } from '../weights.js' */
/** @import { Unit } from '../en/names.js' */

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
    meaning: 'Die meisten Stellungen zugleich im Speicher. Bei einer Tiefensuche die ihres Pfades und die ihrer Tabelle, wenn sie eine hat',
  },
  bytes: {
    name: 'Speicher',
    meaning: 'Höchster Speicher für gespeicherte Stellungen und ihre Daten, und der für die Tabellen der Heuristik',
  },
  rate: {
    name: 'Knoten/s',
    meaning: 'Erzeugte Stellungen je Sekunde, die die Suche selbst gebraucht hat',
  },
  time: {
    name: 'Zeit',
    meaning: 'Zeit, die die Suche selbst gebraucht hat, ohne Warten, und davor der Aufbau der Tabellen der Heuristik',
  },
};

export const rateName = (/** @type {number | null} */ _) => 'Knoten/s';

/** @type {(begin: string, f: string) => {searchOn: string, cut: string}} */
const byTies = (begin, f) => ({
  searchOn: `${begin} Was ein größeres f hat, wird abgeschnitten; was ein gleiches hat, wird weiter durchsucht. ${f}`,
  cut: `${begin} Was ein gleiches oder größeres f hat, wird abgeschnitten. ${f}`,
});

/** @param {Unit} unit */
export const levels = (unit) => ({
  bound: {
    name: 'Schranke',
    meaning: `Diese Iteration schneidet ab, was ein größeres f hat. ${valueF(unit)}`,
  },
  depthBound: { name: 'Schranke', meaning: 'Diese Iteration geht nicht tiefer, in Zügen' },
  weighedBound: {
    name: 'Schranke',
    /** @type {(weights: Weights) => string} */
    meaning: (weights) => `Diese Iteration schneidet ab, was ein größeres ${weighed(weights)} hat: g sind ${evaluation(unit).g}, h ist ${evaluation(unit).h}`,
  },
  learnedBound: {
    name: 'Schranke',
    meaning: `Der größte bisher expandierte Wert. Ein Wert ist f oder was seither darunter gelernt wurde. ${valueF(unit)}`,
  },
  nearest: {
    name: 'kleinstes h',
    meaning: `Das kleinste bisher expandierte h, ${evaluation(unit).h}; 0 bei einem Ziel`,
  },
  proved: {
    name: 'Schranke',
    meaning: 'Was eine Lösung nach den offenen Listen beider Seiten und den Heuristiken mindestens hat',
  },
  f: {
    name: 'f',
    meaning: `Das größte bisher expandierte f, am Ende das des Ziels. ${valueF(unit)}`,
  },
  g: { name: 'g', meaning: 'Das größte bisher expandierte g, am Ende das des Ziels' },
  upper: {
    name: 'obere Schranke',
    meaning: byTies('Wie sie gegeben wurde, wenn überhaupt: noch ist keine Lösung gefunden.', valueF(unit)),
  },
  incumbent: {
    name: 'beste Lösung',
    meaning: byTies('Die beste bisher gefundene Lösung.', valueF(unit)),
  },
  depth: {
    name: 'Schichten',
    meaning: 'Vollständige Schichten nach der der Wurzel; bei zwei Seiten die von beiden zusammen',
  },
});

export const levelLimit = (/** @type {number} */ most) => `Bis eine gefunden ist, wird auf jeden Fall abgeschnitten, was ein f über der Grenze ${count(most)} hat`;

export const noneBetter = 'Keine Lösung ist besser';

/** @type {(meaning: string, more: string) => string} */
export const levelAndMore = (meaning, more) => `${meaning}. ${more}`;
