// Words for the charts: pictures, tables, experiments and exports.

import { entry } from '../entry.js';
import { allOf, count, fixed, seconds } from '../format.js';
import { plusTable, unknown } from './counters.js';
import { algorithm, lane, moves, positions, puzzle } from './names.js';

/** @import { PictureName } from '../../state/slices/statistics.js' */
/** @import { Standing } from '../../state/standing.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Words } from '../shape.js' */

/** @type {(key: string, range: readonly [number, number]) => string} */
const span = (key, [from, to]) => (from === to ? moves(key, from) : `${count(from)}到${moves(key, to)}`);

const instances = (/** @type {number} */ n) => `${count(n)}个实例`;
const runs = (/** @type {number} */ n) => `${count(n)}次运行`;

/** Their keys are the columns' names in exported files. */
const columns = {
  outcome: {
    name: '结果',
    meaning: '搜索的状况：“已解出”的解已证明最短，“已找到”的解未证明',
  },
  generated: {
    name: '生成',
    meaning: '产生的状态数，包括重复的；根在每次搜索或每轮中计一次',
  },
  expanded: { name: '扩展', meaning: '已生成后继的状态数' },
  evaluated: { name: '求值', meaning: '计算过启发函数的状态数' },
  pairs: { name: '对', meaning: '计算过启发函数的对数，每对是一个状态和周界边缘的一个状态' },
  duplicates: { name: '重复', meaning: '生成时已经存储的状态数' },
  pruned: { name: '剪枝', meaning: '生成后因界或限制被剪去的状态数' },
  stored: {
    name: '当前存储',
    meaning: '现在内存中的状态数。深度优先搜索存放路径上的状态，有表时还有表中的状态',
  },
  stored_peak: { name: '最多存储', meaning: '同时存储的状态数的最大值' },
  bytes: {
    name: '当前内存',
    meaning: '现在存储的状态及其数据所占字节，含预留的增长空间',
  },
  bytes_peak: { name: '最多内存', meaning: '这些字节同时达到的最大值，含扩容的瞬间' },
  table_bytes: { name: '表', meaning: '启发函数的表所占字节，在搜索之前构建' },
  length: { name: '长度', meaning: '解的步数，在搜索找到解并结束之后' },
  bound: {
    name: '界',
    /** @type {(searchesOf: (stage: Stage) => readonly string[]) => string} */
    meaning(searchesOf) {
      const named = (/** @type {Stage} */ stage) => allOf(searchesOf(stage).map(algorithm));
      return `本轮允许的最大f；没有启发函数时是最大深度；权重为p/q时是最大的q g + p h。对${named('f')}：扩展过的最大f，结束时是目标的f。对${named('incumbent')}：当前的上界，给定的或找到的。对${named('learned')}：扩展过的最大值。对${named('proved')}：两侧的OPEN表所允许的解的最小值`;
    },
  },
  incumbent: {
    name: '当前最优解',
    meaning: '若搜索找到解后仍继续：到目前为止最好的解的步数；按代价计数的搜索则为代价',
  },
  depth: {
    name: '深度',
    meaning: '离根的步数；有两侧时，离本侧的根。合计行中：正在扩展的状态的深度，或除根所在层外已完成的层数',
  },
  g: {
    name: 'g',
    meaning: '离根的代价；有两侧时，离本侧的根',
  },
  branching: {
    name: 'b*',
    meaning: '有效分支因子：一棵均匀的树，深度等于解的长度，根以下的状态数等于生成的状态数，其分支因子即b*',
  },
  time: {
    name: '时间',
    meaning: '搜索本身所用的毫秒数，不含等待所选速度、其他赛道或页面的时间',
  },
  table_time: { name: '建表时间', meaning: '搜索之前构建启发函数的表所用的毫秒数' },
  rate: { name: '速率', meaning: '搜索本身每秒生成的状态数；时间太短时未知' },
  floor: {
    name: '下限',
    meaning: '所知同样多的搜索在这里最少要扩展的状态数，前提是已用该赛道的启发函数测量',
  },
  times_floor: { name: '下限的倍数', meaning: '扩展的状态数除以下限' },
  growth: { name: '增长', meaning: '本轮生成的状态数除以上一轮生成的状态数' },
  growth_per_move: {
    name: '每步增长',
    meaning: '界每提高一步的增长：提高k步时，为增长的k次方根',
  },
  side: { name: '侧', meaning: '搜索的方向：从起点或从目标' },
  layer: { name: '层', meaning: '离前沿自己的根的步数' },
  new: { name: '新', meaning: '本层中此前未存储的状态数' },
  nodes: { name: '结点', meaning: '到此为止生成的状态数' },
  brute_force: {
    name: '盲目搜索',
    meaning: '盲目搜索的分支因子：不撤回上一步时，全部走法的树逐层的增长倍数',
  },
  instance: { name: '实例', meaning: '题目在实验中的编号' },
  seed: {
    name: '种子',
    meaning: '抽取起点所用的数；相同的种子、目标和距离给出相同的起点',
  },
  wanted: { name: '要求', meaning: '所要求的起点到目标的距离' },
  start: { name: '起点', meaning: '起点的文本形式' },
  goal: { name: '目标', meaning: '目标的文本形式' },
  distance: {
    name: '距离',
    meaning: '从起点到目标的步数（若已知）：来自抽取起点的表，或来自解',
  },
  limit: { name: '限制', meaning: '搜索达到了哪个限制' },
};

