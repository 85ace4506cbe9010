import { expect, test } from 'vitest';
import { KINDS } from '../../../../www/features/exercises/kinds.js';
import { LESSONS, openLesson } from '../../../../www/features/lessons/library.js';
import { exerciseOf, GROUPS, lessonAfter } from '../../../../www/features/lessons/path.js';
import { FIRST_LESSON } from '../../../../www/features/play/play-pane.js';
import { words } from '../../../../www/shared/words/words.js';

test('each lesson leads to an exercise of its own, and all exercises are on the path', () => {
  const kinds = LESSONS.map(exerciseOf);
  expect(kinds.toSorted()).toEqual(KINDS.map(({ name }) => name).toSorted());
});

test('the groups of the list have all lessons, in their order', () => {
  const places = GROUPS.map(({ first }) => LESSONS.indexOf(first));
  expect(places[0]).toBe(0);
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
});

test('a lesson and its exercise lead to the same next lesson, and the last to none', () => {
  const after = LESSONS.map((id) => lessonAfter(id));
  expect(after).toEqual([...LESSONS.slice(1), undefined]);
  expect(LESSONS.map((id) => lessonAfter(exerciseOf(id) ?? ''))).toEqual(after);
  expect(lessonAfter('z.no-lesson-of-the-page')).toBeUndefined();
});

test('the first screen leads to the first lesson, and says how long that takes', async () => {
  expect(FIRST_LESSON.id).toBe(LESSONS[0]);
  const first = await openLesson(FIRST_LESSON.id, 'en');
  expect(words.play.learnMore).toContain(`${first?.lesson?.minutes} minutes`);
});
