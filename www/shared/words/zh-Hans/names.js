// Names of puzzles, searches, heuristics and moves.

import { among, entry } from '../entry.js';
import { count } from '../format.js';
import { isMade, shortened } from '../made.js';
import { PUZZLES } from './puzzles.js';

/** @import { LaneSpec, Search } from '../../state/state.js' */
/** @import { Weights } from '../weights.js' */
/** @import { Unit } from '../en/names.js' */

export const puzzle = (/** @type {string} */ key) => entry(PUZZLES, key);

/** @type {Readonly<Record<Unit, {made: string, left: string, of: string, best: string}>>} */
const COUNTED = {
  moves: { made: '已走的步数', left: '剩余步数', of: '步数', best: '解的长度最多是最短解' },
  cost: { made: '已付出的代价', left: '剩余代价', of: '代价', best: '解的代价最多是最小代价' },
};

/** @type {(unit: Unit) => {g: string, h: string}} */
export const evaluation = (unit) => ({
  g: COUNTED[unit].made,
  h: `对${COUNTED[unit].left}的估计`,
});

/** @type {(unit: Unit) => string} */
export const valueF = (unit) => `f是g（${evaluation(unit).g}）加h（${evaluation(unit).h}）`;

/** @type {Readonly<Record<string, {name: string, meaning: string | ((unit: Unit) => string)}>>} */
const ALGORITHMS = {
  bfs: {
    name: 'BFS',
    meaning: '广度优先搜索：先看一步可达的所有状态，再看两步、三步……；全部存储',
  },
  'bidirectional-bfs': {
    name: '双向BFS',
    meaning: '从起点和目标状态两端逐层扩展，直到相遇；全部存储',
  },
  iddfs: {
    name: 'IDDFS',
    meaning: '迭代加深：深度优先搜索到深度0，再到1、2……；只保留当前路径及其分支',
  },
  'ida-star': {
    name: 'IDA*',
    meaning: (unit) => `深度优先搜索，f超过界就回溯，然后提高界；${valueF(unit)}`,
  },
  'a-star': {
    name: 'A*',
    meaning: (unit) => `总是扩展f最小的状态：${valueF(unit)}`,
  },
  'branch-and-bound': {
    name: '分支定界',
    meaning: (unit) => `深度优先搜索，f超过上界就回溯；若剪去相等的，f等于上界也回溯。上界先是给定的值，然后是已有的最优解。${valueF(unit)}`,
  },
  greedy: {
    name: '贪心',
    meaning: (unit) => `总是扩展h（${evaluation(unit).h}）最小的状态，不管到那里的${COUNTED[unit].of}；存储遇到的所有状态，对它的解不作任何证明`,
  },
  'weighted-a-star': {
    name: '加权A*',
    meaning: (unit) => `总是扩展g + w h最小的状态：${evaluation(unit).g}，加上权重w乘h（${evaluation(unit).h}）。若h是下界，${COUNTED[unit].best}的w倍；不重新扩展时，还要求h一致`,
  },
  'weighted-ida-star': {
    name: '加权IDA*',
    meaning: (unit) => `按g + w h进行的IDA*：${evaluation(unit).g}，加上权重w乘h（${evaluation(unit).h}）。若h是下界，${COUNTED[unit].best}的w倍`,
  },
  rbfs: {
    name: 'RBFS',
    meaning: (unit) => `递归最佳优先搜索：总是扩展值最小的开放结点；值是f，或从其下方学到的更大的值。只保留一条路径及其兄弟结点，以及每棵被遗忘的子树的最小值。${valueF(unit)}`,
  },
  bfhs: {
    name: 'BFHS',
    meaning: (unit) => `广度优先启发式搜索：剪去f超过上界的结点。遗忘走过的层，找到目标后再重建路径。${valueF(unit)}`,
  },
  'bfida-star': {
    name: 'BFIDA*',
    meaning: (unit) => `广度优先启发式搜索，界像IDA*那样逐轮提高。遗忘走过的层，找到目标后再重建路径。${valueF(unit)}`,
  },
  mm: {
    name: 'MM',
    meaning: (unit) => `从起点和目标状态两端搜索，每侧有一个h，即对到另一端${COUNTED[unit].of}的估计。总是扩展优先级最小的状态：f与2g中较大的一个。因此任何一侧都不会越过中点`,
  },
  nbs: {
    name: 'NBS',
    meaning: (unit) => `从起点和目标状态两端搜索，每侧有一个h，即对到另一端${COUNTED[unit].of}的估计。两侧各取一个状态，使它们之间路径的下界最小，并把两个都扩展`,
  },
  'bae-star': {
    name: 'BAE*',
    meaning: (unit) => `从起点和目标状态两端轮流搜索。对每个状态，估计到另一端的${COUNTED[unit].of}和回到本端的${COUNTED[unit].of}。扩展b = f +（g − 回到本端的估计）最小的状态`,
  },
  'uniform-cost': {
    name: '一致代价搜索',
    meaning: '即Dijkstra算法：总是扩展g（已走的代价）最小的状态；存储遇到的所有状态',
  },
  dfs: {
    name: 'DFS',
    meaning: '深度优先搜索：沿每条路径走到底，取遇到的第一个解，不论多差；存储去过的状态，再次遇到就丢弃',
  },
  'dfs-tree': {
    name: '无CLOSED表的DFS',
    meaning: '只保留当前路径及其分支的深度优先搜索：它会绕圈，直到限制使它回溯；取遇到的第一个解',
  },
};

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = Object.assign(
  {
    blind: { name: '盲目', meaning: '处处为0：没有任何知识' },
    mismatch: {
      name: '不同格数',
      meaning: '与目标不同的格数（包括空格）减1；完全相同时为0',
    },
    misplaced: {
      name: '错位数',
      meaning: '内容与目标还不相符的格数，目标的空格不计',
    },
    exact: {
      name: '精确',
      meaning: '只要目标可达，就是真实距离；查表得到，表中有能到达目标的所有状态',
    },
  },
  ...Object.values(PUZZLES).map(({ heuristics }) => heuristics),
);

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: '白', R: '红', B: '蓝', E: '空' };

