// Words of the workshop: a heuristic is written, painted, put together, audited and scored.

import { entry } from '../entry.js';
import { bytes, count, decimal } from '../format.js';
import { shortened } from '../made.js';
import { heuristic, moves, positions } from './names.js';
import { tied } from './steps.js';
import { TAUGHT, within } from './taught.js';

/** @import { Words } from '../shape.js' */

/** Meanings of the words of bounds; heuristics have their own names. @type {Readonly<Record<string, string>>} */
const MEANS = {
  sum: '求和',
  count: '计数',
  min: '最小',
  max: '最大',
  distance: '两格间的距离',
  row: '格所在的行',
  column: '格所在的列',
  goal: '棋子的目标格',
  tile: '格上的块',
  label: '块的数字',
  wanted: '目标在该格要求的内容',
  colour: '顶面颜色',
  front: '正面颜色',
  side: '侧面颜色',
  abs: '绝对值',
  root: '平方根，向下取整',
  'root-up': '平方根，向上取整',
  'parity-up': '向上取到奇偶性相符',
  pathmax: '自身与邻居减1之间取大',
  bpmax: '反复做pathmax直到不变',
  tiles: '所有块',
  cubes: '所有立方体',
  knights: '所有骑士',
  ones: '所有为1的格',
  squares: '所有格',
  empty: '空格',
  none: '无颜色',
  zero: '0',
  one: '1',
  white: '白',
  red: '红',
  blue: '蓝',
  black: '黑',
  parity: '剩余步数的奇偶性',
  cycles: '错位块构成的循环数',
  'row-conflicts': '行冲突',
  'column-conflicts': '列冲突',
};

/** Other words that a reader may type, with the word of bounds that is meant. @type {Readonly<Record<string, string>>} */
const ALSO = {
  不在位数: 'misplaced',
  错放数: 'misplaced',
  距离: 'distance',
  行: 'row',
  列: 'column',
  颜色: 'colour',
  目标: 'goal',
  总和: 'sum',
  个数: 'count',
  数量: 'count',
  块: 'tiles',
  格: 'squares',
  格子: 'squares',
  奇偶性: 'parity',
  骑士: 'knights',
  马: 'knights',
  立方体: 'cubes',
  平方根: 'root',
  曼哈顿距离: 'manhattan',
};

/** @type {Readonly<Record<string, string>>} */
const EXAMPLES = Object.assign(
  {
    misplaced: '错位数',
    mismatch: '不同格数',
  },
  ...Object.values(TAUGHT).map(({ examples }) => examples),
);

/** @type {Readonly<Record<string, {name: string, how: string}>>} */
const KEYS = {
  tiles: { name: '数字块', how: '选择要保留的块。' },
  squares: { name: '格', how: '选择要保留的格。' },
  colours: { name: '颜色', how: '选择要区分的颜色。其余的看起来都一样。' },
  axes: { name: '轴', how: '选择立方体要保留的轴。' },
};

/** @type {Readonly<Record<string, string>>} */
const MEMBERS = {
  W: '白',
  R: '红',
  B: '蓝',
  u: '上下',
  f: '前后',
  s: '左右',
};

const abstract = (/** @type {number} */ n) => `${count(n)}个简化状态`;
const starts = (/** @type {number} */ n) => `${count(n)}个起点`;

