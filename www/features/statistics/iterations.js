import { begun, nameOf } from '../../shared/draw/picture.js';
import { weighedBy } from '../../shared/state/rank.js';
import { standingOf } from '../../shared/state/standing.js';
import { traitsOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';
import { inOneUnit } from './sides.js';

/** @import { Growth, IterationStats } from '../../pkg/rolling_cubes.js' */
/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { Quantity } from './state.js' */
/** @import { LaneSpec, LaneState } from '../../shared/state/state.js' */
/** @import { Unit } from './sides.js' */

/**
 * Growth of each iteration against the one before: in total, and per move of the bound's increase. A weighted bound
 * counts a move `unit` times.
 * @type {(rows: readonly IterationStats[], unit?: number) => {growth: number | null, perMove: number | null}[]}
 */
export const growthOf = (rows, unit = 1) =>
  rows.map(({ bound, generated }, n) => {
    const before = rows[n - 1];
    if (!before || before.generated === 0) return { growth: null, perMove: null };
    const growth = generated / before.generated;
    return { growth, perMove: growth ** (unit / (bound - before.bound)) };
  });

/** The unit of a bound where moves have costs. @type {(spec: LaneSpec) => Unit} */
const boundOf = ({ search }) => (traitsOf(search).aim === 'cost' ? 'cost' : 'moves');

/** How often a move counts in a search's bound. @type {(spec: LaneSpec) => number} */
const unitOf = ({ search }) => weighedBy(search)?.g ?? 1;

/**
 * Iterations by bound, one curve per lane; growth is shown with that of the brute-force tree.
 * @type {(lanes: readonly LaneState[], quantity: Quantity, logarithmic: boolean, bruteForce: Growth | null,
 *   isCosted?: boolean) => Picture} `isCosted` if moves have costs
 */
export function iterationsPicture(lanes, quantity, logarithmic, bruteForce, isCosted = false) {
  const say = words.statistics.iterations;
  const name = words.statistics.quantities[quantity];
  const deepening = lanes.filter(({ spec }) => traitsOf(spec.search).level === 'bound');
  const shown = begun(deepening)
    .filter(({ snapshot }) => snapshot.iterations.length > 0)
    .map((one) => ({
      ...one,
      unit: isCosted ? boundOf(one.spec) : /** @type {const} */ ('moves'),
    }));
  const { unit: scale, drawn, note } = inOneUnit(shown);
  const isGrowth = quantity === 'growth';
  const series = drawn.map(({ spec, lane, snapshot: { iterations } }) => {
    const unit = unitOf(spec);
    const growth = growthOf(iterations, unit);
    const points = iterations.flatMap((row, n) => {
      const y = isGrowth ? growth[n]?.perMove : row[quantity];
      if (y === null || y === undefined) return [];
      const number = isGrowth ? words.format.fixed(y, 2) : words.format.count(y);
      // The newest iteration is running, or the solution cut it short: its count is a lower bound.
      const open = n === iterations.length - 1 && lane.snapshot?.outcome !== 'exhausted';
      return [{ x: row.bound / unit, y, open, said: say.said(row.bound, number, name, open) }];
    });
    // An incomplete iteration's growth says nothing about the tree.
    const line = isGrowth ? points.filter(({ open }) => !open) : points;
    return { name: nameOf(spec), lane: spec.id, line, points };
  });
  const level = bruteForce && {
    y: bruteForce.factor,
    name: words.statistics.branching.bruteForce(
      bruteForce.factor,
      bruteForce.settled,
      bruteForce.layers,
    ),
  };
  return {
    figure:
      shown.length === 0
        ? null
        : {
            kind: 'curves',
            title: say.title(name),
            x: { label: say.x[scale], logarithmic: false, fromZero: false, whole: true },
            y: { label: name, logarithmic: logarithmic && !isGrowth, fromZero: true },
            series,
            levels: isGrowth && level ? [level] : [],
          },
    table: {
      columns: ['bound', 'generated', 'expanded', 'pruned', 'growth', 'growth_per_move'],
      rows: shown.flatMap(({ spec, snapshot: { iterations } }) => {
        const growth = growthOf(iterations, unitOf(spec));
        return iterations.map(({ bound, generated, expanded, pruned }, n) => ({
          spec,
          cells: [
            bound,
            generated,
            expanded,
            pruned,
            growth[n]?.growth ?? null,
            growth[n]?.perMove ?? null,
          ],
        }));
      }),
    },
    note,
    empty: deepening.length > 0 ? say.empty[standingOf(deepening)] : say.none,
  };
}
