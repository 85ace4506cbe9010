import { direction } from '../directions.js';

/** @import { PuzzleWords, Told } from '../../puzzle.js' */

/** @type {(move: Told) => string} */
const slid = ({ move, piece }) => `${piece}を${direction(move)}へ滑らせました`;

const both = {
  one: '手',
  more: '手',
  task: '駒を滑らせて、ゴールと同じ並びにしてください。',
  how: '空きマスの隣の駒をタップします。',
  rule: '空きマスの隣の駒が、そこへ滑ります。',
  stuck: '滑らせられるのは空きマスの隣の駒だけです。',
  moved: slid,
};

/** @type {PuzzleWords} */
export const eightPuzzle = {
  ...both,
  name: '8パズル',
  full: '8パズル',
  heuristics: {
    manhattan: {
      name: 'マンハッタン',
      meaning: '各駒が正しい位置から離れている行数と列数の総和',
    },
    'linear-conflict': {
      name: '線形衝突',
      meaning: 'マンハッタンに、ほかの駒を通すために自分の正しい行や列をいったん離れなければならない駒1つにつき2を加えたもの',
    },
    additive: {
      name: '加算型',
      meaning: '互いに素なパターンデータベース：駒のグループごとに、その駒を正しい位置へ戻すのに要る、グループ自身の駒の最小手数を求め、合計したもの',
    },
  },
};

/** @type {PuzzleWords} */
export const fifteenPuzzle = {
  ...both,
  name: '15パズル',
  full: '15パズル',
};