/** @type {Words['workshop']} */
export const workshop = {
  benches: {
    region: '工作方式',
    write: '编写',
    paint: '模式数据库',
  },
  never: '在地图上，可以在搜索的对话框中写自己的下界函数，例如2 * landmarks。要给单个结点写h，请在题目菜单中选择“自定义…”。',
  about: (/** @type {string} */ key) => `为${within(key)}设计启发函数：剩余步数的下界。审查会寻找它高估的状态。得分显示它节省了多少搜索。`,

  write: {
    text: '下界函数，文本形式',
    words: '可用的词：',
    /** @type {(word: string) => string} */
    means: (word) => MEANS[word] ?? heuristic(word),
    /** @type {(word: string) => string | undefined} */
    also: (word) => ALSO[word],
    starters: '从其中之一开始',
    starter: {
      count: '数不在位的',
      distances: '把距离加起来',
      doubled: '加倍：会出什么问题？',
    },
    unknown: (word, meant) => `不认识“${word}”。${meant ? `你是指“${meant}”吗？` : '请从下面的词中选择，或从一个例子开始。'}`,
    examples: '拆开来看：',

    choose: '一个已发表的下界…',
    example: (/** @type {string} */ name) => entry(EXAMPLES, name),
    blocks: '下界函数，积木形式',
    blocksHow: '选中一块积木，再从词库选一个词替换它，或直接拖动。方向键在积木间移动。Delete留下空缺。',
    noBlocks: '文本是有效的表达式时，才会出现积木。',
    take: '把选中的积木替换为：',
    hole: '空缺',
    block: (word, text) => (word === text ? word : `${word}：${text}`),
    groups: {
      numbers: '数',
      signs: '运算符',
      functions: '函数',
      folds: '求和与计数',
      squares: '名称',
      paintings: '模式数据库',
      heuristics: '内置启发函数',
    },
    wraps: {
      region: '改变选中的积木',
      max: '取最大…',
      sum: '相加…',
      weight: '权重2',
      'parity-up': '向上取到奇偶性相符',
      pathmax: 'Pathmax',
      bpmax: '双向Pathmax',
    },
    wrapsLong: {
      max: '此项与另一项中较大的：两者都是下界时，它也是下界',
      sum: '两者之和：只有没有一步被计两次时才是下界，由审查来核对',
      weight: '下界的两倍：通常不再是下界',
      'parity-up': '向上取到与从这里出发的所有解奇偶性相符的数',
      pathmax: '此项与各邻居的值减1中最大的',
      bpmax: '双向pathmax：反复进行pathmax，直到不再变化。结果是所有状态的表，任何一步最多使它下降1',
    },
    hollow: '移除',
    wrong: (/** @type {string} */ why) => `还不能运行：${why}`,
    holed: '填上空缺才能运行。',
  },

  facts: {
    byConstruction: {
      consistent: '由构造方式可知：可采纳且一致。',
      admissible: '由构造方式可知：可采纳。是否一致由审查核对。',
      open: '公式本身什么也证明不了。审查逐个检查状态。',
    },
    price: (steps, size) => `每个状态最多${count(steps)}步计算${size > 0 ? `，表占${bytes(size)}` : '，没有表'}。`,
  },

  paint: {
    about: '选择要保留的内容，其余都忽略。模式数据库存储每个简化状态离目标有多远。',
    why: '每个解也是简化谜题的解，步数相同。所以那里的距离从不过大，且每步最多下降1。',
    whyGroups: '每组只计自己的步数，没有一步属于两组。所以和从不过大。是否一致由审查核对。',
    choose: '模式数据库',
    add: '添加模式数据库',
    key: (/** @type {string} */ key) => entry(KEYS, key).name,
    how: (/** @type {string} */ key) => entry(KEYS, key).how,
    member: (/** @type {string} */ member) => MEMBERS[member] ?? member,
    kept: (member, group) => (group < 0 ? `${MEMBERS[member] ?? member}：忽略` : `${MEMBERS[member] ?? member}：保留在第${group + 1}组`),
    group: (/** @type {number} */ group) => `第${group + 1}组`,
    newGroup: '新组',
    groups: '要加入的组',
    building: '正在构建表…',
    table: (/** @type {number} */ n) => `第${n + 1}组的表`,
    facts: (n, size, mean, largest) => `${abstract(n)}，${bytes(size)}；平均${decimal(mean)}步，最多${count(largest)}步。`,
    histogram: '各值的简化状态数',
    value: '值',
    count: '简化状态数',
  },

  audit: {
    title: '审查',
    run: '审查并计分',
    again: '重新审查',
    cancel: '取消',
    none: '尚未审查。',
    progressName: '正在审查',
    progress: (asked, total) => (total === null ? `已检查${positions(asked)}` : `${positions(total)}中已检查${count(asked)}个`),
    tables: '正在构建表',
    proved: (n, along) => `已证明：${positions(n)}，${count(along)}个走法。`,
    provedLong: '在每个可达状态，下界都不大于距离。它也是一致的。',
    provedNot: (/** @type {number} */ falls) => `在每个可达状态，下界都不大于距离。它不一致：有${count(falls)}个走法使它下降超过1。`,
    construction: '由构造方式证明。',
    constructionLong: {
      consistent: '它在每个状态都可采纳，并且一致。',
      admissible: '它在每个状态都可采纳。一致性未证明。',
      falls: '它在每个状态都可采纳。它不一致。',
    },
    sampled: (n) => `${positions(n)}中没有反例。`,
    sampledLong: '这对其余状态不构成证明：这个谜题的状态太多，无法全部检查。',
    refuted: '已反驳：不是下界。',
    counterexample: (key, bound, distance) => `这个状态离目标${moves(key, distance)}，但下界函数给出${count(bound)}。`,
    sampledCounterexample: (key, bound, distance) => `这个状态离目标最多${moves(key, distance)}，但下界函数给出${count(bound)}。`,
    bound: '下界',
    distance: '距离',
    distanceAtMost: '距离最多',
    failures: (failures, of, complete) => (complete ? `${positions(of)}中，它在${count(failures)}个上高估。` : `到目前为止，已检查的${positions(of)}中，它在${count(failures)}个上高估。`),
    fall: (key, distance, move, bound, after) => `在离目标${moves(key, distance)}处，走法${move}使下界从${count(bound)}降到${count(after)}。`,
    play: '播放它的解',
    playLong: '把这个状态设为起点，在棋盘上播放一个最短解',
    edited: (edits, of) => `已检查的${positions(of)}中，Pathmax在${count(edits)}个上提高了下界。`,
    unedited: (/** @type {number} */ of) => `已检查的${positions(of)}中，Pathmax没有在任何一个上提高下界。`,
    edit: (key, { own, bound, distance, move, bound_from }) =>
      `其中最近的一个离目标${moves(key, distance)}，下界为${count(own)}。走法${move}通向下界为${count(bound_from)}的邻居，所以pathmax把它提高到${count(bound)}。`,
    neighbour: (/** @type {number} */ bound) => `该邻居，下界${count(bound)}`,
    raceProved: '搜索不知道审查的结果，所以用它找到的解不算已证明最短。',
    raceable: '仍可让它参赛，但它的解不算已证明最短。',
    unsolvable: (/** @type {string} */ why) => `没有可审查的：${why}。`,
    large: (n) => `审查至少需要${bytes(2 * n)}内存（${positions(n)}，各占两字节），并需要一些时间。`,
  },

  stopped: {
    tables: (/** @type {string} */ why) => `无法构建表：${why}。`,
    audit: (/** @type {string} */ why) => `审查已停止：${why}。`,
    score: (/** @type {string} */ why) => `无法计分：${why}。`,
    astray: (/** @type {string} */ why) => `寻找这样的起点已停止：${why}。`,
  },

  astray: {
    where: { longer: 'A*在何处出错', reopened: 'A*在何处重复劳动' },
    whereLong: {
      longer: '寻找离目标最近、使A*找到的解过长的起点，并在决定此事的结点打开它的搜索树',
      reopened: '寻找离目标最近、使A*重新扩展状态的起点，并在该结点打开它的搜索树',
    },
    looking: (/** @type {number} */ tried) => `正在寻找：已试${starts(tried)}…`,
    nowhere: {
      longer: (/** @type {number} */ tried) => `没有找到。从离目标最近的${positions(tried)}出发，A*都没有给出过长的解；从当前起点出发也没有见到。`,
      reopened: (/** @type {number} */ tried) => `没有找到。从离目标最近的${positions(tried)}出发，A*都没有重新扩展任何状态；从当前起点出发也没有见到。`,
    },
    here: (key, { length, found, at: { g, h }, waiting }) => {
      if (!waiting) {
        return `A*在这里重复劳动。它先沿较长的路径扩展了这个状态，因为较短路径上的下界起初更高。现在A*以${tied('g', g)}把它重新放入OPEN表。`;
      }
      const left = length - waiting.g;
      return `A*在这里出错。它扩展了一个${tied('f', g + h)}的状态，而这个状态不在任何最短路径上；最短解为${moves(key, length)}。最短路径上的一个状态仍然开放，${tied('g', waiting.g)}，下界${waiting.h}，但它离目标只有${moves(key, left)}。A*最后得到${moves(key, found)}的解。`;
    },
  },

  score: {
    title: '得分',
    none: '审查之后才有得分。',
    running: (/** @type {number} */ expanded) => `正在计分：已扩展${positions(expanded)}…`,
    value: (/** @type {number} */ score) => count(score),
    about: (problems) => `f < C*的状态数，对${count(problems)}道测试题求和。越低越好；与平局处理无关。`,
    price: (size, painted, steps) => `${size === 0 ? '没有表' : `表占${bytes(size)}，构建时访问了${positions(painted)}`}，每个状态最多${count(steps)}步计算。`,
    invalid: '没有得分：这个启发函数会高估，所以A*可能跳过它需要的状态。',
    elsewhere: (key, goal, position, bound, distance) => `没有得分：测试题有别的目标，它在那里高估。目标为${goal}时，状态${position}离目标最多${moves(key, distance)}，但下界函数给出${count(bound)}。`,
    beyond: '没有得分：在一道测试题上，f < C*的状态多得页面数不过来。',
    unproved: '没有奖牌：未证明它是下界。',
    medals: { bronze: '铜牌', silver: '银牌', gold: '金牌', hard: '难题加分' },
    medalLong: (score, most, beats) => `不超过${count(score)}，${most === 0 ? '没有表' : `表最多${bytes(most)}`}：优于${heuristic(beats)}。`,
    threshold: (score) => `≤ ${count(score)}`,
    room: (/** @type {number} */ most) => (most === 0 ? '没有表' : `≤ ${bytes(most)}`),
    won: '已得',
    open: '未得',
  },

  lane: {
    text: '自己的下界函数…',
    textLong: '下界函数，工作坊中的文本形式',
    meaning: '自己的下界函数，写法与工作坊中相同',
  },

  raced: '参赛',
  race: '让它参赛',
  raceLong: (/** @type {number} */ most) => `添加一条使用它的赛道。若已有${count(most)}条赛道，则替换最后一条`,
  share: '复制链接',
  shareLong: '链接包含下界函数及其题目，但不含结果：页面会重新审查和计分',
  copied: '已复制。',
  copy: (/** @type {string} */ link) => `浏览器不允许复制。请自行复制：${link}`,

  shelf: {
    title: '收藏架',
    about: '只存储在本设备上。',
    none: '这里还没有内容。',
    keep: '收藏',
    keepLong: '把下界函数放到本设备的收藏架上',
    use: (/** @type {string} */ text) => `编辑${shortened(text)}`,
    max: 'max',
    maxLong: (/** @type {string} */ text) => `当前下界函数与${shortened(text)}取最大`,
    sum: '+',
    sumLong: (/** @type {string} */ text) => `把${shortened(text)}加到当前下界函数`,
    drop: (/** @type {string} */ text) => `从收藏架上删除${shortened(text)}`,
    dropAll: '全部删除',
  },
};
