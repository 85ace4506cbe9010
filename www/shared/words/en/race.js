// Words for the race: its controls, lanes, chart and outcome.

import { allOf, bytes, count } from '../format.js';
import { algorithm, amount, heuristic, isCosted, length as long, plural, puzzle } from './names.js';

/** @import { Snapshot } from '../../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../../engine/link.js' */
/** @import { Standing } from '../../state/standing.js' */
/** @import { Search } from '../../state/state.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Unit } from './names.js' */

/** @typedef {Failure['cause']} Cause */

/** @type {Readonly<Record<Cause, string>>} */
const FAILED = {
  unmade: 'Could not start',
  broke: 'Stopped',
  gone: 'Stopped',
  garbled: 'Its worker sent an invalid message',
};

/** Where nothing more is known. @type {Readonly<Record<Cause, string>>} */
const UNEXPLAINED = {
  unmade: 'Could not start: reload the page to retry',
  broke: 'Stopped: its worker failed',
  gone: 'Stopped: its worker died',
  garbled: 'Stopped: its worker sent an invalid message',
};

/** Ends of stages by kind of search, with names; null for a layer or iteration. @type {Readonly<Record<Stage, ((names: string) => string) | null>>} */
const STAGES = {
  layer: null,
  bound: null,
  f: (names) => `${names}: to the end of the level of f`,
  incumbent: (names) => `${names}: to the next better solution`,
  estimate: (names) => `${names}: to the next lower h`,
  learned: (names) => `${names}: to where the bound rises`,
  proved: (names) => `${names}: to where the bound rises`,
};

/** Stages at whose end the bound rises. @type {readonly Stage[]} */
const DEEPENING = ['bound', 'learned', 'proved'];

export const race = {
  region: 'Race',
  controls: 'Race controls',
  guess: 'Guess, then see',
  run: 'Run',
  over: 'Every lane has ended. Restart begins the race again',
  pause: 'Pause',
  step: 'Step',
  stepLong: {
    time: 'One node in each lane',
    nodes: 'One more expansion in each lane',
  },
  /** @type {(stages: readonly Stage[]) => string} */
  stage: (stages) => {
    if (stages.every((stage) => stage === 'layer')) return 'Next layer';
    return stages.every((stage) => DEEPENING.includes(stage)) ? 'Next bound' : stages.every((stage) => stage === 'layer' || DEEPENING.includes(stage)) ? 'Next layer or bound' : 'Next stage';
  },
  /** @type {(stages: readonly Stage[], searchesOf: (stage: Stage) => readonly string[]) => string} */
  stageLong: (stages, searchesOf) =>
    [
      'To the end of the layer or iteration in each lane',
      ...Object.entries(STAGES).map(([ends, say]) => {
        const stage = stages.find((one) => one === ends);
        return stage && say ? say(allOf(searchesOf(stage).map(algorithm))) : '';
      }),
    ]
      .filter(Boolean)
      .join('; '),
  end: 'Finish',
  endLong: 'Run every lane to its end at full speed',
  restart: 'Restart',
  speed: 'Speed',
  full: 'full speed',
  /** In a race of equal nodes, expansions are counted. @type {(rate: number, mode: 'time' | 'nodes') => string} */
  rate: (rate, mode) => `${plural(rate, mode === 'time' ? 'node' : 'expansion')}/s`,
  mode: 'Fairness',
  modes: { time: 'Same time', nodes: 'Same nodes' },
  modeLong: 'Same time: each lane at the chosen speed. Same nodes: all lanes expand the same number of positions, so that counts compare fairly on any machine.',
  add: 'Add a search',
};

/** How far a search has come; a depth is one of moves. @type {(depth: number, unit: Unit) => string} */
const at = (depth, unit) => (unit === 'cost' ? '' : ` at depth ${depth}`);

export const states = {
  ready: 'Ready',
  running: 'Running',
  waiting: 'Running',
  paused: 'Paused',
  away: 'Paused',
  /** @type {(name: string, percent: number | null, size: string) => string} */
  preparing: (name, percent, size) => `Building ${heuristic(name)}${percent === null ? '' : ` ${percent} %`}, ${size}`,
  /** @type {(key: string, length: number, proof: Pick<Snapshot, 'proves' | 'within'>) => string} */
  solved(key, length, { proves, within }) {
    const best = isCosted(key) ? 'cheapest' : 'shortest';
    const said = {
      shortest: `proved ${best}`,
      fewest: `proved fewest ${puzzle(key).more}`,
      within: `at most ${within} times the ${best}`,
      nothing: `not proved ${best}`,
    };
    return `${long(key, length)}, ${said[within === '1' ? 'shortest' : proves]}`;
  },
  /** Of two sides one may have come to its end before the other. */
  exhausted: (/** @type {'start' | 'goal'} */ from) => (from === 'start' ? 'No solution: everything reachable was searched' : 'No solution: everything that leads to the goal was searched'),
  /**
   * Each limit with what it teaches: where the moves were limited, what is shown.
   * @type {(key: string, search: Search, snapshot: Pick<Snapshot, 'limit' | 'none_within' | 'proves' | 'depth'>, unit: Unit) => string}
   */
  limit(key, search, { limit, none_within, proves, depth }, unit) {
    switch (limit) {
      case 'depth':
        if (none_within !== null) {
          return `No solution of ${amount(key, unit, none_within)} or ${unit === 'cost' ? 'less' : 'fewer'}`;
        }
        return proves === 'nothing' ? 'Ended without a solution; nothing is proved' : 'Nothing was searched: its bound allows no solution';
      case 'bytes':
        return `Reached the limit of ${bytes(search.max_bytes ?? 0)}${at(depth, unit)}`;
      case 'nodes':
        return `Reached the limit of ${count(search.max_nodes ?? 0)} nodes${at(depth, unit)}`;
      default:
        throw new Error(`there are no words for the limit '${limit}'`);
    }
  },
  /** Where the lane has none of its own: another device may have another. @type {(most: number, depth: number, unit: Unit) => string} */
  deviceLimit: (most, depth, unit) => `This device’s limit of ${bytes(most)}${unit === 'cost' ? '' : ','}${at(depth, unit)}`,
  silent: 'No answer for more than 10 seconds',
  /** The reason is known once its words are loaded. */
  refused: (/** @type {string} */ why) => (why ? `Refused: ${why}` : 'Refused by the engine'),
  /** The browser's message is last. @type {(cause: Cause, message: string) => string} */
  failed: (cause, message) => (message ? `${FAILED[cause]}: ${message}` : UNEXPLAINED[cause]),
};

export const chart = {
  region: 'Chart',
  choose: 'Chart',
  kinds: {
    stored: 'Stored over nodes',
    generated: 'Generated over time',
    depth: 'Depth over nodes',
  },
  axes: {
    nodes: 'positions generated',
    time: 'seconds of work',
    stored: 'positions stored',
    generated: 'positions generated',
    depth: 'bound, f, g, layers grown, or depth',
  },
  logarithmic: 'log',
  logarithmicLong: 'Logarithmic scale',
  empty: /** @type {Record<Standing, string>} */ ({
    ready: 'Press Run to draw the race.',
    running: 'Nothing is generated yet.',
    over: 'No lane has generated anything.',
  }),
  label: (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) => `${kind}, one curve for each of: ${lanes.join('; ')}`,
};
