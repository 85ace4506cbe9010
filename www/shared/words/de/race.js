// Wörter für das Rennen: seine Bedienung, Bahnen, Diagramm und Ausgang.

import { column } from '../entry.js';
import { allOf, bytes, count } from '../format.js';
import { algorithm, heuristic, inMoves, isCosted, length as long, plural, puzzle, SETTINGS } from './names.js';

/** @import { Failure } from '../../engine/link.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Unit } from '../en/names.js' */
/** @import { Words } from '../shape.js' */

/** @typedef {Failure['cause']} Cause */

/** @type {Readonly<Record<Cause, string>>} */
const FAILED = {
  unmade: 'Konnte nicht beginnen',
  broke: 'Stehen geblieben',
  gone: 'Stehen geblieben',
  garbled: 'Der Worker hat eine ungültige Nachricht geschickt',
};

/** @type {Readonly<Record<Cause, string>>} */
const UNEXPLAINED = {
  unmade: 'Konnte nicht beginnen: bitte Seite neu laden',
  broke: 'Stehen geblieben: im Worker war ein Fehler',
  gone: 'Stehen geblieben: der Worker ist abgestürzt',
  garbled: 'Stehen geblieben: der Worker hat eine ungültige Nachricht geschickt',
};

/** Wo ein Abschnitt bei Suchen einer Art endet, mit ihren Namen; null, wo das am Ende einer Schicht oder Iteration ist. @type {Readonly<Record<Stage, ((names: string) => string) | null>>} */
const STAGES = {
  layer: null,
  bound: null,
  f: (names) => `${names}: zum Ende der Stufe von f`,
  incumbent: (names) => `${names}: zur nächsten besseren Lösung`,
  estimate: (names) => `${names}: zum nächsten kleineren h`,
  learned: (names) => `${names}: dorthin, wo die Schranke steigt`,
  proved: (names) => `${names}: dorthin, wo die Schranke steigt`,
};

/** Wo am Ende eines Abschnitts die Schranke steigt. @type {readonly Stage[]} */
const DEEPENING = ['bound', 'learned', 'proved'];

/** @type {Words['race']} */
export const race = {
  region: 'Rennen',
  controls: 'Bedienung des Rennens',
  guess: 'Erst raten, dann sehen',
  run: 'Start',
  over: 'Jede Bahn ist am Ende. Neustart beginnt das Rennen von vorn',
  pause: 'Pause',
  step: 'Schritt',
  stepLong: {
    time: 'Ein Knoten in jeder Bahn',
    nodes: 'Eine Expansion mehr in jeder Bahn',
  },
  stage: (stages) => {
    if (stages.every((stage) => stage === 'layer')) return 'Nächste Schicht';
    return stages.every((stage) => DEEPENING.includes(stage))
      ? 'Nächste Schranke'
      : stages.every((stage) => stage === 'layer' || DEEPENING.includes(stage))
        ? 'Schicht oder Schranke'
        : 'Nächste Stufe';
  },
  stageLong: (stages, searchesOf) =>
    [
      'Zum Ende der Schicht oder Iteration in jeder Bahn',
      ...Object.entries(STAGES).map(([ends, say]) => {
        const stage = stages.find((one) => one === ends);
        return stage && say ? say(allOf(searchesOf(stage).map(algorithm))) : '';
      }),
    ]
      .filter(Boolean)
      .join('; '),
  end: 'Ende',
  endLong: 'Jede Bahn mit voller Geschwindigkeit bis ans Ende laufen lassen',
  restart: 'Neustart',
  speed: 'Geschwindigkeit',
  full: 'volle Geschwindigkeit',
  rate: (rate, mode) => (mode === 'time' ? `${plural(rate, 'Knoten', 'Knoten')}/s` : `${plural(rate, 'Expansion', 'Expansionen')}/s`),
  mode: 'Fairness',
  modes: { time: 'Gleiche Zeit', nodes: 'Gleiche Knoten' },
  modeLong:
    'Gleiche Zeit: jede Bahn mit der gewählten Geschwindigkeit. Gleiche Knoten: alle Bahnen expandieren gleich viele Stellungen, so dass die Zahlen auf jedem Rechner fair zu vergleichen sind.',
  add: 'Suche hinzufügen',
};

/** @type {(depth: number, unit: Unit) => string} */
const at = (depth, unit) => (unit === 'cost' ? '' : ` in Tiefe ${depth}`);

