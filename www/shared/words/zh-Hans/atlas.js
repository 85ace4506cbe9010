// Words of the atlas: the state space, counted depth by depth.

import { bytes, count, decimal, percent } from '../format.js';
import { moves, positions as states } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Kind } from '../../state/slices/atlas.js' */
/** @import { Words } from '../shape.js' */

/** @type {(kind: Kind, n: number) => string} */
const some = (kind, n) => (kind === 'patterns' ? `${count(n)}个目标图案` : states(n));

/** @type {(kind: Kind, n: number, total: number) => string} */
const partOf = (kind, n, total) => `占全部${kind === 'patterns' ? '图案' : ''}的${percent(n / total)}`;

/** The last only when all are counted. @type {(kind: Kind, depth: number, n: number, total: number | null) => string[]} */
const barLines = (kind, depth, n, total) => [`深度${depth}`, some(kind, n), ...(total === null ? [] : [partOf(kind, n, total)])];

/** @type {Words['atlas']} */
export const atlas = {
  kind: '计数对象',
  kinds: { positions: '状态', patterns: '目标图案' },
  kindsLong: {
    positions: '所有可达状态，按离起点的最少步数',
    patterns: '所有目标，按离起点的最少步数',
  },
  logarithmic: '对数',
  logarithmicLong: '对数坐标',

  offer: (key, positions, size) => `可以在此数遍${within(key)}的全部${states(positions)}。需要几秒钟和约${bytes(size)}内存。`,
  begin: '全部计数',
  never: (key, positions) => beyond(key).atlas(positions),
  progress: (positions, total) => (total > 0 ? `${count(positions)} / ${count(total)}` : some('positions', positions)),
  progressName: '已计数的状态',
  cancel: '取消',
  failed: (/** @type {string} */ why) => `计数已停止：${why}。`,
  again: '重试',

  total: some,
  deepest: (/** @type {string} */ key, /** @type {number} */ depth, /** @type {number} */ n) => `最远${moves(key, depth)}（${count(n)}个）`,
  deepestLong: '显示最远的',
  mean: (/** @type {number} */ n) => `平均${decimal(n)}`,

  here: (key, depth, above) => (depth === 0 ? '棋盘显示起点。' : `棋盘上的状态离起点${moves(key, depth)}，比${percent(above)}的可达状态更深。`),
  goal: (key, depth) => (depth === null ? '目标不可达。' : `目标离起点${moves(key, depth)}。`),
  marks: { here: '棋盘', goal: '目标' },

  histogram: (/** @type {Kind} */ kind) => (kind === 'patterns' ? '各深度的目标图案数' : '各深度的状态数'),
  bar: barLines,
  barLabel: (kind, depth, n, total) => barLines(kind, depth, n, total).join('，'),

  axes: {
    x: '离起点的步数',
    y: { positions: '状态数', patterns: '目标图案数' },
  },

  gallery: {
    region: '画廊',
    save: '保存画廊中的内容',
    later: '全部计数后，每根柱都可打开一个画廊，展示该深度的内容。',
    title: (key, kind, depth, n, deepest) => (deepest ? `${moves(key, depth)}：${kind === 'patterns' ? '最难的目标' : '最远的状态'}` : `${moves(key, depth)}处有${some(kind, n)}`),
    shown: (shown, of) => (shown < of ? `按编号顺序显示${count(of)}个中的前${count(shown)}个。` : ''),
    more: '显示更多',
    how: (_key, goal) => (goal ? '点击一个，把它设为目标。' : '点击一个，沿最短路径走到那里。'),
    makeGoal: (/** @type {string} */ inWords) => `设为目标：${inWords}`,
    goThere: (/** @type {string} */ inWords) => `走到那里：${inWords}`,
  },
};
