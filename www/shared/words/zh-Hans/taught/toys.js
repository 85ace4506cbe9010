import { consistentAndZero } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const toys = {
  within: '移动玩具',
  rules: ['十六个格的棋盘上放着玩具（1）和空位（0）。', '同行或同列中相邻的1和0交换位置。', '每格都与目标相同时就解出了。'],
  examples: {
    'half-mismatch': '不同格数的一半',
    nearest: '每个1到最近空位',
    'corners-painted': '四角，涂色',
  },
  proofs: {
    'half-mismatch': consistentAndZero('一次交换改变两格，所以最多改正两处不同，而2的一半是1。'),
    matching: {
      admissible: '沿着解追踪每个1：这就把各个1与要填的格配成对，每次交换把一个1移动一格。代价最小的配对不会超过解的步数。',
      consistent: '一次交换把一个1移动一格，任何配对的代价最多改变1。',
    },
  },
  paste: '每道题先是起点，然后是目标：各四行0和1；中间可有一个空行。',
};
