// Words for the lower limit of expanded positions.

import { bytes, count, fixed } from '../format.js';
import { nodes, positions as states } from './names.js';
import { beyond, within } from './taught.js';

/** @import { Known } from '../../state/slices/floor.js' */
/** @import { Words } from '../shape.js' */

/** @type {(known: Known) => string} */
const knowing = ({ consistency, parity }) => `f、g、每步代价为1${consistency ? '、启发函数一致' : ''}${parity ? '、所有解的奇偶性' : ''}`;

/** @type {(side: string, depth: number) => string} */
const until = (side, depth) => (depth < 0 ? `${side}不扩展` : `${side}g\u00a0≤\u00a0${depth}`);

/** @type {Words['floor']} */
export const floor = {
  about:
    '搜索在这里最少要扩展多少状态？C*是最短解的长度。从起点到达的一个状态与从目标到达的一个状态，若两者合起来的界小于C*，就构成一对：更短的路径仍可能经过这两个状态。要证明一个解最短，搜索必须在每一对中至少扩展一个状态。覆盖所有对的最少状态数就是下限。它适用于确定性的搜索：只通过扩展状态来了解谜题，用一个启发函数估计到目标的步数，用另一个估计从起点来的步数。所知同样多的这类搜索，没有一个扩展得比它更少。',
  large: (key, positions) => `测量要从两侧数状态。需要一些时间和至少${bytes(positions)}内存：${within(key)}的${states(positions)}各占一字节。`,
  never: (key, positions) => beyond(key).floor(positions),
  unsolvable: (why) => `这个目标不可达${why ? `：${why}` : ''}。没有解，就没有什么可证明。`,
  failed: (/** @type {string} */ why) => `测量已停止：${why}。`,
  heuristics: '启发函数',
  sides: { forward: '正向', backward: '反向' },
  sidesLong: {
    forward: '估计到目标步数的启发函数',
    backward: '估计从起点来的步数的启发函数',
  },
  measure: '测量',
  again: '重试',
  cancel: '取消',
  progressName: '正在测量下限',
  progress: (expanded, generated) => `已从两侧数了${states(expanded)}${generated > 0 ? `；IDA*已生成${count(generated)}个` : ''}`,

  picture: {
    title: (forward, backward) => `f < C*的状态，正向用${forward}，反向用${backward}`,
    line: '两侧的分界线',
    said: (forward, backward, cost, best) => `${until('正向', forward)}，${until('反向', backward)}：覆盖所有对，代价${count(cost)}${best ? '，最小' : ''}。`,
    forward: '正向，按深度g',
    backward: '反向，按深度g',
    depth: 'g',
    cost: '每条分界线的代价',
    best: (/** @type {number} */ cost) => `最小：${count(cost)}`,
    pairs: (/** @type {number} */ n) => `每条线表示一对：${count(n)}`,
  },

  laid: {
    choose: '叠加显示',
    chooseLong: '在图中显示一条使用所测启发函数的赛道到目前为止扩展了什么',
    none: '不叠加',
    name: (lane, generated) => `叠加：${lane}，生成${nodes(generated)}`,
    part: (name, n) => `${name} ${count(n)}`,
    group: '所叠加赛道的扩展',
    groupLong: '按所测的启发函数，每次扩展属于三类之一。',
    first: (generated) => `前${nodes(generated)}（即所记录的全部）中的扩展`,
    sorts: {
      necessary: {
        name: '必需',
        one: 'f < C*，沿最短路径，首次扩展。凡只从起点出发、所知不更多的搜索，都必须扩展它们。',
        two: 'f < C*，沿最短路径，由该侧首次扩展，并在分界线的该侧。它们属于分界线所划出的覆盖。',
      },
      lucky: {
        name: '平局处理',
        one: 'f = C*，沿最短路径，首次扩展。有多少排在目标之前，取决于f相等时先取哪一个。',
        two: 'f = C*，沿最短路径，由该侧首次扩展。有多少排在结束之前，取决于f相等时先取哪一个。',
      },
      wasted: {
        name: '浪费',
        one: '其余：重复扩展、沿非最短路径，或f > C*。',
        two: '其余：由该侧重复扩展、沿非最短路径、f > C*，或越过分界线。',
      },
    },
  },

  kinds: {
    facts: {
      name: '事实',
      meaning: '只由题目和启发函数决定。走法顺序和平局处理都不会改变它们。',
    },
    luck: {
      name: '平局处理',
      meaning: '搜索在找到目标之前扩展其中多少，取决于它在相等的状态中先取哪一个。',
    },
  },
  facts: {
    length: { name: 'C*', meaning: '最短解的长度（步数）。' },
    forward: {
      name: '正向f < C*',
      meaning: '从起点算f < C*的状态。A*必须全部扩展。',
    },
    backward: {
      name: '反向f < C*',
      meaning: '从目标算f < C*的状态。A*若反向搜索，必须全部扩展。',
    },
    cover: {
      name: '已知f和g的下限',
      meaning: '必扩展对的最小顶点覆盖（GMX）。适用于已知f、g和每步代价为1的搜索，如A*、IDA*、MM和NBS。',
    },
    coverParity: {
      name: '……并知奇偶性',
      meaning: '搜索还知道所有解都是偶数步或都是奇数步时的下限。',
    },
    coverConsistent: {
      name: '利用一致性的下限',
      meaning: '还利用启发函数一致性的搜索的下限：既沿走法正向利用；由于每步可逆，也反向利用。对它们来说，小于C*的对更少（GMX_C）。BAE*利用的是其中前一种。',
    },
    coverConsistentParity: {
      name: '……并知奇偶性',
      meaning: '搜索利用一致性，并知道所有解都是偶数步或都是奇数步时的下限。',
    },
    boxOfMm: {
      name: 'MM，最多',
      meaning: 'f < C*且2g < C*的状态。MM在C*以下扩展这些；若某侧的最小f或两侧的最小深度使它提前停止，则更少。括号中为正向和反向。',
    },
    boxOfMme: {
      name: 'MMe，最多',
      meaning: 'f < C*且2g + 1 < C*的状态。MMe在C*以下扩展这些；若某侧的最小f或两侧的最小深度使它提前停止，则更少。括号中为正向和反向。',
    },
    idaStar: {
      name: '最后一个界之前的IDA*',
      meaning: 'IDA*在所有没有找到解的轮中扩展的状态数。最后一轮的个数取决于走法顺序。',
    },
    idaStarGivenUp: {
      name: '最后一个界之前的IDA*',
      meaning: '未知：IDA*在生成20,000,000个状态后被停止。',
    },
  },
  luck: {
    forwardAt: {
      name: '正向f = C*',
      meaning: '从起点算f = C*的状态。平局处理决定A*扩展其中多少。',
    },
    backwardAt: { name: '反向f = C*', meaning: '从目标算f = C*的状态。' },
  },
  unknown: '–',
  ofSides: (sides) => `（${sides.map(count).join(' + ')}）`,

  above: (times, { consistency, parity }) => `${fixed(times, 2)} × ${consistency ? '利用一致性' : '已知f和g'}${parity ? '及奇偶性' : ''}的下限`,
  lanes: '各赛道高出下限多少',
  noLanes: '把使用这些启发函数的赛道运行到结束，就能看到高出下限多少。',
  standing: (name, expanded, times, least, known) =>
    times === null
      ? `${name}扩展了${count(expanded)}个，而下限为0。`
      : `${name}扩展了${count(expanded)}个：是下限（${count(least)}）的${fixed(times, 2)}倍；该下限适用于知道${knowing(known)}的单侧或双侧搜索。`,
  promise: (times, below, most) => `在C*以下，它保证最多扩展下限的${count(times)}倍，即${count(most)}；实际扩展了${count(below)}。`,
};
