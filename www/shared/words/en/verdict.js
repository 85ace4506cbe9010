// Words for what a finished race has shown.

import { column, entry } from '../entry.js';
import { allOf, anyOf, bytes, count, seconds, times } from '../format.js';
import { isCosted, lane, length as long, plural, SETTINGS, search } from './names.js';

/** @import { LaneSpec, Search } from '../../state/state.js' */
/** @import { Aspect, PayOff, Side } from '../../state/verdict.js' */

/** What lanes differ in, as it stands behind "differ". @type {Readonly<Record<string, string>>} */
const ASPECTS = {
  search: 'in search',
  heuristic: 'in heuristic',
  ...column(SETTINGS, 'differ'),
};

/** @type {(table: NonNullable<Side['table']>) => string} */
const tableOf = (table) => `+ ${bytes(table.bytes)} table, built in ${seconds(table.time)}`;

/** @type {(side: Side) => string} */
const memoryOf = (side) => [bytes(side.bytes), side.table ? tableOf(side.table) : ''].join(' ').trim();

export const verdict = {
  /** `most` is what the contest asks for, where there is a contest. @type {(key: string, length: number, most: number | undefined) => string} */
  length: (key, length, most) =>
    most !== undefined && length > most
      ? `Shortest solution: ${long(key, length)}, more than ${most}: the contest’s answer is -1.`
      : `${isCosted(key) ? 'Cheapest' : 'Shortest'} solution: ${long(key, length)}.`,
  /** Where no lane has proved that none is shorter. @type {(key: string, length: number) => string} */
  found: (key, length) =>
    isCosted(key) ? `Cheapest solution found: ${long(key, length)}. That none is cheaper is not proved.` : `Shortest solution found: ${long(key, length)}. That none is shorter is not proved.`,
  /**
   * A solution without a proof, beside the shortest that is known, or that was found.
   * @type {(key: string, spec: LaneSpec, length: number, more: number, isShortest: boolean) => string}
   */
  longer(key, spec, length, more, isShortest) {
    const [best, good] = isCosted(key) ? ['cheapest', 'cheap'] : ['shortest', 'short'];
    const than = isShortest ? `the ${best}` : `the ${best} found`;
    return more === 0 ? `The solution of ${lane(spec)} is just as ${good}, but unproved.` : `${lane(spec)} found one of ${long(key, length)}, ${count(more)} more than ${than}.`;
  },
  /**
   * Tables count as stored.
   * @type {(big: Side, small: Side, ratio: number) => string}
   */
  compare(big, small, ratio) {
    const effort =
      ratio >= 1.05
        ? `generated ${times(ratio)} times as many`
        : ratio <= 1 / 1.05
          ? `generated ${ratio > 0.1 ? `${Math.round(100 * ratio)} %` : `1/${times(1 / ratio)}`} as many`
          : 'generated about as many';
    const memory = (/** @type {Side} */ side) => (big.table || small.table ? ` in ${memoryOf(side)}` : '');
    const [one, other] = [lane(big.spec), lane(small.spec)];
    return `${one} stored ${plural(big.stored, 'position')}${memory(big)}; ${other} stored ${count(small.stored)}${memory(small)}${small.table ? ',' : ''} and ${effort}.`;
  },
  /**
   * Why two lanes that differ in several things do not show which of them made the difference, and what would tell.
   * @type {(differ: readonly Aspect[], between: {there: readonly LaneSpec[], missing: readonly Search[]}) => string}
   */
  confounded(differ, { there, missing }) {
    const what = allOf(differ.map((aspect) => entry(ASPECTS, aspect)));
    const may = differ.length === 2 ? 'either may' : 'any of these may';
    const tell =
      there.length > 0 ? `compare each with ${allOf(there.map(lane))}` : missing.length > 0 ? `add ${anyOf(missing.map(search))} to tell` : 'add a lane that shares all but one of them to tell';
    return `They differ ${what}, and ${may} explain this: ${tell}.`;
  },
  /** @type {(payOff: PayOff) => string} */
  payOff({ dear, other, problems }) {
    const against = other.table ? ` against that of ${lane(other.spec)}` : '';
    const counted = `Counted in positions expanded, the table of ${lane(dear.spec)}`;
    if (problems === null) {
      return `${counted} does not pay off${against} here: no fewer were expanded with it.`;
    }
    if (problems === 1) return `${counted} has already paid off${against}.`;
    return `${counted} pays off${against} after ${count(problems)} such problems with the same goal.`;
  },
};
