import { entry } from '../entry.js';
import { allOf, count, fixed, seconds } from '../format.js';
import { plusTable, unknown } from './counters.js';
import { algorithm, lane, moves, puzzle } from './names.js';

/** @import { PictureName } from '../../state/slices/statistics.js' */
/** @import { Standing } from '../../state/standing.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Words } from '../shape.js' */

/** @type {(key: string, range: readonly [number, number]) => string} */
const span = (key, [from, to]) => (from === to ? moves(key, from) : `${count(from)}から${moves(key, to)}`);

/** Their keys are the columns' names in exported files. */
const columns = {
  outcome: {
    name: '結果',
    meaning: '探索の状態：「解決」は最短と証明された解、「発見」は証明されていない解があるときです',
  },
  generated: {
    name: '生成',
    meaning: '作った局面の数。重複も数えます。根は探索ごと、または反復ごとに1回数えます',
  },
  expanded: { name: '展開', meaning: '後続局面を生成した局面の数' },
  evaluated: { name: '評価', meaning: 'ヒューリスティックを計算した局面の数' },
  pairs: {
    name: 'ペア',
    meaning: '局面と周辺の縁の局面とのペアのうち、ヒューリスティックを計算したものの数',
  },
  duplicates: { name: '重複', meaning: '生成した局面のうち、記憶済みだったものの数' },
  pruned: {
    name: '枝刈り',
    meaning: '生成した局面のうち、しきい値、上界または制限で枝刈りしたものの数',
  },
  stored: {
    name: '現在の記憶',
    meaning: 'いまメモリにある局面の数。深さ優先探索では、経路上の局面と、置換表があればその局面です',
  },
  stored_peak: { name: '最大の記憶', meaning: '同時に記憶した局面の最大数' },
  bytes: {
    name: '現在のメモリ',
    meaning: 'いま記憶している局面とそのデータのバイト数。成長のための余裕を含みます',
  },
  bytes_peak: {
    name: '最大のメモリ',
    meaning: 'このバイト数の最大。成長する瞬間も含みます',
  },
  table_bytes: {
    name: '表',
    meaning: '探索の前に構築するヒューリスティックの表のバイト数',
  },
  length: { name: '長さ', meaning: '探索が解を得て終わったときの、解の手数' },
  bound: {
    name: 'しきい値',
    /** @type {(searchesOf: (stage: Stage) => readonly string[]) => string} */
    meaning(searchesOf) {
      const named = (/** @type {Stage} */ stage) => allOf(searchesOf(stage).map(algorithm));
      return `その反復で許すfの最大値。ヒューリスティックがなければ深さの、重みp/qがあればq g + p hの最大値。${named('f')}：展開した最大のfで、最後はゴールのf。${named('incumbent')}：現在の上界（与えられた値、または見つけた値）。${named('learned')}：展開した最大の値。${named('proved')}：両側のオープンリストから見て、解がとりうる最小の値`;
    },
  },
  incumbent: {
    name: '暫定解',
    meaning: '解を見つけても続ける探索で、これまでに見つかった最良の解の手数、またはコストで数える探索ではそのコスト',
  },
  depth: {
    name: '深さ',
    meaning: '根からの手数。両側があれば、その側の根から。全体では、展開中の局面の深さ、または根の層のあとに完成した層の数',
  },
  g: {
    name: 'g',
    meaning: '根からのコスト。両側があれば、その側の根から',
  },
  branching: {
    name: 'b*',
    meaning: '有効分岐係数：深さが解と同じで、根の下の局面数が生成数に等しい、一様な木の分岐係数',
  },
  time: {
    name: '時間',
    meaning: '探索そのものにかかったミリ秒。選んだ速度、ほかのレーン、ページを待つ時間は含みません',
  },
  table_time: {
    name: '表の時間',
    meaning: '探索の前に、ヒューリスティックの表の構築にかかったミリ秒',
  },
  rate: {
    name: '速さ',
    meaning: '探索そのものの1秒あたりに生成した局面の数。時間が短すぎる間は不明です',
  },
  floor: {
    name: '下限',
    meaning: '同じ知識を持つどの探索もここで展開しうる最小の局面数。レーンのヒューリスティックで計測したときに示します',
  },
  times_floor: {
    name: '下限の何倍',
    meaning: '展開した局面の数を下限で割ったもの',
  },
  growth: {
    name: '増加率',
    meaning: 'この反復で生成した局面の数を、前の反復の数で割ったもの',
  },
  growth_per_move: {
    name: '1手あたりの増加率',
    meaning: 'しきい値が1手上がるごとの増加率：k手上がったなら、増加率のk乗根',
  },
  side: {
    name: '側',
    meaning: '探索の向き：スタートから、またはゴールから',
  },
  layer: { name: '層', meaning: 'そのフロンティアの根からの手数' },
  new: { name: '新規', meaning: 'この層の局面のうち、まだ記憶していなかったものの数' },
  nodes: { name: 'ノード', meaning: 'この時点までに生成した局面の数' },
  brute_force: {
    name: '力任せ',
    meaning: '力任せ探索の分岐係数：直前の手を戻す以外のすべての手の木が、層から層へ増える率',
  },
  instance: { name: '番号', meaning: '実験の中での問題の番号' },
  seed: {
    name: 'シード',
    meaning: 'スタートを選んだ数。シード、ゴール、距離が同じなら、スタートも同じです',
  },
  wanted: { name: '指定', meaning: '指定した、ゴールからスタートまでの距離' },
  start: { name: 'スタート', meaning: 'スタートのテキスト形式' },
  goal: { name: 'ゴール', meaning: 'ゴールのテキスト形式' },
  distance: {
    name: '距離',
    meaning: 'わかっていれば、スタートからゴールまでの手数：スタートを選んだ表、または解から得ます',
  },
  limit: { name: '制限', meaning: '探索が達した制限' },
};

