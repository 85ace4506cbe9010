// Classifies a search's expansions by the floor.

/** @import { FloorCounts } from '../../pkg/rolling_cubes.js' */
/** @import { Laid } from './state.js' */

/** @typedef {'necessary' | 'lucky' | 'wasted'} Sort */

/** @type {readonly Sort[]} */
export const SORTS = ['necessary', 'lucky', 'wasted'];

/**
 * Necessary, lucky and wasted expansions by side and depth. A unidirectional search must expand every f < C*. For a bidirectional one, the
 * line between the sides counts what is necessary.
 * @type {(laid: Laid, counts: FloorCounts, sides: number, line: number) => number[][][]}
 */
export function sorted({ below, at, rest }, { costs }, sides, line) {
  // As the line counts: forward all depths below it, backward the rest.
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
