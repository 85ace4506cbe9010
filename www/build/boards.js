// Links that open the page's boards, for what measures or tries each of them.

import { KEYS, pageOf } from '../shared/puzzles/puzzles.js';

/** The names that the page has for its boards. */
export { KEYS } from '../shared/puzzles/puzzles.js';

/**
 * What a link says to open a board as the page opens with it. Of boards of one name the first is told by that, and
 * each other by a problem of its own size.
 * @param {string} key the page's name of it
 */
export function linkTo(key) {
  const { name, problems } = pageOf(key);
  const link = `puzzle=${name}`;
  if (KEYS.find((other) => pageOf(other).name === name) === key) return link;
  const [problem] = problems.noted;
  if (!problem) throw new Error(`there is no problem of note of '${key}'`);
  return `${link}&start=${problem.start}&goal=${problem.goal}`;
}
