/** @import { PuzzleWords } from '../../puzzle.js' */

/** @type {PuzzleWords} */
export const knights = {
  name: 'ナイト',
  full: 'ナイトの入れ替え',
  one: '手',
  more: '手',
  task: 'ナイトを跳ばして、ゴールと同じ並びにしてください。',
  how: '空きマスへ跳べるナイトをタップします。',
  rule: 'ナイトはチェスと同じ動きで空きマスへ跳びます。',
  stuck: '動けるのは、空きマスへ一跳びで届くナイトだけです。',
  square: (x, y) => `${'abcde'[x - 1]}${6 - y}`,
  row: (y, side) => side - y,
  moved: ({ from, to }) => `${from}のナイトが${to}へ跳びました`,
  move: ({ from, to }) => `${from}から${to}`,
  heuristics: {
    perimeter: {
      name: '周辺',
      meaning: 'ゴールから11手以内では正確な距離。その外では、位置違いと、正しいパリティを持つ11より大きい最小の数のうち、大きいほう',
    },
  },
};
