import { expect, test } from 'vitest';
import { isWon, thresholdsOf } from '../../../../www/features/workshop/medals.js';
import { isProved } from '../../../../www/features/workshop/verdict.js';
import { PUZZLES, pageOf } from '../../../../www/shared/puzzles/puzzles.js';
import { Job } from '../../engine.js';
import { BOARDS } from './boards.js';

/** @import { ScoreReport } from '../../../../www/pkg/rolling_cubes.js' */

/** Games with a workshop: on maps, h is written by hand. */
const GAMES = Object.keys(PUZZLES).filter((key) => pageOf(key).side > 0);

/** @type {Readonly<Record<string, keyof typeof BOARDS>>} */
const BOARD = {
  cubes: 'cubes',
  'tiles-3': 'tiles',
  'tiles-4': 'fifteen',
  knights: 'knights',
  toys: 'toys',
};

/** Cached scores, as several tests use the same bounds. @type {Map<string, ScoreReport>} */
const known = new Map();

/** @param {string} key @param {string} text */
function scored(key, text) {
  const report = known.get(`${key} ${text}`) ?? scoredAnew(key, text);
  known.set(`${key} ${text}`, report);
  return report;
}

/** @param {string} key @param {string} text */
function scoredAnew(key, text) {
  const score = Job.score(...BOARDS[BOARD[key] ?? 'tiles'], text);
  while (score.run_for(1000));
  const report = score.report();
  score.free();
  return report;
}

/** @param {string} key @param {string} text */
const wonBy = (key, text) => {
  const report = scored(key, text);
  return thresholdsOf(key)
    .filter((threshold) => isWon(threshold, report))
    .map(({ medal }) => medal);
};

test('every puzzle has three medals and one hard bonus, each harder than the one before', () => {
  for (const key of GAMES) {
    const thresholds = thresholdsOf(key);
    expect(thresholds.map(({ medal }) => medal)).toEqual(['bronze', 'silver', 'gold', 'hard']);
    const scores = thresholds.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
  expect(() => thresholdsOf('chess')).toThrow("there are no medals for 'chess'");
});

test('no medal is won by what is not proved, and none by a table of everything', () => {
  expect(
    [null, { admissible: null, complete: true }].map((audit) =>
      isProved(/** @type {any} */ (audit)),
    ),
  ).toEqual([false, false]);
  expect(wonBy('tiles-3', 'exact')).toEqual([]);
  expect(wonBy('cubes', 'exact')).toEqual([]);
});

/** Bounds that win each medal but not the next, which shows that each is attainable. */
const WINNERS = /** @type {const} */ ([
  ['cubes', 'misplaced', ['bronze']],
  ['cubes', 'misplaced-parity', ['bronze', 'silver']],
  ['cubes', 'max(paint(colours=W), paint(colours=R))', ['gold']],
  ['cubes', 'max(colours, paint(squares=a1b1c1a2b2c2))', ['hard']],
  ['tiles-3', 'sum(p in tiles: distance(p, goal(p)))', ['bronze']],
  ['tiles-3', 'linear-conflict', ['bronze', 'silver']],
  ['tiles-3', 'paint(tiles=1234+5678)', ['silver', 'gold']],
  ['tiles-3', 'max(paint(tiles=1234+5678), paint(tiles=1457+2368))', ['silver', 'gold', 'hard']],
  ['tiles-4', 'manhattan', ['bronze']],
  ['tiles-4', 'paint(tiles=1+2+3+4+5+6+7+8+9+a+b+c+d+e+f)', ['bronze']],
  ['tiles-4', 'linear-conflict', ['bronze', 'silver']],
  ['tiles-4', 'paint(tiles=123+456+789+abc+def)', ['silver']],
  ['tiles-4', 'max(linear-conflict, paint(tiles=12345+6789a+bcdef))', ['gold']],
  [
    'tiles-4',
    'max(linear-conflict, paint(tiles=14589+236ab+7cdef), paint(tiles=15236+489cd+7abef))',
    ['hard'],
  ],
  ['knights', 'misplaced', ['bronze']],
  ['knights', 'parity-up(misplaced)', ['bronze', 'silver']],
  ['knights', 'parity-up(max(misplaced, paint(squares=a3b3c3d3e3c5c4c2c1)))', ['gold']],
  ['toys', 'half-mismatch', ['bronze']],
  ['toys', 'matching', ['bronze', 'silver', 'gold', 'hard']],
]);

test.each(WINNERS)('on %s %s wins %j', (key, text, medals) => {
  expect(wonBy(key, text)).toEqual(medals);
});

test('each threshold has its reason: the listed bound that it leaves behind', () => {
  for (const key of GAMES) {
    for (const { score, beats } of thresholdsOf(key)) {
      const { score: beaten, unscored } = scored(key, beats);
      // A bound with too many nodes to count is worse than any score.
      expect(unscored).toBe(beaten === null ? 'beyond' : null);
      expect(score, `${key} ${beats}`).toBeLessThan(beaten ?? Number.POSITIVE_INFINITY);
    }
  }
});
