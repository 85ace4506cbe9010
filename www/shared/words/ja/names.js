// Japanese has one form for all numbers, so a count is followed by its counter.

import { among, entry } from '../entry.js';
import { count } from '../format.js';
import { isMade, shortened } from '../made.js';
import { PUZZLES } from './puzzles.js';

/** @import { LaneSpec, Search } from '../../state/state.js' */
/** @import { Weights } from '../weights.js' */
/** @import { Unit } from '../en/names.js' */

export const puzzle = (/** @type {string} */ key) => entry(PUZZLES, key);

/** @type {Readonly<Record<Unit, {made: string, left: string, of: string, best: string}>>} */
const COUNTED = {
  moves: { made: 'これまでの手数', left: '残り手数', of: '手数', best: '解の長さは最短解' },
  cost: {
    made: 'これまでのコスト',
    left: '残りコスト',
    of: 'コスト',
    best: '解のコストは最小コスト',
  },
};

/** @type {(unit: Unit) => {g: string, h: string}} */
export const evaluation = (unit) => ({
  g: COUNTED[unit].made,
  h: `${COUNTED[unit].left}の見積もり`,
});

/** @type {(unit: Unit) => string} */
export const valueF = (unit) => `fは、${evaluation(unit).g}gと、${evaluation(unit).h}hの和です`;

/** @type {Readonly<Record<string, {name: string, meaning: string | ((unit: Unit) => string)}>>} */
const ALGORITHMS = {
  bfs: {
    name: 'BFS',
    meaning: '幅優先探索：1手先の局面をすべて、次に2手先、3手先と順に調べ、すべてを記憶します',
  },
  'bidirectional-bfs': {
    name: '双方向BFS',
    meaning: 'スタートとゴール局面の両端から、出会うまで層を広げます。すべてを記憶します',
  },
  iddfs: {
    name: 'IDDFS',
    meaning: '深さ0まで、1まで、2までと、深さ優先探索を繰り返します。いまの経路と、そこから分かれる局面だけを持ちます',
  },
  'ida-star': {
    name: 'IDA*',
    meaning: (unit) => `fがしきい値を超えたら引き返す深さ優先探索を、しきい値を上げながら繰り返します。${valueF(unit)}`,
  },
  'a-star': {
    name: 'A*',
    meaning: (unit) => `つねにfが最小の局面を展開します。${valueF(unit)}`,
  },
  'branch-and-bound': {
    name: '分枝限定法',
    meaning: (unit) =>
      `深さ優先探索で、fが上界を超えたら引き返します。同点も枝刈りする設定なら、fが上界に等しいときも引き返します。上界は、はじめは与えられた値で、そのあとは見つけた最良の解です。${valueF(unit)}`,
  },
  greedy: {
    name: '貪欲探索',
    meaning: (unit) => `そこまでの${COUNTED[unit].of}にかかわらず、つねに${evaluation(unit).h}hが最小の局面を展開します。出会った局面をすべて記憶し、解については何も証明しません`,
  },
  'weighted-a-star': {
    name: '重み付きA*',
    meaning: (unit) =>
      `つねに、${evaluation(unit).g}gと、${evaluation(unit).h}hに重みwを掛けたものの和、g + w hが最小の局面を展開します。hが下界なら、${COUNTED[unit].best}のw倍以下です。再展開しない設定では、hが無矛盾ならそうなります`,
  },
  'weighted-ida-star': {
    name: '重み付きIDA*',
    meaning: (unit) => `g + w hによるIDA*：${evaluation(unit).g}gと、${evaluation(unit).h}hに重みwを掛けたものの和を使います。hが下界なら、${COUNTED[unit].best}のw倍以下です`,
  },
  rbfs: {
    name: 'RBFS',
    meaning: (unit) =>
      `再帰的最良優先探索：つねに値が最小のオープンノードを展開します。値は、f、またはその下で学んだ、より大きい値です。持つのは、1本の経路とその兄弟、そして忘れた部分木ごとの最小の値だけです。${valueF(unit)}`,
  },
  bfhs: {
    name: 'BFHS',
    meaning: (unit) => `幅優先ヒューリスティック探索：fが上界を超えるノードを枝刈りします。通り過ぎた層は忘れ、ゴールを見つけたら経路を復元します。${valueF(unit)}`,
  },
  'bfida-star': {
    name: 'BFIDA*',
    meaning: (unit) => `IDA*のように反復ごとにしきい値を上げる幅優先ヒューリスティック探索。通り過ぎた層は忘れ、ゴールを見つけたら経路を復元します。${valueF(unit)}`,
  },
  mm: {
    name: 'MM',
    meaning: (unit) =>
      `スタートとゴール局面の両側から、それぞれ反対の端までの${COUNTED[unit].of}の見積もりhを使って探索します。つねに優先度が最小の局面を展開します。優先度はfとgの2倍のうち大きいほうなので、どちらの側も中間を越えません`,
  },
  nbs: {
    name: 'NBS',
    meaning: (unit) =>
      `スタートとゴール局面の両側から、それぞれ反対の端までの${COUNTED[unit].of}の見積もりhを使って探索します。両側から1つずつ、その間を通る経路の下界が最小となる局面のペアを選び、両方を展開します`,
  },
  'bae-star': {
    name: 'BAE*',
    meaning: (unit) =>
      `スタートとゴール局面の両側から交互に探索します。各局面から反対の端までと、自分の端までの${COUNTED[unit].of}を見積もり、b = f + (g − 自分の端までの見積もり)が最小の局面を展開します`,
  },
  'uniform-cost': {
    name: '均一コスト探索',
    meaning: 'ダイクストラ法：つねに、これまでのコストgが最小の局面を展開します。出会った局面をすべて記憶します',
  },
  dfs: {
    name: 'DFS',
    meaning: '深さ優先探索：どの経路も行けるところまでたどり、どれほど悪くても最初に見つけた解を採ります。通った局面を記憶し、再び出会った局面は捨てます',
  },
  'dfs-tree': {
    name: 'クローズドリストなしのDFS',
    meaning: 'いまの経路と、そこから分かれる局面だけを持つ深さ優先探索。制限で引き返すまで同じところを巡り、最初に見つけた解を採ります',
  },
};

