import { count, decimal, percent } from '../format.js';
import { unread } from './files.js';
import { heuristic, puzzle } from './names.js';
import { within } from './taught.js';

/** @import { Allowed, Problem } from '../../../features/sweep/read.js' */
/** @import { Share } from '../../../features/sweep/report.js' */

/** @type {(n: number, of: number) => string} */
const part = (n, of) => percent(n / Math.max(1, of));

/** @type {(every: number, things: string) => string} */
const eachOf = (every, things) =>
  every === 1 ? `すべての${things}` : `${things}は${count(every)}個に1個`;

const problems = (/** @type {number} */ n) => `${count(n)}題`;

/** @type {(allowed: Allowed) => string} */
function allowedIn(allowed) {
  switch (allowed.kind) {
    case 'whole':
      return `${count(allowed.from)}から${count(allowed.to)}までの整数`;
    case 'number':
      return '0以上の数';
    case 'one':
      return allowed.of.join('、');
    case 'pair':
      return `${allowed.of.join('、')}のどれか、スラッシュ、${allowed.and.join('、')}のどれか`;
    case 'parts':
      return `${allowed.of.join('、')}からなるオブジェクト`;
    case 'items':
      return allowed.from === allowed.to
        ? `${count(allowed.from)}項目のリスト`
        : `${count(allowed.from)}から${count(allowed.to)}項目のリスト`;
    case 'same':
      return allowed.as;
  }
}

/** @type {(problem: Problem) => string} */
function why(problem) {
  switch (problem.code) {
    case 'long':
      return `${count(problem.most)}バイトより長く、スイープの報告ではありません`;
    case 'encoding':
    case 'gone':
      return unread[problem.code];
    case 'json':
      return 'JSONではありません。使えるもの：「rolling-cubes sweep … --json」の出力';
    case 'rows':
      return 'スイープの行が入っています。使えるもの：全部分のファイルから「rolling-cubes merge FILE --json」が作るもの';
    case 'part':
      return `${problem.place || 'ファイル'}：指定：${problem.given || 'なし'}／使えるもの：${allowedIn(problem.allowed)}`;
  }
}

export const sweep = {
  kinds: { census: '← 1つの状態空間', sweep: 'すべての問題 →' },
  kindsLong: {
    census: '到達できる全局面を、スタートからの最少手数ごとに',
    sweep: 'パズルのすべての問題にわたり、それぞれを解くのに展開しなければならないもの',
  },
  about:
    'A*の展開が少ないのはどちらの側からでしょうか。両側から探せばさらに減るでしょうか。1つの問題ではなく、すべての問題、またはn題に1題について調べます。数は、同点処理や手の順序では変わらない事実です。数えるのは、前向きと後ろ向きの、f < C*の局面と、f、g、1手のコストが1であることを知る両側からの探索が展開しうる最少の局面です。',
  /** @type {(key: string, end: 'start' | 'goal', text: string) => string} */
  shared: (key, end, text) =>
    end === 'goal'
      ? `ここでは、ゴールが${text}で、スタートがさまざまな${within(key)}の問題です。`
      : `ここでは、スタートが${text}で、ゴールがさまざまな${within(key)}の問題です。`,
  elsewhere: (/** @type {string} */ key) =>
    `${within(key)}の問題は、1題ごとに時間がかかりすぎるので、ここではスイープしません。ほかで数えたスイープは開けます。`,
  count: '数える',
  wanted: '問題数',
  about_n: (/** @type {number} */ n) => `約${count(n)}`,
  seed: 'シード',
  seedLong: '数える問題を選びます。シードが同じなら、ここでもコマンドラインでも同じ問題です',
  cancel: 'キャンセル',
  progressName: '数えた問題',
  /** @type {(done: number, of: number) => string} */
  progress: (done, of) => (of === 0 ? '問題を探しています…' : `${count(done)} / ${problems(of)}`),
  failed: (/** @type {string} */ why) => `計数が止まりました：${why}。`,
  open: 'スイープを開く…',
  openLong:
    '「rolling-cubes sweep … --json」が出力したファイルを開きます。ここにドロップもできます。',
  /** @type {(name: string, problem: Problem) => string} */
  refused: (name, problem) => `${name}は開かれませんでした：${why(problem)}。`,

  heuristics: 'ヒューリスティック',
  /** @type {(towards: string, from: string) => string} */
  pair: (towards, from) =>
    towards === from
      ? heuristic(towards)
      : `ゴールへは${heuristic(towards)}、スタートからは${heuristic(from)}`,
  /** @type {(key: string, end: 'start' | 'goal', fixed: string, every: number, counted: number) => string} */
  problems: (key, end, fixed, every, counted) =>
    `${puzzle(key).full}、${end === 'goal' ? 'ゴール' : 'スタート'}${fixed}：${eachOf(every, end === 'goal' ? 'スタート' : 'ゴール')}、${problems(counted)}`,
  /** @type {(from: string, shard: {part: number, of: number}) => string} */
  source: (from, { part: n, of }) =>
    [of > 1 ? `部分${n} / ${of}` : '', from ? `${from}から` : 'ここで計数']
      .filter(Boolean)
      .join('、'),
  /** @type {(sides: Share, families: Share, all: number) => string} */
  verdict: (sides, families, all) =>
    `A*の展開は、問題の${part(sides.first, all)}で後ろ向きが少なく、${part(sides.second, all)}で前向きが少なく、${part(sides.equal, all)}で同じです。${part(families.first, all)}では、両側からなら少ないほうよりさらに減らせます。`,

  shares: {
    /** @type {(pair: string) => string} */
    title: (pair) => `後ろ向きが前向きに、両側が片側に勝つところ：${pair}`,
    x: 'C*：最短解の長さ',
    scale: () => [0, 0.5, 1].map(percent),
    sides: 'A*の展開が少ないのはどちらの側か',
    backward: '後ろ向き',
    equal: '同じ',
    forward: '前向き',
    families: '両側からなら、少ないほうの片側より減らせるか',
    two: '両側',
    one: '片側で同じ',
    /** @type {(length: number, problems: number, sides: Share, two: number) => string} */
    said: (length, n, { first, second, equal }, two) =>
      `C* ${length}、${problems(n)}：後ろ向きが少ない${part(first, n)}、前向きが少ない${part(second, n)}、同じ${part(equal, n)}。両側が少ない${part(two, n)}`,
  },
  boxes: {
    /** @type {(pair: string) => string} */
    title: (pair) => `展開しなければならないもの：${pair}`,
    label: '局面数：最小、四分位数、最大。ひし形は平均',
    names: {
      forward: 'A*前向き',
      backward: 'A*後ろ向き',
      cover: '最少（fとgを知る）',
      coverConsistent: '最少（無矛盾性を使う）',
      boxOfMm: 'MM（最大）',
      idaStar: 'IDA*（前のしきい値）',
    },
    /** @type {(name: string, problems: number, all: number) => string} */
    name: (name, n, all) => (n < all ? `${name}（${count(all)}題中${count(n)}題）` : name),
    mean: (/** @type {number} */ n) => `平均${n < 100 ? decimal(n) : count(n)}`,
    /** @type {(name: string, problems: number, quartiles: readonly number[]) => string} */
    said: (name, n, [least = 0, quarter = 0, half = 0, threeQuarters = 0, most = 0]) =>
      `${name}、${problems(n)}：最小${count(least)}、四分位数${decimal(quarter)}、${decimal(half)}、${decimal(threeQuarters)}、最大${count(most)}`,
  },
};
