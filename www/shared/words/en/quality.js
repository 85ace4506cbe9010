// Words for how good heuristics are.

import { count, decimal } from '../format.js';
import { heuristic, plural, puzzle } from './names.js';

export const quality = {
  scope: 'Which positions',
  scopes: { all: 'All positions', touched: 'This search’s' },
  titleAll:
    'What each heuristic says (h) of every position, against the true distance (h*). Line: h = h*.',
  /** @type {(lane: string, most: number | null) => string} */
  titleTouched: (lane, most) =>
    `The same of what ${lane} has generated, each position once${most === null ? '' : `, in its first ${count(most)} nodes`}.`,
  /** @type {(lane: string) => string} */
  wait: (lane) =>
    `Run ${lane}, or pause it: when it rests, the positions that it has generated are compared.`,
  /** What a file of it is called; `lane` is null where all positions are compared. @type {(lane: string | null) => string} */
  file: (lane) =>
    lane === null
      ? 'Heuristics against the true distance'
      : `Heuristics on what ${lane} has generated`,
  unknown: /** @type {Readonly<Record<string, string>>} */ ({
    knights:
      'How good these heuristics are is not known here: that would take the true distance of each of 67,603,900 positions, too large a table for each goal.',
    'tiles-4':
      'How good these heuristics are is not known here: a table of the true distances of all 16!/2 = 10,461,394,944,000 positions, with a byte for each, takes more than ten terabytes.',
  }),
  unsolvable: (/** @type {string} */ why) =>
    `This goal cannot be reached: ${why}. So no position that the start can reach has a true distance to compare with.`,
  failed: (/** @type {string} */ why) => `The comparison stopped: ${why}.`,
  again: 'Try again',

  axes: { distance: 'h*, true distance', estimate: 'h' },
  legend: 'positions in a cell',
  waiting: 'waiting',

  /** What a picture comes to, in a line. @type {(error: number, estimate: number, distance: number) => string} */
  summary: (error, estimate, distance) =>
    `mean error ${decimal(error)}: mean h ${decimal(estimate)} of ${decimal(distance)}`,
  /** @type {(states: number) => string} */
  comparing: (states) => `${plural(states, 'position')} so far`,
  /** @type {(estimate: number, distance: number, n: number) => string} */
  cell: (estimate, distance, n) =>
    `h = ${estimate} where h* = ${distance}: ${plural(n, 'position')}`,
  /** @type {(name: string, key: string, error: number, states: number) => string} */
  label: (name, key, error, states) =>
    `${heuristic(name)}: on average ${decimal(error)} ${puzzle(key).more} short, over ${count(states)} positions. Arrow keys go from cell to cell.`,
};