/** @type {Words['states']} */
export const states = {
  ready: 'Bereit',
  running: 'Läuft',
  waiting: 'Läuft',
  paused: 'Angehalten',
  away: 'Angehalten',
  preparing: (name, percent, size) => (percent === null ? `Baut ${heuristic(name)} auf, ${size}` : `Baut ${heuristic(name)} auf: ${percent} %, ${size}`),
  solved(key, length, { proves, within }) {
    const [best, much] = isCosted(key) ? ['billigst', 'teuer'] : ['kürzest', 'lang'];
    const said = {
      shortest: `bewiesen ${best}`,
      fewest: `bewiesen wenigste ${puzzle(key).more}`,
      within: `höchstens ${within}-mal so ${much} wie nötig`,
      nothing: `nicht als ${best} bewiesen`,
    };
    return `${long(key, length)}, ${said[within === '1' ? 'shortest' : proves]}`;
  },
  exhausted: (/** @type {'start' | 'goal'} */ from) => (from === 'start' ? 'Keine Lösung: alles Erreichbare wurde durchsucht' : 'Keine Lösung: alles, was zum Ziel führt, wurde durchsucht'),
  limit(key, search, { limit, none_within, proves, depth }, unit) {
    switch (limit) {
      case 'depth':
        if (none_within !== null) {
          return unit === 'cost' ? `Keine Lösung bis ${long(key, none_within)}` : `Keine Lösung mit ${inMoves(key, none_within)} oder weniger`;
        }
        return proves === 'nothing' ? 'Ohne Lösung beendet; nichts ist bewiesen' : 'Nichts wurde gesucht: die Schranke lässt keine Lösung zu';
      case 'bytes':
        return `Grenze von ${bytes(search.max_bytes ?? 0)}${at(depth, unit)} erreicht`;
      case 'nodes':
        return `Grenze von ${count(search.max_nodes ?? 0)} Knoten${at(depth, unit)} erreicht`;
      default:
        throw new Error(`there are no words for the limit '${limit}'`);
    }
  },
  deviceLimit: (most, depth, unit) => `Grenze dieses Geräts, ${bytes(most)}${unit === 'cost' ? '' : ','}${at(depth, unit)}`,
  silent: 'Seit über 10 Sekunden keine Antwort',
  refused: (/** @type {string} */ why) => (why ? `Abgelehnt: ${why}` : 'Vom Rechenwerk abgelehnt'),
  failed: (cause, message) => (message ? `${FAILED[cause]}: ${message}` : UNEXPLAINED[cause]),
};

/** @type {Words['laneDialog']} */
export const laneDialog = {
  title: 'Eine Bahn des Rennens',
  algorithm: 'Suche',
  heuristic: 'Heuristik',
  orderHow: (letters) => `${letters} umgeordnet, oder seed=7 für eine gemischte`,
  ratioHow: (least, most) => `Von ${least} bis ${most}, wie 2 oder 3/2`,
  settings: column(SETTINGS, 'label'),
  costs: column(SETTINGS, 'cost'),
  values: column(SETTINGS, 'values'),
  more: 'Mehr',
  none: 'keine',
  usual: 'dieselbe, oder blind, wo es keine gibt',
  limits: 'Grenzen',
  use: 'Übernehmen',
  add: 'Hinzufügen',
  remove: 'Diese Bahn entfernen',
  cancel: 'Abbrechen',
  table: 'baut zuerst Tabellen',
};

export const chart = {
  region: 'Diagramm',
  choose: 'Diagramm',
  kinds: {
    stored: 'Gespeichert je Knoten',
    generated: 'Erzeugt über die Zeit',
    depth: 'Tiefe je Knoten',
  },
  axes: {
    nodes: 'erzeugte Stellungen',
    time: 'Sekunden Arbeit',
    stored: 'gespeicherte Stellungen',
    generated: 'erzeugte Stellungen',
    depth: 'Schranke, f, g, gewachsene Schichten oder Tiefe',
  },
  logarithmic: 'log',
  logarithmicLong: 'Logarithmische Skala',
  empty: {
    ready: 'Start zeichnet das Rennen.',
    running: 'Noch ist nichts erzeugt.',
    over: 'Keine Bahn hat etwas erzeugt.',
  },
  label: (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) => `${kind}, eine Kurve für jede von: ${lanes.join('; ')}`,
};
