// All terms, each with the page's only definition.

import { everyTraits } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';

/** @import { Unit } from '../../shared/words/en/names.js' */

/** @typedef {{name: string, meaning: string}} Term */

/**
 * Searches in teaching order: without a lower bound, then with one.
 * @type {() => {blind: readonly string[], informed: readonly string[]}}
 */
export function lessons() {
  const named = (/** @type {boolean} */ wanted) =>
    everyTraits().flatMap(({ name, informed }) => (informed === wanted ? [name] : []));
  return { blind: named(false), informed: named(true) };
}

/** In teaching order. @type {(unit?: Unit) => readonly Term[]} */
export function termsInWords(unit = 'moves') {
  const { columns } = words.statistics;
  const { g, h, f, bound, incumbent } = words.numbers;
  const meanings = unit === 'cost' ? words.costNumbers : { g: g.meaning, h: h.meaning };
  const [successor, distance, frontier] = words.help.words.own;
  return [
    columns.generated,
    successor,
    columns.expanded,
    frontier,
    words.counters.stored,
    columns.duplicates,
    { ...g, meaning: meanings.g },
    { ...h, meaning: meanings.h },
    distance,
    f,
    bound,
    columns.pruned,
    incumbent,
    columns.evaluated,
    columns.branching,
  ].filter((term) => term !== undefined);
}
