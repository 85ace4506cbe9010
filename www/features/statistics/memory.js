import { begun, nameOf } from '../../shared/draw/picture.js';
import { standingOf } from '../../shared/state/standing.js';
import { words } from '../../shared/words/words.js';

/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { LaneState } from '../../shared/state/state.js' */

/**
 * Memory by positions generated, one curve per lane. The curve starts above the heuristic's tables, which exist before
 * the first position.
 * @type {(lanes: readonly LaneState[], logarithmic: boolean) => Picture}
 */
export function memoryPicture(lanes, logarithmic) {
  const say = words.statistics.memory;
  const { bytes } = words.format;
  const shown = begun(lanes).map(({ spec, snapshot, lane }) => ({
    spec,
    samples: lane.samples,
    table: snapshot.table?.bytes ?? 0,
  }));
  const series = shown.map(({ spec, samples, table }) => {
    const last = samples.at(-1);
    const text = last && say.said(last.nodes, bytes(last.bytes), table > 0 ? bytes(table) : '');
    return {
      name: nameOf(spec),
      lane: spec.id,
      line: samples.map((sample) => ({ x: sample.nodes, y: table + sample.bytes })),
      ...(table > 0 && samples.length > 0 ? { ground: table } : {}),
      points: last && text ? [{ x: last.nodes, y: table + last.bytes, said: text }] : [],
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
      columns: ['nodes', 'time', 'stored_peak', 'bytes_peak', 'table_bytes', 'depth'],
      rows: shown.flatMap(({ spec, samples, table }) =>
        samples.map(({ nodes, time, stored, bytes, depth }) => ({
          spec,
          cells: [nodes, time, stored, bytes, table > 0 ? table : null, depth],
        })),
      ),
    },
    empty: say.empty[standingOf(lanes)],
  };
}
