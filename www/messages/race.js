// Words for the race: its controls, lanes, chart and outcome.

import { bytes, count } from '../format.js';
import { algorithm, heuristic, lane, moves, plural } from './names.js';

/** @typedef {import('../state/state.js').Search} Search */

/** A number of times, as one says it: 3.4, or 27. @type {(ratio: number) => string} */
const times = (ratio) =>
  ratio < 10 ? String(Math.round(ratio * 10) / 10) : count(Math.round(ratio));

export const race = {
  region: 'Race',
  controls: 'Race controls',
  run: 'Run',
  pause: 'Pause',
  step: '+1',
  stepLong: 'One node in each lane',
  stage: '+layer',
  stageLong: 'To the next layer or bound in each lane',
  end: 'Finish',
  endLong: 'Run every lane to its end at full speed',
  restart: 'Restart',
  speed: 'Speed',
  full: 'full speed',
  rate: (/** @type {number} */ rate) => `${count(rate)} nodes/s`,
  mode: 'Fairness',
  modes: /** @type {const} */ ({ time: 'Same time', nodes: 'Same nodes' }),
  modeLong:
    'Same time: each lane at the chosen speed. Same nodes: all lanes expand the same number of positions, so that counts compare fairly on any machine.',
  add: 'Add a lane',
};

export const counters = /** @type {const} */ ({
  generated: { name: 'generated', meaning: 'Positions created so far, duplicates included' },
  expanded: { name: 'expanded', meaning: 'Positions whose successors were asked for' },
  stored: { name: 'stored', meaning: 'Positions held in memory at once, at the most' },
  bytes: { name: 'memory', meaning: 'Memory for stored positions, at the most' },
  bound: {
    name: 'bound',
    meaning: 'This iteration turns back where moves made plus moves still needed exceed this',
  },
  f: { name: 'f', meaning: 'The greatest moves made plus moves still needed expanded so far' },
  incumbent: { name: 'incumbent', meaning: 'The length of the best solution so far' },
  depth: { name: 'layers', meaning: 'Layers complete; for two sides, of both together' },
  rate: { name: 'nodes/s', meaning: 'Positions generated a second' },
  time: { name: 'time', meaning: 'Time this search has run, pauses left out' },
});

export const states = {
  ready: 'Ready',
  running: 'Running',
  waiting: 'Running',
  paused: 'Paused',
  away: 'Paused',
  /** @type {(name: string, percent: number | null, size: string) => string} */
  preparing: (name, percent, size) =>
    `Building ${heuristic(name)}${percent === null ? '' : ` ${percent} %`}, ${size}`,
  /** @type {(key: string, length: number) => string} */
  solved: (key, length) => `${moves(key, length)}, proved shortest`,
  exhausted: 'No solution: everything that can be reached was searched',
  /**
   * Each limit with what it teaches.
   * @type {(limit: string, search: Search & {max_bytes: number}, depth: number, stored: number) => string}
   */
  limit(limit, search, depth, stored) {
    switch (limit) {
      case 'depth':
        return `No solution within ${search.max_depth ?? depth} moves; longer ones were not looked at`;
      case 'bytes':
        return `Reached the limit of ${bytes(search.max_bytes)} at depth ${depth}: it stored ${count(stored)} positions`;
      default:
        return `Reached the limit of ${count(search.max_nodes ?? 0)} nodes at depth ${depth}`;
    }
  },
  failed: (/** @type {string} */ message) =>
    `This lane’s search stopped working: ${message || 'nothing more was heard of it'}`,
};

export const laneDialog = {
  title: 'A lane of the race',
  algorithm: 'Search',
  heuristic: 'Heuristic',
  order: 'Order of moves',
  /** @type {(letters: string) => string} */
  orderHow: (letters) => `${letters} rearranged, or seed=7 for a shuffled one`,
  deepen: 'Deepening',
  deepens: /** @type {const} */ ({ 'next-bound': 'to the next bound', 'by-one': 'by one' }),
  ties: 'Ties',
  tiesKinds: /** @type {const} */ ({ 'search-on': 'searched on', cut: 'cut' }),
  incumbent: 'Incumbent, in moves',
  max_depth: 'Limit of moves',
  max_nodes: 'Limit of nodes',
  max_bytes: 'Limit of memory, in MiB',
  none: 'none',
  limits: 'Limits',
  use: 'Use',
  add: 'Add',
  remove: 'Remove this lane',
  cancel: 'Cancel',
  table: 'builds tables first',
};

export const chart = {
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
};

export const verdict = {
  /** `most` is what the contest asks for, where there is a contest. @type {(key: string, length: number, most: number | undefined) => string} */
  length: (key, length, most) =>
    most !== undefined && length > most
      ? `Shortest solution: ${moves(key, length)}, more than ${most}: the contest’s answer is -1.`
      : `Shortest solution: ${moves(key, length)}.`,
  /**
   * The lesson of a finished race: who stored more, who generated more. `full` names the lanes in full, where
   * the algorithms alone do not tell them apart.
   * @type {(big: {search: Search, stored: number}, small: {search: Search, stored: number}, ratio: number, full: boolean) => string}
   */
  compare(big, small, ratio, full) {
    const effort =
      ratio >= 1.05
        ? `generated ${times(ratio)} times as many`
        : ratio <= 1 / 1.05
          ? `generated ${times(1 / ratio)} times fewer`
          : 'generated about as many';
    const [one, other] = full
      ? [lane(big.search), lane(small.search)]
      : [algorithm(big.search.algorithm), algorithm(small.search.algorithm)];
    return `${one} stored ${plural(big.stored, 'position')}; ${other} stored ${count(small.stored)} and ${effort}.`;
  },
};
