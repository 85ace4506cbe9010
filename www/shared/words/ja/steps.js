import { count } from '../format.js';
import { weighed } from './names.js';
import { moved } from './squares.js';

/** @import { Compared } from '../en/steps.js' */
/** @import { Words } from '../shape.js' */

/** A number and its name, never on two lines. @type {(name: string, value: number | string) => string} */
export const tied = (name, value) => `${name}\u00a0${value}`;

const FROM = { forward: 'スタートから', backward: 'ゴールから' };

const COMPARED = {
  bound: 'しきい値',
  given: '上界',
  incumbent: '暫定解',
  limit: '制限',
  found: '長さ',
};

/** @type {(numbers: string, compared: Compared | null) => string} */
const against = (numbers, compared) => (compared ? `${numbers} ${compared.sign} ${tied(COMPARED[compared.what], compared.value)}` : numbers);

const PROVED = {
  name: '下界',
  meaning: '両側のオープンリストとヒューリスティックから見て、解がとりうる最小の値',
};

/** @type {(depth: number | null) => string} */
const ofDepth = (depth) => (depth === null ? '' : `（深さ${depth}）`);

/** @type {Words['steps']} */
export const steps = {
  none: '未開始：まだ何も生成されていません。',
  journey: (at, to) => (to === null ? `移動中、ノード${count(at)}…` : `ノード${count(to)}へ移動中、いま${count(at)}…`),

  moved,
  root: { forward: 'スタート', backward: 'ゴール局面' },
  again: '再びスタート',
  rebuilt: '経路を復元するための、経路上の局面',
  /** A position with its name, on a map. @type {(what: string, name: string) => string} */
  named: (what, name) => `${what}、${name}`,
  firstBound: (/** @type {number} */ bound) => `最初のしきい値は${bound}です。`,
  raised: (/** @type {number} */ bound) => `しきい値以内にはもうありません。しきい値は${bound}に上がります。`,
  expandedFirst: (depth) => `次の局面${ofDepth(depth)}を展開しました。`,

  expandedAgain: (depth, value) => `次の局面${ofDepth(depth)}を再び展開しました。その下について残っていたのは、記憶値${tied('F', value)}だけです。`,
  forgot: (depth, value) => `局面${ofDepth(depth)}を離れました。その下は忘れ、そこでの最小の値だけを自分の値${tied('F', value)}とします。`,

  done: (moved, numbers, fate) => `${moved}。${numbers}：${fate}`,
  depth: (depth, side, compared) => against(side ? `${FROM[side]}${tied('深さ', depth)}` : tied('深さ', depth), compared),
  evaluated: (g, h, compared, side) => against(`${side ? FROM[side] : ''}${tied('g', g)}、${tied('h', h)}、${tied('f', g + h)}`, compared),
  stored: (numbers, value) => `${numbers}、${tied('F', value)}`,
  weighed: (g, h, weights, compared) => against(`${tied('g', g)}、${tied('h', h)}、${weighed(weights)} = ${weights.g * g + weights.h * h}`, compared),
  unevaluated: (g, compared, side) => against(side ? `${FROM[side]}${tied('g', g)}` : tied('g', g), compared),

  fates: {
    expanded: '展開。',
    pruned: '枝刈り。',
    part: '探していた局面。',
    queued: '新しい局面、キューに入れました。',
    opened: 'オープンリストに入れました。',
    layered: '新しい局面、その層に入れました。',
    waits: '順番を待ちます。',
    known: 'この反復中に、これより悪くない経路で展開済み：重複。',
    reopened: '記憶済みですが、この経路のほうが良い：再びオープンリストに入れました。',
    duplicate: 'これより悪くない経路で記憶済み：重複。',
    duplicateOfSide: 'この側で記憶済み：重複。',
    worse: 'ゴールですが、暫定解より良くありません。',
    incumbent: 'ゴール、新しい暫定解。',
  },
  solved: (amount) => `ゴール。${amount}で解けました。`,
  itsTurn: (amount) => `順番が来て、ゴールです。${amount}で解けました。`,
  met: (amount) => `反対側にあります。両側が出会い、${amount}で解けました。`,
  joined: (amount) => (amount === null ? '反対側にあります。これまでより良い解です。' : `反対側にあります。これまでより良い${amount}の解です。`),
  ended: (amount, isProved) => `ここで両側が出会い、いま${isProved ? 'これより良い解がないことが証明されました' : '探索が終わります'}。${amount}で解けました。`,
  found: (amount, isProved) => `ゴール：${isProved ? '最短解は' : '解は'}${amount}。次に経路を復元します。`,
};

export const numbers = {
  region: '現在の局面',
  g: { name: 'g', meaning: 'スタートからこの局面までの手数' },
  depth: { name: '深さ', meaning: '根（スタートまたはゴール局面）からの手数' },
  h: {
    name: 'h',
    meaning: 'ヒューリスティックによる残り手数の見積もり。過大に見積もらなければ下界です。計算していなければありません',
  },
  f: { name: 'f', meaning: 'g + h：hが下界なら、この経路を通る解はこれを下回りません' },
  stored: {
    name: 'F',
    meaning: '記憶値：f、またはその下を忘れる前に、そこで学んだ値。hが下界なら、この経路を通る解はこれを下回りません',
  },
  bound: { name: 'しきい値', meaning: 'fがこれを超えると、この反復は引き返します' },
  depthBound: { name: 'しきい値', meaning: 'この深さで、この反復は引き返します' },
  value: {
    name: '値',
    meaning: 'gに、重みを掛けたhを足したもの。重みがp/qなら、整数q g + p hです',
  },
  weighedBound: {
    name: 'しきい値',
    meaning: '値がこれを超えると、この反復は引き返します',
  },
  learnedBound: {
    name: 'しきい値',
    meaning: 'これまでに展開した最大の値。値はf、またはそのあと下で学んだ値です',
  },
  nearest: { name: '最小のh', meaning: 'これまでに展開した局面の最小のh' },
  proved: PROVED,
  upper: {
    name: '上界',
    meaning: 'fがこれを超える局面は枝刈りします。はじめは与えられた値、そのあとは見つけた解の長さです',
  },
  incumbent: {
    name: '暫定解',
    meaning: 'これまでに見つかった最良の解：fがこれを超えると、探索は引き返します',
  },
  incumbentCut: {
    name: '暫定解',
    meaning: 'これまでに見つかった最良の解：fがこれ以上なら、探索は引き返します',
  },
  given: {
    name: '上界',
    meaning: '解が見つかるまでの、外から与えられた値：fがこれを超えると、探索は引き返します',
  },
  givenCut: {
    name: '上界',
    meaning: '解が見つかるまでの、外から与えられた値：fがこれ以上なら、探索は引き返します',
  },
  reached: {
    name: '最大のf',
    meaning: 'これまでに展開した局面の最大のf。最後はゴールのfです',
  },
  farthest: {
    name: '最大のg',
    meaning: 'これまでに展開した局面の最大のg。最後はゴールのgです',
  },
  layers: {
    name: '層',
    meaning: '根の層のあとに完成した層の数。両側があれば、その合計です',
  },
};

export const costNumbers = {
  g: 'スタートからこの局面までのコスト',
  h: 'ヒューリスティックによる残りコストの見積もり。過大に見積もらなければ下界です。計算していなければありません',
};
