// Words for how good heuristics are.

import { count, decimal } from '../format.js';
import { heuristic, plural, puzzle } from './names.js';

export const quality = {
  scope: 'Which positions',
  scopes: { all: 'All positions', touched: 'This search’s' },
  titleAll: 'Each heuristic’s h at every position, against the true distance h*. Line: h = h*.',
  /** @type {(lane: string, most: number | null) => string} */
  titleTouched: (lane, most) => `Each heuristic’s h against h*, for the positions that ${lane} generated${most === null ? '' : ` in its first ${count(most)} nodes`}, each once.`,
  /** @type {(lane: string) => string} */
  wait: (lane) => `Run ${lane}. When it pauses or ends, the positions that it has generated are compared.`,
  /** `lane` is null if all positions are compared. @type {(lane: string | null) => string} */
  file: (lane) => (lane === null ? 'Heuristics against the true distance' : `Heuristics on what ${lane} has generated`),
  unknown: /** @type {Readonly<Record<string, string>>} */ ({
    knights: 'The quality of these heuristics is not known: each goal needs a table of 67,603,900 true distances, which is too large.',
    'tiles-4': 'The quality of these heuristics is not known: a table of the true distances of all 16!/2 = 10,461,394,944,000 positions takes more than ten terabytes.',
  }),
  unsolvable: (/** @type {string} */ why) => `This goal cannot be reached: ${why}. So no reachable position has a true distance to compare with.`,
  failed: (/** @type {string} */ why) => `The comparison stopped: ${why}.`,
  again: 'Try again',

  axes: { distance: 'h*, true distance', estimate: 'h' },
  legend: 'positions in a cell',
  waiting: 'waiting',

  /** @type {(error: number, estimate: number, distance: number) => string} */
  summary: (error, estimate, distance) => `mean error ${decimal(error)}: mean h ${decimal(estimate)} of ${decimal(distance)}`,
  /** @type {(states: number) => string} */
  comparing: (states) => `${plural(states, 'position')} so far`,
  /** @type {(estimate: number, distance: number, n: number) => string} */
  cell: (estimate, distance, n) => `h = ${estimate} where h* = ${distance}: ${plural(n, 'position')}`,
  /** @type {(name: string, key: string, error: number, states: number) => string} */
  label: (name, key, error, states) => `${heuristic(name)}: too low by ${decimal(error)} ${puzzle(key).more} on average, over ${count(states)} positions. Arrow keys go from cell to cell.`,
};
