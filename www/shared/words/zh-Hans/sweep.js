// Words of sweeps: what must be expanded, over all problems of a puzzle.

import { anyOf, count, decimal, percent } from '../format.js';
import { unread } from './files.js';
import { heuristic, puzzle, problems as some } from './names.js';
import { within } from './taught.js';

/** @import { Allowed, Problem } from '../../../features/sweep/read.js' */
/** @import { Share } from '../../../features/sweep/report.js' */

/** @type {(n: number, of: number) => string} */
const part = (n, of) => percent(n / Math.max(1, of));

/** @type {(every: number, things: string) => string} */
const eachOf = (every, things) =>
  every === 1 ? `全部${things}` : `每${count(every)}个${things}取一个`;

/** @type {(allowed: Allowed) => string} */
function allowedIn(allowed) {
  switch (allowed.kind) {
    case 'whole':
      return `从${count(allowed.from)}到${count(allowed.to)}的整数`;
    case 'number':
      return '不小于0的数';
    case 'one':
      return anyOf(allowed.of);
    case 'pair':
      return `${anyOf(allowed.of)}，一个斜线，再加${anyOf(allowed.and)}`;
    case 'parts':
      return `含有${allowed.of.join('、')}的对象`;
    case 'items':
      return allowed.from === allowed.to
        ? `有${count(allowed.from)}项的列表`
        : `有${count(allowed.from)}到${count(allowed.to)}项的列表`;
    case 'same':
      return allowed.as;
  }
}

/** @type {(problem: Problem) => string} */
function why(problem) {
  switch (problem.code) {
    case 'long':
      return `它超过${count(problem.most)}字节，普查报告不会这么长`;
    case 'encoding':
    case 'gone':
      return unread[problem.code];
    case 'json':
      return '它不是JSON；允许：“rolling-cubes sweep … --json”的输出';
    case 'rows':
      return '它含有普查的各行；允许：“rolling-cubes merge FILE --json”用所有部分的文件合并出的结果';
    case 'part':
      return `${problem.place || '文件'}：给出${problem.given || '空'}；允许：${allowedIn(problem.allowed)}`;
  }
}

export const sweep = {
  kinds: { census: '← 一个空间', sweep: '所有题目 →' },
  kindsLong: {
    census: '所有可达状态，按离起点的最少步数',
    sweep: '解每道题必须扩展什么，遍及一种谜题的所有题目',
  },
  about:
    'A*从哪一侧要扩展的更少？从两侧搜索会不会比从一侧更好？这里看的不是一道题，而是所有题目，或每n道取一道。计数都是事实，平局处理和走法顺序都不会改变：正向和反向f < C*的状态数，以及已知f、g和每步代价为1的双侧搜索最少要扩展的状态数。',
  /** @type {(key: string, end: 'start' | 'goal', text: string) => string} */
  shared: (key, end, text) =>
    end === 'goal'
      ? `这里：${within(key)}的题目，起点各种各样，目标为${text}。`
      : `这里：${within(key)}的题目，起点为${text}，目标各种各样。`,
  elsewhere: (/** @type {string} */ key) =>
    `${within(key)}的题目不在这里普查：每道都太费时。可以打开在别处完成的普查。`,
  count: '计数',
  wanted: '题数',
  about_n: (/** @type {number} */ n) => `约${count(n)}道`,
  seed: '种子',
  seedLong: '决定对哪些题计数：相同的种子选出相同的题目，在这里和命令行都一样',
  cancel: '取消',
  progressName: '已计数的题目',
  /** @type {(done: number, of: number) => string} */
  progress: (done, of) => (of === 0 ? '正在寻找题目…' : `${some(of)}中的${count(done)}道`),
  failed: (/** @type {string} */ why) => `计数已停止：${why}。`,
  open: '打开普查…',
  openLong: '打开由“rolling-cubes sweep … --json”输出的文件；也可以把它拖放到这里。',
  /** @type {(name: string, problem: Problem) => string} */
  refused: (name, problem) => `未打开${name}：${why(problem)}。`,

  heuristics: '启发函数',
  /** @type {(towards: string, from: string) => string} */
  pair: (towards, from) =>
    towards === from
      ? heuristic(towards)
      : `到目标用${heuristic(towards)}，从起点用${heuristic(from)}`,
  /** @type {(key: string, end: 'start' | 'goal', fixed: string, every: number, counted: number) => string} */
  problems: (key, end, fixed, every, counted) =>
    `${puzzle(key).full}，${end === 'goal' ? '目标' : '起点'}${fixed}：${eachOf(every, end === 'goal' ? '起点' : '目标')}，${some(counted)}`,
  /** @type {(from: string, shard: {part: number, of: number}) => string} */
  source: (from, { part: n, of }) =>
    [of > 1 ? `第${n}部分，共${of}部分` : '', from ? `来自${from}` : '在这里计数']
      .filter(Boolean)
      .join('，'),
  /** @type {(sides: Share, families: Share, all: number) => string} */
  verdict: (sides, families, all) =>
    `对${part(sides.first, all)}的题目，A*反向要扩展的更少；对${part(sides.second, all)}，正向更少；对${part(sides.equal, all)}，两个方向一样多。对${part(families.first, all)}的题目，双侧搜索可以比其中较好的一个扩展得更少。`,

  shares: {
    /** @type {(pair: string) => string} */
    title: (pair) => `反向何处优于正向，双侧何处优于单侧：${pair}`,
    x: 'C*：最短解的长度',
    scale: () => [0, 0.5, 1].map(percent),
    sides: 'A*从哪一侧要扩展的更少',
    backward: '反向',
    equal: '一样多',
    forward: '正向',
    families: '双侧是否可以比较好的单侧更少',
    two: '双侧',
    one: '单侧一样好',
    /** @type {(length: number, problems: number, sides: Share, two: number) => string} */
    said: (length, problems, { first, second, equal }, two) =>
      `C* ${length}，${some(problems)}：反向更少${part(first, problems)}，正向更少${part(second, problems)}，一样多${part(equal, problems)}；双侧更少${part(two, problems)}`,
  },
  boxes: {
    /** @type {(pair: string) => string} */
    title: (pair) => `必须扩展的状态：${pair}`,
    label: '状态数：最小、四分位数、最大；菱形为平均值',
    names: {
      forward: 'A*正向',
      backward: 'A*反向',
      cover: '已知f和g的最小值',
      coverConsistent: '利用一致性的最小值',
      boxOfMm: 'MM，最多',
      idaStar: 'IDA*，先前的界',
    },
    /** @type {(name: string, problems: number, all: number) => string} */
    name: (name, problems, all) =>
      problems < all ? `${name}（${count(all)}道中的${count(problems)}道）` : name,
    mean: (/** @type {number} */ n) => `平均${n < 100 ? decimal(n) : count(n)}`,
    /** @type {(name: string, problems: number, quartiles: readonly number[]) => string} */
    said: (name, problems, [least = 0, quarter = 0, half = 0, threeQuarters = 0, most = 0]) =>
      `${name}，${some(problems)}：最小${count(least)}，四分位数${decimal(quarter)}、${decimal(half)}和${decimal(threeQuarters)}，最大${count(most)}`,
  },
};
