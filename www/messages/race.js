// Words for the race: its controls, lanes, chart and outcome.

import { bytes, count } from '../format.js';
import { heuristic, moves, plural } from './names.js';

/** @typedef {import('../state/state.js').Search} Search */
/** @typedef {import('../lane/protocol.js').Failure['cause']} Cause */

/** @type {Readonly<Record<Cause, string>>} */
const FAILED = { unmade: 'Could not start', broke: 'Stopped', gone: 'Stopped' };

/** Where nothing more is known. @type {Readonly<Record<Cause, string>>} */
const UNEXPLAINED = {
  unmade: 'Could not start: no worker can be had',
  broke: 'Stopped: its worker broke',
  gone: 'Stopped: its worker is gone',
};

export const race = {
  region: 'Race',
  controls: 'Race controls',
  run: 'Run',
  over: 'Every lane has ended: Restart begins the race again',
  pause: 'Pause',
  step: '+1',
  stepLong: /** @type {const} */ ({
    time: 'One node in each lane',
    nodes: 'One more expansion in each lane',
  }),
  stage: '+layer',
  /** What ends depends on the search. @type {(algorithms: readonly string[]) => string} */
  stageLong: (algorithms) =>
    [
      'To the end of the layer or iteration in each lane',
      algorithms.includes('a-star') ? 'of A* to that of its level of f' : '',
      algorithms.includes('branch-and-bound')
        ? 'of branch and bound to its next better solution'
        : '',
    ]
      .filter(Boolean)
      .join('; '),
  end: 'Finish',
  endLong: 'Run every lane to its end at full speed',
  restart: 'Restart',
  speed: 'Speed',
  full: 'full speed',
  /** What each lane does in a second: in a race of same nodes, expansions are counted out. @type {(rate: number, mode: 'time' | 'nodes') => string} */
  rate: (rate, mode) => `${plural(rate, mode === 'time' ? 'node' : 'expansion')}/s`,
  mode: 'Fairness',
  modes: /** @type {const} */ ({ time: 'Same time', nodes: 'Same nodes' }),
  modeLong:
    'Same time: each lane at the chosen speed. Same nodes: all lanes expand the same number of positions, so that counts compare fairly on any machine.',
  add: 'Add a lane',
};

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
  /** Of two sides one may have come to its end before the other. */
  exhausted: (/** @type {'start' | 'goal'} */ from) =>
    from === 'start'
      ? 'No solution: everything that can be reached was searched'
      : 'No solution: everything that leads to the goal was searched',
  /**
   * Each limit with what it teaches: where the moves were limited, what is shown.
   * @type {(key: string, search: Search & {max_bytes: number}, snapshot: Pick<import('../pkg/rolling_cubes.js').Snapshot, 'limit' | 'none_within' | 'depth'>) => string}
   */
  limit(key, search, { limit, none_within, depth }) {
    switch (limit) {
      case 'depth':
        return none_within === null
          ? 'Nothing was looked for: its bound allows no solution'
          : `No solution of ${moves(key, none_within)} or fewer`;
      case 'bytes':
        return `Reached the limit of ${bytes(search.max_bytes)} at depth ${depth}`;
      default:
        return `Reached the limit of ${count(search.max_nodes ?? 0)} nodes at depth ${depth}`;
    }
  },
  /** Each in a line: what the browser says of it comes last. @type {(cause: Cause, message: string) => string} */
  failed: (cause, message) => (message ? `${FAILED[cause]}: ${message}` : UNEXPLAINED[cause]),
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
  incumbent: 'Upper bound, in moves',
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
    time: 'seconds of work',
    stored: 'positions stored',
    generated: 'positions generated',
    depth: 'bound, f or layers grown',
  }),
  logarithmic: 'log',
  logarithmicLong: 'Logarithmic scale',
  empty: /** @type {Record<import('../state/standing.js').Standing, string>} */ ({
    ready: 'Press Run to draw the race.',
    running: 'Nothing is generated yet.',
    over: 'No lane has generated anything.',
  }),
  label: (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) =>
    `${kind}, one curve for each of: ${lanes.join('; ')}`,
};
