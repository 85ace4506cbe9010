import { consistentAndZero, IS_DISTANCE } from '../proving.js';

/** @import { TaughtWords } from '../../puzzle.js' */

/** @type {TaughtWords} */
export const cubes = {
  within: '立体八数码',
  rules: [
    '九个格上放着八个立方体。立方体相对的两面颜色相同：白、红或蓝。',
    '空格旁边的立方体绕棱滚进空格，另一面随之朝上。',
    '只看顶面和空格的位置：两者都与目标相同时就解出了，侧面是什么颜色无关紧要。',
  ],
  examples: {
    'misplaced-painted': '错位数，涂色',
    'misplaced-parity': '错位数，加奇偶性',
    colours: '颜色',
  },
  proofs: {
    mismatch: {
      admissible: '不同的格中最多有一个是目标的空格。其余的格都缺一个立方体，错位数会计入，所以它从不大于错位数。',
      consistent: '它可能下降2：一个立方体从目标的空格滚走，落处又正好是所要的颜色，一次滚动就改正了两格。',
    },
    misplaced: consistentAndZero('一次滚动填一格，所以最多改正一格。'),
    'misplaced-parity': consistentAndZero('一次滚动填一格，并使空格移动一格：两个数中较大的一个最多下降1。每次滚动都使奇偶性翻转，所以向上取整后仍然如此。'),
    colours: {
      admissible: '涂掉两种颜色，不影响任何滚动和目标：解在每个涂色棋盘上仍是同样长的解。所以三个距离都不大于h*，其中最大的也不大于h*。',
      consistent: '每个表存的是各自棋盘上的真实距离，一次滚动最多改变1；三者的最大值也一样。',
    },
    exact: IS_DISTANCE,
  },
  turn: '连点一格两次可翻转其立方体；在目标中则改变颜色。',
  paste: '竞赛原题的输入：每道题先是起点空格的列和行，然后是目标的三行，由W、R、B和一个E组成。可用一行0 0结束。',
};
