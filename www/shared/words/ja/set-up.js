import { entry } from '../entry.js';
import { count } from '../format.js';
import { moves, puzzle } from './names.js';
import { square } from './squares.js';
import { TAUGHT } from './taught.js';

/** @import { Words } from '../shape.js' */

/** @type {Words['paste']} */
export const paste = {
  title: '問題を貼り付け',
  how: (key) => entry(TAUGHT, key).paste,
  input: '問題',
  none: 'まだ何もありません。',
  found: (/** @type {number} */ n) => `${count(n)}題、使えます。`,
  tooLong: (given, most) => `受け付けません。${count(given)}文字になりますが、一度に読めるのは${count(most)}文字までです。問題を減らしてください。`,
  other: (/** @type {string} */ key) => `これは${puzzle(key).name}の盤です。そのパズルを選んでから貼り付けてください。`,
  use: (/** @type {number} */ n) => (n === 1 ? 'この問題を使う' : `この${count(n)}題を使う`),
  unusable: '使う',
  example: '公式の例を入力',
  cancel: 'キャンセル',
};

/** @type {Words['setUp']} */
export const setUp = {
  title: '問題を並べる',
  how: '2つのマスをクリックすると、中身が入れ替わります。',
  howToTurn: (/** @type {string} */ key) => entry(TAUGHT, key).turn ?? '',
  start: 'スタート',
  goal: 'ゴール',
  square: (key, index, side, piece) => `${square(key, index, side)}：${piece || '空'}`,
  use: 'この問題を使う',
  cancel: 'キャンセル',
  swap: 'スタートとゴールを入れ替える',
  length: (side, needed, given) => `${side}×${side}の盤には${count(needed)}文字必要です。いまは${count(given)}文字です。`,
  ready: '使えます。',
  deal: 'ランダムなスタート',
  dealDepth: '手（ゴールから）',
  dealCancel: '抽選を中止',
  looking: (key, looked) => `ゴールの周りを調査中：${moves(key, looked)}以内はすべて判明。`,
  dealFailed: 'スタートを選べませんでした。もう一度お試しください。',
  dealt: (key, depth, exact) => (exact ? `ゴールからちょうど${moves(key, depth)}のスタートです。` : `ゴールから${moves(key, depth)}以内のスタートです。`),
};
