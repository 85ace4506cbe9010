// Words of sweeps: what must be expanded, over all problems of a puzzle.

import { count, decimal, percent } from '../format.js';
import { unread } from './files.js';
import { heuristic, plural, puzzle } from './names.js';
import { within } from './taught.js';

/** @import { Allowed, Problem } from '../../../features/sweep/read.js' */
/** @import { Share } from '../../../features/sweep/report.js' */

/** @type {(n: number, of: number) => string} */
const part = (n, of) => percent(n / Math.max(1, of));

/** @type {(every: number, things: string) => string} */
const eachOf = (every, things) =>
  every === 1 ? `all ${things}` : `every ${ordinal(every)} of the ${things}`;

/** @type {(n: number) => string} */
function ordinal(n) {
  const form = new Intl.PluralRules('en', { type: 'ordinal' }).select(n);
  const ending = { one: 'st', two: 'nd', few: 'rd' }[/** @type {'one' | 'two' | 'few'} */ (form)];
  return `${count(n)}${ending ?? 'th'}`;
}

/** @type {(allowed: Allowed) => string} */
function allowedIn(allowed) {
  switch (allowed.kind) {
    case 'whole':
      return `a whole number from ${count(allowed.from)} to ${count(allowed.to)}`;
    case 'number':
      return 'a number from 0 on';
    case 'one':
      return allowed.of.join(', ');
    case 'pair':
      return `one of ${allowed.of.join(', ')}, a slash, and one of ${allowed.and.join(', ')}`;
    case 'parts':
      return `an object of ${allowed.of.join(', ')}`;
    case 'items':
      return allowed.from === allowed.to
        ? `a list of ${count(allowed.from)}`
        : `a list of ${count(allowed.from)} to ${count(allowed.to)}`;
    case 'same':
      return allowed.as;
  }
}

/** @type {(problem: Problem) => string} */
function why(problem) {
  switch (problem.code) {
    case 'long':
      return `it is longer than ${count(problem.most)} bytes, and a sweep’s report is not`;
    case 'encoding':
    case 'gone':
      return unread[problem.code];
    case 'json':
      return 'it is not JSON; allowed: what “rolling-cubes sweep … --json” has printed';
    case 'rows':
      return 'it has the rows of a sweep; allowed: what “rolling-cubes merge FILE --json” makes of them, with the files of all parts';
    case 'part':
      return `${problem.place || 'the file'}: ${problem.given || 'nothing'} given; allowed: ${allowedIn(problem.allowed)}`;
  }
}

export const sweep = {
  kinds: { census: '← One space', sweep: 'All problems →' },
  kindsLong: {
    census: 'Every position that can be reached, by the least number of moves from the start',
    sweep: 'What must be expanded to solve each problem, over all problems of a puzzle',
  },
  about:
    'From which side has A* less to expand, and would two sides do better than one? Not on one problem, but over all of them, or every n-th. The counts are facts that no tie-breaking and no order of moves changes: the positions with f < C* forward and backward. They also include the fewest that searches from both sides can expand if they know f, g and that a move costs 1.',
  /** @type {(key: string, end: 'start' | 'goal', text: string) => string} */
  shared: (key, end, text) =>
    end === 'goal'
      ? `Here: problems of ${within(key)} with all kinds of starts and the goal ${text}.`
      : `Here: problems of ${within(key)} with the start ${text} and all kinds of goals.`,
  elsewhere: (/** @type {string} */ key) =>
    `Problems of ${within(key)} are not swept here: each takes too long. A sweep that was counted elsewhere can be opened.`,
  count: 'Count',
  wanted: 'Problems',
  about_n: (/** @type {number} */ n) => `about ${count(n)}`,
  seed: 'Seed',
  seedLong:
    'Chooses which of the problems are counted: the same seed chooses the same, here and on the command line',
  cancel: 'Cancel',
  progressName: 'Problems counted',
  /** @type {(done: number, of: number) => string} */
  progress: (done, of) =>
    of === 0 ? 'Looking for the problems …' : `${count(done)} of ${plural(of, 'problem')}`,
  failed: (/** @type {string} */ why) => `The count stopped: ${why}.`,
  open: 'Open a sweep …',
  openLong:
    'Opens a file that “rolling-cubes sweep … --json” has printed; it can be dropped here, too.',
  /** @type {(name: string, problem: Problem) => string} */
  refused: (name, problem) => `${name} was not opened: ${why(problem)}.`,

  heuristics: 'Heuristic',
  /** @type {(towards: string, from: string) => string} */
  pair: (towards, from) =>
    towards === from
      ? heuristic(towards)
      : `${heuristic(towards)} to the goal, ${heuristic(from)} from the start`,
  /** @type {(key: string, end: 'start' | 'goal', fixed: string, every: number, counted: number) => string} */
  problems: (key, end, fixed, every, counted) =>
    `${puzzle(key).full}, ${end} ${fixed}: ${eachOf(every, end === 'goal' ? 'starts' : 'goals')}, ${plural(counted, 'problem')}`,
  /** @type {(from: string, shard: {part: number, of: number}) => string} */
  source: (from, { part: n, of }) =>
    [of > 1 ? `part ${n} of ${of}` : '', from ? `from ${from}` : 'counted here']
      .filter(Boolean)
      .join(', '),
  /** @type {(sides: Share, families: Share, all: number) => string} */
  verdict: (sides, families, all) =>
    `Backward, A* has less to expand for ${part(sides.first, all)} of the problems, forward for ${part(sides.second, all)}, either way as much for ${part(sides.equal, all)}. Two sides could do with less than the better of these for ${part(families.first, all)}.`,

  shares: {
    /** @type {(pair: string) => string} */
    title: (pair) => `Where backward beats forward, and two sides one: ${pair}`,
    x: 'C*: the length of a shortest solution',
    scale: () => [0, 0.5, 1].map(percent),
    sides: 'Which side A* has less to expand from',
    backward: 'backward',
    equal: 'as much either way',
    forward: 'forward',
    families: 'Whether two sides could do with less than the better one',
    two: 'two sides',
    one: 'one does as well',
    /** @type {(length: number, problems: number, sides: Share, two: number) => string} */
    said: (length, problems, { first, second, equal }, two) =>
      `C* ${length}, ${plural(problems, 'problem')}: backward less for ${part(first, problems)}, forward for ${part(second, problems)}, as much for ${part(equal, problems)}; two sides less for ${part(two, problems)}`,
  },
  boxes: {
    /** @type {(pair: string) => string} */
    title: (pair) => `What must be expanded: ${pair}`,
    label: 'positions: least, quartiles, greatest; the diamond is the mean',
    names: {
      forward: 'A* forward',
      backward: 'A* backward',
      cover: 'The least, knowing f and g',
      coverConsistent: 'The least, using consistency',
      boxOfMm: 'MM, at most',
      idaStar: 'IDA*, earlier bounds',
    },
    /** Number of problems for which it was completed. @type {(name: string, problems: number, all: number) => string} */
    name: (name, problems, all) =>
      problems < all ? `${name} (${count(problems)} of ${count(all)})` : name,
    mean: (/** @type {number} */ n) => `mean ${n < 100 ? decimal(n) : count(n)}`,
    /** @type {(name: string, problems: number, quartiles: readonly number[]) => string} */
    said: (name, problems, [least = 0, quarter = 0, half = 0, threeQuarters = 0, most = 0]) =>
      `${name}, ${plural(problems, 'problem')}: least ${count(least)}, quartiles ${decimal(quarter)}, ${decimal(half)} and ${decimal(threeQuarters)}, greatest ${count(most)}`,
  },
};
