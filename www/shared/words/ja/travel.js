import { count } from '../format.js';

/** @import { Break, Breakpoints } from '../../../pkg/rolling_cubes.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Words } from '../shape.js' */

const STAGE = {
  back: '前の層または反復の終わりへ',
  forward: 'この層または反復の終わりへ',
};

/** @type {Readonly<Record<Stage, {back: string, forward: string}>>} */
const STAGES = {
  layer: STAGE,
  bound: STAGE,
  f: {
    back: '前のfの段階の終わりへ',
    forward: 'このfの段階の終わりへ',
  },
  incumbent: {
    back: '前のより良い解へ',
    forward: '次のより良い解、または終わりへ',
  },
  estimate: {
    back: 'hが前に最小を更新したところへ',
    forward: 'hが次に最小を更新するところ、または終わりへ',
  },
  learned: {
    back: 'しきい値が前に上がったところへ',
    forward: 'しきい値が次に上がるところ、または終わりへ',
  },
  proved: {
    back: '下界が前に上がったところへ',
    forward: '下界が次に上がるところ、または終わりへ',
  },
};

/** @type {Words['travel']} */
export const travel = {
  region: (/** @type {string} */ lane) => `${lane}の探索を1ノードずつ`,
  withKey: (name, key) => `${name}（${key}）`,
  controls: '時間移動',
  back: '1ノード戻る',
  forward: '1ノード進む',
  stageBack: (/** @type {Stage} */ stage) => STAGES[stage].back,
  stageForward: (/** @type {Stage} */ stage) => STAGES[stage].forward,
  play: 'このレーンを実行',
  pause: 'このレーンを一時停止',
  slider: '実行の中の位置',
  node: 'ノード',
  nodeLong: 'ノードの番号：別の番号を書いてEnterを押すと、そこへ移ります',
  nodeWrong: (/** @type {string} */ given) => `「${given}」はノードの番号ではありません。例：${count(1234)}`,
  of: (/** @type {number} */ furthest) => `/ ${count(furthest)}`,
  valueText: (node, furthest) => `${count(furthest)}中のノード${count(node)}`,
};

/** @type {Readonly<Record<Break['kind'], (value: Break['value']) => string>>} */
const HIT = {
  position: (value) => `局面${value}`,
  depth: (value) => `深さ${value}`,
  bound: (value) => `しきい値（下界）が${value}になりました`,
  met: () => '両側が出会いました',
  'estimate-below': (value) => `hが${value}です`,
  duplicate: () => '最初の重複',
};

export const breakpoints = {
  region: 'ブレークポイント',
  open: 'ブレークポイント…',
  title: 'ブレークポイント',
  how: (/** @type {string} */ lane) => `次のどれかが起きたノードの直後で、${lane}は一時停止します。`,
  fields: /** @type {Record<keyof Breakpoints, string>} */ ({
    position: '局面',
    depth: '深さ（手数）',
    bound: 'しきい値（下界）が変わるとき',
    met: '両側が出会うとき',
    estimate_below: 'hがこれを下回るとき',
    duplicate: '最初の重複',
  }),
  inHand: '探索中の局面',
  played: '盤の局面',
  none: 'なし',
  use: '使う',
  clear: 'すべて削除',
  cancel: 'キャンセル',
  chips: {
    position: (/** @type {string} */ position) => position,
    depth: (/** @type {number} */ depth) => `深さ${depth}`,
    bound: 'しきい値（下界）の変化',
    met: '両側の出会い',
    estimateBelow: (/** @type {number} */ estimate) => `h < ${estimate}`,
    duplicate: '最初の重複',
  },
  remove: (/** @type {string} */ chip) => `ブレークポイント「${chip}」を削除`,
  /** @type {(hit: Break) => string} */
  hit: ({ kind, value }) => `ブレークポイント：${HIT[kind](value)}。`,
};
