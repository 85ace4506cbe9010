import { describe, expect, test } from 'vitest';
import { factsOf, luckOf } from '../../../../www/features/floor/facts.js';
import { freshFloor } from '../../../../www/features/floor/state.js';
import { facingFigure, floorSheet } from '../../../../www/features/floor/views/floor-files.js';
import { steppedTo } from '../../../../www/features/floor/views/stepped.js';
import { draw } from '../../../../www/shared/draw/draw.js';
import { frameOf, thresholdAt } from '../../../../www/shared/draw/facing.js';
import { svgOf } from '../../../../www/shared/draw/svg-text.js';
import { csvOf, jsonOf } from '../../../../www/shared/export/table.js';
import { words } from '../../../../www/shared/words/words.js';
import { INK } from '../../shared/draw/ink.js';
import { parsed } from '../../shared/export/rfc4180.js';
import { measured } from './measured.js';

const SIZE = { width: 900, height: 480, rem: 18 };
const LINK = 'https://example.org/#v=1&view=floor';

const counts = measured('tiles', '867254301', '123456780', 'manhattan', 'manhattan');

/** @param {number | null} threshold */
const figureAt = (threshold) => facingFigure({ ...freshFloor(''), threshold }, counts);

const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((all, n) => all + n, 0);

test('the line says how deep both sides go, that this covers all pairs, and what it costs', () => {
  for (const [at, cost] of counts.costs.entries()) {
    // Each forward position above the line needs its partners.
    const [forward, backward] = [at, counts.length - 1 - at];
    const expanded =
      sum(counts.forward_by_depth.slice(0, forward)) +
      sum(counts.backward_by_depth.slice(0, backward));
    expect(cost).toBe(expanded);
    const { said } = figureAt(at);
    expect(said).toContain(words.format.count(cost));
    expect(said).toContain(forward > 0 ? `Forward to depth ${forward - 1}` : 'Nothing forward');
    expect(said).toContain(backward > 0 ? `backward to depth ${backward - 1}` : 'nothing backward');
    expect(said.includes('the least')).toBe(cost === counts.cover);
  }
  expect(figureAt(null).at).toBe(counts.threshold);
  expect(counts.costs[counts.threshold]).toBe(counts.cover);
  expect(figureAt(999).at).toBe(counts.length - 1);
});

/** The bars of a path: number, left edges and heights. @param {string | number | undefined} d */
const barsOf = (d) =>
  [...String(d).matchAll(/M([\d.-]+) ([\d.-]+)h([\d.-]+)v([\d.-]+)H[\d.-]+z/g)].map(
    ([, x, y, , tall]) => ({ x: Number(x), y: Number(y), tall: Number(tall) }),
  );

describe('the picture', () => {
  test('has positions that must be expanded in full ink, forward left of the line and backward right of it', () => {
    for (const at of [0, 7, 15, 30]) {
      const figure = figureAt(at);
      const { up, down, x } = frameOf(figure, SIZE);
      const { shapes } = draw(figure, SIZE, INK);
      const bars = shapes.filter(({ attributes: { fill, d } }) => fill === INK.accent && d);
      const [faint, full] = bars.map(({ attributes }) => barsOf(attributes.d));
      const filled = (/** @type {readonly number[]} */ all) => all.filter((n) => n > 0).length;
      expect((faint?.length ?? 0) + (full?.length ?? 0)).toBe(
        filled(figure.forward) + filled(figure.backward),
      );
      for (const bar of full ?? []) {
        const isForward = Math.abs(bar.y - down) > 0.2;
        expect(isForward ? bar.x < x(at) : bar.x >= x(at)).toBe(true);
        // Forward stands on its axis, backward hangs from its own.
        if (isForward) expect(bar.y + bar.tall).toBeCloseTo(up, 0);
      }
      // As many forward bars as depths below it.
      const forward = full?.filter(({ y }) => Math.abs(y - down) > 0.2) ?? [];
      expect(forward).toHaveLength(filled(figure.forward.slice(0, at)));
    }
  });

  test('has the line where a pointer lets it go, and no farther than the costs go', () => {
    const figure = figureAt(3);
    const { x } = frameOf(figure, SIZE);
    for (const at of counts.costs.keys()) {
      expect(thresholdAt(figure, SIZE, x(at) + 2)).toBe(at);
    }
    expect(thresholdAt(figure, SIZE, -50)).toBe(0);
    expect(thresholdAt(figure, SIZE, 5000)).toBe(counts.length - 1);
  });

  test('is moved by keys, and not past its ends', () => {
    const figure = figureAt(3);
    const to = (/** @type {string} */ key) => steppedTo(figure, key);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'].map(to)).toEqual([2, 4, 2, 4]);
    expect(['Home', 'End', 'PageDown', 'PageUp'].map(to)).toEqual([0, 30, 0, 8]);
    expect(to('a')).toBe(null);
  });

  test('is saved with its title, what the line says, and the link that remakes it', () => {
    const figure = figureAt(null);
    const { text } = svgOf(figure, 'subtitle', LINK, INK);
    for (const said of [figure.title.replace('<', '&lt;'), 'v=1', words.floor.picture.cost]) {
      expect(text).toContain(said);
    }
    expect(text).toContain('3,280');
    expect(figure.title).toContain('Manhattan');
  });
});

