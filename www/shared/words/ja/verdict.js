import { column, entry } from '../entry.js';
import { allOf, anyOf, bytes, count, seconds, times } from '../format.js';
import { isCosted, lane, length as long, SETTINGS, search } from './names.js';

/** @import { Side } from '../../state/verdict.js' */
/** @import { Words } from '../shape.js' */

/** Before「が異なり」. @type {Readonly<Record<string, string>>} */
const ASPECTS = {
  search: '探索',
  heuristic: 'ヒューリスティック',
  ...column(SETTINGS, 'differ'),
};

/** @type {(table: NonNullable<Side['table']>) => string} */
const tableOf = (table) => `＋表${bytes(table.bytes)}、構築${seconds(table.time)}`;

/** @type {(side: Side) => string} */
const memoryOf = (side) => `${bytes(side.bytes)}${side.table ? tableOf(side.table) : ''}`;

/** @type {Words['verdict']} */
export const verdict = {
  length: (key, length, most) =>
    most !== undefined && length > most ? `最短解：${long(key, length)}。${most}より多いので、コンテストの答えは-1です。` : `${isCosted(key) ? '最小コストの解' : '最短解'}：${long(key, length)}。`,
  found: (key, length) =>
    isCosted(key)
      ? `見つかった最小コストの解：${long(key, length)}。これより低コストの解がないことは証明されていません。`
      : `見つかった最短の解：${long(key, length)}。これより短い解がないことは証明されていません。`,
  longer(key, spec, length, more, isShortest) {
    const [best, good] = isCosted(key) ? ['最小コスト', 'コスト'] : ['最短', '長さ'];
    const than = isShortest ? best : `見つかった${best}`;
    return more === 0 ? `${lane(spec)}の解も${good}は同じですが、証明はありません。` : `${lane(spec)}が見つけた解は${long(key, length)}で、${than}より${count(more)}多いです。`;
  },
  compare(big, small, ratio) {
    const effort =
      ratio >= 1.05
        ? `の${times(ratio)}倍の局面を生成しました`
        : ratio <= 1 / 1.05
          ? `の${ratio > 0.1 ? `${Math.round(100 * ratio)}%` : `1/${times(1 / ratio)}`}の局面を生成しました`
          : 'とほぼ同数の局面を生成しました';
    const memory = (/** @type {Side} */ side) => (big.table || small.table ? `（${memoryOf(side)}）` : '');
    const [one, other] = [lane(big.spec), lane(small.spec)];
    return `${one}は${count(big.stored)}局面${memory(big)}を記憶しました。${other}は${count(small.stored)}局面${memory(small)}を記憶し、${one}${effort}。`;
  },
  confounded(differ, { there, missing }) {
    const what = allOf(differ.map((aspect) => entry(ASPECTS, aspect)));
    const tell =
      there.length > 0
        ? `それぞれを${allOf(there.map(lane))}と比べてください`
        : missing.length > 0
          ? `${anyOf(missing.map(search))}を追加するとわかります`
          : '1つだけが異なるレーンを追加するとわかります';
    return `${what}が異なり、${differ.length === 2 ? 'どちら' : 'どれ'}が原因かはわかりません。${tell}。`;
  },
  payOff({ dear, other, problems }) {
    const against = other.table ? `${lane(other.spec)}の表に対して` : '';
    const counted = `展開した局面数で数えると、${lane(dear.spec)}の表は`;
    if (problems === null) {
      return `${counted}、ここでは${against}割に合いません。展開は少なくなりませんでした。`;
    }
    if (problems === 1) return `${counted}、${against}すでに元が取れました。`;
    return `${counted}、${against}同じゴールのこのような問題${count(problems)}題で元が取れます。`;
  },
};