/** @type {Readonly<Record<string, string>>} */
const OUTCOMES = {
  ready: '準備完了',
  waiting: '待機中',
  paused: '一時停止',
  away: '中断',
  ended: '終了',
  preparing: '準備中',
  running: '実行中',
  solved: '解決',
  found: '発見',
  exhausted: '解なし',
  failed: '失敗',
  limit: '制限',
  'limit depth': '深さの制限',
  'limit nodes': 'ノード数の制限',
  'limit bytes': 'メモリの制限',
};

/** @type {Readonly<Record<string, string>>} */
const LIMITS = { depth: '深さ', nodes: 'ノード', bytes: 'メモリ' };

/** @type {Readonly<Record<string, string>>} */
const SIDES = { start: 'スタート', goal: 'ゴール' };

const NOTHING_YET = 'まだ何も生成されていません。';
const NOTHING = 'どのレーンも何も生成しませんでした。';

/** @type {Words['statistics']} */
export const statistics = {
  region: 'グラフ',
  choose: '図',
  pictures: /** @type {Record<PictureName, string>} */ ({
    depths: '深さ',
    iterations: '反復',
    branching: '分岐',
    memory: 'メモリ',
    frontiers: 'フロンティア',
    quality: 'ヒューリスティック',
    counters: '計数',
    experiment: '実験',
  }),
  columns,
  cells: {
    outcome: (/** @type {string} */ name) => entry(OUTCOMES, name),
    limit: (/** @type {string} */ name) => entry(LIMITS, name),
    side: (/** @type {string} */ name) => entry(SIDES, name),
  },
  counter: '数えるもの',
  quantity: '量',
  quantities: {
    generated: '生成',
    expanded: '展開',
    growth: '1手あたりの増加率',
  },
  logarithmic: '対数',
  logarithmicLong: '対数目盛',
  numbers: '数値',
  lane: 'レーン',
  more: (/** @type {number} */ shown, /** @type {number} */ all) => `${count(all)}行のうち最初の${count(shown)}行。書き出しには全行が入ります。`,
  unknown,
  sides: { start: 'スタートから', goal: 'ゴールから' },

  /** Lanes that a chart by cost leaves out. @type {(names: readonly string[]) => string} */
  inMoves: (names) => `手数で数えるため、描かれていません：${allOf(names)}`,
  depths: {
    /** On boards whose moves have costs, most searches count by g. */
    title: {
      moves: (counter) => `各深さの局面数（${counter}）`,
      cost: (counter) => `各gの局面数（${counter}）`,
    },
    x: {
      moves: '深さ（根からの手数。両側があれば、それぞれの根から）',
      cost: 'g（根からのコスト。両側があれば、それぞれの根から）',
    },
    said: {
      moves: (depth, n, counter) => `深さ${depth}：${counter}${count(n)}`,
      cost: (g, n, counter) => `g＝${g}：${counter}${count(n)}`,
    },
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '「実行」を押すと、各深さの局面数がわかります。',
      running: NOTHING_YET,
      over: NOTHING,
    }),
  },
  iterations: {
    title: (quantity) => `反復：${quantity}`,
    x: {
      moves: 'しきい値（手数）',
      cost: 'しきい値（コスト）',
    },
    said: (bound, n, quantity, open) => `しきい値${bound}：${quantity}${n}${open ? '（途中まで）' : ''}`,
    none: '反復があるのは反復深化だけです。IDA*かIDDFSのレーンを追加してください。',
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '「実行」を押すと、各反復で生成する局面数がわかります。',
      running: 'まだどの反復も始まっていません。',
      over: '反復を始めたレーンはありません。',
    }),
  },
  branching: {
    title: '有効分岐係数b*',
    x: 'b*',
    bruteForce: (factor, settled, layers) => (settled ? `力任せ探索：${fixed(factor, 4)}` : `力任せ探索：${fixed(factor, 1)}（層${layers}で計測）`),
    empty: /** @type {Record<Standing, string>} */ ({
      ready: 'レーンが解を見つけると、b*がわかります。',
      running: 'レーンが解を見つけると、b*がわかります。',
      over: '1手以上の解を見つけたレーンがないので、b*はありません。',
    }),
  },
  memory: {
    title: '生成した局面数に対するメモリ',
    x: '生成した局面数',
    y: '最大バイト数：記憶した局面、その下に表',
    said: (nodes, bytes, table) => `${count(nodes)}局面で${bytes}${table && plusTable(table)}`,
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '「実行」を押すと、各探索に要るメモリがわかります。',
      running: NOTHING_YET,
      over: NOTHING,
    }),
  },
  frontiers: {
    title: '各層の新しい局面',
    x: '層（自分の根からの手数）',
    y: '新しい局面',
    said: (layer, n) => `層${layer}：新しい局面${count(n)}`,
    none: '描かれるのは、層を記憶する幅優先探索だけです。BFSか双方向BFSのレーンを追加してください。',
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '「実行」を押すと、層の増え方がわかります。',
      running: 'まだどの層も始まっていません。',
      over: '層を始めたレーンはありません。',
    }),
  },

  exports: {
    region: '書き出し',
    formats: {
      csv: 'CSV',
      json: 'JSON',
      svg: 'SVG',
      png: 'PNG',
      dot: 'DOT',
      tex: 'TikZ',
      'trace.json': 'Posthoc',
    },
    long: {
      csv: '数値をコンマ区切りで保存',
      json: '数値をJSONで保存',
      svg: '図をSVGで保存',
      png: '図をPNGで保存',
      dot: '描かれたノードをGraphviz用のDOTで保存',
      tex: '描かれたノードをLaTeX用のTikZ（forestパッケージ）で保存',
      'trace.json': '実行をPosthoc用の探索トレースで保存',
    },
    failed: (/** @type {string} */ why) => `ファイルを作れませんでした：${why}`,
    subtitle: (key, start, goal) => `${puzzle(key).full}：スタート${start}、ゴール${goal}`,
  },

  experiment: {
    title: 'ランダムな問題で生成した局面数',
    how: /** @type {(n: number) => string} */ (n) => `${n === 1 ? 'レーン' : n === 2 ? '両方のレーン' : `全${count(n)}レーン`}を、このゴールのランダムなスタートで実行します。`,
    x: 'ゴールまでの距離（手数）',
    instances: '問題数',
    from: '深さの最小',
    to: '最大',
    seed: 'シード',
    max_nodes: 'ノード数の制限',
    floors: '下限',
    floorsLong: '各問題の下限も計測し、ファイルの列にする',
    run: '開始',
    cancel: 'キャンセル',
    progress: '実験の進み具合',
    running: (done, all, ms) => `${count(all)}回中${count(done)}回を実行済み、${seconds(ms)}`,
    looking: (key, looked, wanted) => `ゴールの周りを調査中：${moves(key, looked)}以内の局面はすべて判明、指定は${wanted}`,
    done: (instances, runs, ms) => `${count(instances)}題、実行${count(runs)}回、${seconds(ms)}`,
    cancelled: (instances, all) => `${count(all)}題のうち${count(instances)}題で中止しました`,
    failed: (why) => `実験が止まりました：${why}。`,
    limited: (n, most) => `実行${count(n)}回は${count(most)}ノードの制限に達しました。もっと要ったはずなので、輪郭だけで描きます。`,
    limitedByLane: (/** @type {number} */ n) => `実行${count(n)}回は、レーンの制限により解なしで終わったので、輪郭だけで描きます。`,
    unplaced: (n) => `どのレーンも解かなかった${count(n)}題は、距離が不明なので図に入れません。`,
    beyond: (key, { instances, asked, drawn }) => `${span(key, asked)}を指定した${count(instances)}題：${moves(key, drawn[1])}より遠い局面はありません。`,
    nearer: (key, { instances, asked, drawn }) =>
      `${span(key, asked)}を指定した${count(instances)}題は、より近い${span(key, drawn)}です。それだけ遠いスタートはランダムウォークで選ぶので、より短い経路がありえます。`,
    said: (spec, seed, key, distance, n, limited) => `${lane(spec)}、シード${seed}、${moves(key, distance)}：生成${count(n)}${limited ? '超' : ''}`,
    open: '開く',
    openLong: /** @type {(seed: number) => string} */ (seed) => `シード${seed}の問題を開く`,
    pick: '点をクリックすると、その問題が開きます。',
    legend: '線：中央値。帯：中央の半分。',
    empty: /** @type {Record<'none' | 'running' | 'unplaced' | 'over', string>} */ ({
      none: '問題数と深さを選び、「開始」を押してください。',
      running: '最初の問題がまだ終わっていません。',
      unplaced: '問題を解いたレーンがないので、距離は不明です。',
      over: '終わった問題はありません。',
    }),
  },
};
