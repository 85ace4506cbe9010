// Of which puzzles the command line sweeps all problems, the end that these share, and what it counts of each. Tests hold all of it against
// the command line, as the engine that browsers have knows nothing of it.

/** By the page's names. @type {Readonly<Record<string, 'start' | 'goal'>>} */
export const SWEPT = { cubes: 'start', 'tiles-3': 'goal', toys: 'start' };

/** The end that the problems of a puzzle share that is swept. @type {(key: string) => 'start' | 'goal'} */
export function sharedEnd(key) {
  const end = SWEPT[key];
  if (!end) throw new Error(`no problems of '${key}' are swept`);
  return end;
}

/** The counts of a problem, in this order, by their names in files. */
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

/** The places of the counts by which sides and families are compared. */
export const PLACES = {
  forward: placeOf('forward'),
  backward: placeOf('backward'),
  cover: placeOf('cover'),
  mm: placeOf('mm'),
};