/** @type {(weights: Weights) => string} */
export const weighed = ({ g, h }) => `${g === 1 ? '' : g}g + ${h === 1 ? '' : h}h`;

export const nodes = (/** @type {number} */ n) => `${count(n)}个结点`;
export const positions = (/** @type {number} */ n) => `${count(n)}个状态`;
export const problems = (/** @type {number} */ n) => `${count(n)}道题`;

/** @type {(key: string, n: number) => string} */
export const moves = (key, n) => `${count(n)}${puzzle(key).one}`;

/** @type {(key: string, n: number) => string} */
export const length = (key, n) => puzzle(key).cost?.(n) ?? moves(key, n);

/** @type {(key: string, unit: Unit, n: number) => string} */
export const amount = (key, unit, n) => (unit === 'cost' ? length : moves)(key, n);

/** @type {(key: string) => boolean} */
export const isCosted = (key) => puzzle(key).cost !== undefined;

export const algorithm = (/** @type {string} */ name) => entry(ALGORITHMS, name).name;
export const heuristic = (/** @type {string} */ name) => (isMade(name) ? shortened(name) : entry(HEURISTICS, name).name);

/** @type {(name: string, unit?: Unit) => string} */
export function algorithmMeaning(name, unit = 'moves') {
  const { meaning } = entry(ALGORITHMS, name);
  return typeof meaning === 'string' ? meaning : meaning(unit);
}
export const heuristicMeaning = (/** @type {string} */ name) => (isMade(name) ? `在工作坊中编写的下界函数：${name}` : entry(HEURISTICS, name).meaning);

/** @type {<T>(value: T | undefined, say: (value: T) => string) => string} */
const chosen = (value, say) => (value === undefined ? '' : say(value));

/** Memory without rounding, so that two limits never read alike. @type {(n: number) => string} */
function exactBytes(n) {
  if (n > 0 && n % 2 ** 20 === 0) return `${count(n / 2 ** 20)} MiB`;
  return n > 0 && n % 2 ** 10 === 0 ? `${count(n / 2 ** 10)} KiB` : `${count(n)}字节`;
}

