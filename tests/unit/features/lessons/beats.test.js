import { expect, test } from 'vitest';
import { beatsOf, notesOf, paragraphsOf, shownBy } from '../../../../www/features/lessons/beats.js';
import { known } from '../../../../www/features/lessons/known.js';
import { parsed } from '../../../../www/features/lessons/parse.js';
import { Room } from '../../../../www/features/lessons/room.js';
import { Clicker, clicker } from '../../../../www/features/present/clicker.js';
import '../../engine.js';
import { parsedFiles } from './files.js';

const { lesson } = parsed(
  '# T\n\n## One\n\nText.\n\n[Go][a] [Or][b]\n\n### Q?\n\n= {{2}}\n\n> [!answer]\n> Two.\n\n[On][b]\n\n> [!notes]\n> Say *{{generated of a}}* slowly.\n>\n> - and `this`\n\n## Two\n\n[a]: #v=1&puzzle=toys&race=bfs\n[b]: #v=1&puzzle=toys\n',
);
if (!lesson) throw new Error('a lesson');
const [one] = lesson.steps;
if (!one) throw new Error('a step');

test('a clicker shows answers and opens links within a step, in their order, and says what comes next', () => {
  const beats = beatsOf(one);
  expect(beats).toEqual([
    { kind: 'press', href: 'v=1&puzzle=toys&race=bfs', name: 'Go' },
    { kind: 'answer', id: '1' },
    { kind: 'press', href: 'v=1&puzzle=toys', name: 'On' },
  ]);
  const next = [...beats, null].map((beat) => notesOf(lesson, 0, beat, known).next);
  expect(next).toEqual(['Next: Go.', 'Next: the answer.', 'Next: On.', 'Next step: Two']);
  expect(notesOf(lesson, 1, null, known).next).toBe('This was the last step.');
});

test('an answer shows its own link, or else the first that can be pressed before the next question', () => {
  const [own, press] = ['v=1&puzzle=toys&race=bfs', 'v=1&puzzle=toys'];
  expect(shownBy(one, '1')).toEqual({ shows: press, isPressed: true });
  const [question] = one.parts.filter(({ kind }) => kind === 'question');
  if (question?.kind !== 'question') throw new Error('a question');
  const asked = (/** @type {string | null} */ shows) => ({ ...question, shows });
  const step = { ...one, parts: [asked(null), { ...asked(own), id: '2' }] };
  expect(shownBy(step, '1')).toEqual({ shows: null, isPressed: false });
  expect(shownBy(step, '2')).toEqual({ shows: own, isPressed: false });
});

test('a speaker reads the notes of the step, a paragraph each, with the numbers', () => {
  expect(notesOf(lesson, 0, null, known)).toMatchObject({
    title: 'T',
    shown: ['Step 1 of 2', 'One'],
    say: ['Say 3,215 slowly.', 'and this'],
  });
});

test('every step of every lesson has something to say, and something to do', () => {
  for (const { path, lesson: whole } of parsedFiles()) {
    for (const step of whole.steps) {
      expect(paragraphsOf(step.notes, known).join('').length, path).toBeGreaterThan(20);
      expect(beatsOf(step).length, path).toBeGreaterThan(0);
    }
  }
});

test('an open lesson has the clicker: on within the step and its text, then to the next, and back', () => {
  expect(clicker).toBeInstanceOf(Clicker);
  /** @type {string[]} */
  const done = [];
  let place = 0;
  let below = ['1', ''];
  const room = new Room({
    read: () => ({ lesson, place }),
    isAnswered: (id) => done.includes(`reveal ${id}`),
    isBelow: (id) => below.includes(id),
    scroll: (id) => {
      below = below.filter((one) => one !== id);
      done.push(`scroll ${id}`);
    },
    reveal: (id) => done.push(`reveal ${id}`),
    follow: (href) => done.push(`follow ${href}`),
    go: (step) => {
      place = step;
      done.push(`go ${step}`);
      room.begin();
    },
  });
  expect(clicker.go(1)).toBe(false);
  const giveBack = room.take();
  expect(clicker.go(1)).toBe(true);
  expect(clicker.notes()?.next).toBe('Next: the rest of the text.');
  for (let clicks = 0; clicks < 5; clicks += 1) expect(clicker.go(1)).toBe(true);
  expect(done).toEqual([
    ...['follow v=1&puzzle=toys&race=bfs', 'scroll 1', 'reveal 1', 'follow v=1&puzzle=toys'],
    ...['scroll ', 'go 1'],
  ]);
  expect(clicker.notes()?.shown).toEqual(['Step 2 of 2', 'Two']);
  expect(clicker.go(1)).toBe(false);
  expect([clicker.go(-1), place]).toEqual([true, 0]);
  // Answered questions are not shown again, and a longer step skips all of it.
  expect(clicker.go(1) && clicker.go(1)).toBe(true);
  expect(done.slice(-2)).toEqual(['follow v=1&puzzle=toys&race=bfs', 'follow v=1&puzzle=toys']);
  expect([clicker.go(-1, true), clicker.go(1, true), place]).toEqual([false, true, 1]);
  giveBack();
  expect([clicker.go(-1), clicker.notes()]).toEqual([false, null]);
});
