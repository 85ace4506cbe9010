import { direction } from '../directions.js';

/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const cubes = {
  name: 'キューブ',
  full: 'キュービック8パズル',
  one: '手',
  more: '手',
  task: 'キューブを転がして、上面をゴールに合わせてください。',
  how: '空きマスの隣のキューブをタップします。',
  rule: '転がすと別の面が上になります。問われるのは上面だけです。',
  stuck: '転がせるのは空きマスの隣のキューブだけです。',
  moved: ({ move, from }) => `${from}のキューブを${direction(move)}へ転がしました`,
  goalIs: '上から見た上面',
  heuristics: {
    'misplaced-parity': {
      name: '位置違い＋パリティ',
      meaning: '位置違いと、空きマスがゴールの位置に戻る手数のうち大きいほうを、正しいパリティに合わせて切り上げた値',
    },
    colours: {
      name: '色別',
      meaning: '色ごとに1つ、計3つのパターンデータベース：ほかの2色を塗りつぶした盤での正確な距離を求め、3つの最大値をとります',
    },
  },
};
