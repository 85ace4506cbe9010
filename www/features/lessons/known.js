// What lessons' numbers come to: by the table that a test has written for the page's own, and for a teacher's by the engine.

import { Audit, Floor, read_link, Score, Search, Survey, solve } from '../../pkg/rolling_cubes.js';
import { nameOf } from './formula.js';
import { Meter } from './measure.js';
import { COUNTS, RUN } from './measured.js';
import table from './numbers.json';

/** @import { Measure } from './formula.js' */

/** @type {Readonly<Record<string, Readonly<Record<string, number>>>>} */
const TABLE = table;

/** The most positions that are generated for one number on the page's own thread: a moment. */
const MOST = 500_000;

/** Milliseconds that all such numbers may take together in a visit: a file could name thousands of them. */
const MOST_TIME = 3000;

/** What can be counted in a moment: spaces, floors and audits cannot. @type {readonly string[]} */
const QUICK = [...COUNTS, ...RUN];

/**
 * Knows what measures come to, and counts those that are in no table for so many milliseconds in all.
 * @param {number} time
 * @returns {(measure: Measure) => number | null} null for what would take too long here, or what there is not
 */
export function knowing(time) {
  const meter = new Meter({ Audit, Floor, read_link, Score, Search, Survey, solve }, MOST);
  /** What was counted here, null for what could not be. @type {Map<string, number | null>} */
  const counted = new Map();
  let left = time;
  /** @param {Measure} measure */
  const counting = (measure) => {
    if (!QUICK.includes(measure.what) || left <= 0) return null;
    const began = performance.now();
    try {
      return meter.count(measure);
    } catch {
      // It would take too long, or the link has no such lane, depth or bound.
      return null;
    } finally {
      left -= performance.now() - began;
    }
  };
  return (measure) => {
    const name = nameOf(measure);
    const entry = TABLE[measure.of]?.[name];
    if (entry !== undefined) return entry;
    const key = `${name} of ${measure.of}`;
    const found = counted.get(key);
    if (found !== undefined) return found;
    const value = counting(measure);
    counted.set(key, value);
    return value;
  };
}

/** What a measure comes to, of any lesson that is read in this visit. */
export const known = knowing(MOST_TIME);
