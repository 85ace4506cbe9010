// Pseudocode of the searches, and the words around it.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { isMade } from '../made.js';
import { rulesIn } from '../rules.js';
import { weightsOf } from '../weights.js';
import { heuristic, weighed } from './names.js';

/** @import { About } from '../../../pkg/rolling_cubes.js' */
/** @import { Rank } from '../../state/rank.js' */
/** @import { Search } from '../../state/state.js' */
/** @import { Texts } from '../rules.js' */
/** @import { Words } from '../shape.js' */

/** @type {(name: string) => string} */
const subject = (name) => (isMade(name) ? `下界函数${heuristic(name)}` : heuristic(name));

/** Integers if the weight is known. @type {(search: Search) => string} */
function value({ weight }) {
  const weights = weight === undefined ? null : weightsOf(weight);
  return weights ? weighed(weights) : 'g + w h';
}

/** Branch and bound also cuts by a limit of moves, which may be below the bound. @type {(sign: string) => (search: Search) => string} */
const bounded =
  (sign) =>
  ({ max_depth }) =>
    `f ${sign} 界${max_depth === undefined ? '' : ` 或 f > ${max_depth}`}：剪去`;

/** @satisfies {Texts} */
const LINES = {
  home: '起点就是目标：完成',
  start: {
    open: '存储起点；OPEN ← 起点',
    queue: '存储起点；队列 ← 起点',
    layers: '层 ← 起点 | 各目标',
    both: 'U ← ∞；OPEN ← 起点 | 各目标',
    layer: '界 ← 给定值；层 ← 起点',
    waits: '起点等待，值 ← h(起点)',
    'by-one': '界 ← 0',
    'next-bound': '界 ← h(起点)',
    value: '界 ← 起点的值',
    infinite: '界 ← ∞',
    given: '界 ← 给定值',
    stack: '栈 ← 起点',
  },
  raise: '否则 界 ← next，再来一轮',
  choose: '侧 ← 前沿较小的一侧',
  take: {
    first: 'n ← 取队首',
    side: '对该侧层中的每个n',
    layer: '对层中的每个n',
    top: 'n ← 取栈顶',
    'top-f': 'n ← 取栈顶；f ← g + h',
    'top-value': (search) => `n ← 取栈顶；值 ← ${value(search)}`,
    'high-g': 'n ← 取f最小者之一',
    'low-g': 'n ← 取f最小者中g最小的',
    oldest: 'n ← 取f最小者中最早的',
    newest: 'n ← 取f最小者中最新的',
    'least-h': 'n ← 取h最小者之一',
    'least-g': 'n ← 取g最小者之一',
    'least-value': (search) => `n ← 取${value(search)}最小者之一`,
    waits: 'n ← 值最小的开放结点',
    either: 'n ← 两侧最小者之一',
    pair: 'n ← 最小对的两端，依次',
    other: '侧 ← 另一侧；n ← 其b最小者',
  },
  each: '对n的每个后继s',
  goal: {
    path: 'n是目标：完成，输出该路径',
    way: 'n是目标：完成，输出到n的路径',
    successor: 's是目标：完成，输出到s的路径',
    rebuild: 's是目标：界 ← g，重建路径',
    bound: 'U ≤ 界：完成，输出该路径',
    least: 'U ≤ 最小值：完成，输出该路径',
  },
  cut: {
    bound: 'f > 界：剪去',
    depth: '深度 = 界：剪去；next ← 界 + 1',
    limit: ({ max_depth }) => `深度 = ${max_depth}：剪去`,
    'by-one': 'f > 界：剪去；next ← 界 + 1',
    'next-bound': 'f > 界：剪去；next ← min(next, f)',
    value: ({ max_depth }) => `值 > 界：剪去；next ← min(next, 值)${max_depth === undefined ? '' : `；g + h > ${max_depth}：剪去`}`,
    'search-on': bounded('>'),
    cut: bounded('≥'),
  },
  expand: '否则把n的后继压栈',
  duplicate: {
    stored: 's已存储：丢弃',
    on: 's已存储，且并未更近：丢弃',
    off: 's已扩展，或并未更近：丢弃',
    side: '本侧已有s：丢弃',
    both: '本侧已有不更远的s：丢弃',
    layers: '三层之一已有s：丢弃',
    table: '表中已有不更远的n：丢弃',
    /** @type {(search: Search) => string} */
    closed: ({ max_depth }) => (max_depth === undefined ? 'n已存储：丢弃' : 'n已存储且不更远：丢弃'),
  },
  better: {
    on: 's已存储，现在更近：重新加入',
    off: 's开放，现在更近：重新加入',
    both: '本侧已有s，现在更近：重新加入',
    incumbent: '当前最优解 ← 路径；界 ← g',
  },
  store: {
    open: '否则存储s，放入OPEN',
    queue: '否则存储s，放到队尾',
    layer: '否则把s存入下一层',
    put: '否则把s放入下一层',
    waits: 's等待，值 ← max(f, n学到的值)',
  },
  met: {
    end: '另一侧已有s：相遇',
    both: '另一侧已有s：U ← min(U, g + g)',
  },
  worse: 'n是目标，但不更优：丢弃',
  rebuild: '对半重建路径，于是：完成',
  end: {
    none: '无解',
    next: 'next = ∞：无解',
    frontier: '有一侧前沿为空：无解',
    incumbent: '完成：输出当前最优解（若有）',
    bound: '界内已没有剩余',
    both: '完成：输出U的路径；U = ∞：无解',
  },
  around: {
    repeat: '重复',
    'while-open': '当OPEN非空',
    'while-queue': '当队列非空',
    'while-stack': '当栈非空',
    'while-layer': '当层非空',
    'while-waits': '当有结点等待',
    'while-both': '当两侧都有开放结点',
    stack: '栈 ← 起点',
    'next-stack': 'next ← ∞；栈 ← 起点',
    'next-layer': 'next ← ∞；层 ← 起点',
    best: 'n是目标，且为目前最优：',
    leave: '离开m时：值(m) ← 下方最小值',
    left: '遗忘m的下方；m等待',
    forget: '层 ← 下一层；只留三层',
    0: 'n的优先级：max(f, 2g)',
    1: 'n的优先级：max(f, 2g + 1)',
    pair: '对的值：max(f, f, g + g + 1)',
    b: 'n的b：2g + h − 到本端的h',
    expanded: '另一侧已扩展n：取下一个',
  },
};

