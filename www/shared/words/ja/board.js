import { count } from '../format.js';
import { isCosted, moves, pieceInWords, puzzle } from './names.js';
import * as squares from './squares.js';

/** @import { Words } from '../shape.js' */

/** @type {<T>(squares: readonly T[], side: number) => T[][]} */
const rows = (squares, side) => Array.from({ length: side }, (_, y) => squares.slice(y * side, (y + 1) * side));

/** @type {Words['board']} */
export const board = {
  region: '盤',
  goal: 'ゴール',
  goalIs: (/** @type {string} */ key) => puzzle(key).goalIs ?? '到達すべき局面',
  rule: (/** @type {string} */ key) => puzzle(key).rule,
  stuck: (/** @type {string} */ key) => puzzle(key).stuck,
  roll: '上が白、左が青のキューブが、辺を軸に右へ転がります。いま上は青です。',
  inWords: (key, pieces, side) =>
    rows(pieces.map(pieceInWords), side)
      .map((row, y) => `${squares.row(key, y, side)}：${row.join('、')}`)
      .join('。'),
  help: (/** @type {string} */ key) => `駒はクリックまたはドラッグで動きます${puzzle(key).move ? '' : '。矢印キーも使えます'}。駒以外をドラッグすると視点が変わります（タッチ画面では2本指）。`,
  moved: (key, moved, side, n) => `${squares.moved(key, moved, side)}。${moves(key, n)}目。`,
  resetView: '視点を戻す',
  legal: '可能な手',
  move: squares.move,
  reached: 'これがゴールです。',
};

export const guide = {
  toGo: (/** @type {number} */ n) => (n === 0 ? '解けました' : `あと${count(n)}手`),
  /** @type {(key: string, made: number) => string} */
  solvedIn: (key, made) => `${moves(key, made)}で解けました。`,
  enough: (/** @type {number} */ n) => `${count(n)}手で足ります。`,
  fewest: 'これが最少です。お見事！',
  unknown: (/** @type {string} */ key) => (isCosted(key) ? '探索を実行すると、最小コストの道がわかります。' : '探索を実行すると、最少手数がわかります。'),
  showFewest: (/** @type {number} */ n) => (n === 1 ? '見る' : `その${count(n)}手を見る`),
  showFewestLong: (/** @type {string} */ key, /** @type {number} */ n) => `${moves(key, n)}の解を再生`,
  better: '1手近づいた',
  worse: '1手遠ざかった',
  building: (/** @type {number} */ percent) => `計測中：${percent}%`,
  follows: (/** @type {string} */ lane) => `盤は${lane}を追っています。`,
  hint: 'ヒント',
  hintLong: 'ゴールに近づく手を示す',
  do: '実行',
  doLong: 'この手を実行する',
  undo: '元に戻す',
  redo: 'やり直す',
  reset: '盤を戻す',
  resetLong: 'スタートに戻ります。これまでの手は消えます',
};

export const playback = {
  region: '再生',
  first: '最初の局面へ',
  back: '1手戻る',
  play: '再生',
  stop: '一時停止',
  of: (/** @type {string} */ lane) => `${lane}の解`,
  forward: '1手進む',
  last: '最後の局面へ',
  position: '手',
  at: (/** @type {number} */ at, /** @type {number} */ of) => `${at} / ${of}`,
  valueText: (/** @type {number} */ at, /** @type {number} */ of) => `${of}手中${at}手目`,
};
