// What the page's link says of sweeps, in a key of the page's own: about how many problems, by which seed, and which of the pairs of heuristics is
// looked at, from 1; or that none was counted here.

import { WANTED } from '../../shared/state/slices/sweep.js';

/** @import { Sweep } from '../../shared/state/slices/sweep.js' */

/** What a link asks to be counted: `place` is the pair that is looked at then. @typedef {{wanted: number, seed: number, place: number}} Asked */

/** The word for a sweep of which a link cannot say how it was come by. */
const NONE = 'none';

/** The greatest seed. */
export const MOST_SEED = 2 ** 32 - 1;

/** What is allowed where so many pairs can be looked at, as it is told to whoever has written something else. @type {(pairs: number) => string} */
export function allowedOf(pairs) {
  if (pairs === 0) return NONE;
  const [form, range] = pairs > 1 ? [' | 100,1,1', `; 1–${pairs}`] : ['', ''];
  return `${NONE} | 100,1${form} (${WANTED.join(' | ')}; 0–${MOST_SEED}${range})`;
}

/**
 * What the link says while problems with this end in common are in hand; '' where the census is looked at.
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

/** What a link asks for: 'none', a count, or null for what is neither. @type {(text: string, pairs: number) => 'none' | Asked | null} */
export function askedOf(text, pairs) {
  if (text === NONE) return 'none';
  const [, sample, seed, pair = '1'] =
    /^([1-9]\d{0,6}),(0|[1-9]\d{0,9})(?:,([1-9]\d?))?$/.exec(text) ?? [];
  const asked = { wanted: Number(sample), seed: Number(seed), place: Number(pair) - 1 };
  const isFit = WANTED.includes(asked.wanted) && asked.seed <= MOST_SEED && asked.place < pairs;
  return isFit ? asked : null;
}