/** @type {Readonly<Record<string, {name: string, meaning: string}>>} */
const HEURISTICS = Object.assign(
  {
    blind: { name: '盲目', meaning: 'つねに0：知識なし' },
    mismatch: {
      name: '不一致',
      meaning: '空きマスも含め、ゴールと異なるマスの数から1を引いたもの。異なるマスがなければ0',
    },
    misplaced: {
      name: '位置違い',
      meaning: 'まだゴールと同じものが入っていないマスの数。ゴールの空きマスは除きます',
    },
    exact: {
      name: '正確',
      meaning: 'ゴールに到達できる局面での真の距離。そのような局面すべての表から得ます',
    },
  },
  ...Object.values(PUZZLES).map(({ heuristics }) => heuristics),
);

/** @type {Readonly<Record<string, string>>} */
const COLOURS = { W: '白', R: '赤', B: '青', E: '空' };

/** @type {(weights: Weights) => string} */
export const weighed = ({ g, h }) => `${g === 1 ? '' : g}g + ${h === 1 ? '' : h}h`;

/** @type {(key: string, n: number) => string} */
export const moves = (key, n) => `${count(n)}${puzzle(key).one}`;

/** @type {(key: string, n: number) => string} */
export const length = (key, n) => puzzle(key).cost?.(n) ?? moves(key, n);

/** @type {(key: string, unit: Unit, n: number) => string} */
export const amount = (key, unit, n) => (unit === 'cost' ? length : moves)(key, n);

/** @type {(key: string) => boolean} */
export const isCosted = (key) => puzzle(key).cost !== undefined;

export const algorithm = (/** @type {string} */ name) => entry(ALGORITHMS, name).name;
export const heuristic = (/** @type {string} */ name) => (isMade(name) ? shortened(name) : entry(HEURISTICS, name).name);

/** @type {(name: string, unit?: Unit) => string} */
export function algorithmMeaning(name, unit = 'moves') {
  const { meaning } = entry(ALGORITHMS, name);
  return typeof meaning === 'string' ? meaning : meaning(unit);
}
export const heuristicMeaning = (/** @type {string} */ name) => (isMade(name) ? `工房で作った下界：${name}` : entry(HEURISTICS, name).meaning);

