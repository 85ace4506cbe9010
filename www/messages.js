// Every word that people read, in one place, so that another language is another file of this shape.
// Terms are the textbooks'; each has its meaning beside it for the hover text.

import { bytes, count, seconds } from './format.js';

/** @typedef {'generated' | 'expanded' | 'stored' | 'depth' | 'bound' | 'rate' | 'time'} Counter */

/** @type {Readonly<Record<string, string>>} */
const ALGORITHMS = {
  'ida-star': 'IDA*',
  'bidirectional-bfs': 'Bidirectional BFS',
};

/** @type {Readonly<Record<string, string>>} */
const HEURISTICS = { blind: 'blind', mismatch: 'mismatch', misplaced: 'misplaced' };

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: 'white', R: 'red', B: 'blue', E: 'empty' };

const plural = (/** @type {number} */ n, /** @type {string} */ one, more = `${one}s`) =>
  `${count(n)} ${n === 1 ? one : more}`;

/** The name of a lane, of its algorithm and its heuristic. @type {(lane: {algorithm: string, heuristic?: string | undefined}) => string} */
const lane = ({ algorithm, heuristic }) =>
  [algorithmName(algorithm), heuristic && HEURISTICS[heuristic]].filter(Boolean).join(' · ');

const algorithmName = (/** @type {string} */ name) => ALGORITHMS[name] ?? name;

/** A number of times, as one says it: 3.4, or 27. @type {(ratio: number) => string} */
const times = (ratio) =>
  ratio < 10 ? String(Math.round(ratio * 10) / 10) : count(Math.round(ratio));

