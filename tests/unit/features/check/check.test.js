import { expect, test } from 'vitest';
import { answersIn, markOf } from '../../../../www/features/check/answers.js';
import { drawn, inputOf } from '../../../../www/features/check/forms.js';
import { lengths } from '../../../../www/features/check/jobs.js';
import { PUZZLES, pageOf } from '../../../../www/shared/puzzles/puzzles.js';
import { parse_contest, unsolvable } from '../../engine.js';

/** @import { Problem } from '../../../../www/shared/state/state.js' */

const CONTESTS = Object.entries(PUZZLES).flatMap(([key, { problems }]) =>
  problems.samples.map((sample) => ({ key, sample, names: sample.names })),
);

/** @param {string} key @param {readonly Problem[]} problems */
function lengthsOf(key, problems) {
  const requests = problems.map((problem) => ({
    ...problem,
    puzzle: pageOf(key).name,
    ...(key === 'tiles-4'
      ? { algorithm: 'ida-star', heuristic: 'linear-conflict' }
      : { algorithm: 'bidirectional-bfs' }),
  }));
  return [...lengths(requests)].flatMap((news) => (news ? [news.length] : []));
}

test.each(CONTESTS)('$names: the sample is written as the contest has it', ({ key, sample }) => {
  const problems = parse_contest(pageOf(key).name, sample.input);
  expect(inputOf(key, sample, problems).split(/\s+/)).toEqual(sample.input.split(/\s+/));
});

test.each(CONTESTS)(
  '$names: a seed draws ten problems that its input gives back',
  ({ key, sample }) => {
    const { name } = pageOf(key);
    const problems = drawn(key, sample, 7);
    expect(problems).toHaveLength(10);
    expect(drawn(key, sample, 7)).toEqual(problems);
    expect(drawn(key, sample, 8)).not.toEqual(problems);
    expect(parse_contest(name, inputOf(key, sample, problems))).toEqual(problems);
    for (const problem of problems)
      expect(parse_contest(name, inputOf(key, sample, [problem]))).toEqual([problem]);
    const found = lengthsOf(key, problems);
    expect(found[0]).toBe(1);
    expect(Math.max(...found.map(Number))).toBeGreaterThan(4);
    for (const { start, goal } of problems) expect(unsolvable(name, start, goal)).toBeFalsy();
  },
);

const POJ = { start: '234150768', goal: '123456780' };
const TOYS = { start: '1111000011100010', goal: '1010010110100101' };
const FAR = { start: 'EWWWWWWWW', goal: 'RRRBWBRRE' };

/** @type {[string, Problem, number | null, string, string][]} */
const MARKS = [
  ['cubes', FAR, 31, '-1', 'right'],
  ['cubes', FAR, 31, '−1', 'right'],
  ['cubes', FAR, 31, '31', 'wrong'],
  ['cubes', FAR, 31, 'nan', 'noAnswer'],
  ['tiles-3', POJ, 19, '19', 'right'],
  ['tiles-3', POJ, 19, '20', 'wrong'],
  ['tiles-3', POJ, 19, 'ullddrurdllurdruldr', 'right'],
  ['tiles-3', POJ, 19, 'ULLDDRURDLLURDRULDR', 'right'],
  ['tiles-3', POJ, 19, 'ullddrurdllurdruldrlr', 'right'],
  ['tiles-3', POJ, 19, 'ullddrurdllurdruld', 'noWay'],
  ['tiles-3', POJ, 19, 'rrr', 'noWay'],
  ['tiles-3', POJ, 19, 'unsolvable', 'wrong'],
  ['tiles-3', { ...POJ, start: '324150768' }, null, 'unsolvable', 'right'],
  ['tiles-3', { ...POJ, start: '324150768' }, null, '-1', 'right'],
  ['tiles-3', { ...POJ, start: '324150768' }, null, 'ullddrurdllurdruldr', 'noWay'],
  ['toys', TOYS, 4, '4\n1222\n1424\n3242\n4344\n', 'right'],
  ['toys', TOYS, 4, '4\n1222\n1424\n3242\n', 'noWay'],
  ['toys', TOYS, 4, '4\n1222\n1424\n3242\n1144\n', 'noWay'],
  ['toys', TOYS, 4, '4\n', 'noWay'],
  ['toys', TOYS, 4, '5\n', 'wrong'],
];

test.each(MARKS)(
  '%s %o is %s moves away, and the answer %j is %s',
  (key, problem, length, output, mark) => {
    const [answer, ...more] = answersIn(key, output);
    expect(more).toEqual([]);
    expect(answer && markOf(key, problem, length, answer)).toBe(mark);
  },
);

test('the toys’ moves belong to the number before them', () => {
  expect(answersIn('toys', '1 1112\n0\n1\n1112\n')).toEqual([
    { text: '1', moves: ['1112'] },
    { text: '0', moves: [] },
    { text: '1', moves: ['1112'] },
  ]);
});

test('a search that reaches its limit has no length, and the next one is tried', () => {
  const request = { puzzle: 'tiles', algorithm: 'bidirectional-bfs', ...POJ };
  const news = [...lengths([{ ...request, max_nodes: 10 }, request])].filter(Boolean);
  expect(news).toEqual([{ length: null }, { length: 19 }]);
});
