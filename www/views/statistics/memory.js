import { words } from '../../messages.js';
import { begun, nameOf } from './picture.js';

/**
 * Memory over positions generated, a curve a lane.
 * @type {(lanes: readonly import('../../state/state.js').LaneState[], logarithmic: boolean) => import('./picture.js').Picture}
 */
export function memoryPicture(lanes, logarithmic) {
  const say = words.statistics.memory;
  const shown = begun(lanes);
  const series = shown.map(({ spec, lane: { samples } }) => {
    const last = samples.at(-1);
    return {
      name: nameOf(spec),
      lane: spec.id,
      line: samples.map(({ nodes, bytes }) => ({ x: nodes, y: bytes })),
      points: last
        ? [
            {
              x: last.nodes,
              y: last.bytes,
              said: say.said(last.nodes, words.format.bytes(last.bytes)),
            },
          ]
        : [],
    };
  });
  return {
    figure: series.every(({ line }) => line.length === 0)
      ? null
      : {
          kind: 'curves',
          title: say.title,
          x: { label: say.x, logarithmic, fromZero: true },
          y: { label: say.y, logarithmic, fromZero: true },
          series,
          levels: [],
        },
    table: {
      columns: ['nodes', 'time', 'stored_peak', 'bytes_peak', 'depth'],
      rows: shown.flatMap(({ spec, lane: { samples } }) =>
        samples.map(({ nodes, time, stored, bytes, depth }) => ({
          spec,
          cells: [nodes, time, stored, bytes, depth],
        })),
      ),
    },
    empty: say.empty,
  };
}