const english = {
  title: 'Rolling Cubes',
  failed: (/** @type {string} */ message) =>
    `The engine could not be started: ${message}. Reload the page to try again.`,
  puzzle: 'The Cubic Eight-Puzzle',

  algorithm: algorithmName,
  heuristic: (/** @type {string} */ name) => HEURISTICS[name] ?? name,
  lane,

  problem: {
    choose: 'Problem',
    sample: (/** @type {number} */ n, /** @type {number} */ of) => `Contest sample ${n} of ${of}`,
    pasted: (/** @type {number} */ n, /** @type {number} */ of) => `Pasted problem ${n} of ${of}`,
    paste: 'Paste…',
  },

  paste: {
    title: 'Paste problems',
    how: 'The contest’s own input: for each problem the empty square’s column and row at the start, then the goal’s three rows of W, R, B and one E. A line 0 0 may end it.',
    input: 'Problems',
    none: 'Nothing to read yet.',
    found: (/** @type {number} */ n) => `${plural(n, 'problem')}, ready to use.`,
    use: (/** @type {number} */ n) => (n === 1 ? 'Use this problem' : `Use these ${n} problems`),
    unusable: 'Use',
    example: 'Insert the official sample',
    cancel: 'Cancel',
  },

  board: {
    region: 'Board',
    goal: 'Goal',
    /** @type {(pieces: readonly (string | null)[]) => string} */
    inWords: (pieces) =>
      rows(pieces.map((axes) => COLOURS[axes?.[0] ?? 'E'] ?? ''))
        .map((row, y) => `row ${y + 1}: ${row.join(', ')}`)
        .join('; '),
    help: 'Click a cube beside the empty square, or use the arrow keys, to roll it. Drag to look around.',
    /** @type {(x: number, y: number, direction: string, n: number) => string} */
    rolled: (x, y, direction, n) =>
      `Rolled the cube at column ${x}, row ${y} ${DIRECTIONS[direction] ?? direction}. Roll ${n}.`,
    solvedHere: 'This is the goal.',
  },

  playback: {
    region: 'Playback',
    first: 'To the start',
    back: 'One roll back',
    play: 'Play',
    stop: 'Pause',
    forward: 'One roll forward',
    last: 'To the end',
    position: 'Roll',
    at: (/** @type {number} */ at, /** @type {number} */ of) => `${at} / ${of}`,
    valueText: (/** @type {number} */ at, /** @type {number} */ of) => `roll ${at} of ${of}`,
  },

  race: {
    region: 'Race',
    run: 'Run',
    pause: 'Pause',
    step: '+1',
    stepLong: 'One node in each lane',
    end: 'Finish',
    endLong: 'Run every lane to its end at full speed',
    restart: 'Restart',
    speed: 'Speed',
    full: 'full speed',
    rate: (/** @type {number} */ rate) => `${count(rate)} nodes/s`,
  },

  counters: /** @type {const} */ ({
    generated: { name: 'generated', meaning: 'Positions created so far, duplicates included' },
    expanded: { name: 'expanded', meaning: 'Positions whose successors were asked for' },
    stored: { name: 'stored', meaning: 'Positions held in memory at once, at the most' },
    bytes: { name: 'memory', meaning: 'Memory for stored positions, at the most' },
    bound: {
      name: 'bound',
      meaning: 'This iteration turns back where moves made plus moves still needed exceed this',
    },
    depth: {
      name: 'layers',
      meaning: 'Layers complete, from the start and from the goal together',
    },
    rate: { name: 'nodes/s', meaning: 'Positions generated a second' },
    time: { name: 'time', meaning: 'Time this search has run, pauses left out' },
  }),

  states: {
    ready: 'Ready',
    running: 'Running',
    paused: 'Paused',
    /** @type {(length: number) => string} */
    solved: (length) => `${plural(length, 'roll')}, proved shortest`,
    exhausted: 'No solution: everything was searched',
    depth: 'Reached the limit of moves',
    nodes: 'Reached the limit of nodes',
    bytes: 'Reached the limit of memory',
    failed: (/** @type {string} */ message) => `This lane’s search stopped working: ${message}`,
  },
  showOnBoard: 'Show this solution on the board',
  startAgain: 'Start this lane again',

  chart: {
    region: 'Chart',
    choose: 'Chart',
    kinds: /** @type {const} */ ({
      stored: 'Stored over nodes',
      generated: 'Generated over time',
      depth: 'Depth over nodes',
    }),
    axes: /** @type {const} */ ({
      nodes: 'positions generated',
      time: 'seconds',
      stored: 'positions stored',
      generated: 'positions generated',
      depth: 'bound, or layers complete',
    }),
    logarithmic: 'log',
    logarithmicLong: 'Logarithmic scale',
    empty: 'Press Run to draw the race.',
    label: (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) =>
      `${kind}, one curve for each of: ${lanes.join('; ')}`,
  },

  verdict: {
    /** @type {(length: number, more: number) => string} */
    length: (length, most) =>
      length > most
        ? `Shortest solution: ${plural(length, 'roll')}, more than ${most}: the contest’s answer is -1.`
        : `Shortest solution: ${plural(length, 'roll')}.`,
    /**
     * The lesson of a finished race: who stored more, who generated more.
     * @type {(stored: {algorithm: string, stored: number}, other: {algorithm: string, stored: number}, ratio: number) => string}
     */
    compare(big, small, ratio) {
      const effort =
        ratio >= 1.05
          ? `generated ${times(ratio)} times as many`
          : ratio <= 1 / 1.05
            ? `generated ${times(1 / ratio)} times fewer`
            : 'generated about as many';
      return `${algorithmName(big.algorithm)} stored ${plural(big.stored, 'position')}; ${algorithmName(small.algorithm)} stored ${count(small.stored)} and ${effort}.`;
    },
  },

  settings: {
    theme: 'Light or dark',
    patterns: 'Patterns',
    patternsLong: 'Dots and stripes on the cubes besides their colours',
  },

  format: { count, bytes, seconds },
};

/** @type {Readonly<Record<string, string>>} */
const DIRECTIONS = { U: 'up', D: 'down', L: 'left', R: 'right' };

/** Nine things in three rows. @type {<T>(squares: readonly T[]) => T[][]} */
const rows = (squares) => [0, 3, 6].map((at) => squares.slice(at, at + 3));

/** The words in use. */
export const words = english;
