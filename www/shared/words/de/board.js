// Wörter für das Brett und das Spielen darauf.

import { count } from '../format.js';
import { capital, inMoves, isCosted, pieceInWords, puzzle } from './names.js';
import * as squares from './squares.js';

/** @import { Words } from '../shape.js' */

/** @type {<T>(squares: readonly T[], side: number) => T[][]} */
const rows = (all, side) => Array.from({ length: side }, (_, y) => all.slice(y * side, (y + 1) * side));

/** @type {Words['board']} */
export const board = {
  region: 'Brett',
  goal: 'Ziel',
  goalIs: (/** @type {string} */ key) => puzzle(key).goalIs ?? 'so soll es aussehen',
  rule: (/** @type {string} */ key) => puzzle(key).rule,
  stuck: (/** @type {string} */ key) => puzzle(key).stuck,
  roll: 'Ein Würfel, oben weiß und links blau, rollt über seine Kante nach rechts: nun ist oben blau.',
  inWords: (key, pieces, side) =>
    rows(pieces.map(pieceInWords), side)
      .map((row, y) => `${squares.row(key, y, side)}: ${row.join(', ')}`)
      .join('; '),
  help: (/** @type {string} */ key) =>
    !puzzle(key).move
      ? 'Ein Klick oder Ziehen bewegt einen Stein, ebenso die Pfeiltasten. Ziehen daneben dreht die Ansicht, auf einem Touchscreen mit zwei Fingern.'
      : 'Ein Klick oder Ziehen bewegt einen Stein. Ziehen daneben dreht die Ansicht, auf einem Touchscreen mit zwei Fingern.',
  moved: (key, moved, side, n) => `${capital(squares.moved(key, moved, side))}. ${puzzle(key).one} ${n}.`,
  resetView: 'Ansicht zurücksetzen',
  legal: 'Mögliche Züge',
  move: squares.move,
  reached: 'Das ist das Ziel.',
};

export const guide = {
  toGo: (/** @type {number} */ n) => (n === 0 ? 'Gelöst' : `noch ${count(n)}`),
  /** @type {(key: string, made: number) => string} */
  solvedIn: (key, made) => `Gelöst in ${inMoves(key, made)}.`,
  enough: (/** @type {number} */ n) => (n === 1 ? 'Einer genügt.' : `${count(n)} genügen.`),
  fewest: 'Weniger geht nicht. Gut gemacht.',
  unknown: (/** @type {string} */ key) => (isCosted(key) ? 'Eine Suche zeigt den billigsten Weg.' : 'Eine Suche zeigt, wie wenige genügen.'),
  showFewest: (/** @type {number} */ n) => (n === 1 ? 'Zeigen' : `Die ${count(n)} zeigen`),
  showFewestLong: (/** @type {string} */ key, /** @type {number} */ n) => `Eine Lösung mit ${inMoves(key, n)} abspielen`,
  better: 'einen näher',
  worse: 'einen weiter',
  building: (/** @type {number} */ percent) => `Wird vermessen: ${percent} %`,
  follows: (/** @type {string} */ lane) => `Das Brett folgt ${lane}.`,
  hint: 'Tipp',
  hintLong: 'Einen Zug zeigen, der näher heranführt',
  do: 'Ziehen',
  doLong: 'Diesen Zug ausführen',
  undo: 'Zurück',
  redo: 'Vor',
  reset: 'Von vorn',
  resetLong: 'Zurück zum Start; was gespielt wurde, ist weg',
};

export const playback = {
  region: 'Wiedergabe',
  first: 'Zur ersten Stellung',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  stop: 'Anhalten',
  of: (/** @type {string} */ lane) => `Lösung von ${lane}`,
  forward: 'Einen Zug vor',
  last: 'Zur letzten Stellung',
  position: 'Zug',
  at: (/** @type {number} */ at, /** @type {number} */ of) => `${at} / ${of}`,
  valueText: (/** @type {number} */ at, /** @type {number} */ of) => `Zug ${at} von ${of}`,
};
