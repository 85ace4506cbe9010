// Wörter für die Wahl eines Problems: die Liste, Einfügen, Aufstellen.

import { entry } from '../entry.js';
import { allOf, count } from '../format.js';
import { algorithm, inMoves, moves, plural } from './names.js';
import { square } from './squares.js';
import { TAUGHT, within } from './taught.js';

/** @import { searchesByEnding } from '../../state/solvable.js' */
/** @import { Words } from '../shape.js' */

/** @typedef {ReturnType<typeof searchesByEnding>} Searches */

/** @type {(searches: readonly string[]) => string} */
const named = (searches) => allOf(searches.map(algorithm));

/** Karten der Galerie. @type {Readonly<Record<string, string>>} */
const MAPS = {
  roads: 'Städte in Deutschland',
  astray: 'Greedy geht in die Irre',
  weighted: 'Mehr Gewicht, mehr Arbeit',
  reopen: 'A* nimmt einen Knoten noch einmal',
  meeting: 'Das falsche erste Treffen',
  diamonds: 'Zwei Wege bei jedem Schritt',
  river: 'Wolf, Ziege und Kohl',
  missionaries: 'Missionare und Kannibalen',
  wall: 'Eine Mauer auf offenem Gelände',
  marsh: 'Teures Gelände',
  maze: 'Ein Labyrinth',
  rooms: 'Zimmer mit Türen',
};

/** @type {Readonly<Record<string, (length: string) => string>>} */
const HARDEST = {
  '': (length) => `Das schwerste: ${length}`,
  mirrored: (length) => `Das schwerste, gespiegelt: ${length}`,
  edge: (length) => `Das schwerste von einem Rand: ${length}`,
  centre: (length) => `Das schwerste von der Mitte: ${length}`,
  corner: (length) => `Das schwerste von einer Ecke: ${length}`,
};

/** @type {Readonly<Record<string, (length: string, detail: string, more: string) => string>>} */
const PRESETS = {
  moves: (length) => length,
  hardest: (length, _, more) => entry(HARDEST, more)(length),
  korf: (_, instance) => `Korfs Instanz ${instance}`,
  map: (_, name) => entry(MAPS, name),
  sample: (_, n) => `Beispiel ${n}`,
};

const ABOUT = {
  korf: 'Eines der 100 zufälligen 15-Puzzles, die R. E. Korf 1985 mit IDA* löste.',
  samples: /** @type {Readonly<Record<string, string>>} */ ({
    cubes: 'Ein Beispiel des Wettbewerbs, aus dem dieses Puzzle stammt: ACM ICPC Japan, Yokohama 2006.',
    knights: 'Ein Beispiel des Wettbewerbs, aus dem dieses Puzzle stammt: SCOI 2005, China.',
    toys: 'Ein Beispiel des Wettbewerbs, aus dem dieses Puzzle stammt: HAOI 2008, China.',
  }),
};

export const reasons = {
  'tiles-arranged-oddly':
    'um den Start wie das Ziel anzuordnen, braucht es eine ungerade Anzahl von Vertauschungen, aber das leere Feld ist eine gerade Anzahl von Schritten von seinem Platz entfernt, und jedes Schieben zählt bei beiden eins dazu',
  'tiles-arranged-evenly':
    'um den Start wie das Ziel anzuordnen, braucht es eine gerade Anzahl von Vertauschungen, aber das leere Feld ist eine ungerade Anzahl von Schritten von seinem Platz entfernt, und jedes Schieben zählt bei beiden eins dazu',
  'toys-one-one': (/** @type {string} */ there) => `der Start hat eine 1 und das Ziel ${there}, und kein Tausch ändert ihre Anzahl`,
  /** @type {(here: string, there: string) => string} */
  'toys-other-ones': (here, there) => `der Start hat ${here} Einsen und das Ziel ${there}, und kein Tausch ändert ihre Anzahl`,
  'map-no-way': 'kein Weg führt dorthin',
};

