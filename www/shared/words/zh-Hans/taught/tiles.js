import { count } from '../../format.js';
import { consistentAndZero, IS_DISTANCE } from '../proving.js';

/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** @type {Readonly<Record<string, Proof>>} */
const proofs = {
  misplaced: consistentAndZero('一次滑动只移动一块，所以最多有一块因此归位。'),
  manhattan: consistentAndZero('一次滑动使一块移动一格：和中只有一项改变1。'),
  'linear-conflict': {
    admissible: '同一行或列中的块不能互相越过：顺序颠倒的两块中，必有一块离开再回来。这两步与该行或列垂直，曼哈顿距离没有计入。',
    consistent: '沿行滑动最多改变该块目标列的计数，沿列滑动最多改变目标行的计数。块进入这一行或列时，曼哈顿距离减1而计数不减；离开时，曼哈顿距离加1而计数最多减2。',
  },
  exact: IS_DISTANCE,
  additive: {
    admissible: '每个表只计本组块的步数，不管其他块怎么走。没有一步被计两次，所以和不大于h*。',
    consistent: '它可能下降3、5或7：每个表对空格的所有位置取最小值，相邻两个状态的最小值可能对应不同的空格位置。',
  },
};

/** @type {TaughtWords} */
export const eightPuzzle = {
  within: '八数码问题',
  rules: ['九个格上有八个带数字的块。空格旁边的块滑进空格。', '每一块都在目标所要求的位置时就解出了。', '从任一排列出发，只能到达全部排列的一半：若目标在另一半，页面会说明。'],
  examples: {
    manhattan: '曼哈顿',
    'manhattan-painted': '曼哈顿，涂色',
    'linear-conflict': '线性冲突',
    gaschnig: 'Gaschnig函数',
    fringe: 'Korf的边缘',
    corner: 'Korf的角',
    additive: '6-6-3',
  },
  proofs,
  paste:
    '每道题先是起点，然后是目标：各三行，每行三个数，空格用0或x。只有一个起点时，目标为123456780（AOJ ALDS1_13_B）。含x的一行九个数，目标也是123456780（POJ 1077、HDU 1043）；一行九位无空格的数字，目标为123804765（洛谷P1379）。',
};

/** @type {TaughtWords} */
export const fifteenPuzzle = {
  within: '十五数码问题',
  rules: ['十六个格上有十五个带数字的块。空格旁边的块滑进空格。', '每一块都在目标所要求的位置时就解出了。', '从任一排列出发，只能到达全部排列的一半：若目标在另一半，页面会说明。'],
  proofs,
  paste: '每道题先是起点，然后是目标：各四行，每行四个数，从表示空格的0到15。只有一个起点时，目标为1到15依次排列、空格在最后（AOJ ALDS1_13_C）。',
  beyond: {
    atlas: (positions) =>
      `十五数码的状态空间太大，无法在此计数。全部排列的一半可达，即16!/2 = ${count(positions)}个：若每个占一字节，就会占满一千台计算机的内存。用别的方法已证明，离顺序排列最远的状态有80步（Brüngger等，1999）。`,
    floor: (positions) => `十五数码的扩展数下限未知：计算它需要一张包含所有可达状态的表，共16!/2 = ${count(positions)}个。八数码有下限。`,
  },
};
