import { column, entry } from '../entry.js';
import { allOf, anyOf } from '../format.js';
import { isCosted, lane, length as long, SETTINGS, search } from './names.js';

/** What lanes differ in, as it stands behind "differ". @type {Readonly<Record<string, string>>} */
const ASPECTS = { ...texts('aspects'), ...column(SETTINGS, 'differ') };

/** @import { LaneSpec, Search } from '../../state/state.js' */
/** @import { Aspect, PayOff, Side } from '../../state/verdict.js' */

/** Texts with values that are computed. */
export const said = {
  /** `most` is what the contest asks for, where there is a contest. @type {(key: string, length: number, most: number | undefined) => string} */
  'verdict.length': (key, length, most) => text({ isOver: most !== undefined && length > most, long: long(key, length), isCosted: isCosted(key) }),
  /** Where no lane has proved that none is shorter. @type {(key: string, length: number) => string} */
  'verdict.found': (key, length) => text({ isCosted: isCosted(key), long: long(key, length) }),
  /**
   * A solution without a proof, beside the shortest that is known, or that was found.
   * @type {(key: string, spec: LaneSpec, length: number, more: number, isShortest: boolean) => string}
   */
  'verdict.longer': (key, spec, length, more, isShortest) => text({ lane: lane(spec), isCosted: isCosted(key), long: long(key, length) }),
  /** What both paid, where one has a table. @type {(big: Side, small: Side, ratio: number) => string} */
  'verdict.compare': (big, small, ratio) =>
    text({
      laneBig: lane(big.spec),
      bigStored: big.stored,
      bigBytes: big.bytes,
      bigTable: big.table,
      bigTableBytes: big.table.bytes,
      bigTableTime: big.table.time,
      laneSmall: lane(small.spec),
      smallStored: small.stored,
      smallBytes: small.bytes,
      smallTable: small.table,
      smallTableBytes: small.table.bytes,
      smallTableTime: small.table.time,
      isMore: ratio >= 1.05,
      isLess: ratio <= 1 / 1.05,
      inverse: 1 / ratio,
    }),
  /** What both paid, in positions alone. @type {(big: Side, small: Side, ratio: number) => string} */
  'verdict.prices': (big, small, ratio) => {
    const saved = Math.max(1, Math.round(big.stored / small.stored));
    // 1,159 is about a thousand.
    const round = [10, 100, 1000].find((n) => Math.abs(saved / n - 1) < 0.2);
    return text({
      laneBig: lane(big.spec),
      laneSmall: lane(small.spec),
      isMore: ratio >= 1.05,
      isLess: ratio <= 1 / 1.05,
      inverse: 1 / ratio,
      part: round ?? saved,
    });
  },
  /**
   * Why two lanes that differ in several things do not show which of them made the difference, and what would tell.
   * @type {(differ: readonly Aspect[], between: {there: readonly LaneSpec[], missing: readonly Search[]}) => string}
   */
  'verdict.confounded': (differ, { there, missing }) =>
    text({
      differList: allOf(differ.map((aspect) => entry(ASPECTS, aspect))),
      length: differ.length,
      isThere: there.length > 0,
      there: allOf(there.map(lane)),
      isMissing: missing.length > 0,
      missing: anyOf(missing.map(search)),
    }),
  /** @type {(payOff: PayOff) => string} */
  'verdict.payOff': ({ dear, other, problems }) => text({ laneDear: lane(dear.spec), table: other.table, laneOther: lane(other.spec) }),
};
