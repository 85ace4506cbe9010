import { bytes, count, decimal, percent } from '../format.js';
import { moves } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Kind } from '../../state/slices/atlas.js' */
/** @import { Words } from '../shape.js' */

/** @type {(kind: Kind, n: number) => string} */
const some = (kind, n) => `${count(n)}${kind === 'patterns' ? '通りのゴール' : '局面'}`;

/** @type {(kind: Kind, n: number, total: number) => string} */
const partOf = (kind, n, total) => `${kind === 'patterns' ? '全ゴール' : '全体'}の${percent(n / total)}`;

/** The last only when all are counted. @type {(kind: Kind, depth: number, n: number, total: number | null) => string[]} */
const barLines = (kind, depth, n, total) => [`深さ${depth}`, some(kind, n), ...(total === null ? [] : [partOf(kind, n, total)])];

/** @type {Words['atlas']} */
export const atlas = {
  kind: '数える対象',
  kinds: { positions: '局面', patterns: 'ゴール' },
  kindsLong: {
    positions: '到達できる全局面を、スタートからの最少手数ごとに',
    patterns: 'すべてのゴールを、スタートからの最少手数ごとに',
  },
  logarithmic: '対数',
  logarithmicLong: '対数目盛',

  offer: (key, positions, size) => `${within(key)}の${count(positions)}局面は、ここですべて数えられます。数秒と約${bytes(size)}のメモリが必要です。`,
  begin: 'すべて数える',
  never: (key, positions) => beyond(key).atlas(positions),
  progress: (positions, total) => (total > 0 ? `${count(positions)} / ${count(total)}` : some('positions', positions)),
  progressName: '数えた局面',
  cancel: 'キャンセル',
  failed: (/** @type {string} */ why) => `計数が止まりました：${why}。`,
  again: '再試行',

  total: some,
  deepest: (/** @type {string} */ key, /** @type {number} */ depth, /** @type {number} */ n) => `最遠${moves(key, depth)}（${count(n)}）`,
  deepestLong: '最も遠いものを表示',
  mean: (/** @type {number} */ n) => `平均${decimal(n)}`,

  here: (key, depth, above) => (depth === 0 ? '盤はスタートです。' : `盤の局面はスタートから${moves(key, depth)}で、到達できる全局面の${percent(above)}より深いところにあります。`),
  goal: (key, depth) => (depth === null ? 'ゴールには到達できません。' : `ゴールはスタートから${moves(key, depth)}です。`),
  marks: { here: '盤', goal: 'ゴール' },

  histogram: (/** @type {Kind} */ kind) => (kind === 'patterns' ? '各深さのゴール数' : '各深さの局面数'),
  bar: barLines,
  barLabel: (kind, depth, n, total) => barLines(kind, depth, n, total).join('、'),

  axes: {
    x: 'スタートからの手数',
    y: { positions: '局面', patterns: 'ゴール' },
  },

  gallery: {
    region: 'ギャラリー',
    save: 'ギャラリーの内容を保存',
    later: 'すべて数え終わると、各棒から、その深さのギャラリーが開きます。',
    title: (key, kind, depth, n, deepest) => (deepest ? `${moves(key, depth)}：${kind === 'patterns' ? '最も難しいゴール' : '最も遠い局面'}` : `${moves(key, depth)}に${some(kind, n)}`),
    shown: (shown, of) => (shown < of ? `${count(of)}のうち最初の${count(shown)}（番号順）。` : ''),
    more: 'さらに表示',
    how: (_, goal) => (goal ? 'クリックすると、それがゴールになります。' : 'クリックすると、最短経路でそこへ進みます。'),
    makeGoal: (/** @type {string} */ inWords) => `ゴールにする：${inWords}`,
    goThere: (/** @type {string} */ inWords) => `ここへ進む：${inWords}`,
  },
};
