// Words for the counters of a lane's card.

import { count } from '../format.js';
import { evaluation, valueF, weighed } from './names.js';

/** @import { Weights } from '../weights.js' */
/** @import { Unit } from '../en/names.js' */

export const unknown = '–';

export const plusTable = (/** @type {string} */ amount) => `+ ${amount}的表`;

export const counters = {
  generated: { name: '生成', meaning: '到目前为止产生的状态数，包括重复的' },
  expanded: { name: '扩展', meaning: '已生成后继的状态数' },
  stored: {
    name: '存储',
    meaning: '内存中同时存放的状态数的最大值。深度优先搜索存放路径上的状态，有表时还有表中的状态',
  },
  bytes: {
    name: '内存',
    meaning: '存储的状态及其数据，加上启发函数的表，合计所占内存的最大值',
  },
  rate: {
    name: '结点/秒',
    meaning: '搜索本身每秒生成的状态数',
  },
  time: {
    name: '时间',
    meaning: '搜索本身所用的时间，不含等待；加上此前构建启发函数的表的时间',
  },
};

export const rateName = (/** @type {number | null} */ _rate) => '结点/秒';

/** Fates of paths that equal or exceed the bound. */
const TIES = {
  searchOn: 'f超过它的被剪去，f等于它的继续搜索',
  cut: 'f等于或超过它的被剪去',
};

/** @type {(begin: string, f: string) => {searchOn: string, cut: string}} */
const byTies = (begin, f) => ({
  searchOn: `${begin}${TIES.searchOn}。${f}`,
  cut: `${begin}${TIES.cut}。${f}`,
});

/** Measures of progress. */
/** @param {Unit} unit */
export const levels = (unit) => ({
  bound: { name: '界', meaning: `本轮剪去f超过它的结点。${valueF(unit)}` },
  depthBound: { name: '界', meaning: '本轮不会深过这一步数' },
  weighedBound: {
    name: '界',
    /** @type {(weights: Weights) => string} */
    meaning: (weights) => `本轮剪去${weighed(weights)}超过它的结点：g是${evaluation(unit).g}，h是${evaluation(unit).h}`,
  },
  learnedBound: {
    name: '界',
    meaning: `到目前为止扩展过的最大值。值是f，或后来从其下方学到的值。${valueF(unit)}`,
  },
  nearest: {
    name: '最小h',
    meaning: `到目前为止扩展过的最小h，即${evaluation(unit).h}；在目标处为0`,
  },
  proved: {
    name: '界',
    meaning: '按启发函数，两侧的OPEN表所允许的解的最小值',
  },
  f: {
    name: 'f',
    meaning: `到目前为止扩展过的最大f，结束时是目标的f。${valueF(unit)}`,
  },
  g: { name: 'g', meaning: '到目前为止扩展过的最大g，结束时是目标的g' },
  upper: {
    name: '上界',
    meaning: byTies('若给定了上界，就是给定的值：还没有找到解。', valueF(unit)),
  },
  incumbent: {
    name: '当前最优解',
    meaning: byTies('到目前为止找到的最优解。', valueF(unit)),
  },
  depth: {
    name: '层',
    meaning: '除根所在层外已完成的层数；有两侧时为两侧之和',
  },
});

export const levelLimit = (/** @type {number} */ most) => `在找到解之前，f超过限制${count(most)}的总是被剪去`;

export const noneBetter = '没有比它更好的解';

/** @type {(meaning: string, more: string) => string} */
export const levelAndMore = (meaning, more) => `${meaning}。${more}`;