/** The state of a search, by its name in files. @type {Readonly<Record<string, string>>} */
const OUTCOMES = {
  ready: '就绪',
  waiting: '等待中',
  paused: '已暂停',
  away: '前往中',
  ended: '已结束',
  preparing: '准备中',
  running: '运行中',
  solved: '已解出',
  found: '已找到',
  exhausted: '已搜完',
  failed: '失败',
  limit: '限制',
  'limit depth': '深度限制',
  'limit nodes': '结点数限制',
  'limit bytes': '内存限制',
};

/** @type {Readonly<Record<string, string>>} */
const LIMITS = { depth: '深度', nodes: '结点数', bytes: '字节' };

/** @type {Readonly<Record<string, string>>} */
const SIDES = { start: '起点', goal: '目标' };

/** @type {Words['statistics']} */
export const statistics = {
  region: '图表',
  choose: '图',
  pictures: /** @type {Record<PictureName, string>} */ ({
    depths: '深度',
    iterations: '轮次',
    branching: '分支',
    memory: '内存',
    frontiers: '前沿',
    quality: '启发函数',
    counters: '计数',
    experiment: '实验',
  }),
  columns,
  cells: {
    outcome: (/** @type {string} */ name) => entry(OUTCOMES, name),
    limit: (/** @type {string} */ name) => entry(LIMITS, name),
    side: (/** @type {string} */ name) => entry(SIDES, name),
  },
  counter: '计数项',
  quantity: '量',
  quantities: {
    generated: '生成',
    expanded: '扩展',
    growth: '每步增长',
  },
  logarithmic: '对数',
  logarithmicLong: '对数坐标',
  numbers: '数据',
  lane: '赛道',
  more: (/** @type {number} */ shown, /** @type {number} */ all) => `共${count(all)}行，这里是前${count(shown)}行；导出的文件包含全部。`,
  unknown,
  sides: { start: '从起点', goal: '从目标' },

  /** Lanes that a chart by cost leaves out. @type {(names: readonly string[]) => string} */
  inMoves: (names) => `按步数计数，因此未画出：${allOf(names)}。`,
  depths: {
    /** On boards whose moves have costs, most searches count by g. */
    title: {
      moves: (counter) => `各深度的状态数：${counter}`,
      cost: (counter) => `各g值的状态数：${counter}`,
    },
    x: {
      moves: '深度，即离根的步数；有两侧时离各自的根',
      cost: 'g，即离根的代价；有两侧时离各自的根',
    },
    said: {
      moves: (depth, n, counter) => `深度${depth}：${counter}${count(n)}`,
      cost: (g, n, counter) => `g＝${g}：${counter}${count(n)}`,
    },
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '按“运行”，看各深度有多少状态。',
      running: '还没有生成任何状态。',
      over: '没有赛道生成过状态。',
    }),
  },
  iterations: {
    title: (quantity) => `各轮：${quantity}`,
    x: {
      moves: '界（步数）',
      cost: '界（代价）',
    },
    said: (bound, n, quantity, open) => `界${bound}：${quantity}${n}${open ? '，未运行到结束' : ''}`,
    none: '只有迭代加深才有轮次：请添加IDA*或IDDFS的赛道。',
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '按“运行”，看每轮生成多少状态。',
      running: '还没有开始任何一轮。',
      over: '没有赛道开始过一轮。',
    }),
  },
  branching: {
    title: '有效分支因子b*',
    x: 'b*',
    bruteForce: (factor, settled, layers) => (settled ? `盲目搜索：${fixed(factor, 4)}` : `盲目搜索：${fixed(factor, 1)}，在第${layers}层测得`),
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '有赛道找到解之后才知道b*。',
      running: '有赛道找到解之后才知道b*。',
      over: '没有b*：没有赛道找到一步以上的解。',
    }),
  },
  memory: {
    title: '内存—生成的状态数',
    x: '生成的状态数',
    y: '最多字节数：存储的状态，其下为表',
    said: (nodes, bytes, table) => `${positions(nodes)}之后：${bytes}${table && ` ${plusTable(table)}`}`,
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '按“运行”，看每个搜索需要多少内存。',
      running: '还没有生成任何状态。',
      over: '没有赛道生成过状态。',
    }),
  },
  frontiers: {
    title: '各层的新状态数',
    x: '层，即离自己的根的步数',
    y: '新状态数',
    said: (layer, n) => `第${layer}层：${count(n)}个新状态`,
    none: '只绘制存储各层的广度优先搜索：请添加BFS或双向BFS的赛道。',
    empty: /** @type {Record<Standing, string>} */ ({
      ready: '按“运行”，看各层如何增长。',
      running: '还没有开始任何一层。',
      over: '没有赛道开始过一层。',
    }),
  },

  exports: {
    region: '导出',
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
      csv: '把数据存为逗号分隔值',
      json: '把数据存为JSON',
      svg: '把图存为SVG',
      png: '把图存为PNG',
      dot: '把画出的结点存为Graphviz的DOT图',
      tex: '把画出的结点存为LaTeX的TikZ（forest宏包）',
      'trace.json': '把本次运行存为Posthoc的搜索轨迹',
    },
    failed: (/** @type {string} */ why) => `无法创建文件：${why}`,
    subtitle: (key, start, goal) => `${puzzle(key).full}：起点${start}，目标${goal}`,
  },

  experiment: {
    title: '随机实例上生成的状态数',
    how: /** @type {(n: number) => string} */ (n) => `在目标与此相同的随机起点上运行${n === 1 ? '这条' : n === 2 ? '两条' : `全部${count(n)}条`}赛道。`,
    x: '到目标的距离（步数）',
    instances: '实例数',
    from: '深度从',
    to: '到',
    seed: '种子',
    max_nodes: '结点数限制',
    floors: '下限',
    floorsLong: '同时测量每个实例的下限，作为文件中的一列',
    run: '开始',
    cancel: '取消',
    progress: '实验进度',
    running: (done, all, ms) => `${runs(all)}中已完成${count(done)}次，${seconds(ms)}`,
    looking: (key, looked, wanted) => `正在目标周围搜索：${moves(key, looked)}以内的状态都已找到，要求到${moves(key, wanted)}`,
    done: (n, all, ms) => `${instances(n)}，${runs(all)}，用时${seconds(ms)}`,
    cancelled: (n, all) => `完成${instances(all)}中的${count(n)}个后取消`,
    failed: (why) => `实验已停止：${why}。`,
    limited: (n, most) => `${runs(n)}达到${count(most)}个结点的限制：画成空心，因为本来需要更多结点。`,
    limitedByLane: (/** @type {number} */ n) => `${runs(n)}因赛道自身的限制而无解结束：画成空心。`,
    unplaced: (n) => `${instances(n)}没有被任何赛道解出，图中未画：距离未知。`,
    beyond: (key, { instances: n, asked, drawn }) => `${instances(n)}要求距离为${span(key, asked)}：没有状态比${count(drawn[1])}更远。`,
    nearer: (key, { instances: n, asked, drawn }) => `${instances(n)}要求距离为${span(key, asked)}，实际更近，为${span(key, drawn)}：那么远的起点由随机游走抽取，可能存在更短的路径。`,
    said: (spec, seed, key, distance, n, limited) => `${lane(spec)}，种子${seed}，${moves(key, distance)}：生成${limited ? '多于' : ''}${count(n)}个`,
    open: '打开',
    openLong: /** @type {(seed: number) => string} */ (seed) => `打开种子${seed}的实例`,
    pick: '点击一个点，打开它的实例。',
    legend: '线：中位数。带：居中的一半。',
    empty: /** @type {Record<'none' | 'running' | 'unplaced' | 'over', string>} */ ({
      none: '选择实例数及其深度，然后按“开始”。',
      running: '第一个实例尚未完成。',
      unplaced: '没有赛道解出过实例，所以距离未知。',
      over: '没有完成任何实例。',
    }),
  },
};
