// Values of lessons' numbers: from a generated table for the page's own lessons, by the engine for others.

import { Job, read_link, Search, solve } from '../../pkg/rolling_cubes.js';
import { nameOf } from './formula.js';
import { Meter } from './measure.js';
import { COUNTS, RUN } from './measured.js';
import table from './numbers.json';

/** @import { Measure } from './formula.js' */

/** @type {Readonly<Record<string, Readonly<Record<string, number>>>>} */
const TABLE = table;

/** Limit on generated positions for one number on the page's own thread: a moment. */
const MOST = 500_000;

/** Limit in milliseconds for all numbers of a visit: a file may have thousands. */
const MOST_TIME = 3000;

/** Measures that take a moment; spaces, floors and audits do not. @type {readonly string[]} */
const QUICK = [...COUNTS, ...RUN];

/**
 * Looks up or counts measures, within a time limit in milliseconds.
 * @param {number} time
 * @returns {(measure: Measure) => number | null} null for unavailable or slow ones
 */
export function knowing(time) {
  const meter = new Meter({ Job, read_link, Search, solve }, MOST);
  /** @type {Map<string, number | null>} */
  const counted = new Map();
  let left = time;
  /** @param {Measure} measure */
  const counting = (measure) => {
    if (!QUICK.includes(measure.what) || left <= 0) return null;
    const began = performance.now();
    try {
      return meter.count(measure);
    } catch {
      // Too slow, or the link lacks such a lane, depth or bound.
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
