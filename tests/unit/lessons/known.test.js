// Numbers of a teacher's own lesson: counted by the page where that is a matter of a moment.

import { expect, test } from 'vitest';
import { known } from '../../../www/lessons/known.js';
import '../engine.js';

/** @type {(what: string, of: string, part?: object) => number | null} */
const count = (what, of, part = {}) => known({ what, of, part });

test('a number of a lesson of one’s own is counted here, as of any lane that can be run', () => {
  const toys = 'v=1&puzzle=toys&race=bfs,iddfs';
  expect(count('generated', toys)).toBe(3215);
  expect(count('generated', toys, { lane: 2 })).toBe(7372);
  expect(count('generated', toys, { depth: 1 })).toBe(12);
  expect(count('last-bound', toys, { lane: 2 })).toBe(4);
  // A limit that the lane has itself is part of what is asked.
  expect(count('generated', 'v=1&race=bfs:max-nodes=100')).toBe(100);
});

test('what takes too long, or is not there, is not counted', () => {
  expect(
    count('generated', 'v=1&start=WWWWWEWWW&goal=RRRWEWRRR&race=ida-star/mismatch'),
  ).toBeNull();
  expect(count('positions', 'v=1&puzzle=knights')).toBeNull();
  expect(count('generated', 'v=1&puzzle=toys&race=bfs', { lane: 3 })).toBeNull();
  expect(count('generated', 'v=1&puzzle=toys&race=bfs', { depth: 99 })).toBeNull();
  expect(count('generated', 'v=1&puzzle=nothing')).toBeNull();
});
