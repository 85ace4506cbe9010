// Words for the end of an iteration, a layer or a level.

import { count } from '../format.js';
import { nodes, positions, weighed } from './names.js';
import { tied } from './steps.js';

/** @import { Snapshot } from '../../../pkg/rolling_cubes.js' */
/** @import { Side } from '../en/steps.js' */
/** @import { Words } from '../shape.js' */

/** The next bound, and the least value beyond the current one. @typedef {Pick<NonNullable<Snapshot['next_bound']>, 'bound' | 'least'>} Next */
/** @typedef {{node: number, numbers: {g: number, h: number | null} | null}} Found */

/** @type {(found: Found) => string} */
const named = ({ node, numbers }) => {
  const { g = 0, h = null } = numbers ?? {};
  const told = numbers && `（${[tied('g', g), ...(h === null ? [] : [tied('h', h)])].join('，')}）`;
  return `结点${count(node)}${told ?? ''}`;
};

/** @type {(next: Next, value: string, first: Found | null) => string} */
function risen({ bound, least }, value, first) {
  const at = first ? `，首次出现在${named(first)}` : '';
  return bound === least ? `下一个界是${bound}，即被剪去的最小${value}${at}。` : `下一个界是${bound}；被剪去的最小${value}是${least}${at}。`;
}

const OWNERS = { forward: '起点', backward: '目标' };

const NOTHING_NEW = '没有剪去任何结点：提高界也不会有新的发现。';

const fresh = (/** @type {number} */ n) => `${count(n)}个新状态`;

/** @type {Words['stages']} */
export const stages = {
  fBound: {
    ended: (bound, generated) => `界为${bound}的一轮结束：${nodes(generated)}，界内没有目标。`,
    next: (next, first) => risen(next, 'f', first),
    nothing: NOTHING_NEW,
  },
  depthBound: {
    ended: (bound, generated) => `界为${bound}的一轮结束：${nodes(generated)}，没有目标。`,
    next: ({ bound, least }, first) => `下一个界是${bound}：搜索在深度${least - 1}处回溯${first ? `，首次是在结点${count(first.node)}` : ''}。`,
    nothing: NOTHING_NEW,
  },
  overLimit: (next, limit) => `下一个界将是${next}，超过${limit}的限制：搜索结束。`,

  weighed: {
    next: (next, weights, first) => risen(next, weighed(weights), first),
    beyond: (limit) => `被剪去的都超过${limit}的限制：搜索结束。`,
  },

  learned: {
    ended: (bound, generated) => `开放结点的值都已超过${bound}：自界提高以来生成了${nodes(generated)}。`,
    next: (/** @type {Next} */ { bound, least }) => (bound === least ? `最小的开放值是${least}：即下一个界。` : `最小的开放值是${least}，下一个界是${bound}。`),
    beyond: (limit) => `开放结点的值都超过${limit}的限制：搜索结束。`,
    nothing: '没有开放结点能通向目标：搜索结束。',
  },

  nearer: {
    start: (/** @type {number} */ h) => `还没有扩展任何状态：起点开放，${tied('h', h)}。`,
    next: (least, next) => `到目前为止扩展过的最小h是${least}；接着扩展${tied('h', next)}的结点。`,
    last: '没有开放结点了：搜索结束。',
  },

  proved: {
    start: (/** @type {number} */ least) => `两侧都有了根。OPEN表给出界${least}。`,
    next: (/** @type {number} */ least) => `OPEN表把界提高到${least}。`,
    least: (least) => `没有比${least}更好的解。`,
    known: (amount) => `已知的最好的解为${amount}。`,
    unknown: '还没有已知的解。',
    done: (amount, isProved) => `已知一个${amount}的解：${isProved ? '没有更好的解' : '搜索结束'}。`,
    over: (limit) => `这超过${limit}的限制：搜索结束。`,
    empty: '有一侧没有开放结点了：搜索结束。',
  },

  bounded: {
    none: (depth, cut) => (cut > 0 ? `第${depth}层完成，没有新状态，剪去${count(cut)}个：上界之内已搜完。` : `第${depth}层完成，没有新状态：上界之内已搜完。`),
    cut: (/** @type {number} */ n) => `${count(n)}个因上界被剪去。`,
  },

  layer: {
    start: '第0层完成：只有起点。接着扩展它。',
    complete: (depth, n) => `第${depth}层完成：${fresh(n)}。接着按先来先服务的顺序扩展它们。`,
    one: (/** @type {number} */ depth) => `第${depth}层完成：1个新状态。接着扩展它。`,
    none: (/** @type {number} */ depth) => `第${depth}层完成，没有新状态：所有可达状态都已找到。`,
    last: (depth, n, limit) => `第${depth}层完成：${fresh(n)}。${limit}的限制不允许再有下一层。`,
  },

  sides: {
    roots: (/** @type {number} */ goals) => `两侧都有了根：起点，以及${count(goals)}个目标状态。`,
    complete: (depth, side, n) => `从${OWNERS[side]}出发的第${depth}层完成：${fresh(n)}。`,
    next: (side, own, other) => `接着扩展${OWNERS[side]}一侧：它的前沿较小，${count(own)}对${count(other)}。`,
    equal: (/** @type {number} */ both) => `两侧前沿都有${positions(both)}：这时接着扩展起点一侧。`,
    empty: (/** @type {Side} */ side) => `${OWNERS[side]}一侧的前沿为空：两侧不可能相遇。`,
    last: (limit) => `两侧的层数合计达到${limit}的限制。`,
  },

  level: {
    start: (name, least) => `还没有扩展任何状态：起点开放，${tied(name, least)}。`,
    complete: (name, bound, least) => `已找到的${name}\u00a0≤\u00a0${bound}的状态都已扩展；最小的开放${name}是${least}。`,
    last: (name, bound) => `已找到的${name}\u00a0≤\u00a0${bound}的状态都已扩展，没有开放结点了。`,
  },

  solution: {
    better: (length, cut) => (cut ? `从此剪去f\u00a0≥\u00a0${length}：只找更好的。` : `从此剪去f\u00a0>\u00a0${length}；f\u00a0=\u00a0${length}仍继续搜索。`),
    last: (amount, isProved) => `没有开放结点了：当前最优解（${amount}）${isProved ? '就是最好的解' : '是找到的最好的解'}。`,
    none: '没有开放结点了，也没有找到解。',
  },
};
