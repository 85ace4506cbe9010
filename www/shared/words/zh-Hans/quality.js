// Words for the quality of heuristics.

import { count, decimal } from '../format.js';
import { heuristic, positions } from './names.js';

/** @import { Words } from '../shape.js' */

/** @type {Words['quality']} */
export const quality = {
  scope: '哪些状态',
  scopes: { all: '全部状态', touched: '本搜索的状态' },
  titleAll: '每个启发函数在每个状态的h，与真实距离h*相比。直线：h = h*。',
  titleTouched: (lane, most) => `每个启发函数的h与h*，取自${lane}${most === null ? '' : `前${count(most)}个结点中`}生成的状态，每个计一次。`,
  wait: (lane) => `请运行${lane}。它暂停或结束时，会比较它生成的状态。`,
  /** `lane` is null if all positions are compared. @type {(lane: string | null) => string} */
  file: (lane) => (lane === null ? '启发函数与真实距离' : `${lane}所生成状态上的启发函数`),
  unknown: /** @type {Readonly<Record<string, string>>} */ ({
    knights: '这些启发函数的质量未知：每个目标需要一张有67,603,900个真实距离的表，太大了。',
    'tiles-4': '这些启发函数的质量未知：全部16!/2 = 10,461,394,944,000个状态的真实距离表要占超过10 TB。',
  }),
  unsolvable: (/** @type {string} */ why) => `这个目标不可达：${why}。因此可达状态都没有可供比较的真实距离。`,
  failed: (/** @type {string} */ why) => `比较已停止：${why}。`,
  again: '重试',

  axes: { distance: 'h*，真实距离', estimate: 'h' },
  legend: '一格中的状态数',
  waiting: '等待中',

  summary: (error, estimate, distance) => `平均误差${decimal(error)}：平均h为${decimal(estimate)}，真实为${decimal(distance)}`,
  comparing: (states) => `目前${positions(states)}`,
  cell: (estimate, distance, n) => `h* = ${distance}处h = ${estimate}：${positions(n)}`,
  label: (name, _key, error, states) => `${heuristic(name)}：在${positions(states)}上平均低估${decimal(error)}步。方向键逐格移动。`,
};
