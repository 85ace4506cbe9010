// The workshop's links.

import { escaped } from '../../shared/state/escaped.js';
import { readLink, writeLink } from '../../shared/state/link.js';
import { puzzleOf } from '../../shared/state/puzzles.js';

const page = () => location.href.replace(/#.*$/s, '');

/** The address of a bound on a problem, and of nothing else. @type {(key: string, problem: {start: string, goal: string}, bound: string) => string} */
export function addressOfMade(key, { start, goal }, bound) {
  const { link } = readLink(`#v=1&puzzle=${puzzleOf(key)}&start=${start}&goal=${escaped(goal)}`);
  return `${page()}#${writeLink({ ...link, start, goal, own: { workshop: bound } })}`;
}
