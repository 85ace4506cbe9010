// The words of the trade, each with the one definition that the page has of it.

import { words } from '../messages.js';

/** @typedef {{name: string, meaning: string}} Term */

/** The searches in the order in which one learns them; the lower bound comes where it is first needed. */
export const LESSONS = /** @type {const} */ ([
  'bfs',
  'bidirectional-bfs',
  'iddfs',
  'bound',
  'ida-star',
  'a-star',
  'branch-and-bound',
]);

/** In the order in which one meets them. @type {() => readonly Term[]} */
export function termsInWords() {
  const { columns } = words.statistics;
  const { g, h, f, bound, incumbent } = words.numbers;
  const [successor, distance, frontier] = words.help.words.own;
  return [
    columns.generated,
    successor,
    columns.expanded,
    frontier,
    words.counters.stored,
    columns.duplicates,
    g,
    h,
    distance,
    f,
    bound,
    columns.pruned,
    incumbent,
    columns.evaluated,
    columns.branching,
  ].filter((term) => term !== undefined);
}
