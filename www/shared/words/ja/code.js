import { entry } from '../entry.js';
import { count } from '../format.js';
import { isMade } from '../made.js';
import { rulesIn } from '../rules.js';
import { weightsOf } from '../weights.js';
import { heuristic, weighed } from './names.js';

/** @import { About } from '../../../pkg/rolling_cubes.js' */
/** @import { Rank } from '../../state/rank.js' */
/** @import { Search } from '../../state/state.js' */
/** @import { Lines } from '../en/code.js' */
/** @import { Words } from '../shape.js' */

/** @type {(name: string) => string} */
const subject = (name) => (isMade(name) ? `下界${heuristic(name)}` : heuristic(name));

/** @type {(search: Search) => string} */
function value({ weight }) {
  const weights = weight === undefined ? null : weightsOf(weight);
  return weights ? weighed(weights) : 'g + w h';
}

/** The limit of moves is there from the first, and may be below the bound. @type {(sign: string) => (search: Search) => string} */
const bounded =
  (sign) =>
  ({ max_depth }) =>
    `f ${sign} 上界${max_depth === undefined ? '' : ` または f > ${max_depth}`}: 枝刈り`;

/** @type {Lines} */
const LINES = {
  home: 'スタートがゴール: 終了',
  start: {
    open: 'スタートを記憶; open ← スタート',
    queue: 'スタートを記憶; queue ← スタート',
    layers: '層 ← スタート | ゴール',
    both: 'U ← ∞; open ← スタート | ゴール',
    layer: 'しきい値 ← 与えられた値; 層 ← スタート',
    waits: 'スタートが待つ、値 ← h(スタート)',
    'by-one': 'しきい値 ← 0',
    'next-bound': 'しきい値 ← h(スタート)',
    value: 'しきい値 ← スタートの値',
    infinite: '上界 ← ∞',
    given: '上界 ← 与えられた値',
    stack: 'stack ← スタート',
  },
  raise: 'else しきい値 ← next、もう一度',
  choose: '側 ← フロンティアの小さいほう',
  take: {
    first: 'n ← 先頭を取り出す',
    side: 'その側の層の各nについて',
    layer: '層の各nについて',
    top: 'n ← 一番上を取り出す',
    'top-f': 'n ← 一番上を取り出す; f ← g + h',
    'top-value': (search) => `n ← 一番上; 値 ← ${value(search)}`,
    'high-g': 'n ← fが最小のものから1つ',
    'low-g': 'n ← 最小のfのうちgが最小のもの',
    oldest: 'n ← 最小のfのうち最も古いもの',
    newest: 'n ← 最小のfのうち最も新しいもの',
    'least-h': 'n ← hが最小のものから1つ',
    'least-g': 'n ← gが最小のものから1つ',
    'least-value': (search) => `n ← ${value(search)}が最小のものから1つ`,
    waits: 'n ← 値が最小のオープンノード',
    either: 'n ← 両側で優先度が最小のものの1つ',
    pair: 'n ← 下界が最小のペアの両端を順に',
    other: '側 ← 反対側; n ← そのbが最小のもの',
  },
  each: 'nの各後続局面sについて',
  goal: {
    path: 'nがゴール: 終了、その経路',
    way: 'nがゴール: 終了、nまでの経路',
    successor: 'sがゴール: 終了、sまでの経路',
    rebuild: 'sがゴール: しきい値 ← g、復元',
    bound: 'U ≤ 下界: 終了、その経路',
    least: 'U ≤ 最小の下界: 終了、その経路',
  },
  cut: {
    bound: 'f > しきい値: 枝刈り',
    depth: '深さ = しきい値: 枝刈り; next ← しきい値 + 1',
    limit: ({ max_depth }) => `深さ = ${max_depth}: 枝刈り`,
    'by-one': 'f > しきい値: 枝刈り; next ← しきい値 + 1',
    'next-bound': 'f > しきい値: 枝刈り; next ← min(next, f)',
    value: ({ max_depth }) => `値 > しきい値: 枝刈り; next ← min(next, 値)${max_depth === undefined ? '' : `; g + h > ${max_depth}: 枝刈り`}`,
    'search-on': bounded('>'),
    cut: bounded('≥'),
  },
  expand: 'else nの後続局面を積む',
  duplicate: {
    stored: 'sは記憶済み: 捨てる',
    on: '記憶済みのsより近くない: 捨てる',
    off: 'sは展開済みか、より近くない: 捨てる',
    side: 'この側にsがある: 捨てる',
    both: 'その側のsより近くない: 捨てる',
    layers: '3つの層のどれかにsがある: 捨てる',
    table: '表のnより近くない: 捨てる',
    /** @type {(search: Search) => string} */
    closed: ({ max_depth }) => (max_depth === undefined ? 'nは記憶済み: 捨てる' : '記憶済みのnより近くない: 捨てる'),
  },
  better: {
    on: '記憶済みのsより近い: 再び加える',
    off: 'オープンなsより近い: 再び加える',
    both: 'その側のsより近い: 再び加える',
    incumbent: '暫定解 ← 経路; 上界 ← g',
  },
  store: {
    open: 'else sを記憶し、openに加える',
    queue: 'else sを記憶し、末尾に加える',
    layer: 'else sを次の層に記憶',
    put: 'else sを次の層に入れる',
    waits: 'sが待つ、値 ← max(f, 学んだならnの値)',
  },
  met: {
    end: '反対側にsがある: 出会う',
    both: '反対側にsがある: U ← min(U, g + g)',
  },
  worse: 'nはゴールだが、より良くない: 捨てる',
  rebuild: '同じ方法で経路を半分ずつ復元: 終了',
  end: {
    none: '解なし',
    next: 'next = ∞: 解なし',
    frontier: 'フロンティアが空: 解なし',
    incumbent: '終了: 暫定解（あれば）',
    bound: 'しきい値以内に何も残っていない',
    both: '終了: Uの経路; U = ∞: 解なし',
  },
  around: {
    repeat: '繰り返す',
    'while-open': 'openが空でない間',
    'while-queue': 'queueが空でない間',
    'while-stack': 'stackが空でない間',
    'while-layer': '層が空でない間',
    'while-waits': '待つものがある間',
    'while-both': '両側のopenが空でない間',
    stack: 'stack ← スタート',
    'next-stack': 'next ← ∞; stack ← スタート',
    'next-layer': 'next ← ∞; 層 ← スタート',
    best: 'nがゴールで、これまでの最良:',
    leave: 'mを離れるとき: 値(m) ← 下の最小値',
    left: 'mの下を忘れる; mが待つ',
    forget: '層 ← 次の層; 3層以外を忘れる',
    0: 'nの優先度: max(f, 2g)',
    1: 'nの優先度: max(f, 2g + 1)',
    pair: 'ペアの下界: max(f, f, g + g + 1)',
    b: 'nのb: 2g + h − 自分の端へのh',
    expanded: '反対側がnを展開済み: 次へ',
  },
};

