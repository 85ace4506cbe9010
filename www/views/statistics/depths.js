import { words } from '../../messages.js';
import { DEPTH_COUNTERS } from '../../state/statistics.js';
import { begun, nameOf } from './picture.js';

/**
 * Positions at each depth, a curve a lane.
 * @type {(lanes: readonly import('../../state/state.js').LaneState[], counter: import('../../state/statistics.js').DepthCounter, logarithmic: boolean) => import('./picture.js').Picture}
 */
export function depthsPicture(lanes, counter, logarithmic) {
  const say = words.statistics.depths;
  const { name } = words.statistics.columns[counter];
  const shown = begun(lanes);
  const series = shown.map(({ spec, snapshot }) => {
    const points = snapshot.depths.map((row) => ({
      x: row.depth,
      y: row[counter],
      said: say.said(row.depth, row[counter], name),
    }));
    return { name: nameOf(spec), lane: spec.id, line: points, points };
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
      columns: ['depth', ...DEPTH_COUNTERS],
      rows: shown.flatMap(({ spec, snapshot }) =>
        snapshot.depths.map((row) => ({
          spec,
          cells: [row.depth, ...DEPTH_COUNTERS.map((key) => row[key])],
        })),
      ),
    },
    empty: say.empty,
  };
}
