import { direction } from '../directions.js';

/** @import { PuzzleWords, Told } from '../../puzzle.js' */

/** @type {(move: Told) => string} */
const slid = ({ move, piece }) => `${piece}向${direction(move)}滑动`;

const both = {
  one: '步',
  more: '步',
  task: '滑动数字块，直到排列与目标相同。',
  how: '点空格旁边的数字块。',
  rule: '空格旁边的数字块滑进空格。',
  stuck: '只有空格旁边的数字块才能滑动。',
  moved: slid,
};

/** @type {PuzzleWords} */
export const eightPuzzle = {
  ...both,
  name: '八数码',
  full: '八数码问题',
  heuristics: {
    manhattan: {
      name: '曼哈顿',
      meaning: '各数字块与其目标位置相差的行数与列数之和',
    },
    'linear-conflict': {
      name: '线性冲突',
      meaning: '曼哈顿距离，每有一块必须离开自己的行或列为别的块让路，就再加2',
    },
    additive: {
      name: '可加',
      meaning: '不相交的模式数据库：各组数字块归位所需的本组最少步数之和',
    },
  },
};

/** @type {PuzzleWords} */
export const fifteenPuzzle = {
  ...both,
  name: '十五数码',
  full: '十五数码问题',
};
