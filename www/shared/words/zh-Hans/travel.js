// Words for going through the run of a lane, and for its breakpoints.

import { count } from '../format.js';

/** @import { Break, Breakpoints } from '../../../pkg/rolling_cubes.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Words } from '../shape.js' */

const STAGE = { back: '到上一层或上一轮结束处', forward: '到本层或本轮结束处' };

/** @type {Readonly<Record<Stage, {back: string, forward: string}>>} */
const STAGES = {
  layer: STAGE,
  bound: STAGE,
  f: { back: '到上一个f值结束处', forward: '到这个f值结束处' },
  incumbent: { back: '到上一个更好的解', forward: '到下一个更好的解，或结束' },
  estimate: { back: '退到h上次创新低处', forward: '到h再创新低处，或结束' },
  learned: { back: '到界上次提高处', forward: '到界下次提高处，或结束' },
  proved: { back: '到界上次提高处', forward: '到界下次提高处，或结束' },
};

/** @type {Words['travel']} */
export const travel = {
  region: (/** @type {string} */ lane) => `${lane}的搜索，逐个结点`,
  withKey: (name, key) => `${name}（${key}）`,
  controls: '时间旅行',
  back: '后退一个结点',
  forward: '前进一个结点',
  stageBack: (/** @type {Stage} */ stage) => STAGES[stage].back,
  stageForward: (/** @type {Stage} */ stage) => STAGES[stage].forward,
  play: '运行这条赛道',
  pause: '暂停这条赛道',
  slider: '运行中的位置',
  node: '结点',
  nodeLong: '结点编号：输入另一个编号并按Enter即可前往',
  nodeWrong: (/** @type {string} */ given) => `“${given}”不是结点编号；例如${count(1234)}`,
  of: (/** @type {number} */ furthest) => `/ ${count(furthest)}`,
  valueText: (node, furthest) => `结点${count(node)}，共${count(furthest)}个`,
};

/** @type {Readonly<Record<Break['kind'], (value: Break['value']) => string>>} */
const HIT = {
  position: (value) => `状态${value}`,
  depth: (value) => `深度${value}`,
  bound: (value) => `界现在是${value}`,
  met: () => '两侧相遇',
  'estimate-below': (value) => `h为${value}`,
  duplicate: () => '第一个重复结点',
};

export const breakpoints = {
  region: '断点',
  open: '断点…',
  title: '断点',
  how: (/** @type {string} */ lane) => `出现以下任一情况时，${lane}在该结点之后暂停。`,
  fields: /** @type {Record<keyof Breakpoints, string>} */ ({
    position: '到某个状态时',
    depth: '到某个深度（步数）时',
    bound: '界改变时',
    met: '两侧相遇时',
    estimate_below: 'h小于此值时',
    duplicate: '遇到第一个重复结点时',
  }),
  inHand: '搜索中的',
  played: '棋盘上的',
  none: '无',
  use: '使用',
  clear: '全部移除',
  cancel: '取消',
  chips: {
    position: (/** @type {string} */ position) => position,
    depth: (/** @type {number} */ depth) => `深度${depth}`,
    bound: '界改变',
    met: '两侧相遇',
    estimateBelow: (/** @type {number} */ estimate) => `h < ${estimate}`,
    duplicate: '首个重复',
  },
  remove: (/** @type {string} */ chip) => `移除断点“${chip}”`,
  /** @type {(hit: Break) => string} */
  hit: ({ kind, value }) => `断点：${HIT[kind](value)}。`,
};
