// Words for choosing a problem.

import { entry } from '../entry.js';
import { allOf } from '../format.js';
import { algorithm, moves } from './names.js';

/** @import { searchesByEnding } from '../../state/solvable.js' */
/** @import { Phrase } from '../en/phrases.js' */
/** @import { Words } from '../shape.js' */

/** @typedef {ReturnType<typeof searchesByEnding>} Searches */

/** @type {(searches: readonly string[]) => string} */
const named = (searches) => allOf(searches.map(algorithm));

/** @type {Readonly<Record<string, (length: string) => string>>} */
const HARDEST = {
  '': (length) => `最难：${length}`,
  mirrored: (length) => `最难，镜像：${length}`,
  edge: (length) => `空格在边上时最难：${length}`,
  centre: (length) => `空格在中心时最难：${length}`,
  corner: (length) => `空格在角上时最难：${length}`,
};

/** @type {Readonly<Record<string, string>>} */
const MAPS = {
  roads: '德国的城镇',
  astray: '贪心误入歧途',
  weighted: '权重更大，反而更费',
  reopen: 'A*再次扩展结点',
  meeting: '错误的首次相遇',
  diamonds: '步步两条路',
  river: '狼、羊和白菜',
  missionaries: '传教士与野人',
  wall: '空地上的墙',
  marsh: '代价高的地形',
  maze: '迷宫',
  rooms: '带门的房间',
};

/** @type {Readonly<Record<string, (length: string, detail: string, more: string) => string>>} */
const PRESETS = {
  moves: (length) => length,
  hardest: (length, _, more) => entry(HARDEST, more)(length),
  korf: (_, instance) => `Korf第${instance}题`,
  map: (_, name) => entry(MAPS, name),
  sample: (_, n) => `竞赛样例${n}`,
};

const ABOUT = {
  korf: 'R. E. Korf在1985年用IDA*解出的100道随机十五数码题之一。',
  samples: /** @type {Readonly<Record<string, string>>} */ ({
    cubes: '出这道题的竞赛的样例：ACM ICPC日本赛区，横滨2006。',
    knights: '出这道题的竞赛的样例：SCOI 2005，中国四川省选。',
    toys: '出这道题的竞赛的样例：HAOI 2008，中国河南省选。',
  }),
};

/** @satisfies {Readonly<Record<string, Phrase>>} */
export const reasons = {
  'tiles-arranged-oddly': '把起点排成目标需要奇数次对换，而空格离其目标位置的步数为偶数；每次滑动使两者各加1',
  'tiles-arranged-evenly': '把起点排成目标需要偶数次对换，而空格离其目标位置的步数为奇数；每次滑动使两者各加1',
  'toys-one-one': (/** @type {string} */ there) => `起点有1个1，而目标有${there}个，交换不会改变1的个数`,
  'toys-other-ones': (/** @type {string} */ here, /** @type {string} */ there) => `起点有${here}个1，而目标有${there}个，交换不会改变1的个数`,
  'map-no-way': '没有路径通向那里',
};

/** @type {Words['problem']} */
export const problem = {
  open: '谜题与题目',
  choose: '题目',
  pasted: (/** @type {number} */ n, /** @type {number} */ of) => `粘贴的第${n}道题，共${of}道`,
  own: '自己的题目',
  named(key, name) {
    const [kind = '', detail = '', more = ''] = name.split(' ');
    return entry(PRESETS, kind)(moves(key, Number(detail)), detail, more);
  },
  about(key, name) {
    if (name.startsWith('korf ')) return ABOUT.korf;
    return name.startsWith('sample ') ? (ABOUT.samples[key] ?? '') : '';
  },
  unsolvable: (/** @type {string} */ why) => `这个目标不可达：${why}。`,
  unsolvableRun(/** @type {{isTooLarge: boolean, mayBeStuck: boolean}} */ { isTooLarge, mayBeStuck }, /** @type {Searches} */ { all, side, path, bound }) {
    return [
      isTooLarge
        ? `可达状态太多，无法全部看到：${named([...all, ...side])}会一直运行到某个限制，最迟到内存限制。`
        : `运行即可看到：${named(all)}在看完所有可达状态后结束；${named(side)}在任一侧看完后就结束。`,
      `${named(path)}只保留当前路径及其分支，会一直运行到某个限制或被你停止${mayBeStuck ? '，除非起点无路可走' : ''}。`,
      `${named(bound)}不会看到界以外。`,
    ].join('');
  },
  paste: '粘贴…',
  setUp: '自定义…',
};
