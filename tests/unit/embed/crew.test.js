import { expect, test } from 'vitest';
import { Crew } from '../../../www/embed/crew.js';

/** Someone with so many workers, which a rest ends. @param {'idle' | 'running' | 'brief'} hold @param {number} workers */
const member = (hold, workers) => ({
  hold,
  workers,
  rest() {
    this.workers = 0;
  },
});

/** Lets all of them have entered, with no workers yet. @param {Crew} crew @param {...ReturnType<typeof member>} members */
function entered(crew, ...members) {
  for (const each of members) {
    const { workers } = each;
    each.workers = 0;
    crew.enter(each, workers);
    each.workers = workers;
  }
  return members.map(({ workers }) => workers);
}

test('all keep their workers while there is room', () => {
  expect(entered(new Crew(4), member('idle', 2), member('running', 2))).toEqual([2, 2]);
});

test('who is idle makes room before who runs, and who worked longest ago first', () => {
  const crew = new Crew(4);
  expect(entered(crew, member('running', 2), member('idle', 1), member('idle', 1))).toEqual([
    2, 1, 1,
  ]);
  const all = [member('running', 2), member('idle', 1), member('idle', 1), member('running', 1)];
  expect(entered(new Crew(4), ...all)).toEqual([2, 0, 1, 1]);
});

test('who runs makes room when nobody is idle', () => {
  const all = [member('running', 2), member('running', 2), member('running', 2)];
  expect(entered(new Crew(4), ...all)).toEqual([0, 2, 2]);
});

test('who is done in a moment is let finish, and makes room when it has', () => {
  const crew = new Crew(2);
  const [first, second, third] = [member('brief', 1), member('brief', 1), member('brief', 1)];
  expect(entered(crew, first, second, third)).toEqual([1, 1, 1]);
  for (const each of [first, second, third]) each.hold = 'idle';
  crew.settle();
  expect([first, second, third].map(({ workers }) => workers)).toEqual([0, 1, 1]);
});

test('one alone may have more workers than there is room for', () => {
  expect(entered(new Crew(4), member('idle', 1), member('running', 6))).toEqual([0, 6]);
});

test('who enters again is the last to make room', () => {
  const crew = new Crew(2);
  const [first, second] = [member('idle', 1), member('idle', 1)];
  entered(crew, first, second);
  crew.enter(first, 1);
  crew.enter(member('running', 1), 1);
  expect([first.workers, second.workers]).toEqual([1, 0]);
});

test('who leaves is ended, and is nobody’s business any more', () => {
  const crew = new Crew(1);
  const gone = member('running', 1);
  entered(crew, gone);
  crew.leave(gone);
  expect(gone.workers).toBe(0);
  gone.workers = 5;
  const next = member('running', 1);
  expect(entered(crew, next)).toEqual([1]);
  expect(gone.workers).toBe(5);
});
