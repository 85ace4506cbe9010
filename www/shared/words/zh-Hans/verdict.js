// Words for the results of a finished race.

import { column, entry } from '../entry.js';
import { allOf, anyOf, bytes, count, seconds, times } from '../format.js';
import { isCosted, lane, length as long, positions, SETTINGS, search } from './names.js';

/** @import { Side } from '../../state/verdict.js' */
/** @import { Words } from '../shape.js' */

/** @type {Readonly<Record<string, string>>} */
const ASPECTS = {
  search: '搜索算法',
  heuristic: '启发函数',
  ...column(SETTINGS, 'differ'),
};

/** @type {(table: NonNullable<Side['table']>) => string} */
const tableOf = (table) => `加上${bytes(table.bytes)}的表，构建用时${seconds(table.time)}`;

/** @type {(side: Side) => string} */
const memoryOf = (side) => [bytes(side.bytes), side.table ? tableOf(side.table) : ''].filter(Boolean).join('，');

const best = (/** @type {string} */ key) => (isCosted(key) ? '代价最小的解' : '最短解');

/** @type {Words['verdict']} */
export const verdict = {
  /** `most` is the contest's limit, if any. @type {(key: string, length: number, most: number | undefined) => string} */
  length: (key, length, most) => (most !== undefined && length > most ? `${best(key)}：${long(key, length)}，多于${most}：按竞赛要求应输出-1。` : `${best(key)}：${long(key, length)}。`),
  found: (key, length) => (isCosted(key) ? `找到的代价最小的解：${long(key, length)}。未证明没有代价更小的解。` : `找到的最短解：${long(key, length)}。未证明没有更短的解。`),
  longer(key, spec, length, more, isShortest) {
    const than = isShortest ? best(key) : `找到的${best(key)}`;
    return more === 0 ? `${lane(spec)}的解${isCosted(key) ? '代价相同' : '一样短'}，但未经证明。` : `${lane(spec)}找到的解为${long(key, length)}，比${than}多${count(more)}。`;
  },
  compare(big, small, ratio) {
    const effort =
      ratio >= 1.05 ? `生成数是前者的${times(ratio)}倍` : ratio <= 1 / 1.05 ? `生成数是前者的${ratio > 0.1 ? `${Math.round(100 * ratio)}%` : `1/${times(1 / ratio)}`}` : '生成数与前者大致相同';
    const memory = (/** @type {Side} */ side) => (big.table || small.table ? `（${memoryOf(side)}）` : '');
    const [one, other] = [lane(big.spec), lane(small.spec)];
    return `${one}存储了${positions(big.stored)}${memory(big)}；${other}存储了${count(small.stored)}个${memory(small)}，${effort}。`;
  },
  confounded(differ, { there, missing }) {
    const what = allOf(differ.map((aspect) => entry(ASPECTS, aspect)));
    const may = differ.length === 2 ? '两者都' : '其中任何一项都';
    const tell = there.length > 0 ? `请把它们分别与${allOf(there.map(lane))}比较` : missing.length > 0 ? `要分清，请添加${anyOf(missing.map(search))}` : '要分清，请添加一条只有一项不同的赛道';
    return `它们的${what}不同，${may}可能是原因：${tell}。`;
  },
  payOff({ dear, other, problems }) {
    const against = other.table ? `相对于${lane(other.spec)}的表，` : '';
    const counted = `按扩展的状态数计，${against}${lane(dear.spec)}的表`;
    if (problems === null) return `${counted}在这里不划算：用它并没有少扩展。`;
    if (problems === 1) return `${counted}已经收回成本。`;
    return `${counted}要解${count(problems)}道目标相同的此类题目才收回成本。`;
  },
};
