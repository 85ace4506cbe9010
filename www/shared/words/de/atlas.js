// Wörter des Atlas: das ganze Puzzle, Tiefe für Tiefe gezählt.

import { bytes, count, decimal, percent } from '../format.js';
import { inMoves, moves, plural, positions, puzzle } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Kind } from '../../state/slices/atlas.js' */
/** @import { Words } from '../shape.js' */

/** @type {(kind: Kind, n: number) => string} */
const some = (kind, n) => (kind === 'patterns' ? plural(n, 'Zielmuster', 'Zielmuster') : positions(n));

/** @type {(kind: Kind, depth: number, n: number, total: number | null) => string[]} */
const barLines = (kind, depth, n, total) => [
  `Tiefe ${depth}`,
  some(kind, n),
  ...(total === null ? [] : [kind === 'patterns' ? `${percent(n / total)} aller Muster` : `${percent(n / total)} von allen`]),
];

/** @type {Words['atlas']} */
export const atlas = {
  kind: 'Was gezählt wird',
  kinds: { positions: 'Stellungen', patterns: 'Zielmuster' },
  kindsLong: {
    positions: 'Jede erreichbare Stellung, nach der kleinsten Zahl von Zügen vom Start',
    patterns: 'Jedes Ziel, das es gibt, nach der kleinsten Zahl von Zügen vom Start',
  },
  logarithmic: 'log',
  logarithmicLong: 'Logarithmische Skala',

  offer: (key, n, size) => `Alle ${count(n)} Stellungen ${within(key)} können hier gezählt werden. Das dauert einige Sekunden und braucht etwa ${bytes(size)} Speicher.`,
  begin: 'Alle zählen',
  never: (key, n) => beyond(key).atlas(n),
  progress: (n, total) => (total > 0 ? `${count(n)} von ${count(total)}` : positions(n)),
  progressName: 'Gezählte Stellungen',
  cancel: 'Abbrechen',
  failed: (/** @type {string} */ why) => `Das Zählen ist stehen geblieben: ${why}.`,
  again: 'Noch einmal versuchen',

  total: some,
  deepest: (/** @type {string} */ key, /** @type {number} */ depth, /** @type {number} */ n) => `am weitesten ${moves(key, depth)} (${count(n)})`,
  deepestLong: 'Die entferntesten zeigen',
  mean: (/** @type {number} */ n) => `Mittel ${decimal(n)}`,

  here: (key, depth, above) => (depth === 0 ? 'Das Brett zeigt den Start.' : `Das Brett ist ${moves(key, depth)} vom Start entfernt, tiefer als ${percent(above)} von allem Erreichbaren.`),
  goal: (key, depth) => (depth === null ? 'Das Ziel ist nicht erreichbar.' : `Das Ziel ist ${moves(key, depth)} vom Start entfernt.`),
  marks: { here: 'Brett', goal: 'Ziel' },

  histogram: (/** @type {Kind} */ kind) => (kind === 'patterns' ? 'Zielmuster in jeder Tiefe' : 'Stellungen in jeder Tiefe'),
  bar: barLines,
  barLabel: (kind, depth, n, total) => barLines(kind, depth, n, total).join(', '),

  axes: {
    x: 'Züge vom Start',
    y: { positions: 'Stellungen', patterns: 'Zielmuster' },
  },

  gallery: {
    region: 'Galerie',
    save: 'Sichern, was die Galerie zeigt',
    later: 'Wenn alle gezählt sind, öffnet jeder Balken eine Galerie dessen, was in seiner Tiefe liegt.',
    title: (key, kind, depth, n, deepest) =>
      deepest
        ? kind === 'patterns'
          ? `${moves(key, depth)}: die schwersten Ziele, die es gibt`
          : `${moves(key, depth)}: das Entfernteste, das es gibt`
        : `${some(kind, n)} nach ${inMoves(key, depth)}`,
    shown: (shown, of) => (shown < of ? `Die ersten ${count(shown)} von ${count(of)}, in der Reihenfolge ihrer Nummern.` : ''),
    more: 'Mehr zeigen',
    how: (key, goal) => (goal ? 'Ein Klick macht eines zum Ziel.' : `Mit einem Klick dorthin ${puzzle(key).verb}, auf einem kürzesten Weg.`),
    makeGoal: (/** @type {string} */ inWords) => `Zum Ziel machen: ${inWords}`,
    goThere: (/** @type {string} */ inWords) => `Dorthin gehen: ${inWords}`,
  },
};
