// Summarizes rows by the engine's rule, which the browser's engine lacks. Tests compare both on the same rows.

import { COUNTS, PLACES } from '../../shared/puzzles/swept.js';
import { quantile } from '../experiments/summary.js';

/** @import { Distribution, Row, Share, Summary } from './report.js' */

/** @typedef {readonly (number | null)[]} Counts */

/** @type {(counts: Counts, place: number) => number} */
const at = (counts, place) => counts[place] ?? 0;

/** @type {(counts: Counts) => number} */
const better = (counts) => Math.min(at(counts, PLACES.forward), at(counts, PLACES.backward));

/** @type {(all: readonly Counts[], first: (counts: Counts) => number, second: (counts: Counts) => number) => Share} */
function shareOf(all, first, second) {
  const signs = all.map((counts) => Math.sign(first(counts) - second(counts)));
  const count = (/** @type {number} */ sign) => signs.filter((one) => one === sign).length;
  return { first: count(-1), second: count(1), equal: count(0) };
}

/** @type {(all: readonly Counts[]) => Share} */
const sides = (all) =>
  shareOf(
    all,
    (counts) => at(counts, PLACES.backward),
    (counts) => at(counts, PLACES.forward),
  );

/** @type {(all: readonly Counts[]) => Share} */
const families = (all) => shareOf(all, (counts) => at(counts, PLACES.cover), better);

/** @type {(all: readonly Counts[], place: number) => Distribution} */
function distributionOf(all, place) {
  const counts = all.flatMap((one) => one[place] ?? []).sort((a, b) => a - b);
  const sum = counts.reduce((total, count) => total + count, 0);
  const isAny = counts.length > 0;
  return {
    problems: counts.length,
    sum,
    mean: isAny ? sum / counts.length : 0,
    quartiles: isAny ? [0, 1, 2, 3, 4].map((k) => quantile(counts, k / 4)) : [],
  };
}

/** Summaries by pair of heuristics. @type {(rows: readonly Row[], pairs: readonly (readonly [string, string])[]) => Summary[]} */
export const summariesOf = (rows, pairs) =>
  pairs.map((pair, place) => summaryOf(rows, place, pair));

/** @type {(rows: readonly Row[], place: number, pair: readonly [string, string]) => Summary} */
function summaryOf(rows, place, [heuristic, backward_heuristic]) {
  const all = rows.map(([, , counts]) => counts[place] ?? []);
  /** @type {Map<number, Counts[]>} */
  const lengths = new Map();
  rows.forEach(([, length], n) => {
    const of = lengths.get(length) ?? [];
    of.push(all[n] ?? []);
    lengths.set(length, of);
  });
  const by_length = [...lengths]
    .toSorted(([a], [b]) => a - b)
    .map(([length, of]) => ({
      length,
      problems: of.length,
      means: Object.fromEntries(
        COUNTS.flatMap((name, count) => {
          const { problems, mean } = distributionOf(of, count);
          return problems > 0 ? [[name, mean]] : [];
        }),
      ),
      backward_against_forward: sides(of),
      two_sides_against_one: families(of),
    }));
  const counts = /** @type {Summary['counts']} */ (
    Object.fromEntries(COUNTS.map((name, count) => [name, distributionOf(all, count)]))
  );
  return {
    heuristic,
    backward_heuristic,
    counts,
    backward_against_forward: sides(all),
    two_sides_against_one: families(all),
    mm_against_one: shareOf(all, (one) => at(one, PLACES.mm), better),
    by_length,
  };
}
