import { Trace } from '../../../../www/features/trace/trace.js';
import { iterationsOf } from '../../../../www/features/trace/windows.js';
import { fold } from '../../../../www/features/tree/fold.js';
import { Forest } from '../../../../www/features/tree/forest.js';
import { layout } from '../../../../www/features/tree/layout.js';
import { Picture, sidesOf } from '../../../../www/features/tree/picture.js';
import { solve } from '../../engine.js';
import { traced } from '../trace/samples.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

/** @param {Trace} trace @param {ConstructorParameters<typeof Forest>[1]} [options] */
export function grown(trace, options) {
  const forest = new Forest(trace, options);
  while (forest.grow(53));
  return forest;
}

/** @param {Request} request @param {number} index @param {{units?: number}} [part] */
export function iterated(request, index, part) {
  const iterations = iterationsOf(solve(request).iterations);
  const trace = (/** @type {number} */ index, part = {}) => {
    const { from = 1 } = iterations[index] ?? {};
    return iterations[index] ? traced(request, { from, most: 100_000, ...part }) : null;
  };
  const shown = /** @type {Trace} */ (trace(index, part));
  return grown(shown, { iteration: iterations[index] ?? null, before: trace(index - 1) });
}

/** @param {Forest} forest @param {Partial<Parameters<typeof fold>[1]>} [options] */
export function picture(forest, options = {}) {
  const visible = fold(forest, { budget: 1e6, ...options });
  const { parents, folded } = visible;
  return new Picture(forest, visible, layout(parents, folded, sidesOf(forest, visible)));
}

/** A deterministic random tree, with nodes in depth-first order. @param {number} size @param {number} seed */
export function chance(size, seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  /** @type {number[]} */
  const parents = [];
  const waiting = [{ parent: -1, depth: 0 }];
  while (parents.length < size) {
    const { parent, depth } = waiting.pop() ?? { parent: 0, depth: 1 };
    const record = parents.push(parent) - 1;
    const branches = depth < 3 || (depth < 30 && next() < 0.6);
    const children = branches ? 1 + Math.floor(next() * 3) : 0;
    for (let child = 0; child < children; child += 1) {
      waiting.push({ parent: record, depth: depth + 1 });
    }
  }
  return traceOf(parents);
}

/** @param {readonly number[]} parents */
export function traceOf(parents) {
  const size = parents.length;
  /** @type {number[]} */
  const depths = [];
  for (const parent of parents) depths.push(parent < 0 ? 0 : (depths[parent] ?? 0) + 1);
  const trace = new Trace(1, size);
  trace.append({
    from: 1,
    first: 0,
    parents: Uint32Array.from(parents, (parent) => parent >>> 0),
    depths: Uint16Array.from(depths),
    estimates: new Uint16Array(size).fill(3),
    moves: Uint8Array.from(parents, (parent, record) => (parent < 0 ? 255 : record % 4)),
    fates: new Uint8Array(size).fill(1),
    firstExpansion: 0,
    expandedRecords: new Uint32Array(0),
    expandedAt: new Uint32Array(0),
    marks: [],
    seen: size,
    full: true,
  });
  return trace;
}
