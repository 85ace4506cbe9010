import { describe, expect, test } from 'vitest';
import { cursorAfter } from '../../../../www/shared/board/cursor.js';
import { dragged } from '../../../../www/shared/board/drag.js';
import { gridOf } from '../../../../www/shared/board/grid.js';
import { swing } from '../../../../www/shared/board/shake.js';

/** @import { Point } from '../../../../www/shared/board/projection.js' */

const RIGHT = { from: 4, to: 5 };
const DOWN = { from: 4, to: 7 };
const UP = { from: 4, to: 1 };
/** An oblique board: 100 pixels per square along rows, 80 along columns. @type {(roll: {from: number, to: number}) => Point} */
const way = ({ to }) => (to === 5 ? [96, -28] : to === 7 ? [20, 77] : [-20, -77]);

describe('a dragged piece', () => {
  test('goes where the finger goes: half the way there, half-way; all the way, on the square', () => {
    for (const k of [0.25, 0.5, 0.9, 1]) {
      const pulled = /** @type {Point} */ ([96 * k, -28 * k]);
      expect(dragged([RIGHT], way, pulled, null)?.along).toBeCloseTo(k, 9);
    }
  });

  test('stays on the line of its move, however far the finger strays to a side', () => {
    // Perpendicular to the way: (28, 96).
    const found = dragged([RIGHT], way, [48 + 28, -14 + 96], null);
    expect(found?.along).toBeCloseTo(0.5, 9);
  });

  test('does not pass either end', () => {
    expect(dragged([RIGHT], way, [500, 0], null)?.along).toBe(1);
    expect(dragged([RIGHT], way, [-500, 0], null)?.along).toBe(0);
  });

  test('with several ways takes the one most like the finger’s', () => {
    const all = [RIGHT, DOWN, UP];
    expect(dragged(all, way, [30, 2], null)?.roll).toBe(RIGHT);
    expect(dragged(all, way, [2, 30], null)?.roll).toBe(DOWN);
    expect(dragged(all, way, [-9, -30], null)?.roll).toBe(UP);
  });

  test('keeps its way once well along it, and may change it near the start', () => {
    const all = [RIGHT, DOWN];
    const along = dragged(all, way, [40, 0], null);
    expect(dragged(all, way, [30, 60], along)?.roll).toBe(RIGHT);
    const barely = dragged(all, way, [12, 0], null);
    expect(dragged(all, way, [2, 30], barely)?.roll).toBe(DOWN);
  });

  test('goes nowhere while the finger only trembles, or there is nowhere to go', () => {
    expect(dragged([RIGHT], way, [3, 3], null)).toBeNull();
    expect(dragged([], way, [50, 0], null)).toBeNull();
  });
});

describe('the cursor', () => {
  test('goes one square a key, and stays at the border', () => {
    const grid = gridOf(4);
    expect(cursorAfter(grid, 5, 'ArrowRight')).toBe(6);
    expect(cursorAfter(grid, 5, 'ArrowLeft')).toBe(4);
    expect(cursorAfter(grid, 5, 'ArrowUp')).toBe(1);
    expect(cursorAfter(grid, 5, 'ArrowDown')).toBe(9);
    expect(cursorAfter(grid, 3, 'ArrowRight')).toBe(3);
    expect(cursorAfter(grid, 12, 'ArrowDown')).toBe(12);
    expect(cursorAfter(grid, 5, 'a')).toBeNull();
  });
});

test('a shake begins and ends in the middle and stays within the air beside a piece', () => {
  expect(swing(0)).toBeCloseTo(0, 9);
  expect(swing(1)).toBeCloseTo(0, 9);
  for (let t = 0; t <= 1; t += 0.01) expect(Math.abs(swing(t))).toBeLessThan(0.072);
});
