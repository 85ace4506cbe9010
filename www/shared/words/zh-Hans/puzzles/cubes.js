import { direction } from '../directions.js';

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const cubes = {
  name: '立方体',
  full: '立体八数码',
  one: '步',
  more: '步',
  task: '滚动立方体，直到它们的顶面与目标相同。',
  how: '点空格旁边的立方体。',
  rule: '每滚一次，另一面朝上。只看顶面。',
  stuck: '只有空格旁边的立方体才能滚动。',
  moved: ({ move, from }) => `${from}的立方体向${direction(move)}滚动`,
  goalIs: '从上方看到的顶面',
  heuristics: {
    'misplaced-parity': {
      name: '错位数+奇偶性',
      meaning: '错位数与空格归位所需步数中较大的一个，再向上取到奇偶性相符的数',
    },
    colours: {
      name: '颜色',
      meaning: '三个模式数据库，每种颜色一个：涂掉另外两种颜色后的精确距离，取三者中最大的',
    },
  },
};
