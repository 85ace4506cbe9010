// Words for one step of a search.

import { count } from '../format.js';
import { weighed } from './names.js';
import { moved } from './squares.js';

/** @import { Words } from '../shape.js' */

/** A number and its name, never on two lines. @type {(name: string, value: number | string) => string} */
export const tied = (name, value) => `${name}\u00a0${value}`;

const FROM = { forward: '起点侧', backward: '目标侧' };

/** @typedef {{sign: string, what: keyof typeof COMPARED, value: number}} Compared */

const COMPARED = {
  bound: '界',
  given: '上界',
  incumbent: '当前最优解',
  limit: '限制',
  found: '长度',
};

/** @type {(numbers: string, compared: Compared | null) => string} */
const against = (numbers, compared) => (compared ? `${numbers} ${compared.sign} ${tied(COMPARED[compared.what], compared.value)}` : numbers);

/** @type {(depth: number | null) => string} */
const ofDepth = (depth) => (depth === null ? '' : `（深度${depth}）`);

/** @type {Words['steps']} */
export const steps = {
  none: '尚未开始：还没有生成任何状态。',
  journey: (at, to) => (to === null ? `前进中，到达结点${count(at)}…` : `正前往结点${count(to)}，到达${count(at)}…`),

  moved,
  root: { forward: '起点', backward: '一个目标状态' },
  again: '再次从起点开始',
  rebuilt: '为重建路径，路径上的一个状态',
  /** A position with its name, on a map. @type {(what: string, name: string) => string} */
  named: (what, name) => `${what}，${name}`,
  firstBound: (/** @type {number} */ bound) => `第一个界是${bound}。`,
  raised: (/** @type {number} */ bound) => `界内已没有别的：界提高到${bound}。`,
  expandedFirst: (depth) => `扩展了下一个状态${ofDepth(depth)}。`,

  expandedAgain: (depth, value) => `再次扩展了下一个状态${ofDepth(depth)}：其下方只保留了它的存储值${tied('F', value)}。`,
  forgot: (depth, value) => `离开了一个状态${ofDepth(depth)}：遗忘其下方的一切，只把那里的最小值作为它的值，${tied('F', value)}。`,

  done: (moved, numbers, fate) => `${moved}：${numbers}。${fate}`,
  depth: (depth, side, compared) => against(`${side ? `${FROM[side]}，` : ''}${tied('深度', depth)}`, compared),
  evaluated: (g, h, compared, side) => against(`${side ? `${FROM[side]}，` : ''}${tied('g', g)}，${tied('h', h)}，${tied('f', g + h)}`, compared),
  stored: (numbers, value) => `${numbers}，${tied('F', value)}`,
  weighed: (g, h, weights, compared) => against(`${tied('g', g)}，${tied('h', h)}，${weighed(weights)} = ${weights.g * g + weights.h * h}`, compared),
  unevaluated: (g, compared, side) => against(`${side ? `${FROM[side]}，` : ''}${tied('g', g)}`, compared),

  fates: {
    expanded: '已扩展。',
    pruned: '已剪枝。',
    part: '正是要找的状态。',
    queued: '新状态，放入队列。',
    opened: '放入OPEN表。',
    layered: '新状态，放入所在层。',
    waits: '等待轮到它。',
    known: '本轮已扩展过，当时的路径不比这条差：重复。',
    reopened: '已存储，但这条路径更好：重新放入OPEN表。',
    duplicate: '已存储，当时的路径不比这条差：重复。',
    duplicateOfSide: '本侧已存储：重复。',
    worse: '是目标，但不优于当前最优解。',
    incumbent: '是目标，成为新的当前最优解。',
  },
  solved: (amount) => `是目标。解出：${amount}。`,
  itsTurn: (amount) => `轮到它了，它就是目标。解出：${amount}。`,
  met: (amount) => `另一侧已有它：两侧相遇。解出：${amount}。`,
  joined: (amount) => (amount === null ? '另一侧已有它：得到比以前都好的解。' : `另一侧已有它：得到${amount}的解，比以前都好。`),
  ended: (amount, isProved) => `两侧曾在这里相遇，现在${isProved ? '已证明没有更好的解' : '搜索结束'}。解出：${amount}。`,
  found: (amount, isProved) => `是目标：${isProved ? `最短解为${amount}` : `得到${amount}的解`}。接着重建路径。`,
};

/** The large numbers beside the board. */
export const numbers = {
  region: '当前状态',
  g: { name: 'g', meaning: '从起点到这个状态已走的步数' },
  depth: { name: '深度', meaning: '离根（起点或一个目标状态）的步数' },
  h: {
    name: 'h',
    meaning: '启发函数对剩余步数的估计；若从不高估，就是下界。没有计算时无此值',
  },
  f: { name: 'f', meaning: 'g + h：若h是下界，沿这条路径的解都不低于它' },
  stored: {
    name: 'F',
    meaning: '存储值：f，或其下方被遗忘之前从那里学到的值。若h是下界，沿这条路径的解都不低于它',
  },
  bound: { name: '界', meaning: 'f大于它时，本轮回溯' },
  depthBound: { name: '界', meaning: '到这个深度时，本轮回溯' },
  value: {
    name: '值',
    meaning: 'g加权重乘h；权重为p/q时，是整数q乘g加p乘h',
  },
  weighedBound: { name: '界', meaning: '值大于它时，本轮回溯' },
  learnedBound: { name: '界', meaning: '到目前为止扩展过的最大值，即f或后来从其下方学到的值' },
  nearest: { name: '最小h', meaning: '到目前为止扩展过的最小h' },
  proved: { name: '界', meaning: '按启发函数，两侧的OPEN表所允许的解的最小值' },
  upper: {
    name: '上界',
    meaning: 'f大于它的状态被剪去：起初是给定的值，后来是找到的解的长度',
  },
  incumbent: { name: '当前最优解', meaning: '到目前为止的最优解：f大于它时回溯' },
  incumbentCut: { name: '当前最优解', meaning: '到目前为止的最优解：f不小于它时回溯' },
  given: { name: '上界', meaning: '由外部给定，尚未找到解时使用：f大于它时回溯' },
  givenCut: { name: '上界', meaning: '由外部给定，尚未找到解时使用：f不小于它时回溯' },
  reached: { name: '最大f', meaning: '到目前为止扩展过的最大f，结束时是目标的f' },
  farthest: { name: '最大g', meaning: '到目前为止扩展过的最大g，结束时是目标的g' },
  layers: { name: '层', meaning: '除根所在层外已完成的层数；有两侧时为两侧之和' },
};

export const costNumbers = {
  g: '从起点到这个状态已付出的代价',
  h: '启发函数对剩余代价的估计；若从不高估，就是下界。没有计算时无此值',
};
