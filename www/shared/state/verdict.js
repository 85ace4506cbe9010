// What a finished race has shown, as numbers; the words are in the catalogue.

import { usualOrder } from './games.js';
import { everySetting, settingOf } from './offered.js';
import { isShortest } from './proved.js';
import { isAtWork } from './state.js';
import { isSame } from './twins.js';

/** @import { Game, LaneSpec, LaneState, Search } from './state.js' */

/**
 * What a lane has come to.
 * @typedef {object} Side
 * @property {LaneSpec} spec
 * @property {number} stored positions at the most
 * @property {number} bytes for them
 * @property {number} generated
 * @property {number} expanded
 * @property {{bytes: number, units: number, time: number} | null} table what the heuristic's tables took: memory, positions expanded
 *   for them, and milliseconds
 */

/** What two lanes can differ in: `search`, `heuristic`, `order`, or a setting that not all take. @typedef {string} Aspect */

/**
 * @typedef {object} Comparison of who stored the most and who the least of the lanes that solved it
 * @property {Side} big
 * @property {Side} small
 * @property {number} ratio how many times as many positions the latter generated
 * @property {readonly Aspect[]} differ what can explain that
 * @property {{there: readonly LaneSpec[], missing: readonly Search[]}} between lanes that share the search with one and the heuristic
 *   with the other, where they differ in these two: those in the race, and those that are not
 * @property {PayOff | null} payOff null where neither has tables, or both have tables that cost the same
 *
 * When the tables that cost more have paid off: the number of problems like this one, with the same goal, after which less is
 * expanded in all, tables included; null when never.
 * @typedef {{dear: Side, other: Side, problems: number | null}} PayOff
 *
 * @typedef {{spec: LaneSpec, length: number, more: number}} Longer a lane whose solution is not proved shortest: how long it is, and how
 *   much longer than the verdict's
 * @typedef {{length: number, isKnown: boolean, longer: readonly Longer[], comparison: Comparison | null}} Verdict `length` is that of a
 *   shortest solution, where that `isKnown`, and else of the shortest that was found
 */

/**
 * `null` until some lane has a solution and none is at work. `distance` is the length of a shortest solution, where that is known besides.
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
  // Where all store alike, who generated the most and who the least.
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
const lengthOf = ({ snapshot }) => snapshot?.length ?? 0;

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
  const differ = differenceOf(big.spec.search, small.spec.search, usualOrder(key));
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
 * What is different of two searches that have both solved the problem; limits that nothing met are not, nor is an order of moves
 * that is written out and the `usual` one.
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

/** A search with the heuristic of another. @type {(search: Search, other: Search) => Search} */
const crossed = (search, { heuristic }) => (heuristic ? { ...search, heuristic } : search);

/**
 * Counted in positions expanded, which are the same on any machine: a table is made by expanding positions, too.
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
