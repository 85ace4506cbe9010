// What the race's chart draws.

import { words } from '../../../shared/words/words.js';

/** @import { Axis, Curves } from '../../../shared/draw/figure.js' */
/** @import { ChartKind, LaneState, Sample } from '../../../shared/state/state.js' */

/** What each kind of chart puts on its axes. @type {Record<ChartKind, {x: 'nodes' | 'time', y: 'stored' | 'generated' | 'depth'}>} */
const AXES = {
  stored: { x: 'nodes', y: 'stored' },
  generated: { x: 'time', y: 'generated' },
  depth: { x: 'nodes', y: 'depth' },
};

/** @type {Record<'nodes' | 'time' | 'stored' | 'generated' | 'depth', (sample: Sample) => number>} */
const VALUE = {
  nodes: (sample) => sample.nodes,
  time: (sample) => sample.time / 1000,
  stored: (sample) => sample.stored,
  generated: (sample) => sample.nodes,
  depth: (sample) => sample.depth,
};

/** Logarithmic by default: counts grow by factors. @type {ReadonlySet<string>} */
const GROWS = new Set(['nodes', 'stored', 'generated']);

/**
 * All lanes in one picture, each with its marker where it stands or ended.
 * @param {readonly LaneState[]} lanes
 * @param {ChartKind} kind
 * @param {boolean} logarithmic
 * @param {boolean} roomy whether there is room for the axes' names
 * @returns {Curves}
 */
export function raceFigure(lanes, kind, logarithmic, roomy) {
  const say = words.chart;
  const axes = AXES[kind];
  /** @type {(of: keyof typeof VALUE) => Axis} */
  const axis = (of) => ({
    label: roomy ? say.axes[of] : '',
    logarithmic: logarithmic && GROWS.has(of),
    fromZero: true,
  });
  const [x, y] = [axis(axes.x), axis(axes.y)];
  // A logarithmic axis has no zero.
  const place = (/** @type {Sample} */ sample) => ({
    x: Math.max(x.logarithmic ? 1 : 0, VALUE[axes.x](sample)),
    y: Math.max(y.logarithmic ? 1 : 0, VALUE[axes.y](sample)),
  });
  const series = lanes.map(({ spec, samples }) => {
    const line = samples.map(place);
    return {
      name: words.lane(spec),
      lane: spec.id,
      line,
      points: line.slice(-1).map((point) => ({ ...point, said: '' })),
    };
  });
  return { kind: 'curves', title: say.kinds[kind], x, y, series, levels: [] };
}
