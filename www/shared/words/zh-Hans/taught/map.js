/** @import { Proof, TaughtWords } from '../../puzzle.js' */

/** @type {(measure: string) => Proof} */
const scaled = (measure) => ({
  admissible: `${measure}乘以各边单位长度代价的最小值。所以没有路径的代价比它小。`,
  consistent: `沿一条边，${measure}的改变不超过该边的长度，而边的代价不小于这个改变。`,
});

/** @type {TaughtWords} */
export const map = {
  within: '地图',
  rules: ['地图由结点和边组成。边可以是单向的（带箭头）或双向的，并有代价。', '解是从起点到一个目标的路径，其代价是各边代价之和。', 'g是到某结点的路径的代价，h是对剩余代价的估计。'],
  proofs: {
    'by-hand': {
      admissible: '手写的数什么也证明不了。地图下方说明它们是否为下界。',
      consistent: '同一检查会查看每条边，并指出哪条边上h下降过多。',
    },
    manhattan: scaled('行列距离'),
    octile: scaled('八方向距离'),
    'straight-line': scaled('直线距离'),
    landmarks: {
      admissible: '先到目标再从目标到地标的路径，不短于直接到地标的路径。所以这两个距离之差是下界。',
      consistent: '沿一条边，到地标的距离的改变不超过该边的代价。',
    },
  },
  paste: '',
  beyond: {
    atlas: () => '地图就是它自己的状态空间：棋盘显示了全部。',
    floor: () => '扩展数下限只对每步代价相同的题目计算。',
  },
};
