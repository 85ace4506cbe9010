// The link's `sweep` key: sample size, seed, and the index of the shown pair of heuristics, from 1; or that none was
// counted here.

import { WANTED } from '../../shared/state/slices/sweep.js';

/** @import { Sweep } from '../../shared/state/slices/sweep.js' */

/** A requested count; `place` is the pair to show. @typedef {{wanted: number, seed: number, place: number}} Asked */

/** The word for a sweep whose origin a link cannot express. */
const NONE = 'none';

export const MOST_SEED = 2 ** 32 - 1;

/** The allowed values, for error messages, with this number of pairs. @type {(pairs: number) => string} */
export function allowedOf(pairs) {
  if (pairs === 0) return NONE;
  const [form, range] = pairs > 1 ? [' | 100,1,1', `; 1–${pairs}`] : ['', ''];
  return `${NONE} | 100,1${form} (${WANTED.join(' | ')}; 0–${MOST_SEED}${range})`;
}

/**
 * The key's value for problems with this end; '' while the census is shown.
 * @type {(sweep: Sweep | null, of: string) => string}
 */
export function textOf(sweep, of) {
  if (!sweep?.shown) return '';
  const { counted, asked, place } = sweep;
  const about = asked ?? counted;
  if (about?.of !== of) return NONE;
  const pair = asked ? asked.place : place;
  return [about.wanted, about.seed, ...(pair > 0 ? [pair + 1] : [])].join(',');
}

/** Parses the key: 'none', a count, or null if invalid. @type {(text: string, pairs: number) => 'none' | Asked | null} */
export function askedOf(text, pairs) {
  if (text === NONE) return 'none';
  const [, sample, seed, pair = '1'] =
    /^([1-9]\d{0,6}),(0|[1-9]\d{0,9})(?:,([1-9]\d?))?$/.exec(text) ?? [];
  const asked = { wanted: Number(sample), seed: Number(seed), place: Number(pair) - 1 };
  const isFit = WANTED.includes(asked.wanted) && asked.seed <= MOST_SEED && asked.place < pairs;
  return isFit ? asked : null;
}
