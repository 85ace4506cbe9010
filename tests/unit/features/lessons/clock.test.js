import { beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../../../../www/features/exercises/marks.js';
import { exercisesOf, isRefusal, readSet } from '../../../../www/features/exercises/set.js';
import { PLANS } from '../../../../www/features/lessons/plans.js';
import { loadPageEngine } from '../../page-engine.js';
import { leadOf, minutesOf, opened, READER, SPEAKER, secondsOf } from './clock.js';
import { parsedFiles, TAGS } from './files.js';

beforeAll(loadPageEngine);

const FILES = parsedFiles();

/** In English where a language has none, as on the page. @param {string} tag @param {string} id */
function lessonOf(tag, id) {
  const writtenIn = (/** @type {string} */ one) =>
    FILES.find(({ path }) => path.includes(`/${one}/`) && path.endsWith(`-${id}.md`));
  const file = writtenIn(tag) ?? writtenIn('en');
  if (!file) throw new Error(`there is no lesson '${id}'`);
  return file.lesson;
}

test.each(FILES.map(({ path, lesson }) => /** @type {const} */ ([path, lesson])))(
  '%s takes a reader the five to ten minutes that it says',
  (_, lesson) => {
    const steps = lesson.steps.map((step) => minutesOf(step, READER, false));
    const minutes = steps.reduce((sum, one) => sum + one, leadOf(lesson, READER));
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(10.5);
    expect(Math.abs(minutes - (lesson.minutes ?? 0))).toBeLessThan(1);
  },
);

test('nothing that a lesson opens keeps a room waiting for more than ten seconds, on a slow notebook', () => {
  for (const { path, lesson } of FILES)
    for (const link of lesson.steps.flatMap(opened))
      expect(secondsOf(link), `${path}: ${link}`).toBeLessThan(10);
});

/** Seconds for a step of an exercise, with a neighbour's help. */
const EXERCISE_STEP = 15;

describe.each(PLANS.map((plan) => ({ name: `the plan for ${plan.minutes} minutes`, ...plan })))(
  '$name',
  ({ parts }) => {
    test.each(TAGS)('leaves each part its time, and nobody idle: %s', (tag) => {
      for (const part of parts) {
        if ('exercise' in part) continue;
        const lesson = lessonOf(tag, part.lesson);
        const steps = part.steps.flatMap((number) => lesson.steps[number - 1] ?? []);
        const needed = steps.reduce(
          (sum, step) => sum + minutesOf(step, SPEAKER, true),
          leadOf(lesson, SPEAKER),
        );
        expect(needed, `${part.lesson}: ${needed}`).toBeLessThan(part.minutes);
        expect(needed, `${part.lesson}: ${needed}`).toBeGreaterThan(0.75 * part.minutes);
      }
    });

    test('leaves the time for the exercises that it has', () => {
      for (const part of parts) {
        if (!('exercise' in part)) continue;
        const set = readSet(part.exercise);
        if (isRefusal(set)) throw new Error(set.given);
        for (let seed = 0; seed < 50; seed += 1) {
          const all = exercisesOf({ ...set, seed });
          const steps = all.reduce((sum, one) => sum + perform(one.kind, one.seed, []).total, 0);
          expect((steps * EXERCISE_STEP) / 60).toBeLessThan(part.minutes - 1);
        }
      }
    });
  },
);