/** @typedef {{label: string, cost?: string, values?: Readonly<Record<string, string>>, differ?: string, called: (value: any) => string}} SettingWords */

/** Words of each setting: label, values if few, what differs between lanes, and its part of a lane's name, in the names' order. @type {Readonly<Record<string, SettingWords>>} */
export const SETTINGS = {
  order: {
    label: '走法顺序',
    differ: '走法顺序',
    called: String,
  },
  deepen: {
    label: '加深方式',
    values: { 'next-bound': '到下一个界', 'by-one': '每次加1' },
    differ: '加深方式',
    called: among({ 'next-bound': '', 'by-one': '每次加1' }),
  },
  ties: {
    label: '相等时',
    values: {
      'search-on': '继续搜索',
      cut: '剪去',
      'high-g': 'g大者优先',
      'low-g': 'g小者优先',
      oldest: '最早者优先',
      newest: '最新者优先',
    },
    differ: '相等时的处理',
    called: among({
      'search-on': '',
      'high-g': '',
      cut: '剪去相等的',
      'low-g': 'g小者优先',
      oldest: '最早者优先',
      newest: '最新者优先',
    }),
  },
  weight: {
    label: 'h的权重',
    differ: '权重',
    called: (weight) => `权重${weight}`,
  },
  reopen: {
    label: '已扩展状态有更好的路径时',
    values: { on: '重新扩展', off: '不管' },
    differ: '重新扩展方式',
    called: among({ on: '', off: '不重新扩展' }),
  },
  transpositions: {
    label: '置换表（状态数）',
    differ: '置换表',
    called: (n) => `置换表${count(n)}`,
  },
  perimeter: {
    label: '周界（步数）',
    differ: '周界',
    called: (n) => `周界${count(n)}`,
  },
  backward: {
    label: '从目标出发的启发函数',
    differ: '从目标出发的启发函数',
    called: (name) => `目标侧${heuristic(name)}`,
  },
  epsilon: {
    label: '每步代价至少为',
    values: { 0: '0，即MM', 1: '1，即MMe' },
    differ: '每步的最小代价',
    called: among({ 0: '', 1: 'MMe' }),
  },
  parity: {
    label: '解的奇偶性',
    values: { use: '利用', ignore: '忽略' },
    differ: '奇偶性的利用',
    called: among({ ignore: '', use: '利用奇偶性' }),
  },
  incumbent: {
    label: '上界（步数）',
    cost: '上界（代价）',
    differ: '上界',
    called: (n) => `上界${count(n)}`,
  },
  max_depth: {
    label: '步数限制',
    cost: '代价限制',
    called: (n) => `限${count(n)}`,
  },
  max_nodes: {
    label: '结点数限制',
    called: (n) => `限${nodes(n)}`,
  },
  max_bytes: {
    label: '内存限制（MiB）',
    called: (n) => `限${exactBytes(n)}`,
  },
};

/** Different searches have different names. @type {(search: Search) => string} */
export const search = ({ algorithm: name, heuristic: h, ...set }) =>
  [algorithm(name), chosen(h, heuristic), ...Object.entries(SETTINGS).map(([name, { called }]) => chosen(/** @type {any} */ (set)[name], called))].filter(Boolean).join(' · ');

/** @type {(spec: LaneSpec) => string} */
export const lane = (spec) => (spec.twin === undefined ? search(spec.search) : `${search(spec.search)}（${spec.twin}）`);

/** @type {(spec: LaneSpec) => {main: string, more: string}} */
export function laneParts(spec) {
  const { algorithm, heuristic } = spec.search;
  // A name begins with these.
  const main = search({ algorithm, ...(heuristic === undefined ? {} : { heuristic }) });
  return { main, more: lane(spec).slice(main.length) };
}

/** A cube by the colour on its top, another piece by its label. @type {(piece: string | null) => string} */
export function pieceInWords(piece) {
  if (piece === null) return '空';
  return COLOURS[piece[0] ?? ''] ?? piece;
}
