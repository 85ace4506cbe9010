import { count } from '../../format.js';

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const map = {
  name: '地图',
  full: '地图：结点与带代价的边',
  one: '步',
  more: '步',
  cost: (n) => `代价${count(n)}`,
  task: '找出到目标代价最小的路径。',
  how: '点有边通向的结点。',
  rule: '每步沿一条边走，代价是边上的数。',
  stuck: '从当前结点没有边通向那里。',
  moved: ({ move }) => `走到${move}`,
  move: ({ move }) => `到${move}`,
  heuristics: {
    'by-hand': { name: '手写', meaning: '写在各结点上的h，没有写的为0' },
    manhattan: {
      name: '曼哈顿',
      meaning: '到最近目标的列数与行数之和，按比例缩放，使每条边的代价都不小于估计',
    },
    octile: {
      name: '八方向',
      meaning: '在空地上沿八个方向走的最短距离，同样按比例缩放',
    },
    'straight-line': {
      name: '直线',
      meaning: '到最近目标的直线距离，同样按比例缩放',
    },
    landmarks: {
      name: '地标',
      meaning: '到四个选定结点的距离之差中最大的一个',
    },
  },
};
