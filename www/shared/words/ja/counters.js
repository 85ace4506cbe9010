import { count } from '../format.js';
import { evaluation, valueF, weighed } from './names.js';

/** @import { Weights } from '../weights.js' */
/** @import { Unit } from '../en/names.js' */

export const unknown = '–';

export const plusTable = (/** @type {string} */ amount) => `＋表${amount}`;

export const counters = {
  generated: { name: '生成', meaning: 'これまでに作った局面の数。重複も数えます' },
  expanded: { name: '展開', meaning: '後続局面を生成した局面の数' },
  stored: {
    name: '記憶',
    meaning: '同時にメモリにあった局面の最大数。深さ優先探索では、経路上の局面と、置換表があればその局面です',
  },
  bytes: {
    name: 'メモリ',
    meaning: '記憶した局面とそのデータ、ヒューリスティックの表に使ったメモリの最大量',
  },
  rate: {
    name: 'ノード/秒',
    meaning: '探索そのものの1秒あたりに生成した局面の数',
  },
  time: {
    name: '時間',
    meaning: '探索そのものと、その前のヒューリスティックの表の構築にかかった時間。待ち時間は含みません',
  },
};

export const rateName = (/** @type {number | null} */ _) => 'ノード/秒';

/** @type {(begin: string, f: string) => {searchOn: string, cut: string}} */
const byTies = (begin, f) => ({
  searchOn: `${begin}fがこれを超える局面は枝刈りし、等しい局面は探索を続けます。${f}`,
  cut: `${begin}fがこれ以上の局面は枝刈りします。${f}`,
});

/** @param {Unit} unit */
export const levels = (unit) => ({
  bound: {
    name: 'しきい値',
    meaning: `この反復は、fがこれを超える局面を枝刈りします。${valueF(unit)}`,
  },
  depthBound: { name: 'しきい値', meaning: 'この反復は、これより深く進みません（手数）' },
  weighedBound: {
    name: 'しきい値',
    /** @type {(weights: Weights) => string} */
    meaning: (weights) => `この反復は、${weighed(weights)}がこれを超える局面を枝刈りします。gは${evaluation(unit).g}、hは${evaluation(unit).h}です`,
  },
  learnedBound: {
    name: 'しきい値',
    meaning: `これまでに展開した最大の値。値はf、またはそのあと下で学んだ値です。${valueF(unit)}`,
  },
  nearest: {
    name: '最小のh',
    meaning: `これまでに展開した局面の最小のh。hは${evaluation(unit).h}で、ゴールでは0です`,
  },
  proved: {
    name: '下界',
    meaning: '両側のオープンリストとヒューリスティックから見て、解がとりうる最小の値',
  },
  f: {
    name: 'f',
    meaning: `これまでに展開した局面の最大のf。最後はゴールのfです。${valueF(unit)}`,
  },
  g: { name: 'g', meaning: 'これまでに展開した局面の最大のg。最後はゴールのgです' },
  upper: {
    name: '上界',
    meaning: byTies('与えられていれば、その値。まだ解は見つかっていません。', valueF(unit)),
  },
  incumbent: {
    name: '暫定解',
    meaning: byTies('これまでに見つかった最良の解。', valueF(unit)),
  },
  depth: {
    name: '層',
    meaning: '根の層のあとに完成した層の数。両側があれば、その合計です',
  },
});

export const levelLimit = (/** @type {number} */ most) => `解が見つかるまで、fが制限の${count(most)}を超える局面は必ず枝刈りします`;

export const noneBetter = 'これより良い解はありません';

/** @type {(meaning: string, more: string) => string} */
export const levelAndMore = (meaning, more) => `${meaning}。${more}`;
