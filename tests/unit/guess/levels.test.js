import { expect, test } from 'vitest';
import { placed } from '../../../www/features/guess/levels.js';

/** @import { Marked } from '../../../www/features/guess/levels.js' */

/** @param {readonly Marked[]} marks @param {number} to */
function collisions(marks, to) {
  const places = placed(marks, 0, to);
  const texts = marks.map(({ at, width }, n) => {
    const { level, before } = places[n] ?? { level: -1, before: false };
    return { at, level, from: before ? at - width : at, to: before ? at : at + width };
  });
  let [hidden, passed] = [0, 0];
  for (const [n, one] of texts.entries()) {
    if (one.from < 0 || one.to > to) hidden += 1;
    for (const [other, two] of texts.entries()) {
      if (n === other) continue;
      if (one.level === two.level && one.from < two.to && two.from < one.to) hidden += 1;
      if (two.level >= one.level && two.at > one.from && two.at < one.to) passed += 1;
    }
  }
  return { hidden, passed };
}

test('a mark alone stands lowest, behind its line, and before it where the scale ends', () => {
  expect(placed([{ at: 10, width: 50 }], 0, 300)).toEqual([{ level: 0, before: false }]);
  expect(placed([{ at: 290, width: 50 }], 0, 300)).toEqual([{ level: 0, before: true }]);
  expect(placed([], 0, 300)).toEqual([]);
});

test('up to six marks never hide each other, on a phone’s scale too, and lines run through few words', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let [passed, marked] = [0, 0];
  for (let run = 0; run < 600; run += 1) {
    const marks = Array.from({ length: 1 + (run % 6) }, () => ({ at: random() * 300, width: 90 }));
    const found = collisions(marks, 300);
    expect(found.hidden, JSON.stringify(marks)).toBe(0);
    passed += found.passed;
    marked += marks.length;
  }
  expect(passed / marked).toBeLessThan(0.5);
  // Three guesses of a room that once overlapped.
  const room = [95, 172, 203].map((at) => ({ at, width: 100 }));
  expect(collisions(room, 310)).toEqual({ hidden: 0, passed: 0 });
});