/** @type {(rank: Rank) => string} */
function heapBy(rank) {
  switch (rank.by) {
    case 'weighed':
      return `オープンリスト、${weighed(rank)}が小さい順`;
    case 'learned':
      return 'オープンリスト、値が小さい順';
    case 'turn':
      return 'オープンリスト、順番どおり';
    case 'first':
      return 'オープンリスト、古い順';
    case 'f':
    case 'g':
    case 'h':
      return `オープンリスト、${rank.by}が小さい順`;
  }
}

/** @type {Readonly<Record<string, string>>} */
const ALONE = { W: '白だけ', R: '赤だけ', B: '青だけ' };

const QUANTITIES = { manhattan: 'マンハッタン', conflicts: '衝突' };

/** @type {Readonly<Record<string, string>>} */
const PAINTED = { W: '白', R: '赤', B: '青' };

/** @type {Words['code']} */
export const code = {
  region: '探索の擬似コード',
  panel: '木の横',
  panels: { code: '擬似コード', node: 'ノード', heuristic: 'ヒューリスティック' },
  panelsLong: {
    code: '探索の擬似コード、その現在の行、オープンリスト',
    node: '指しているノード、または現在のノード',
    heuristic: 'ヒューリスティック：ここでの値と、わかっていること',
  },

  rule: rulesIn(LINES),

  setBy: (/** @type {number} */ node) => `ノード${count(node)}`,
  variables: {
    node: 'ノード',
    side: '側',
    depth: '深さ',
    g: 'g',
    h: 'h',
    f: 'f',
    bound: 'しきい値',
    given: '上界',
    incumbent: '暫定解',
    next: 'next',
    expanded: '展開したf',
    value: '値',
    weight: 'w',
    nearest: '最小のh',
    proved: '下界',
  },
  sides: { forward: 'スタートから', backward: 'ゴールから' },
  unknown: '–',
  infinite: '∞',

  waiting: {
    region: 'オープンリスト',
    title(shape, side, n, rank) {
      const names = {
        queue: 'キュー、先入れ先出し',
        layer: '層',
        'next-layer': '次の層',
        heap: heapBy(rank),
        stack: 'スタック、上から',
      };
      const whose = side ? `（${code.sides[side]}）` : '';
      const many = shape === 'heap' ? `${count(n)}項目` : count(n);
      return `${names[shape]}${whose}：${n === 0 ? '空' : many}`;
    },
    heap: '局面には、より短い経路が見つかるたびに項目が1つ加わります。古い項目は、順番が来ると飛ばされます',
    more: (/** @type {number} */ n) => `ほか${count(n)}`,
    item: (position, depth, estimate) => (estimate === null ? `深さ${depth}：${position}` : `g ${depth}、h ${estimate}、f ${depth + estimate}：${position}`),
    added: '追加',
    stack: 'これから試すもの。「記憶」が数えるのはこれではなく、経路と、あれば置換表です。',
    took: '取り出し',
    outcome: {
      open: '追加',
      duplicate: '破棄：記憶済み',
      reopened: '再び追加：より短い経路',
      pruned: '枝刈り',
      expanded: '後続局面を積む',
      solution: 'ゴール',
      met: '両側が出会う',
      worse: '破棄：良くない',
    },
  },

  heuristic: {
    region: 'ヒューリスティック',
    none: 'この探索はヒューリスティックを使いません。',
    notYet: '表を構築しています。',
    says: (name, h, perimeter) => `${subject(name)}${perimeter === undefined ? '' : `（周辺${perimeter}）`}：h = ${h}`,
    around: (name, perimeter) =>
      `ゴールを半径${count(perimeter)}手の球が囲んでいます。中ではhは距離です。外からゴールへの経路は、どれも球の縁を通ります。外でのhは、縁の局面までの「${heuristic(name)}」の最小値に${perimeter}を足したもので、少なくとも${perimeter + 1}です。以下は「${heuristic(name)}」そのものについてです。`,
    notAsked: (/** @type {string} */ name) => `このノードでは${subject(name)}を計算していません。`,
    rule: (rule, bounds) => (rule === 'max' ? `${bounds.join('、')}の最大値` : `${bounds.join(' + ')} = ${bounds.reduce((sum, bound) => sum + bound, 0)}`),
    part: (/** @type {Exclude<About, {made: string}>} */ about) => {
      if ('colour' in about) return entry(ALONE, about.colour);
      return 'pieces' in about ? `駒 ${about.pieces.join(' ')}` : QUANTITIES[about.quantity];
    },
    painted: (/** @type {string} */ about) => `${entry(PAINTED, about)}以外を塗りつぶした盤`,
    admissible: '過大に見積もらない理由',
    consistent: '1手ごとの変化',
  },
};
