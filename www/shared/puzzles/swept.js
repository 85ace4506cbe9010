// Puzzles that the command line sweeps, the end that their problems share, and the counts. The engine for browsers
// lacks these, so tests compare them with the command line.

/** By the page's names. @type {Readonly<Record<string, 'start' | 'goal'>>} */
export const SWEPT = { cubes: 'start', 'tiles-3': 'goal', toys: 'start' };

/** @type {(key: string) => 'start' | 'goal'} */
export function sharedEnd(key) {
  const end = SWEPT[key];
  if (!end) throw new Error(`no problems of '${key}' are swept`);
  return end;
}

/** Counts of a problem, by their column names and in their order. */
export const COUNTS = /** @type {const} */ ([
  'forward',
  'backward',
  'cover',
  'cover_parity',
  'cover_consistent',
  'cover_consistent_parity',
  'mm',
  'mme',
  'ida_star',
]);

const placeOf = (/** @type {typeof COUNTS[number]} */ name) => COUNTS.indexOf(name);

/** Indices of the counts used for comparison. */
export const PLACES = {
  forward: placeOf('forward'),
  backward: placeOf('backward'),
  cover: placeOf('cover'),
  mm: placeOf('mm'),
};
