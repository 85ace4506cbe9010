// What a search has expanded, sorted by what the floor says of it: how that is laid over the floor's picture.

/** @import { FloorCounts } from '../../pkg/rolling_cubes.js' */

/**
 * What a search has expanded when it has generated so many positions, by side, forward first, and by the depth at which that was:
 * `below` and `at` are positions with f < C* and with f = C* when they were expanded by a shortest way, and each but once; `rest` is all
 * the rest: what was expanded once more, by a longer way, or with f > C*. `full` tells whether there is no room for more.
 * @typedef {{generated: number, full: boolean, below: readonly (readonly number[])[], at: readonly (readonly number[])[],
 *   rest: readonly (readonly number[])[]}} Laid
 *
 * @typedef {'necessary' | 'lucky' | 'wasted'} Sort
 */

/** @type {readonly Sort[]} */
export const SORTS = ['necessary', 'lucky', 'wasted'];

/**
 * For each side and depth what of it was necessary, luck of ties, and wasted. Of a search from one side all with f < C* is necessary. One
 * from both sides may leave what the other side makes up for: necessary is what the line between the sides counts.
 * @type {(laid: Laid, counts: FloorCounts, sides: number, line: number) => number[][][]}
 */
export function sorted({ below, at, rest }, { costs }, sides, line) {
  // As the line counts it: forward all of a depth below it, backward all of a depth below the rest.
  const until = [line, costs.length - 1 - line];
  return [0, 1].map((side) => {
    const all = [below, at, rest].map((sort) => sort[side] ?? []);
    const depths = Math.max(...all.map((sort) => sort.length));
    return Array.from({ length: depths }, (_, depth) => {
      const [under = 0, equal = 0, other = 0] = all.map((sort) => sort[depth] ?? 0);
      const isCounted = sides === 1 || depth < (until[side] ?? 0);
      return isCounted ? [under, equal, other] : [0, equal, other + under];
    });
  });
}

/** How many there are of each sort on both sides. @type {(all: readonly (readonly (readonly number[])[])[]) => Record<Sort, number>} */
export function totals(all) {
  const [necessary = 0, lucky = 0, wasted = 0] = SORTS.map((_, sort) =>
    all.flat().reduce((sum, stack) => sum + (stack[sort] ?? 0), 0),
  );
  return { necessary, lucky, wasted };
}
