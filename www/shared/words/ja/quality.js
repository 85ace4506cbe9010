import { count, decimal } from '../format.js';
import { heuristic, puzzle } from './names.js';

/** @import { Words } from '../shape.js' */

const positions = (/** @type {number} */ n) => `${count(n)}局面`;

/** @type {Words['quality']} */
export const quality = {
  scope: '対象の局面',
  scopes: { all: '全局面', touched: 'この探索の局面' },
  titleAll: '全局面での各ヒューリスティックのhと、真の距離h*。線：h = h*。',
  titleTouched: (lane, most) => `${lane}が${most === null ? '' : `最初の${count(most)}ノードで`}生成した局面（それぞれ1回）での、各ヒューリスティックのhとh*。`,
  wait: (lane) => `${lane}を実行してください。一時停止するか終わると、それまでに生成した局面を比べます。`,
  file: (lane) => (lane === null ? 'ヒューリスティックと真の距離' : `${lane}が生成した局面でのヒューリスティック`),
  unknown: /** @type {Readonly<Record<string, string>>} */ ({
    knights: 'これらのヒューリスティックの質は不明です。ゴールごとに67,603,900の真の距離を収めた表が要り、大きすぎます。',
    'tiles-4': 'これらのヒューリスティックの質は不明です。16!/2 = 10,461,394,944,000局面すべての真の距離の表は、10テラバイトを超えます。',
  }),
  unsolvable: (/** @type {string} */ why) => `このゴールには到達できません：${why}。そのため、到達できるどの局面にも、比べる真の距離がありません。`,
  failed: (/** @type {string} */ why) => `比較が止まりました：${why}。`,
  again: '再試行',

  axes: { distance: 'h*（真の距離）', estimate: 'h' },
  legend: 'セルの局面数',
  waiting: '待機中',

  summary: (error, estimate, distance) => `平均誤差${decimal(error)}：h*の平均${decimal(distance)}に対しhの平均${decimal(estimate)}`,
  comparing: (states) => `これまでに${positions(states)}`,
  cell: (estimate, distance, n) => `h* = ${distance}でh = ${estimate}：${positions(n)}`,
  label: (name, key, error, states) => `${heuristic(name)}：${positions(states)}の平均で${decimal(error)}${puzzle(key).more}低すぎます。矢印キーでセルを移動します。`,
};
