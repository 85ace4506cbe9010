import { expect, test } from 'vitest';
import { WorkerLimit } from '../../../../www/app/embed/worker-limit.js';

/** @import { Member } from '../../../../www/app/embed/worker-limit.js' */

/** @param {Member['hold']} hold @param {number} workers @param {WorkerLimit} [limit] @returns {Member} */
const member = (hold, workers, limit) => ({
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
    limit?.enter(this, 0);
    this.workers = workers;
    this.hold = hold;
  },
});

/** @param {WorkerLimit} limit @param {...Member} members */
function entered(limit, ...members) {
  for (const each of members) {
    const { workers } = each;
    each.workers = 0;
    limit.enter(each, workers);
    each.workers = workers;
  }
  return members.map(({ workers }) => workers);
}

test('all keep their workers while there is room', () => {
  expect(entered(new WorkerLimit(4), member('idle', 2), member('running', 2))).toEqual([2, 2]);
});

test('an idle member makes room before a running one, and the longest idle first', () => {
  const limit = new WorkerLimit(4);
  expect(entered(limit, member('running', 2), member('idle', 1), member('idle', 1))).toEqual([
    2, 1, 1,
  ]);
  const all = [member('running', 2), member('idle', 1), member('idle', 1), member('running', 1)];
  expect(entered(new WorkerLimit(4), ...all)).toEqual([2, 0, 1, 1]);
});

test('a running member makes room when nobody is idle', () => {
  const all = [member('running', 2), member('running', 2), member('running', 2)];
  expect(entered(new WorkerLimit(4), ...all)).toEqual([0, 2, 2]);
});

test('a member that is almost done finishes, and then makes room', () => {
  const limit = new WorkerLimit(2);
  const [first, second, third] = [member('brief', 1), member('brief', 1), member('brief', 1)];
  expect(entered(limit, first, second, third)).toEqual([1, 1, 1]);
  for (const each of [first, second, third]) each.hold = 'idle';
  limit.settle();
  expect([first, second, third].map(({ workers }) => workers)).toEqual([0, 1, 1]);
});

test('one alone may have more workers than there is room for', () => {
  expect(entered(new WorkerLimit(4), member('idle', 1), member('running', 6))).toEqual([0, 6]);
});

test('a member that enters again is the last to make room', () => {
  const limit = new WorkerLimit(2);
  const [first, second] = [member('idle', 1), member('idle', 1)];
  entered(limit, first, second);
  limit.enter(first, 1);
  limit.enter(member('running', 1), 1);
  expect([first.workers, second.workers]).toEqual([1, 0]);
});

test('a member that leaves is ended and forgotten', () => {
  const limit = new WorkerLimit(1);
  const gone = member('running', 1);
  entered(limit, gone);
  limit.leave(gone);
  expect(gone.workers).toBe(0);
  gone.workers = 5;
  const next = member('running', 1);
  expect(entered(limit, next)).toEqual([1]);
  expect(gone.workers).toBe(5);
});

/** @param {WorkerLimit} limit @param {Member} member */
function end(limit, member) {
  member.hold = 'idle';
  limit.settle();
}

test('a member that was set aside resumes by itself when any other makes room', () => {
  for (const most of [1, 2, 3, 4, 6]) {
    for (const sizes of [
      [2, 3],
      [3, 3, 3],
      [2, 2, 2, 2],
      [6, 1, 1, 2],
    ]) {
      const limit = new WorkerLimit(most);
      const all = sizes.map((size) => member('running', size, limit));
      entered(limit, ...all);
      const ended = new Set();
      while (ended.size < all.length) {
        const running = all.find(({ hold }) => hold === 'running');
        if (!running) break;
        const live = all.reduce((sum, { workers }) => sum + workers, 0);
        expect(live).toBeLessThanOrEqual(Math.max(most, running.workers));
        ended.add(running);
        end(limit, running);
      }
      expect(ended.size, `${sizes} of at most ${most}`).toBe(all.length);
    }
  }
});

test('members that were set aside wait while there is no room, and do not push each other out', () => {
  const limit = new WorkerLimit(4);
  const [first, second, third] = [1, 2, 3].map(() => member('running', 3, limit));
  if (!first || !second || !third) return;
  expect(entered(limit, first, second, third)).toEqual([0, 0, 3]);
  limit.settle();
  expect([first, second, third].map(({ hold }) => hold)).toEqual(['idle', 'idle', 'running']);
  end(limit, third);
  expect([first, second].map(({ hold }) => hold)).toEqual(['running', 'idle']);
});

test('a member that has left, or was set aside and has left, makes room and never goes on', () => {
  const limit = new WorkerLimit(2);
  const [first, second, third] = [1, 2, 3].map(() => member('running', 2, limit));
  if (!first || !second || !third) return;
  entered(limit, first, second, third);
  limit.leave(first);
  limit.leave(third);
  expect([first, second, third].map(({ workers }) => workers)).toEqual([0, 2, 0]);
});
