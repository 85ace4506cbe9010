import { begun } from '../../shared/draw/picture.js';
import { standingOf } from '../../shared/state/standing.js';
import { words } from '../../shared/words/words.js';
import { inOneUnit, sidesOf } from './sides.js';
import { DEPTH_COUNTERS } from './state.js';

/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { DepthStats } from '../../pkg/rolling_cubes.js' */
/** @import { DepthCounter } from './state.js' */
/** @import { LaneState } from '../../shared/state/state.js' */

/** Most steps of an axis of costs. */
const MOST_STEPS = 20;

/** The smallest round step, 1, 2 or 5 times a power of ten, with which an axis has few. @param {number} greatest */
function stepFor(greatest) {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (greatest < digit * power * MOST_STEPS) return digit * power;
}

/** The counts of costs that share a step. @param {readonly DepthStats[]} depths @param {DepthCounter} counter @param {number} step */
function stepped(depths, counter, step) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const row of depths) {
    const from = Math.floor(row.depth / step) * step;
    counts.set(from, (counts.get(from) ?? 0) + row[counter]);
  }
  return [...counts].map(([x, y]) => ({ x, y }));
}

/**
 * Positions by depth, or in a space with costs by their cost in a few steps, one curve per lane, two for bidirectional searches.
 * @type {(lanes: readonly LaneState[], counter: DepthCounter, logarithmic: boolean) => Picture}
 */
export function depthsPicture(lanes, counter, logarithmic) {
  const say = words.statistics.depths;
  const { name } = words.statistics.columns[counter];
  const shown = sidesOf(begun(lanes));
  const { unit, drawn, note } = inOneUnit(shown);
  const isCosted = unit === 'cost';
  const costs = drawn.flatMap(({ depths }) => depths.at(-1)?.depth ?? 0);
  const step = isCosted ? stepFor(Math.max(0, ...costs)) : 1;
  const series = drawn.map(({ spec, name: lane, second, depths }) => {
    const points = stepped(depths, counter, step).map(({ x, y }) => ({
      ...{ x, y },
      said: isCosted
        ? say.said.cost(x, step === 1 ? null : x + step - 1, y, name)
        : say.said.moves(x, y, name),
    }));
    return { name: lane, lane: spec.id, second, line: points, points };
  });
  return {
    figure:
      shown.length === 0
        ? null
        : {
            kind: 'curves',
            title: isCosted ? say.title.cost(name, step) : say.title.moves(name),
            x: { label: say.x[unit], logarithmic: false, fromZero: true, whole: true },
            y: { label: name, logarithmic, fromZero: true },
            series,
            levels: [],
          },
    table: {
      columns: [
        'side',
        'depth',
        ...(isCosted ? /** @type {const} */ (['g']) : []),
        ...DEPTH_COUNTERS,
      ],
      rows: shown.flatMap(({ spec, side, depths, unit: own }) =>
        depths.map((row) => ({
          spec,
          cells: [
            side,
            ...(own === 'cost' ? [null, row.depth] : isCosted ? [row.depth, null] : [row.depth]),
            ...DEPTH_COUNTERS.map((key) => row[key]),
          ],
        })),
      ),
    },
    note,
    empty: say.empty[standingOf(lanes)],
  };
}
