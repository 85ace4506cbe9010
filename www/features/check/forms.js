// Problems in the form of a contest, and random ones.

import { parseContest, play, writeContest } from '../../shared/engine/engine.js';
import { Random } from '../../shared/kit/random.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';

/** @import { Sample } from '../../shared/puzzles/puzzle.js' */
/** @import { Problem } from '../../shared/state/state.js' */

/** Random moves between the ends of problems, so that most are short enough to follow by hand and some are as hard as any. */
const MOVES = [1, 2, 4, 8, 12, 16, 32, 64, 128, 256];
/** Most random moves, so that proofs take a second. */
const MOST = new Map([
  ['tiles-4', 64],
  ['knights', 32],
]);

/**
 * Ten random problems of a contest. One seed always gives the same ones.
 * @param {string} key @param {Sample} sample @param {number} seed @returns {Problem[]}
 */
export function drawn(key, { input }, seed) {
  const { name } = pageOf(key);
  const [{ start, goal } = { start: '', goal: '' }] = parseContest(name, input);
  const random = new Random(seed);
  // Other contests have one goal.
  const hasGoals = key === 'cubes' || key === 'toys';
  return MOVES.map((moves) => {
    const from = hasGoals ? random.shuffled([...start]).join('') : goal;
    let to = from;
    while (to === from)
      to = walked(name, from, goal, Math.min(moves, MOST.get(key) ?? moves), random);
    // Capitals are the tops of cubes.
    return hasGoals ? { start: from, goal: to.toUpperCase() } : { start: to, goal };
  });
}

/** @param {string} name @param {string} from @param {string} goal any @param {number} moves @param {Random} random */
function walked(name, from, goal, moves, random) {
  let [before, here] = ['', from];
  for (let left = moves; left > 0; left -= 1) {
    const onward = play(name, here, goal, []).onward.map(({ state }) => state);
    const forward = onward.filter((state) => state !== before);
    [before, here] = [here, random.pick(forward.length > 0 ? forward : onward)];
  }
  return here;
}

/**
 * Problems as the input of a contest. Several problems of a contest that has one are in the page's own form.
 * @param {string} key @param {Sample} sample @param {readonly Problem[]} problems
 */
export function inputOf(key, { input }, problems) {
  const { name, side } = pageOf(key);
  const texts = problems.map(({ start, goal }) => writeContest(name, start, goal));
  if (name === 'cubes') return `${texts.map((text) => text.replace(/0 0\n$/, '')).join('')}0 0\n`;
  if (name === 'knights')
    return `${texts.length}\n${texts.map((text) => text.replace(/^1\n/, '')).join('')}`;
  const [sample] = parseContest(name, input);
  const isAsked = problems.every(({ goal }) => goal === sample?.goal);
  if (name === 'toys' || !isAsked) return texts.join('');
  const lines = (/** @type {(start: string) => string} */ line) =>
    problems.map(({ start }) => `${line(start)}\n`).join('');
  if (input.includes('x')) return lines((start) => [...start.replace('0', 'x')].join(' '));
  if (/^\d{9}$/m.test(input)) return lines((start) => start);
  if (texts.length > 1) return texts.join('');
  return texts
    .join('')
    .split(/(?<=\n)/)
    .slice(0, side)
    .join('');
}
