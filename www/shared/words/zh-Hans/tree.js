// The tree of a search and its nodes.

import { count } from '../format.js';
import { nodes } from './names.js';

/** @import { Sign } from '../../state/slices/tree.js' */
/** @import { Words } from '../shape.js' */

/** @type {Readonly<Record<Sign, {name: string, meaning: string}>>} */
const SIGNS = {
  open: { name: '开放', meaning: '已生成，尚未扩展' },
  expanded: { name: '已扩展', meaning: '已生成它的后继' },
  pruned: { name: '已剪枝', meaning: '因界或限制被剪去：没有看它的下方' },
  duplicate: { name: '重复', meaning: '它的状态已存储' },
  solution: { name: '解', meaning: '一个目标，路径比以前找到的都好' },
  met: { name: '相遇', meaning: '两侧在这里相遇' },
  worse: { name: '不更优', meaning: '不优于当前最优解的目标' },
  stub: { name: '未记录', meaning: '在所记录的结点之前生成' },
};

const COLOURINGS = {
  fate: '状况',
  depth: '深度',
  f: 'f = g + h',
  iteration: '轮次',
  side: '侧',
};

/** @type {Words['tree']} */
export const tree = {
  colouring: '着色依据',
  colourBy: (name) => `按${COLOURINGS[name]}着色`,
  part: '运行的哪一部分',
  newest: (/** @type {number} */ bound) => `最新一轮：界${bound}`,
  older: (/** @type {number} */ bound) => `当前一轮：界${bound}`,
  inHandPart: '当前一轮',
  until: '到当前结点为止',
  untilOf: (/** @type {number} */ bound) => `到当前结点为止：界${bound}`,
  iteration: (n, of, bound, generated) => `第${n}轮，共${of}轮：界${bound}，${nodes(generated)}`,
  beginning: '从头开始',
  offer: (/** @type {number} */ node) => `你在结点${count(node)}。`,
  offered: (/** @type {number} */ n) => `从开头的${nodes(n)}看起`,
  beside: '旁边的树',
  besideNone: '一棵树',
  besideLane: (lane) => `旁边：${lane}`,
  full: '全屏显示搜索树',
  fullKey: 'F',
  leave: '返回页面',
  leaveKey: 'Escape',
  around: '当前结点周围',
  from: (/** @type {number} */ node) => `从结点${count(node)}起`,
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适合窗口',
  fitLong: '整棵树',
  foldAgain: '重新折叠',
  foldAgainLong: '合上已打开的楔形',

  empty: '按“运行”或“单步”让树生长。',
  growing: '正在跟随搜索…',
  label: (/** @type {string} */ lane) => `${lane}的搜索树`,
  help: '方向键移到父结点、子结点和相邻结点。Enter前往该结点，或打开楔形。加号、减号和0用于缩放。Shift加方向键移动图。Home到根，End到当前结点。F充满屏幕。',

  showing({ total, kept, drawn, folded, ahead }) {
    const all = kept === total;
    const later = ahead > 0 ? `${folded > 0 ? '；' : '，'}还有${count(ahead)}个未到` : '';
    if (folded === 0) {
      return all ? `显示全部${nodes(total)}${later}` : `显示${nodes(total)}中的${count(kept)}个${later}`;
    }
    const shown = all ? nodes(total) : `${nodes(total)}中的${count(kept)}个`;
    return `${shown}：画出${count(drawn)}个，折入楔形${count(folded)}个${later}`;
  },
  repeated: (repeated, of) => `${Math.floor((100 * repeated) / Math.max(of, 1))}%重复上一轮`,

  legend: '图例',
  signs: SIGNS,
  sides: { forward: '从起点', backward: '从目标' },
  wedge: '折叠的子树',
  ghost: '上一轮',
  later: '未到',
  range: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  straightBack: '从不撤回上一步',

  bound: (/** @type {number} */ bound) => `界${bound}`,
  given: (/** @type {number} */ bound) => `上界${bound}`,
  incumbent: (/** @type {number} */ length) => `当前最优解${length}`,

  node: (/** @type {number} */ node) => `结点${count(node)}`,
  inHand: '当前',
  short: (depth, estimate) => (estimate === null ? `${depth}` : `${depth}+${estimate}`),
  numbers: {
    g: '已走的步数',
    h: '启发函数对剩余步数的估计',
    f: 'g + h',
    F: '存储值：f，或其子树被遗忘之前从中学到的值',
  },
  costNumbers: { g: '已付出的代价', h: '启发函数对剩余代价的估计' },
  thumbnail: '状态',
  since: { expanded: '此后已扩展。', solution: '此后已取出：它是解的终点。' },
  folded: (/** @type {number} */ n) => `下方折叠了${nodes(n)}：打开楔形即可看到。`,
  before: '上一轮生成过，本轮尚未生成。',
  stub: '在所记录的结点之前生成。',
  away: (/** @type {number} */ hand) => `当前结点${count(hand)}不在这张图中。请指向另一个结点，或使用方向键。`,
};