/** @type {Words['problem']} */
export const problem = {
  open: 'Puzzle und Problem',
  choose: 'Problem',
  pasted: (/** @type {number} */ n, /** @type {number} */ of) => `Eingefügtes Problem ${n} von ${of}`,
  own: 'Eigenes Problem',
  named(key, name) {
    const [kind = '', detail = '', more = ''] = name.split(' ');
    return entry(PRESETS, kind)(moves(key, Number(detail)), detail, more);
  },
  about(key, name) {
    if (name.startsWith('korf ')) return ABOUT.korf;
    return name.startsWith('sample ') ? (ABOUT.samples[key] ?? '') : '';
  },
  unsolvable: (/** @type {string} */ why) => `Dieses Ziel ist nicht erreichbar: ${why}.`,
  unsolvableRun(/** @type {{isTooLarge: boolean, mayBeStuck: boolean}} */ { isTooLarge, mayBeStuck }, /** @type {Searches} */ { all, side, path, bound }) {
    return [
      isTooLarge
        ? `Zu viele Stellungen sind erreichbar, um sie alle zu sehen: ${named([...all, ...side])} gehen weiter, bis sie an eine Grenze kommen, spätestens die des Speichers.`
        : `Start zeigt es: ${named(all)} enden, wenn sie alles Erreichbare gesehen haben; ${named(side)}, wenn eine ihrer Seiten es hat.`,
      mayBeStuck
        ? `${named(path)} behalten nur, was entlang ihres Pfades liegt, und gehen weiter bis zu einer Grenze oder bis sie angehalten werden, außer der Start hat keinen Zug.`
        : `${named(path)} behalten nur, was entlang ihres Pfades liegt, und gehen weiter bis zu einer Grenze oder bis sie angehalten werden.`,
      `${named(bound)} suchen nicht weiter als bis zu ihrer Schranke.`,
    ].join(' ');
  },
  paste: 'Einfügen …',
  setUp: 'Aufstellen …',
};

/** @type {Words['paste']} */
export const paste = {
  title: 'Probleme einfügen',
  how: (key) => entry(TAUGHT, key).paste,
  input: 'Probleme',
  none: 'Noch nichts zu lesen.',
  found: (/** @type {number} */ n) => `${plural(n, 'Problem', 'Probleme')}, bereit.`,
  tooLong: (given, most) => `Nicht genommen: das wären ${count(given)} Zeichen, und höchstens ${count(most)} werden auf einmal gelesen. Weniger Probleme einfügen.`,
  other: (/** @type {string} */ key) => `Das sind Bretter ${within(key)}. Wähle zuerst dieses Rätsel und füge sie dort ein.`,
  use: (/** @type {number} */ n) => (n === 1 ? 'Dieses Problem nehmen' : `Diese ${n} Probleme nehmen`),
  unusable: 'Nehmen',
  example: 'Das amtliche Beispiel einsetzen',
  cancel: 'Abbrechen',
};

/** @type {Words['setUp']} */
export const setUp = {
  title: 'Ein Problem aufstellen',
  how: 'Klicks auf zwei Felder tauschen, was darauf ist.',
  howToTurn: (/** @type {string} */ key) => entry(TAUGHT, key).turn ?? '',
  start: 'Start',
  goal: 'Ziel',
  square: (key, index, side, piece) => `${square(key, index, side)}: ${piece || 'leer'}`,
  use: 'Dieses Problem nehmen',
  cancel: 'Abbrechen',
  swap: 'Start und Ziel tauschen',
  length: (side, needed, given) => `Ein Brett mit ${side}×${side} Feldern braucht ${count(needed)} Zeichen; hier sind es ${count(given)}.`,
  ready: 'Bereit.',
  deal: 'Zufälliger Start',
  dealDepth: 'Züge vom Ziel',
  dealCancel: 'Nicht weiter ziehen',
  looking: (key, looked) => `Sieht sich um das Ziel um: alles innerhalb von ${inMoves(key, looked)} ist bekannt.`,
  dealFailed: 'Es konnte kein Start gezogen werden. Ein zweiter Versuch kann gelingen.',
  dealt: (key, depth, exact) => (exact ? `Ein Start, genau ${moves(key, depth)} vom Ziel entfernt.` : `Ein Start, höchstens ${moves(key, depth)} vom Ziel entfernt.`),
};
