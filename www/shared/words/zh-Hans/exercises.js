// Words of the exercises.

import { allOf, count } from '../format.js';
import { unread } from './files.js';
import { nodes } from './names.js';

/** @import { Words } from '../shape.js' */

const moves = (/** @type {number} */ n) => `${count(n)}步`;
const results = (/** @type {number} */ n) => `${count(n)}个结果`;

/** @type {Words['exercises']} */
export const exercises = {
  about: '扮演算法：在随机题目上亲手执行它的步骤。规则允许的每个答案都算对。',
  kinds: {
    fewest: {
      name: '最少步数',
      rule: '用尽可能少的步数把棋盘走到目标。更长的解不算。',
    },
    farthest: {
      name: '走得最远',
      rule: '一个状态离起点的距离，是到它的最短路径的步数。互相抵消的步等于没走。',
    },
    breadth: {
      name: 'BFS',
      rule: '广度优先搜索扩展深度最小的结点。已存储的后继是重复的。',
    },
    'two-sides': {
      name: '双向BFS',
      rule: '前沿较小的一侧扩展其全部前沿。两侧都存储了的状态就是相遇处。',
    },
    'on-map': {
      name: '在地图上',
      rule: 'BFS扩展离S道路数最少的结点，一致代价搜索扩展g最小的结点，A*扩展f = g + h最小的结点；若找到通往某结点的代价更小的路径，A*就再次扩展它。双向BFS总是先扩展完一层，然后轮到前沿较小的一侧。',
    },
    'on-map-again': {
      name: '再次在地图上',
      rule: 'A*扩展f = g + h最小的结点；若找到通往某结点的代价更小的路径，就再次扩展它。IDA*从路径末端走到路径外f不超过界的结点。若没有这样的结点，就沿路径退回。若一个也不剩，就把界提高到被剪去的最小f，再从S开始。',
    },
    order: {
      name: '四个下界',
      rule: '每个下界都计量各块离目标位置有多远。错位数：不在位的块数。行：各块相差的行数之和。列：相差的列数之和。1到4号块：只计这几块的行与列。一次滑动最多使每个值减1，所以都是下界。没有哪个总是最大。',
    },
    inconsistent: {
      name: '不一致',
      rule: '若任何一步都不会使下界改变超过1，它就是一致的。这一个处处是下界，但有些步使它改变得更多。',
    },
    wrong: {
      name: '何处有错',
      rule: '下界从不大于剩余步数。只要有一个状态使它更大，就证明它不是下界。',
    },
    bounds: {
      name: 'IDA*',
      rule: '深度优先：若f = g + h大于界就剪去该状态，否则扩展。没有剩余时，把界提高到被剪去的最小f。',
    },
    'open-list': {
      name: 'A*',
      rule: '扩展f = g + h最小的结点。沿更短路径再次到达的状态重新放入OPEN表，即使它已扩展。',
    },
    branches: {
      name: '分支定界',
      rule: '当f = g + h不小于上界或目前最优解的长度时，剪去该分支：其下方没有更短的解。',
    },
    'backed-up': {
      name: 'RBFS',
      rule: '只要最小的存储值不大于最佳备选值，就进入存储值最小的后继。否则回传下方的最小值。',
    },
    'must-expand': {
      name: '必扩展对',
      rule: '正向结点u与反向结点v，若f(u)、f(v)和g(u) + g(v) + 1都小于C*，就是必扩展对。扩展其中一个就覆盖了这一对。',
    },
  },

  asks: {
    next: '接着扩展哪个结点？',
    became: (/** @type {string} */ place, /** @type {number} */ g) =>
      `生成了${place}，g为${count(g)}。它会怎样？`,
    duplicates: '新的后继中哪些是重复的？',
    side: '接着扩展哪一侧的层？',
    meet: '两侧在新层的哪些状态相遇？',
    inHand: 'IDA*到了这个状态。它做什么？',
    noneInHand: '本轮没有可扩展的了。IDA*做什么？',
    dead: '现在可以剪去哪个开放分支？',
    backUp: 'RBFS进入哪个后继，或者回传什么值？',
    pairs: (/** @type {string} */ u, /** @type {number} */ length) =>
      `C*是${count(length)}。哪些反向结点与${u}构成必扩展对？`,
    cover: '所有对都已画出。选出能覆盖它们全部的最少结点。',
    inconsistent: '哪一步使这个下界改变超过1？',
    order: '按这里的值给这些下界排序，最小的在前。',
    wrong: (/** @type {string} */ claim) =>
      `有人声称“${claim}”是下界。从目标出发，走到一个使它过大的状态。`,
    fewest: '用最少的步数到达目标。',
    farthest: (/** @type {number} */ n) => `走${moves(n)}，使离起点的距离为${moves(n)}。`,
  },
  counts: {
    misplaced: '错位数',
    rows: '行',
    columns: '列',
    first: '1到4号块',
  },
  doIt: {
    expand: '扩展它',
    cut: '剪去它',
    raise: (/** @type {number} */ bound) => `把界提高到${count(bound)}`,
    noneDead: '都不能',
    back: (/** @type {number} */ value) => `回传${count(value)}`,
  },
  became: {
    new: '新状态：放入OPEN表',
    duplicate: '重复：丢弃',
    shorter: '更短的路径：重新放入OPEN表',
  },
  sides: { forward: '正向', backward: '反向' },
  frontier: (/** @type {number} */ n) => `前沿有${nodes(n)}`,
  value: (/** @type {number} */ value) => `值${count(value)}`,
  step: (/** @type {number} */ n) => `第${count(n)}步`,
  nth: (n, of) => (of === 1 ? '新结点' : `${count(of)}个新结点中的第${count(n)}个`),
  stored: '值',
  alternative: '最佳备选值',
  bound: '界',
  leaping: '空格在角上或中心时为曼哈顿距离，否则为错位数',
  claim: '所声称的',
  claimed: {
    centre: '曼哈顿距离，空格在中心时再加2',
    corners: '1、3、7三个角中，每有一个没有放上自己的块就计3',
    rows: '曼哈顿距离，第一行未完成时再加1',
  },

  search: '搜索',
  whys: {
    notOpen: (place) => `${place}不在OPEN表中。`,
    leastG: (place, g, least) => `${place}的g为${count(g)}。OPEN表中最小的g是${count(least)}。`,
    layer: (/** @type {readonly string[]} */ left) =>
      `要先扩展完这一层。层中还剩：${left.join('、')}。`,
    deeper: (last, right, bound) =>
      `${last}是路径还能继续的最后一处；从它出发，f不超过${count(bound)}的有：${right.join('、')}。`,
    restart: (bound, next, start) =>
      `已没有f不超过${count(bound)}的结点。界提高到${count(next)}，搜索再从${start}开始。`,
    leastF: (given, least, ties) =>
      `${given}；OPEN表中最小的f是${count(least)}${ties > 1 ? `，共有${nodes(ties)}` : ''}。`,
    leastDepth: (given, least) => `${given}。OPEN表中最小的深度是${count(least)}。`,
    became: {
      new: () => '这个地点尚未存储，所以放入OPEN表。',
      duplicate: (g, before) =>
        `已存储，g为${count(before)}，而这条路径为${count(g)}，并不更短：重复。`,
      shorter: (g, before, wasExpanded) =>
        `已存储，g为${count(before)}，但这条路径为${count(g)}，更短：${wasExpanded ? '它已扩展，重新放入OPEN表' : '它保持开放，g取新值'}。`,
    },
    duplicates: (/** @type {number} */ n) =>
      n === 0 ? '这些状态都没有生成过。' : `其中${count(n)}个已存储：在树的别处找同样的棋盘。`,
    side: (forward, backward) =>
      forward === backward
        ? `两侧前沿都有${nodes(forward)}：哪一侧都对。`
        : `正向前沿有${nodes(forward)}，反向前沿有${nodes(backward)}：扩展较小的一侧。`,
    meet: (/** @type {number} */ met) =>
      met === 0
        ? '另一侧没有存储任何一个新状态。'
        : `另一侧存储了${count(met)}个新状态：两侧相遇。`,
    raised: (bound, next) =>
      `本轮的每个状态或已扩展，或因界${count(bound)}被剪去。被剪去的最小f是${count(next)}，所以界提高到它。`,
    dead: (given, dead, upper) =>
      `${given ? `${given}。` : ''}${dead === 0 ? `每个开放分支的f < ${count(upper)}，所以都不能剪去。` : `${count(dead)}个开放分支的f ≥ ${count(upper)}。`}`,
    onlyBest: (/** @type {number} */ least) => `最小的存储值是${count(least)}，上方没有备选。`,
    backUp: (least, bound, goesOn) =>
      goesOn
        ? `这里最小的存储值${count(least)}不大于最佳备选值${count(bound)}：RBFS进入那个后继。`
        : `这里最小的存储值${count(least)}大于最佳备选值${count(bound)}：RBFS回传${count(least)}。`,
    pairs: (u, g, f, right, length) =>
      right.length > 0
        ? `${u}的g为${count(g)}，f为${count(f)}。与${allOf(right)}一起，两个f和g + g + 1都小于${count(length)}。`
        : f >= length
          ? `${u}的f为${count(f)}，不小于${count(length)}：它不构成任何对。`
          : `${u}的g为${count(g)}：没有反向结点使f和g + g + 1小于${count(length)}。`,
    cover: (isCover, least) =>
      isCover
        ? `所有对都已覆盖，但${nodes(least)}就够。`
        : `至少有一对没有覆盖。${nodes(least)}就能覆盖全部。`,
    inconsistent: (before, after) =>
      Math.abs(before - after) > 1
        ? `h从${count(before)}到${count(after)}：超过1。`
        : `h从${count(before)}到${count(after)}：不超过1。`,
    order: (bounds) => `${bounds.map(({ name, says }) => `${name}：${count(says)}`).join('，')}。`,
    notInOrder: (one, says, other, less) =>
      `这里“${one}”为${count(says)}，而“${other}”只有${count(less)}。`,
    wrong: (says, distance) =>
      says > distance
        ? `它为${count(says)}，但离目标只有${moves(distance)}：过大。`
        : `它为${count(says)}，而离目标有${moves(distance)}：不过大。`,
    fewest: (isThere, made, fewest) =>
      isThere
        ? `用了${moves(made)}；${moves(fewest)}就够。`
        : `这不是目标。${moves(fewest)}就能到达它。`,
    farthest: (made, distance, wanted) =>
      made === wanted
        ? `走了${moves(made)}之后，离起点${moves(distance)}。`
        : `走了${moves(made)}，而不是${moves(wanted)}。`,
  },

  menu: {
    how: '每种几道',
    less: (/** @type {string} */ name) => `少一道：${name}`,
    more: (/** @type {string} */ name) => `多一道：${name}`,
    feedback: '反馈',
    once: '每次回答之后',
    end: '最后',
    pass: '及格线（%）',
    seed: '种子',
    seedLong: '若留空，打开链接的每个人得到不同的题目',
    begin: '开始',
    copy: '复制给全班的链接',
    copied: '已复制',
    most: (/** @type {number} */ most) => `最多${count(most)}道练习。`,
    none: '请选择一种练习。',
    marker: '批改结果',
    kept: '存储在本设备上',
  },
  desk: {
    title: (n, of, name) => (of > 1 ? `${count(n)} / ${count(of)} · ${name}` : name),
    step: (/** @type {number} */ n, /** @type {number} */ of) =>
      `第${count(n)}步，共${count(of)}步`,
    rule: '规则',
    picture: '图',
    goal: '目标',
    start: '起点',
    see: '查看',
    look: (/** @type {number} */ n) => `查看第${count(n)}步`,
    answer: '回答',
    undo: '收回',
    undoLong: '收回上一个答案。那一步不再得分',
    show: '显示其余',
    showLong: '显示剩余的步骤。它们不得分',
    leave: '离开',
    on: '继续',
    right: '正确。',
    wrong: '不太对。',
    tryAgain: '再试一次。',
    reveal: '显示答案',
    noted: '已记下。',
    shown: '已显示',
    spent: '每一步只有第一次回答能得分。',
    goesOn: '我们从正确答案继续。',
    yours: '你的答案',
    model: '一个正确答案',
    none: '没有',
    nothing: '未选择',
    back: '后退一步',
    moves,
    chosen: (/** @type {string} */ order) => `按此顺序：${order}`,
    fates: {
      waiting: '开放',
      expanded: '已扩展',
      cut: '已剪枝',
      duplicate: '重复',
      hand: '所问的',
      goal: '目标',
      replaced: '已被更短的路径取代',
      absent: '未存储',
    },
    roads: '道路图',
    map: '从S到G的道路，标有长度和各地点的h',
  },
  end: {
    title: '完成',
    score: (points, total) => `${moves(total)}中有${moves(points)}第一次就答对`,
    passed: (/** @type {number} */ pass) => `及格（及格线${count(pass)}%）。`,
    failed: (/** @type {number} */ pass) => `不及格（及格线${count(pass)}%）。`,
    finished: '只有第一次就答对的才计分。',
    by: '你的姓名，如果老师要求填写',
    copy: '把结果复制为链接',
    save: '保存结果',
    again: '换一些题再来',
    other: '其他练习',
    review: '逐步回顾',
    claimed: (claimed, points, total) =>
      `链接声称${claimed}，但其中的答案得${count(points)}分（满分${count(total)}分）。`,
    result: (by) => (by ? `${by}的结果，已按答案重新批改` : '一个结果，已按答案重新批改'),
  },
  refused: {
    set: (given, allowed) => `无法读取这个练习：“${given}”。允许：${allowed}。`,
    answers: (/** @type {string} */ given) =>
      `答案与练习不符：“${given}”。传来的途中可能被截断或改动了。`,
    by: '无法读取这个姓名。',
    large: '太长了，不可能是结果。',
    encoding: `${unread.encoding}。`,
    gone: `${unread.gone}。`,
    none: '其中没有结果。',
    fresh: '从头开始',
  },
  table: {
    about:
      '粘贴结果的链接，每行一个，或拖放文件。每个结果都在这里按答案重新批改；其中写的得分不予采用。',
    paste: '结果',
    drop: '选择文件…',
    columns: {
      by: '姓名',
      exercise: '练习',
      score: '第一次答对',
      done: '完成',
      passed: '及格',
      note: '备注',
    },
    yes: '是',
    no: '否',
    claimed: (claimed) => `声称${claimed}`,
    perhapsCut: '缺少得分：可能被截断了。',
    found: results,
    /** @type {(n: number, first: string) => string} */
    others: (n, first) =>
      n === 1 ? `有1项不是结果：“${first}”。` : `有${count(n)}项不是结果，第一项是“${first}”。`,
    marking: (/** @type {number} */ n, /** @type {number} */ of) =>
      `正在批改：${results(of)}中的第${count(n)}个…`,
  },
  kept: {
    about: '你完成或离开的练习只存储在本浏览器中，直到你删除。',
    none: '没有存储内容。',
    open: '打开',
    remove: '删除',
    all: '全部删除',
    blocked: '本浏览器不存储内容。',
  },
};