/** @type {<T>(value: T | undefined, say: (value: T) => string) => string} */
const chosen = (value, say) => (value === undefined ? '' : say(value));

/** Memory without rounding, so that two limits never read alike. @type {(n: number) => string} */
function exactBytes(n) {
  if (n > 0 && n % 2 ** 20 === 0) return `${count(n / 2 ** 20)} MiB`;
  return n > 0 && n % 2 ** 10 === 0 ? `${count(n / 2 ** 10)} KiB` : `${count(n)}バイト`;
}

/** @import { SettingWords } from '../en/names.js' */

/** @type {Readonly<Record<string, SettingWords>>} */
export const SETTINGS = {
  order: {
    label: '手の順序',
    differ: '手の順序',
    called: String,
  },
  deepen: {
    label: '深め方',
    values: { 'next-bound': '次のしきい値まで', 'by-one': '1ずつ' },
    differ: '深め方',
    called: among({ 'next-bound': '', 'by-one': '1ずつ' }),
  },
  ties: {
    label: '同点',
    values: {
      'search-on': '探索を続ける',
      cut: '枝刈りする',
      'high-g': 'gが大きい順',
      'low-g': 'gが小さい順',
      oldest: '古い順',
      newest: '新しい順',
    },
    differ: '同点の扱い',
    called: among({
      'search-on': '',
      'high-g': '',
      cut: '同点を枝刈り',
      'low-g': 'gが小さい順',
      oldest: '古い順',
      newest: '新しい順',
    }),
  },
  weight: {
    label: 'hの重み',
    differ: '重み',
    called: (weight) => `重み${weight}`,
  },
  reopen: {
    label: '展開済み局面へのより良い経路',
    values: { on: '再展開する', off: '放置する' },
    differ: '再展開',
    called: among({ on: '', off: '再展開なし' }),
  },
  transpositions: {
    label: '置換表（局面数）',
    differ: '置換表',
    called: (n) => `置換表${count(n)}`,
  },
  perimeter: {
    label: '周辺の半径（手数）',
    differ: '周辺',
    called: (n) => `周辺${count(n)}`,
  },
  backward: {
    label: 'ゴール側のヒューリスティック',
    differ: 'ゴール側のヒューリスティック',
    called: (name) => `ゴール側は${heuristic(name)}`,
  },
  epsilon: {
    label: '1手の最小コスト',
    values: { 0: '0（MM）', 1: '1（MMe）' },
    differ: '1手の最小コスト',
    called: among({ 0: '', 1: 'MMe' }),
  },
  parity: {
    label: '解のパリティ',
    values: { use: '使う', ignore: '使わない' },
    differ: 'パリティ',
    called: among({ ignore: '', use: 'パリティ使用' }),
  },
  incumbent: {
    label: '上界（手数）',
    cost: '上界（コスト）',
    differ: '上界',
    called: (n) => `上界${count(n)}`,
  },
  max_depth: {
    label: '手数の制限',
    cost: 'コストの制限',
    called: (n) => `制限${count(n)}`,
  },
  max_nodes: {
    label: 'ノード数の制限',
    called: (n) => `制限${count(n)}ノード`,
  },
  max_bytes: {
    label: 'メモリの制限（MiB）',
    called: (n) => `制限${exactBytes(n)}`,
  },
};

/** @type {(search: Search) => string} */
export const search = ({ algorithm: name, heuristic: h, ...set }) =>
  [algorithm(name), chosen(h, heuristic), ...Object.entries(SETTINGS).map(([name, { called }]) => chosen(/** @type {any} */ (set)[name], called))].filter(Boolean).join(' · ');

/** @type {(spec: LaneSpec) => string} */
export const lane = (spec) => (spec.twin === undefined ? search(spec.search) : `${search(spec.search)}（${spec.twin}）`);

/** @type {(spec: LaneSpec) => {main: string, more: string}} */
export function laneParts(spec) {
  const { algorithm, heuristic } = spec.search;
  // A name begins with these.
  const main = search({ algorithm, ...(heuristic === undefined ? {} : { heuristic }) });
  return { main, more: lane(spec).slice(main.length) };
}

/** @type {(piece: string | null) => string} */
export function pieceInWords(piece) {
  if (piece === null) return '空';
  return COLOURS[piece[0] ?? ''] ?? piece;
}