test('facts and luck have different names', () => {
  const facts = Object.fromEntries(factsOf(counts).map(({ name, value }) => [name, value]));
  expect(facts).toEqual({
    length: 31,
    forward: 6549,
    backward: 3280,
    cover: 3280,
    coverParity: 3142,
    coverConsistent: 2074,
    coverConsistentParity: counts.cover_consistent_parity,
    boxOfMm: 3351 + 1903,
    boxOfMme: 4252,
    idaStar: 3 + 42 + 249 + 2067 + 11094,
  });
  expect(luckOf(counts).map(({ value }) => value)).toEqual([14649, 10655]);
  const given = { ...counts, ida_star: null };
  expect(factsOf(given).at(-1)).toEqual({ name: 'idaStarGivenUp', value: null });
  expect(words.floor.facts.idaStarGivenUp.meaning).toContain('20,000,000');
});

test('its file has all numbers, a record each, with the link that remakes them', () => {
  const sheet = floorSheet(counts, LINK);
  const { rows, rest } = parsed(csvOf(sheet));
  expect(rest).toBe('');
  expect(rows).toHaveLength(sheet.rows.length + 1);
  const records = /** @type {any[]} */ (JSON.parse(jsonOf(sheet)));
  const named = (/** @type {string} */ name) => records.filter((record) => record.name === name);
  expect(named('cover')).toEqual([
    {
      ...{ heuristic: 'manhattan', backward_heuristic: 'manhattan', name: 'cover' },
      ...{ by: null, at: null, count: 3280, fact: true, link: LINK },
    },
  ]);
  expect(named('costs').map(({ count }) => count)).toEqual(counts.costs);
  expect(named('forward_by_depth').map(({ at }) => at)).toEqual(
    counts.forward_by_depth.map((_, depth) => depth),
  );
  expect(named('ida_star_generated').map(({ count }) => count)).toEqual([6, 65, 384, 3260, 17904]);
  expect([named('mm_forward')[0].count, named('mm_backward')[0].count]).toEqual([3351, 1903]);
  // Counts that depend on ties are not facts.
  expect(new Set(records.filter(({ fact }) => !fact).map(({ name }) => name))).toEqual(
    new Set(['forward_at', 'backward_at', 'forward_at_by_depth', 'backward_at_by_depth']),
  );
});

test('every position of a small problem is a dot and every pair a line with an end that is expanded', () => {
  const small = measured('tiles', '130456782', '123456780', 'misplaced', 'misplaced');
  expect(facingFigure(freshFloor(''), counts).pairs).toBe('');
  let full = 0;
  for (const threshold of small.costs.keys()) {
    const figure = facingFigure({ ...freshFloor(''), threshold }, small);
    const { shapes } = draw(figure, SIZE, INK);
    const dotsOf = (/** @type {string} */ fill) =>
      shapes
        .filter(({ attributes }) => attributes.fill === fill && attributes['stroke-width'] === 1.5)
        .filter(({ attributes }) => attributes.stroke === INK.accent)
        .flatMap(({ attributes: { d } }) =>
          [...`${d}`.matchAll(/M([\d.]+) ([\d.]+)a([\d.]+) /g)].map(([, x, y, r]) => [
            Number(x) + Number(r),
            Number(y),
          ]),
        );
    const [open, expanded] = [dotsOf(INK.paper), dotsOf(INK.accent)];
    expect(open.length + expanded.length).toBe(small.forward + small.backward);
    expect(expanded.length).toBe(small.costs[threshold]);
    full = Math.max(full, expanded.length);
    const lines = shapes.flatMap(({ attributes: { d } }) =>
      [...`${d}`.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)(?=M|$)/g)]
        .map(([, ...ends]) => ends.map(Number))
        .filter(() =>
          shapes.some(({ attributes }) => attributes.d === d && attributes['stroke-width'] === 0.5),
        ),
    );
    // Each pair on its own: in total they are too short.
    let pairs = 0;
    for (const [g, u] of small.forward_by_depth.entries())
      for (const [back, v] of small.backward_by_depth.entries())
        if (g + back + 1 < small.length) pairs += u * v;
    expect(lines).toHaveLength(pairs);
    expect(figure.pairs).toContain(words.format.count(pairs));
    const isFull = (/** @type {number} */ x, /** @type {number} */ y) =>
      expanded.some(([a = 0, b = 0]) => Math.abs(a - x) < 0.25 && Math.abs(b - y) < 0.25);
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
      expect(isFull(x1, y1) || isFull(x2, y2)).toBe(true);
    }
  }
  expect(full).toBeGreaterThan(small.cover);
});
