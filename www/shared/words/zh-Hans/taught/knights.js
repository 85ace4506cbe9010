import { consistentAndZero } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const knights = {
  within: '骑士精神',
  rules: ['二十五个格上有十二个白骑士（1）和十二个黑骑士（0）。', '骑士按国际象棋中马的走法跳进空格：沿行或列走两格，再向旁边走一格。', '每格都与目标相同时就解出了。同色骑士不加区分。'],
  examples: {
    'middle-painted': '中间部分，涂色',
  },
  proofs: {
    mismatch: {
      admissible: '不同的格中最多有一个是目标的空格。其余的格都缺一个骑士，错位数会计入，所以它从不大于错位数。',
      consistent: '它可能下降2：一个骑士离开目标的空格，跳到正缺它的格，一步就改正了两格。',
    },
    misplaced: consistentAndZero('一步填一格，所以最多改正一格。'),
    perimeter: {
      admissible: '在以目标为心的球内，它就是真实距离。在球外，h*大于半径，奇偶性由空格的颜色决定，并且不小于错位数。',
      consistent: '在球内，距离最多改变1。在球外，错位数和奇偶性给出的数各最多改变1。从球外进入时，它降1到半径，因为奇偶性不允许降2。',
    },
  },
  paste: '竞赛原题的输入：先是棋盘的个数，然后是各棋盘，每个五行，由1、0和一个表示空格的*组成。',
};
