// Words for maps: the gallery, the marks on a map, and its text.

import { entry } from '../entry.js';
import { count } from '../format.js';
import { unread } from './files.js';
import { nodes } from './names.js';
import { text } from './text.js';

/** @import { Words } from '../shape.js' */

/** @type {Readonly<Record<string, readonly [string, string]>>} */
const GALLERY = {
  roads: ['二十座城镇都在真实的位置上；每条路都比直线长五分之一。', '哪些城镇A*始终没有查看？'],
  astray: ['C的h最小，但从那里往前走代价很高。', '贪心搜索要付出多少？'],
  weighted: ['', '加权A*把h乘以权重。它在这里扩展的结点比A*少吗？路径的代价也一样小吗？'],
  reopen: ['从A到B，h下降3，而边的代价是1。', 'A*两次扩展的是哪个结点？'],
  meeting: ['', '两侧先在V相遇，路径的代价为12。哪条路径代价更小？'],
  diamonds: ['IDA*不存储结点，所以有几条路径到达某结点，就把该结点的下方搜索几遍。', '它生成的结点比A*多多少？'],
  river: ['结点说明谁在出发的那一岸：农夫F、狼W、羊G、白菜C。需要渡河几次？', ''],
  missionaries: ['三个传教士和三个野人用一条载两人的船过河。在有传教士的岸上，野人不能多于传教士。需要渡几次？', ''],
  wall: ['墙只朝起点一侧敞开。', 'A*绕过去之前，会扩展死胡同的多大一部分？'],
  marsh: ['沼泽的每格代价为9。代价最小的路径会穿过它吗？步数最少的呢？', ''],
  maze: ['任意两格之间只有一条路径。', '启发函数有多大帮助？'],
  rooms: ['直走会碰到墙。', 'A*会试哪些门？'],
};

/** @type {Words['maps']} */
export const maps = {
  /** @type {(name: string, asked: boolean) => string} */
  about(name, asked) {
    const [point, question] = entry(GALLERY, name);
    return text.sentences([point, asked ? question : '']);
  },
  label: (/** @type {number} */ n, /** @type {string} */ here) => `有${nodes(n)}的地图，位于${here}`,
  marks: { open: 'OPEN表', closed: 'CLOSED表', back: '从目标一侧', path: '路径' },
  tooMuch: (name, node, says, distance) => `启发函数“${name}”在这里不是下界：它在${node}的值为${count(says)}，但到目标的最小代价是${count(distance)}。`,
  falls: (name, from, to, fall, cost) => `启发函数“${name}”在这里是下界，但不一致：从${from}到${to}它下降${count(fall)}，而边的代价是${count(cost)}。`,
  consistent: (/** @type {string} */ name) => `启发函数“${name}”在这里是下界，并且一致。`,
  title: '画地图',
  add: '点击空白处添加结点。拖动结点可移动它。依次点击两个结点可连接它们，点击边可改变它的代价。用键盘时：+添加结点，Enter点击，方向键移动，Delete删除。文本与图内容相同。',
  howGrid: '选好画笔后画；用键盘时用方向键和空格键。文本与图内容相同：S是起点，G是目标，#是墙，数字是进入该格的代价。',
  text: '地图的文本',
  ready: '可以使用。',
  redo: '重做',
  /** Before a drawing would be lost. */
  lose: '改动过的地图还没有使用。',
  discard: '放弃改动',
  goOn: '继续绘制',
  noWay: '可以使用。没有路径通向目标。',
  long: '地图太长，无法写进链接：请保存为文件。',
  name: '名称',
  cost: '代价',
  turn: '单向或双向',
  start: '起点',
  goal: '目标',
  remove: '移除',
  unread,
  open: '打开文件…',
  scenario: (/** @type {number} */ all) => `场景（共${count(all)}个）`,
  published: (/** @type {string} */ length) => `公布的长度：${length}`,
  other: (theirs, ours) => `这些场景属于${theirs}，而当前地图是${ours || '一个图'}。请先打开它们的地图。`,
  found: (published, found, comparison) => `公布的长度是${published}，找到的是${found}，${{ equal: '两者相等', rounded: '因为这里斜走一步的代价是1.4', different: '两者不同' }[comparison]}。`,
  save: '另存为',
  asText: '文本',
  walked: (/** @type {number} */ cost) => `到目前为止的路径代价为${count(cost)}。`,
  picture: '地图',
  grid: (/** @type {string} */ at) => `网格，当前在${at}`,
  brush: '画笔',
  wall: '墙',
  ground: (/** @type {number} */ cost) => `地面，代价${cost}`,
  neighbours: (/** @type {number} */ many) => `改为${many}个相邻格`,
  fresh: '新地图',
  kinds: { nodes: '两个结点', ground: '空地', maze: '迷宫', rooms: '房间' },
};
