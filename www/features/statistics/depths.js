import { begun } from '../../shared/draw/picture.js';
import { standingOf } from '../../shared/state/standing.js';
import { words } from '../../shared/words/words.js';
import { inOneUnit, sidesOf } from './sides.js';
import { DEPTH_COUNTERS } from './state.js';

/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { DepthCounter } from './state.js' */
/** @import { LaneState } from '../../shared/state/state.js' */

/**
 * Positions by depth, one curve per lane, two for bidirectional searches.
 * @type {(lanes: readonly LaneState[], counter: DepthCounter, logarithmic: boolean) => Picture}
 */
export function depthsPicture(lanes, counter, logarithmic) {
  const say = words.statistics.depths;
  const { name } = words.statistics.columns[counter];
  const shown = sidesOf(begun(lanes));
  const { unit, drawn, note } = inOneUnit(shown);
  const isCosted = unit === 'cost';
  const series = drawn.map(({ spec, name: lane, second, depths }) => {
    const points = depths.map((row) => ({
      x: row.depth,
      y: row[counter],
      said: say.said[unit](row.depth, row[counter], name),
    }));
    return { name: lane, lane: spec.id, second, line: points, points };
  });
  return {
    figure:
      shown.length === 0
        ? null
        : {
            kind: 'curves',
            title: say.title[unit](name),
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
