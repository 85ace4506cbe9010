import { words } from '../../messages.js';
import { begun, nameOf } from './picture.js';

/** @typedef {import('../../pkg/rolling_cubes.js').DepthStats} DepthStats */
/** @typedef {import('../../pkg/rolling_cubes.js').Snapshot} Snapshot */
/** @typedef {keyof typeof words.statistics.frontiers.sides} Side */

/**
 * New positions in each layer of one side: those generated that were no duplicates. The one where the sides meet, in the newest
 * layer of the side that met, is the other side's, so that the layers add up to what the side has stored.
 * @type {(depths: readonly DepthStats[], stored: number) => {layer: number, count: number}[]}
 */
export function layersOf(depths, stored) {
  const rows = depths.map(({ depth, generated, duplicates }) => ({
    layer: depth,
    count: generated - duplicates,
  }));
  const newest = rows.at(-1);
  const met = rows.reduce((sum, { count }) => sum + count, 0) - stored;
  return newest ? [...rows.slice(0, -1), { ...newest, count: newest.count - met }] : [];
}

/** The frontiers of a search, none for one that does not grow in layers. @type {(algorithm: string, snapshot: Snapshot) => {side: Side, layers: {layer: number, count: number}[]}[]} */
function frontiersOf(algorithm, { sides, depths, stored }) {
  if (sides) {
    return sides.map((side, n) => ({
      side: n === 0 ? 'start' : 'goal',
      layers: layersOf(side.depths, side.stored),
    }));
  }
  return algorithm === 'bfs' ? [{ side: 'start', layers: layersOf(depths, stored) }] : [];
}

/**
 * New positions in each layer, a curve a frontier.
 * @type {(lanes: readonly import('../../state/state.js').LaneState[], logarithmic: boolean) => import('./picture.js').Picture}
 */
export function frontiersPicture(lanes, logarithmic) {
  const say = words.statistics.frontiers;
  const shown = begun(lanes).flatMap(({ spec, snapshot }) =>
    frontiersOf(spec.search.algorithm, snapshot).map((frontier) => ({ spec, ...frontier })),
  );
  const series = shown.map(({ spec, side, layers }) => {
    const points = layers.map(({ layer, count }) => ({
      x: layer,
      y: count,
      said: say.said(layer, count),
    }));
    return {
      name: `${nameOf(spec)}, ${say.sides[side]}`,
      lane: spec.id,
      second: side === 'goal',
      line: points,
      points,
    };
  });
  return {
    figure:
      shown.length === 0
        ? null
        : {
            kind: 'curves',
            title: say.title,
            x: { label: say.x, logarithmic: false, fromZero: true, whole: true },
            y: { label: say.y, logarithmic, fromZero: true },
            series,
            levels: [],
          },
    table: {
      columns: ['side', 'layer', 'new'],
      rows: shown.flatMap(({ spec, side, layers }) =>
        layers.map(({ layer, count }) => ({ spec, cells: [side, layer, count] })),
      ),
    },
    empty: say.empty,
  };
}
