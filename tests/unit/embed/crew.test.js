import { expect, test } from 'vitest';
import { Crew } from '../../../www/app/embed/crew.js';

/** @import { Member } from '../../../www/app/embed/crew.js' */

/** A member with workers, which `rest` ends. @param {Member['hold']} hold @param {number} workers @param {Crew} [crew] that it goes on in @returns {Member} */
const member = (hold, workers, crew) => ({
  hold,
  workers,
  rest() {
    this.workers = 0;
    this.goOn = () => {};
  },
  setAside() {
    this.workers = 0;
    this.hold = 'idle';
  },
  goOn() {
    crew?.enter(this, 0);
    this.workers = workers;
    this.hold = hold;
  },
});

/** Enters all of them, without workers yet. @param {Crew} crew @param {...Member} members */
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

/** @param {Crew} crew @param {Member} member */
function end(crew, member) {
  member.hold = 'idle';
  crew.settle();
}

test('a member that was set aside goes on by itself when there is room, whoever had to make it', () => {
  for (const most of [1, 2, 3, 4, 6]) {
    for (const sizes of [
      [2, 3],
      [3, 3, 3],
      [2, 2, 2, 2],
      [6, 1, 1, 2],
    ]) {
      const crew = new Crew(most);
      const all = sizes.map((size) => member('running', size, crew));
      entered(crew, ...all);
      const ended = new Set();
      while (ended.size < all.length) {
        const running = all.find(({ hold }) => hold === 'running');
        if (!running) break;
        const live = all.reduce((sum, { workers }) => sum + workers, 0);
        expect(live).toBeLessThanOrEqual(Math.max(most, running.workers));
        ended.add(running);
        end(crew, running);
      }
      expect(ended.size, `${sizes} of at most ${most}`).toBe(all.length);
    }
  }
});

test('members that were set aside wait while there is no room, and do not push each other out', () => {
  const crew = new Crew(4);
  const [first, second, third] = [1, 2, 3].map(() => member('running', 3, crew));
  if (!first || !second || !third) return;
  expect(entered(crew, first, second, third)).toEqual([0, 0, 3]);
  crew.settle();
  expect([first, second, third].map(({ hold }) => hold)).toEqual(['idle', 'idle', 'running']);
  end(crew, third);
  expect([first, second].map(({ hold }) => hold)).toEqual(['running', 'idle']);
});

test('a member that has left, or was set aside and has left, makes room and never goes on', () => {
  const crew = new Crew(2);
  const [first, second, third] = [1, 2, 3].map(() => member('running', 2, crew));
  if (!first || !second || !third) return;
  entered(crew, first, second, third);
  crew.leave(first);
  crew.leave(third);
  expect([first, second, third].map(({ workers }) => workers)).toEqual([0, 2, 0]);
});
