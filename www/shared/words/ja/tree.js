import { count } from '../format.js';

/** @import { Sign } from '../../state/slices/tree.js' */
/** @import { Words } from '../shape.js' */

/** @type {Readonly<Record<Sign, {name: string, meaning: string}>>} */
const SIGNS = {
  open: { name: 'オープン', meaning: '生成済み、まだ展開していない' },
  expanded: { name: '展開済み', meaning: '後続局面を生成した' },
  pruned: { name: '枝刈り', meaning: 'しきい値、上界または制限で枝刈り：その下は見ていない' },
  duplicate: { name: '重複', meaning: 'その局面は記憶済みだった' },
  solution: { name: '解', meaning: 'ゴール。それまでのどれよりも良い経路' },
  met: { name: '出会い', meaning: 'ここで両側が出会った' },
  worse: { name: '改善なし', meaning: '暫定解より良くないゴール' },
  stub: { name: '記録なし', meaning: '記録の始まりより前に生成された' },
};

const COLOURINGS = {
  fate: '状態',
  depth: '深さ',
  f: 'f = g + h',
  iteration: '反復',
  side: '側',
};

const nodes = (/** @type {number} */ n) => `${count(n)}ノード`;

/** @type {Words['tree']} */
export const tree = {
  colouring: '色分け',
  colourBy: (name) => `色分け：${COLOURINGS[name]}`,
  part: '実行のうち表示する部分',
  newest: (/** @type {number} */ bound) => `最新の反復：しきい値${bound}`,
  older: (/** @type {number} */ bound) => `現在の反復：しきい値${bound}`,
  inHandPart: '現在の反復',
  until: '現在のノードまで',
  untilOf: (/** @type {number} */ bound) => `現在のノードまで：しきい値${bound}`,
  iteration: (n, of, bound, generated) => `反復${n} / ${of}：しきい値${bound}、${nodes(generated)}`,
  beginning: '最初から',
  offer: (/** @type {number} */ node) => `いまノード${count(node)}です。`,
  offered: (/** @type {number} */ n) => `最初の${count(n)}ノードから始める`,
  beside: '横に並べる木',
  besideNone: '木は1つ',
  besideLane: (lane) => `横に：${lane}`,
  full: '木を画面全体に表示',
  fullKey: 'F',
  leave: 'ページに戻る',
  leaveKey: 'Escape',
  around: '現在のノードの周り',
  from: (/** @type {number} */ node) => `ノード${count(node)}以降`,
  zoomIn: '拡大',
  zoomOut: '縮小',
  fit: '全体',
  fitLong: '木の全体を表示',
  foldAgain: '再びたたむ',
  foldAgainLong: '開いたくさび形を閉じる',

  empty: '「実行」か「ステップ」を押すと木が育ちます。',
  growing: '探索を追っています…',
  label: (/** @type {string} */ lane) => `${lane}の探索木`,
  help: '矢印キーで親、子、隣へ移動します。Enterでそのノードへ進むか、くさび形を開きます。＋、−、0で拡大縮小します。Shiftと矢印で図を動かします。Homeは根、Endは現在のノードです。Fで全画面になります。',

  showing({ total, kept, drawn, folded, ahead }) {
    const later = ahead > 0 ? `、これから${count(ahead)}` : '';
    const of = kept === total ? `全${nodes(total)}` : `${nodes(total)}中${count(kept)}`;
    return folded === 0 ? `${of}を表示${later}` : `${of}：描画${count(drawn)}、くさび形の中${count(folded)}${later}`;
  },
  repeated: (repeated, of) => `${Math.floor((100 * repeated) / Math.max(of, 1))}%は前の反復の繰り返し`,

  legend: '凡例',
  signs: SIGNS,
  sides: { forward: 'スタートから', backward: 'ゴールから' },
  wedge: 'たたんだ部分木',
  ghost: '前の反復',
  later: 'これから',
  range: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  straightBack: '直前の手を戻すことは試しません',

  bound: (/** @type {number} */ bound) => `しきい値${bound}`,
  given: (/** @type {number} */ bound) => `上界${bound}`,
  incumbent: (/** @type {number} */ length) => `暫定解${length}`,

  node: (/** @type {number} */ node) => `ノード${count(node)}`,
  inHand: '現在',
  short: (depth, estimate) => (estimate === null ? `${depth}` : `${depth}+${estimate}`),
  numbers: {
    g: 'これまでの手数',
    h: 'ヒューリスティックによる残り手数の見積もり',
    f: 'g + h',
    F: '記憶値：f、または部分木を忘れる前にそこで学んだ値',
  },
  costNumbers: { g: 'これまでのコスト', h: 'ヒューリスティックによる残りコストの見積もり' },
  thumbnail: '局面',
  since: {
    expanded: 'そのあと展開されました。',
    solution: 'そのあと取り出されました。解の終点です。',
  },
  folded: (/** @type {number} */ n) => `この下に${nodes(n)}がたたまれています。くさび形を開くと見えます。`,
  before: '前の反復で生成され、この反復ではまだです。',
  stub: '記録の始まりより前に生成されました。',
  away: (/** @type {number} */ hand) => `現在のノード${count(hand)}は、この図にありません。ほかのノードを指すか、矢印キーを使ってください。`,
};
