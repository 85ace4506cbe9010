import { standingOf } from '../state/standing.js';
import { words } from '../words/words.js';
import { begun } from './picture.js';
import { sidesOf } from './sides.js';
import { DEPTH_COUNTERS } from './state.js';

/**
 * Positions at each depth, a curve a lane, or two where it has two sides.
 * @type {(lanes: readonly import('../state/state.js').LaneState[], counter: import('./state.js').DepthCounter, logarithmic: boolean) => import('./picture.js').Picture}
 */
export function depthsPicture(lanes, counter, logarithmic) {
  const say = words.statistics.depths;
  const { name } = words.statistics.columns[counter];
  const shown = sidesOf(begun(lanes));
  const series = shown.map(({ spec, name: lane, second, depths }) => {
    const points = depths.map((row) => ({
      x: row.depth,
      y: row[counter],
      said: say.said(row.depth, row[counter], name),
    }));
    return { name: lane, lane: spec.id, second, line: points, points };
  });
  return {
    figure:
      shown.length === 0
        ? null
        : {
            kind: 'curves',
            title: say.title(name),
            x: { label: say.x, logarithmic: false, fromZero: true, whole: true },
            y: { label: name, logarithmic, fromZero: true },
            series,
            levels: [],
          },
    table: {
      columns: ['side', 'depth', ...DEPTH_COUNTERS],
      rows: shown.flatMap(({ spec, side, depths }) =>
        depths.map((row) => ({
          spec,
          cells: [side, row.depth, ...DEPTH_COUNTERS.map((key) => row[key])],
        })),
      ),
    },
    empty: say.empty[standingOf(lanes)],
  };
}
