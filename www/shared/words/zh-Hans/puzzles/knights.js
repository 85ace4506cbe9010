/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const knights = {
  name: '骑士',
  full: '骑士精神',
  one: '步',
  more: '步',
  task: '移动骑士，直到它们的位置与目标相同。',
  how: '点能跳进空格的骑士。',
  rule: '骑士按国际象棋中马的走法跳进空格。',
  stuck: '只有一步能跳到空格的骑士才能移动。',
  square: (x, y) => `${'abcde'[x - 1]}${6 - y}`,
  row: (y, side) => side - y,
  moved: ({ from, to }) => `${from}的骑士跳到${to}`,
  move: ({ from, to }) => `${from}到${to}`,
  heuristics: {
    perimeter: {
      name: '周界',
      meaning: '离目标11步以内为精确值；更远时，取错位数与大于11且奇偶性相符的最小数中较大的一个',
    },
  },
};
