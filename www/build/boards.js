import { KEYS, pageOf } from '../shared/puzzles/puzzles.js';

export { KEYS } from '../shared/puzzles/puzzles.js';

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
