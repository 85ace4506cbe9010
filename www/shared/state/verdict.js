// The result of a finished race as numbers; the words are in the catalogue.

import { everySetting, settingOf } from './offered.js';
import { isShortest } from './proved.js';
import { puzzle } from './puzzles.js';
import { isAtWork } from './state.js';
import { isSame } from './twins.js';

/** @import { Game, LaneSpec, LaneState, Search } from './state.js' */

/**
 * @typedef {object} Side
 * @property {LaneSpec} spec
 * @property {number} stored peak number of positions
 * @property {number} bytes bytes for them
 * @property {number} generated
 * @property {number} expanded
 * @property {{bytes: number, units: number, time: number} | null} table the heuristic's tables: memory, positions
 *   expanded to build them, milliseconds
 */

/** Possible differences of two lanes: `search`, `heuristic`, `order`, or a setting. @typedef {string} Aspect */

/**
 * @typedef {object} Comparison compares the lanes with a solution that stored most and least
 * @property {Side} big
 * @property {Side} small
 * @property {number} ratio factor by which the latter generated more
 * @property {readonly Aspect[]} differ possible explanations
 * @property {{there: readonly LaneSpec[], missing: readonly Search[]}} between lanes with the search of one and the
 *   heuristic of the other, if both differ: existing and missing ones
 * @property {PayOff | null} payOff number of problems with this goal after which the costlier tables reduce total
 *   expansions, itself null if they never pay off; null if neither has tables or both cost the same
 * @typedef {{dear: Side, other: Side, problems: number | null}} PayOff
 *
 * @typedef {{spec: LaneSpec, length: number, more: number}} Longer a lane whose solution is not proved shortest: its
 *   length, and the excess over the verdict's
 * @typedef {{length: number, isKnown: boolean, longer: readonly Longer[], comparison: Comparison | null}} Verdict
 *   `length` is the shortest solution's if `isKnown`, else of the shortest found
 */

/**
 * `null` until a lane has a solution and none is at work. `distance` is the known length of a shortest solution, if
 * any.
 * @type {(state: Game, distance?: number | null) => Verdict | null}
 */
export function verdictOf({ key, lanes }, distance = null) {
  if (lanes.some((lane) => isAtWork(lane) || lane.phase === 'paused' || lane.phase === 'away'))
    return null;
  const solved = lanes.filter(({ snapshot }) => snapshot?.outcome === 'solved');
  if (solved.length === 0) return null;
  const proved = solved.find(({ snapshot }) => snapshot && isShortest(snapshot));
  const known = proved ? lengthOf(proved) : distance;
  const length = known ?? Math.min(...solved.map(lengthOf));
  // If all store the same, compare generated positions.
  const sides = solved.map(sideOf).sort((a, b) => b.stored - a.stored || b.generated - a.generated);
  const [big, small] = [sides[0], sides.at(-1)];
  return {
    length,
    isKnown: known !== null,
    longer: solved
      .filter(({ snapshot }) => snapshot && !isShortest(snapshot))
      .map((lane) => ({ spec: lane.spec, length: lengthOf(lane), more: lengthOf(lane) - length }))
      .filter(({ more }) => known !== null || more > 0),
    comparison: big && small && big !== small ? compared(big, small, key, lanes) : null,
  };
}

/** @type {(lane: LaneState) => number} */
const lengthOf = ({ snapshot }) => snapshot?.cost ?? snapshot?.length ?? 0;

/** @type {(lane: LaneState) => Side} */
function sideOf({ spec, snapshot, tableTime }) {
  const { stored_peak = 0, bytes_peak = 0, generated = 0, expanded = 0, table } = snapshot ?? {};
  return {
    spec,
    stored: stored_peak,
    bytes: bytes_peak,
    generated,
    expanded,
    table: table ? { bytes: table.bytes, units: table.done, time: tableTime } : null,
  };
}

/** @type {(big: Side, small: Side, key: string, lanes: Game['lanes']) => Comparison} */
function compared(big, small, key, lanes) {
  const differ = differenceOf(big.spec.search, small.spec.search, puzzle(key).order);
  const isBoth = differ.length === 2 && differ[0] === 'search' && differ[1] === 'heuristic';
  const hybrids = isBoth
    ? [crossed(big.spec.search, small.spec.search), crossed(small.spec.search, big.spec.search)]
    : [];
  const specs = lanes.map(({ spec }) => spec);
  return {
    big,
    small,
    ratio: small.generated / big.generated,
    differ,
    between: {
      there: hybrids.flatMap((hybrid) => specs.find(({ search }) => isSame(search, hybrid)) ?? []),
      missing: hybrids.filter((hybrid) => !specs.some(({ search }) => isSame(search, hybrid))),
    },
    payOff: payOffOf(big, small),
  };
}

/**
 * Differences of two searches that both solved the problem. Limits that were not reached do not count, nor does the
 * `usual` order written out.
 * @type {(a: Search, b: Search, usual: string) => Aspect[]}
 */
function differenceOf(a, b, usual) {
  const isOne = a.algorithm === b.algorithm;
  const own = everySetting().filter(({ of }) => of.includes(a.algorithm));
  /** @type {readonly [Aspect, boolean][]} */
  const aspects = [
    ['search', !isOne],
    ['heuristic', Boolean(a.heuristic && b.heuristic) && a.heuristic !== b.heuristic],
    ['order', (a.order ?? usual) !== (b.order ?? usual)],
    ...own.map((setting) => {
      const isOther = settingOf(setting, a) !== settingOf(setting, b);
      return /** @type {[Aspect, boolean]} */ ([setting.name, isOne && isOther]);
    }),
  ];
  return aspects.flatMap(([aspect, isDifferent]) => (isDifferent ? [aspect] : []));
}

/** @type {(search: Search, other: Search) => Search} */
const crossed = (search, { heuristic }) => (heuristic ? { ...search, heuristic } : search);

/**
 * In expanded positions, which are machine-independent: tables are built by expansions, too.
 * @type {(a: Side, b: Side) => PayOff | null}
 */
function payOffOf(a, b) {
  const units = (/** @type {Side} */ { table }) => table?.units ?? 0;
  if (units(a) === units(b)) return null;
  const [dear, other] = units(a) > units(b) ? [a, b] : [b, a];
  const saved = other.expanded - dear.expanded;
  const problems = saved > 0 ? Math.ceil((units(dear) - units(other)) / saved) : null;
  return { dear, other, problems };
}
