/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const toys = {
  name: '玩具',
  full: '移动玩具',
  one: '步',
  more: '步',
  task: '交换相邻的玩具与空位，直到与目标相同。',
  how: '点旁边有0的1。',
  rule: '相邻的1和0交换位置。',
  stuck: '玩具只能与旁边不同的格交换位置。',
  square: (x, y) => `第${y}行第${x}列`,
  briefly: (x, y) => `${y}行${x}列`,
  moved: ({ from, to }) => `${from}与${to}交换`,
  move: ({ from, to }) => `${from}与${to}`,
  heuristics: {
    'half-mismatch': {
      name: '不同格数的一半',
      meaning: '与目标不同的格数的一半，因为一次交换最多改正两格',
    },
    matching: {
      name: '匹配',
      meaning: '把要移动的1与要填的格配对，行列距离之和最小的配对；只要目标可达，它就是精确值',
    },
  },
};
