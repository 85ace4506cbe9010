import { entry } from '../entry.js';
import { allOf } from '../format.js';
import { algorithm, moves } from './names.js';

/** @import { Phrase } from '../en/phrases.js' */
/** @import { Searches } from '../en/problem.js' */
/** @import { Words } from '../shape.js' */

/** @type {(searches: readonly string[]) => string} */
const named = (searches) => allOf(searches.map(algorithm));

/** @type {Readonly<Record<string, (length: string) => string>>} */
const HARDEST = {
  '': (length) => `最難：${length}`,
  mirrored: (length) => `最難（鏡像）：${length}`,
  edge: (length) => `辺から最難：${length}`,
  centre: (length) => `中央から最難：${length}`,
  corner: (length) => `隅から最難：${length}`,
};

/** @type {Readonly<Record<string, string>>} */
const MAPS = {
  roads: 'ドイツの町',
  astray: '貪欲探索が迷う',
  weighted: '重みを増すと損をする',
  reopen: 'A*がノードを取り直す',
  meeting: '最初の出会いは誤り',
  diamonds: '毎回2通りの道',
  river: '狼と山羊とキャベツ',
  missionaries: '宣教師と人食い人',
  wall: '開けた土地の壁',
  marsh: 'コストの高い地面',
  maze: '迷路',
  rooms: '扉のある部屋',
};

/** @type {Readonly<Record<string, (length: string, detail: string, more: string) => string>>} */
const PRESETS = {
  moves: (length) => length,
  hardest: (length, _, more) => entry(HARDEST, more)(length),
  korf: (_, instance) => `Korfの問題${instance}`,
  map: (_, name) => entry(MAPS, name),
  sample: (_, n) => `例題${n}`,
};

const ABOUT = {
  korf: 'R. E. Korfが1985年にIDA*で解いた、ランダムな15パズル100題の1つ。',
  samples: /** @type {Readonly<Record<string, string>>} */ ({
    cubes: 'このパズルを出題したコンテスト、ACM ICPC日本・横浜大会2006の例題。',
    knights: 'このパズルを出題したコンテスト、SCOI 2005（中国）の例題。',
    toys: 'このパズルを出題したコンテスト、HAOI 2008（中国）の例題。',
  }),
};

/** @satisfies {Readonly<Record<string, Phrase>>} */
export const reasons = {
  'tiles-arranged-oddly': 'スタートをゴールの並びにするには奇数回の入れ替えが必要ですが、空きマスは自分の位置から偶数歩のところにあります。1手ごとに、どちらの数も1ずつ増えます',
  'tiles-arranged-evenly': 'スタートをゴールの並びにするには偶数回の入れ替えが必要ですが、空きマスは自分の位置から奇数歩のところにあります。1手ごとに、どちらの数も1ずつ増えます',
  'toys-one-one': (there) => `スタートには1が1個、ゴールには${there}個あり、入れ替えてもその数は変わりません`,
  'toys-other-ones': (here, there) => `スタートには1が${here}個、ゴールには${there}個あり、入れ替えてもその数は変わりません`,
  'map-no-way': 'そこへ行く道がありません',
};

/** @type {Words['problem']} */
export const problem = {
  open: 'パズルと問題',
  choose: '問題',
  pasted: (/** @type {number} */ n, /** @type {number} */ of) => `貼り付けた問題${n} / ${of}`,
  own: '自作の問題',
  named(key, name) {
    const [kind = '', detail = '', more = ''] = name.split(' ');
    return entry(PRESETS, kind)(moves(key, Number(detail)), detail, more);
  },
  about(key, name) {
    if (name.startsWith('korf ')) return ABOUT.korf;
    return name.startsWith('sample ') ? (ABOUT.samples[key] ?? '') : '';
  },
  unsolvable: (/** @type {string} */ why) => `このゴールには到達できません：${why}。`,
  unsolvableRun(/** @type {{isTooLarge: boolean, mayBeStuck: boolean}} */ { isTooLarge, mayBeStuck }, /** @type {Searches} */ { all, side, path, bound }) {
    return [
      isTooLarge
        ? `到達できる局面が多すぎて、すべては見られません。${named([...all, ...side])}は、何かの制限、遅くともメモリの制限に達するまで続きます。`
        : `実行するとわかります。${named(all)}は、到達できる局面をすべて見たら終わります。${named(side)}は、片側がすべて見たら終わります。`,
      `${named(path)}は、いまの経路沿いの局面だけを持ち、制限に達するか、あなたが止めるまで続きます${mayBeStuck ? '（スタートに可能な手がない場合を除く）' : ''}。`,
      `${named(bound)}は、しきい値より先を見ません。`,
    ].join('');
  },
  paste: '貼り付け…',
  setUp: '並べる…',
};
