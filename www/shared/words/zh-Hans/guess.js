// Words for guesses before a race, and for their results.

import { allOf, count, times } from '../format.js';
import { lane, nodes, positions } from './names.js';

/** @import { Cause } from '../../state/slices/guess.js' */
/** @import { Words } from '../shape.js' */

/** @type {(cause: Cause) => string} */
const because = ({ spec, sides, stores, duplicates, pruned, iterations }) => {
  const parts = [
    sides ? '从两侧搜索' : '',
    iterations > 1 ? `从头开始了${count(iterations - 1)}次` : '',
    stores && duplicates > 0 ? `认出了${count(duplicates)}个重复结点` : '',
    stores ? '' : '忘记了去过的状态',
    pruned > 0 ? `剪去了${positions(pruned)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${lane(spec)}${parts.join('，')}。` : '';
};

const hands = (/** @type {number} */ n) => `${count(n)}人`;

/** @type {Words['guess']} */
export const guess = {
  close: '关闭',
  questions: {
    fewer: () => '哪条赛道生成得最少？',
    factor: () => '最大与最小的计数相差几倍？',
    bound: (/** @type {string} */ name) => `${name}结束时的界是多少？`,
    next: (/** @type {string} */ name) => `${name}的下一个界会增加多少结点？`,
  },
  short: { fewer: '谁更少', factor: '倍数', bound: '最后的界', next: '下一个界' },
  lane: '赛道',
  iteration: (/** @type {number} */ n) => `第${count(n + 1)}轮`,
  value: '猜测',
  hands: '人数',
  add: '标上',
  how: '点标尺，或输入一个数。人数是举手猜它的人数。',
  nothing: '只有一条没有界的赛道，没什么可猜的。请添加一个搜索。',
  lacking: '没有赛道找到解：没有什么可比较。',
  scale: '猜测的标尺，每一格是前一格的十倍',
  handsFor: (/** @type {string} */ name) => `猜${name}的人数`,
  mark: (/** @type {number} */ value, /** @type {number} */ n) => `${count(value)}：${hands(n)}`,
  remove: (/** @type {number} */ value) => `移除${count(value)}`,
  waiting: '运行各赛道来揭晓答案。',
  result: times,
  came: '结果',
  again: '再猜一次',
  fewest: (names, generated) => `${allOf(names)}：${positions(generated)}。`,
  rightHands: (right, all) => `${hands(all)}中有${hands(right)}猜对。`,
  because: (causes) => causes.map(because).filter(Boolean).join(''),
  factor: (value, few, many) => `相差${times(value)}倍：${lane(many.spec)}为${count(many.generated)}，${lane(few.spec)}为${count(few.generated)}。`,
  bound: (bound, isShortest, iterations) =>
    isShortest ? `结束时的界是${count(bound)}，即最短解的长度：比它小的界内没有解。共${count(iterations)}轮。` : `结束时的界是${count(bound)}，共${count(iterations)}轮。`,
  next: (value, bound, before, isLast) =>
    [
      `界${count(bound)}增加了${nodes(value)}。`,
      before && before.generated > 0 ? `这是界${count(before.bound)}的${times(value / before.generated)}倍：那些结点全部重新生成，还要加上更深的结点。` : '',
      isLast ? '它在全部生成之前就因到达目标而结束。' : '',
    ]
      .filter(Boolean)
      .join(''),
  none: (/** @type {number | null} */ bound) => (bound === null ? '没有这样的界。' : `没有下一个界：它以${count(bound)}结束。`),
  nearest: (value, n, off) => `最接近：${count(value)}（${hands(n)}），${off < 1.005 ? '完全正确' : `相差${times(off)}倍`}。`,
};
