// Words for pasting problems and for setting one up.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { moves, problems, puzzle } from './names.js';
import { square } from './squares.js';
import { TAUGHT } from './taught.js';

/** @import { Words } from '../shape.js' */

/** @type {Words['paste']} */
export const paste = {
  title: '粘贴题目',
  how: (key) => entry(TAUGHT, key).paste,
  input: '题目',
  none: '还没有可读的内容。',
  found: (/** @type {number} */ n) => `${problems(n)}，可以使用。`,
  tooLong: (given, most) => `未采用：共有${count(given)}个字符，而一次最多读取${count(most)}个。请少粘贴一些题。`,
  other: (/** @type {string} */ key) => `这是${puzzle(key).name}的棋盘。请先选择该谜题，再粘贴。`,
  use: (/** @type {number} */ n) => (n === 1 ? '使用这道题' : `使用这${n}道题`),
  unusable: '使用',
  example: '插入官方样例',
  cancel: '取消',
};

/** @type {Words['setUp']} */
export const setUp = {
  title: '自定义题目',
  how: '点击两格，交换其中的内容。',
  howToTurn: (/** @type {string} */ key) => entry(TAUGHT, key).turn ?? '',
  start: '起点',
  goal: '目标',
  square: (key, index, side, piece) => `${square(key, index, side)}：${piece || '空'}`,
  use: '使用这道题',
  cancel: '取消',
  swap: '交换起点与目标',
  length: (side, needed, given) => `${side}×${side}的棋盘需要${count(needed)}个字符；这里有${count(given)}个。`,
  ready: '可以使用。',
  deal: '随机起点',
  dealDepth: '步（离目标）',
  dealCancel: '停止抽取',
  looking: (key, looked) => `正在查看目标周围：${moves(key, looked)}以内的状态都已找到。`,
  dealFailed: '没能抽到起点。请再试一次。',
  dealt: (key, depth, exact) => (exact ? `起点离目标恰好${moves(key, depth)}。` : `起点离目标最多${moves(key, depth)}。`),
};