/** @type {(rank: Rank) => string} */
function heapBy(rank) {
  switch (rank.by) {
    case 'weighed':
      return `OPEN表，${weighed(rank)}小者优先`;
    case 'learned':
      return 'OPEN表，值小者优先';
    case 'turn':
      return 'OPEN表，按次序';
    case 'first':
      return 'OPEN表，最早者优先';
    case 'f':
    case 'g':
    case 'h':
      return `OPEN表，${rank.by}小者优先`;
  }
}

/** A part that is about one colour. @type {Readonly<Record<string, string>>} */
const ALONE = { W: '仅白色', R: '仅红色', B: '仅蓝色' };

/** A part that is a quantity of the whole board. */
const QUANTITIES = { manhattan: '曼哈顿', conflicts: '冲突' };

/** @type {Readonly<Record<string, string>>} */
const PAINTED = { W: '白', R: '红', B: '蓝' };

/** @type {Words['code']} */
export const code = {
  region: '搜索的伪代码',
  panel: '搜索树旁边',
  panels: { code: '伪代码', node: '结点', heuristic: '启发函数' },
  panelsLong: {
    code: '搜索的伪代码、当前行及其OPEN表',
    node: '所指的结点，或当前结点',
    heuristic: '启发函数：它在这里的值，以及关于它的已知结论',
  },

  rule: rulesIn(LINES),

  setBy: (/** @type {number} */ node) => `结点${count(node)}`,
  variables: {
    node: '结点',
    side: '侧',
    depth: '深度',
    g: 'g',
    h: 'h',
    f: 'f',
    bound: '界',
    given: '上界',
    incumbent: '当前最优解',
    next: 'next',
    expanded: '已扩展的f',
    value: '值',
    weight: 'w',
    nearest: '最小h',
    proved: '界',
  },
  sides: { forward: '从起点', backward: '从目标' },
  unknown: '–',
  infinite: '∞',

  waiting: {
    region: 'OPEN表',
    title(shape, side, n, rank) {
      const names = {
        queue: '队列，先进先出',
        layer: '层',
        'next-layer': '下一层',
        heap: heapBy(rank),
        stack: '栈，栈顶优先',
      };
      const whose = side ? `（${code.sides[side]}）` : '';
      const many = shape === 'heap' ? `${count(n)}项` : count(n);
      return `${names[shape]}${whose}：${n === 0 ? '空' : many}`;
    },
    heap: '每找到一条更短的路径，该状态就多一项。轮到较旧的项时将其跳过',
    more: (/** @type {number} */ n) => `还有${count(n)}个`,
    item: (position, depth, estimate) => (estimate === null ? `深度${depth}：${position}` : `g ${depth}，h ${estimate}，f ${depth + estimate}：${position}`),
    added: '加入',
    stack: '尚待尝试。“存储”计的是路径和表（若有）。',
    took: '取出',
    outcome: {
      open: '加入',
      duplicate: '丢弃：已存储',
      reopened: '重新加入：更短的路径',
      pruned: '剪去',
      expanded: '其后继压栈',
      solution: '是目标',
      met: '两侧相遇',
      worse: '丢弃：不更优',
    },
  },

  heuristic: {
    region: '启发函数',
    none: '这个搜索不用启发函数。',
    notYet: '正在构建它的表。',
    says: (name, h, perimeter) => `${subject(name)}${perimeter === undefined ? '' : `，周界${perimeter}`}：h = ${h}`,
    around: (name, perimeter) =>
      `目标周围是一个${count(perimeter)}步的球。球内，h就是距离。球外，到目标的每条路径都穿过球的边缘，那里的h是${perimeter}加上“${heuristic(name)}”到边缘各状态的最小值，且至少为${perimeter + 1}。以下说的是“${heuristic(name)}”本身。`,
    notAsked: (/** @type {string} */ name) => `没有为这个结点计算${subject(name)}。`,
    rule: (rule, bounds) => (rule === 'max' ? `${bounds.join('、')}中最大的` : `${bounds.join(' + ')} = ${bounds.reduce((sum, bound) => sum + bound, 0)}`),
    part: (/** @type {Exclude<About, {made: string}>} */ about) => {
      if ('colour' in about) return entry(ALONE, about.colour);
      return 'pieces' in about ? `数字块${about.pieces.join(' ')}` : QUANTITIES[about.quantity];
    },
    painted: (/** @type {string} */ about) => `只保留${entry(PAINTED, about)}色、涂掉其他颜色的棋盘`,
    admissible: '为什么从不高估',
    consistent: '走一步时',
  },
};
