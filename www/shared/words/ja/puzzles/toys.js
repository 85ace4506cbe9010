/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const toys = {
  name: 'おもちゃ',
  full: '0と1のおもちゃ',
  one: '手',
  more: '手',
  task: 'おもちゃを入れ替えて、ゴールと同じ並びにしてください。',
  how: '隣に0がある1をタップします。',
  rule: '隣り合う1と0が入れ替わります。',
  stuck: 'おもちゃが入れ替わるのは、隣にある別の種類とだけです。',
  square: (x, y) => `${y}行${x}列`,
  moved: ({ from, to }) => `${from}と${to}を入れ替えました`,
  move: ({ from, to }) => `${from}と${to}`,
  heuristics: {
    'half-mismatch': {
      name: '不一致の半分',
      meaning: '異なるマスの数の半分。1手で直るのは多くて2マスだからです',
    },
    matching: {
      name: 'マッチング',
      meaning: '動かす1と埋めるマスとの最小コストの組み合わせで、間の行と列の差を合計したもの。ゴールに到達できる局面では正確な値です',
    },
  },
};
