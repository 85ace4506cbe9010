import { beforeAll, describe, expect, test } from 'vitest';
import { kindOf } from '../../../../www/features/exercises/kinds.js';
import { helpAfter, Malformed, perform } from '../../../../www/features/exercises/marks.js';
import { Random } from '../../../../www/shared/kit/random.js';
import { loadPageEngine } from '../../page-engine.js';
import { correct, everyAnswer, kinds, play } from './players.js';

/** @import { Kind } from '../../../../www/features/exercises/kind.js' */

beforeAll(loadPageEngine);

const aStar = /** @type {Kind} */ (kindOf('open-list'));
const SEED = 8072;

/** @param {number} seed */
function wrongFirst(seed) {
  const { question } = aStar.begin(new Random(seed));
  const wrong = question && everyAnswer(question).find((answer) => !question.isRight(answer));
  if (!wrong) throw new Error('every answer is right');
  return wrong;
}

describe('an answer', () => {
  const right = () => play(aStar, SEED, correct);

  test('that is right at once earns a point, and finished is another thing than correct', () => {
    const whole = perform(aStar, SEED, right());
    expect([whole.points, whole.question]).toEqual([whole.total, null]);
    const [, ...rest] = right();
    const marks = perform(aStar, SEED, [wrongFirst(SEED), ...rest]);
    expect([marks.question, marks.points]).toEqual([null, whole.total - 1]);
    expect(marks.steps[0]?.mark).toBe('wrong');
  });

  test('that is taken back costs its point, once however often', () => {
    const [first = '', ...rest] = right();
    const once = perform(aStar, SEED, [first, 'u', first, ...rest]);
    const often = perform(aStar, SEED, [
      first,
      'u',
      wrongFirst(SEED),
      'u',
      first,
      'u',
      first,
      ...rest,
    ]);
    expect([once.points, often.points]).toEqual([once.total - 1, once.total - 1]);
    expect(once.steps.map(({ isSpent }) => isSpent)).toEqual([true, ...rest.map(() => false)]);
  });

  test('that was shown earns nothing, and what was done before keeps its points', () => {
    expect(perform(aStar, SEED, ['x'])).toMatchObject({ points: 0, question: null });
    const [first = ''] = right();
    const marks = perform(aStar, SEED, [first, 'x']);
    expect(marks).toMatchObject({ points: 1, question: null, isShown: true });
    expect(marks.total).toBe(right().length);
    expect(marks.steps.slice(1).every(({ mark }) => mark === 'shown')).toBe(true);
  });

  test.each([
    [['u']],
    [['x', 'u']],
    [['x', 'n1']],
    [['nobody']],
    [['__proto__']],
    [['']],
    [Array.from({ length: 201 }, () => 'u')],
  ])('that cannot have been given is an error: %j', (signs) => {
    expect(() => perform(aStar, SEED, signs)).toThrow(Malformed);
  });

  test('too many are an error, too', () => {
    expect(() => perform(aStar, SEED, [...right(), 'n1'])).toThrow(Malformed);
  });
});

test('help fades with success, and comes back with a mistake', () => {
  expect([0, 1, 2, 4, 5, 9].map(helpAfter)).toEqual([2, 2, 1, 1, 0, 0]);
  const right = play(aStar, SEED, correct);
  const marks = perform(aStar, SEED, right.slice(0, 3));
  expect([marks.streak, perform(aStar, SEED, right, 4).streak]).toEqual([3, 4 + right.length]);
  expect(perform(aStar, SEED, [wrongFirst(SEED)], 4).streak).toBe(0);
});

/** Whether an exercise of a kind asks for one of several options. @param {Kind} kind */
const givesChoices = (kind) =>
  [13, 26, 39].some((seed) => {
    const run = kind.begin(new Random(seed));
    while (run.question && run.question.form !== 'choice') run.go(run.question.model);
    return run.question !== null;
  });

test('options come in any order: where the right one stands is no hint', () => {
  // By number of options, how often the right one was in each place.
  /** @type {Map<string, number[]>} */
  const places = new Map();
  for (const [name, kind] of kinds.filter(([, one]) => givesChoices(one))) {
    for (let seed = 0; seed < 200; seed += 1) {
      const run = kind.begin(new Random(seed * 13));
      /** Once a run, as options may keep their places. @type {Set<string>} */
      const counted = new Set();
      while (run.question) {
        const { form, options, model, isRight } = run.question;
        const right = options.flatMap(({ id }, place) => (isRight(id) ? [place] : []));
        if (form === 'choice' && right.length === 1) {
          const key = `${name}, ${options.length} options`;
          if (!counted.has(key)) {
            counted.add(key);
            const counts = places.get(key) ?? options.map(() => 0);
            counts[right[0] ?? 0] = (counts[right[0] ?? 0] ?? 0) + 1;
            places.set(key, counts);
          }
        }
        run.go(model);
      }
    }
  }
  const many = [...places].filter(([, counts]) => counts.reduce((a, b) => a + b) >= 60);
  expect(many.length).toBeGreaterThan(2);
  for (const [name, counts] of many) {
    const all = counts.reduce((a, b) => a + b);
    const even = all / counts.length;
    // Chi-squared; with so few degrees of freedom it exceeds 20 at most once in a thousand.
    const far = counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
    expect(far, `${name}: ${counts}`).toBeLessThan(20);
  }
});

test('chance is shuffled evenly, and comes out the same for the same seed', () => {
  const counts = new Map();
  for (let seed = 0; seed < 6000; seed += 1) {
    const order = new Random(seed).shuffled(['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(130);
  expect(new Random(7).shuffled([1, 2, 3, 4, 5])).toEqual(new Random(7).shuffled([1, 2, 3, 4, 5]));
  expect(new Random(7).nth(0).nth(1).next()).not.toBe(new Random(7).nth(1).nth(0).next());
});
