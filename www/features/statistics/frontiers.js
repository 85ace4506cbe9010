import { begun } from '../../shared/draw/picture.js';
import { standingOf } from '../../shared/state/standing.js';
import { traitsOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';
import { sidesOf } from './sides.js';

/** @import { AlgorithmChoice, DepthStats } from '../../pkg/rolling_cubes.js' */
/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { LaneState } from '../../shared/state/state.js' */

/**
 * New positions by layer of one side: generated ones without duplicates. The meeting position, in the newest layer of
 * the side that met, belongs to the other side, so that layers add up to the stored positions.
 * @type {(depths: readonly DepthStats[], stored: number) => {layer: number, count: number}[]}
 */
export function layersOf(depths, stored) {
  const rows = depths.map(({ depth, generated, duplicates }) => ({
    layer: depth,
    count: generated - duplicates,
  }));
  const newest = rows.at(-1);
  const meetings = rows.reduce((sum, { count }) => sum + count, 0) - stored;
  return newest ? [...rows.slice(0, -1), { ...newest, count: newest.count - meetings }] : [];
}

/** Whether a search stores its layers; one that forgets them cannot identify new positions. @type {(traits: AlgorithmChoice) => boolean} */
const isLayered = ({ level, informed }) => level === 'layer' && !informed;

/**
 * New positions by layer, one curve per frontier.
 * @type {(lanes: readonly LaneState[], logarithmic: boolean) => Picture}
 */
export function frontiersPicture(lanes, logarithmic) {
  const say = words.statistics.frontiers;
  const layered = lanes.filter(({ spec }) => isLayered(traitsOf(spec.search)));
  const shown = sidesOf(begun(layered)).map(({ depths, stored, ...side }) => ({
    ...side,
    layers: layersOf(depths, stored),
  }));
  const series = shown.map(({ spec, name, second, layers }) => {
    const points = layers.map(({ layer, count }) => ({
      x: layer,
      y: count,
      said: say.said(layer, count),
    }));
    return {
      name,
      lane: spec.id,
      second,
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
    empty: layered.length > 0 ? say.empty[standingOf(layered)] : say.none,
  };
}
