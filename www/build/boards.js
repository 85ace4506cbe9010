import { KEYS, pageOf } from '../shared/puzzles/puzzles.js';

export { KEYS } from '../shared/puzzles/puzzles.js';

/** Boards whose first race takes a part of the engine. A map takes all of it. */
export const RACED = KEYS.filter((key) => pageOf(key).side > 0);

/**
 * The link that opens a board with its default problem. Of boards with one name, the first is selected by the name,
 * others by a problem of their size.
 * @param {string} key the page's name
 */
export function linkTo(key) {
  const { name, problems } = pageOf(key);
  const link = `puzzle=${name}`;
  if (KEYS.find((other) => pageOf(other).name === name) === key) return link;
  const [problem] = problems.noted;
  if (!problem) throw new Error(`there is no problem of note of '${key}'`);
  return `${link}&start=${problem.start}&goal=${problem.goal}`;
}
