// Words for the board and playing on it.

import { count } from '../format.js';
import { isCosted, moves, pieceInWords, puzzle } from './names.js';
import * as squares from './squares.js';

/** @import { Words } from '../shape.js' */

/** @type {<T>(squares: readonly T[], side: number) => T[][]} */
const rows = (squares, side) => Array.from({ length: side }, (_, y) => squares.slice(y * side, (y + 1) * side));

/** @type {Words['board']} */
export const board = {
  region: '棋盘',
  goal: '目标',
  goalIs: (/** @type {string} */ key) => puzzle(key).goalIs ?? '要达到的状态',
  rule: (/** @type {string} */ key) => puzzle(key).rule,
  stuck: (/** @type {string} */ key) => puzzle(key).stuck,
  roll: '一个顶面为白、左面为蓝的立方体绕棱向右滚动：现在顶面为蓝。',
  inWords: (key, pieces, side) =>
    rows(pieces.map(pieceInWords), side)
      .map((row, y) => `${squares.row(key, y, side)}：${row.join('、')}`)
      .join('；'),
  help: (/** @type {string} */ key) => `点击或拖动棋子即可移动${puzzle(key).move ? '' : '，也可以用方向键'}。在别处拖动可转动视角，触摸屏上用两指。`,
  moved: (key, moved, side, n) => `${squares.moved(key, moved, side)}。第${n}步。`,
  resetView: '复位视角',
  legal: '合法走法',
  move: squares.move,
  reached: '这就是目标。',
};

export const guide = {
  toGo: (/** @type {number} */ n) => (n === 0 ? '已解出' : `还需${count(n)}步`),
  /** @type {(key: string, made: number) => string} */
  solvedIn: (key, made) => `用${moves(key, made)}解出。`,
  enough: (/** @type {number} */ n) => `${count(n)}步就够。`,
  fewest: '步数已是最少，做得好。',
  unknown: (/** @type {string} */ key) => (isCosted(key) ? '运行一个搜索，看看最小代价是多少。' : '运行一个搜索，看看最少要几步。'),
  showFewest: (/** @type {number} */ n) => `演示这${count(n)}步`,
  showFewestLong: (/** @type {string} */ key, /** @type {number} */ n) => `播放一个${moves(key, n)}的解`,
  better: '近了一步',
  worse: '远了一步',
  building: (/** @type {number} */ percent) => `正在测量：${percent}%`,
  follows: (/** @type {string} */ lane) => `棋盘正在跟随${lane}。`,
  hint: '提示',
  hintLong: '显示一步更接近目标的走法',
  do: '走这一步',
  doLong: '在棋盘上走这一步',
  undo: '撤销',
  redo: '重做',
  reset: '从头开始',
  resetLong: '回到起点；走过的步会丢失',
};

export const playback = {
  region: '回放',
  first: '到第一个状态',
  back: '后退一步',
  play: '播放',
  stop: '暂停',
  of: (/** @type {string} */ lane) => `${lane}的解`,
  forward: '前进一步',
  last: '到最后一个状态',
  position: '步',
  at: (/** @type {number} */ at, /** @type {number} */ of) => `${at} / ${of}`,
  valueText: (/** @type {number} */ at, /** @type {number} */ of) => `第${at}步，共${of}步`,
};
