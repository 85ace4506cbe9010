import { expect, test } from 'vitest';
import { knowing, known } from '../../../../www/features/lessons/known.js';
import numbers from '../../../../www/features/lessons/numbers.json';
import '../../engine.js';

/** @type {(what: string, of: string, part?: object) => number | null} */
const count = (what, of, part = {}) => known({ what, of, part });

test('a number of a lesson of one’s own is counted here, as of any lane that can be run', () => {
  const toys = 'v=1&puzzle=toys&race=bfs,iddfs';
  expect(count('generated', toys)).toBe(3215);
  expect(count('generated', toys, { lane: 2 })).toBe(7372);
  expect(count('generated', toys, { depth: 1 })).toBe(12);
  expect(count('last-bound', toys, { lane: 2 })).toBe(4);
  // A lane's own limit is part of the question.
  expect(count('generated', 'v=1&race=bfs:max-nodes=100')).toBe(100);
  // The link may have been copied while a lesson was open.
  expect(count('generated', `${toys}&view=atlas&lesson=ida-star&step=2`)).toBe(3215);
});

test('a number that takes too long, or is not there, is not counted', () => {
  expect(
    count('generated', 'v=1&start=WWWWWEWWW&goal=RRRWEWRRR&race=ida-star/mismatch'),
  ).toBeNull();
  expect(count('positions', 'v=1&puzzle=knights')).toBeNull();
  expect(count('generated', 'v=1&puzzle=toys&race=bfs', { lane: 3 })).toBeNull();
  expect(count('generated', 'v=1&puzzle=toys&race=bfs', { depth: 99 })).toBeNull();
  expect(count('generated', 'v=1&puzzle=nothing')).toBeNull();
});

test('a table that takes long to build is not built, however little is asked of it', () => {
  const own = knowing(60_000);
  const far = 'v=1&puzzle=tiles&start=42a6517b8d93cef0&race=';
  const timed = (/** @type {() => void} */ work) => {
    const before = performance.now();
    work();
    return performance.now() - before;
  };
  const counting = timed(() => {
    expect(own({ what: 'generated', of: `${far}bfs:max-nodes=450000`, part: {} })).toBe(450_000);
  });
  const refusing = timed(() => {
    for (const heuristic of ['additive', 'paint(tiles=123456)', 'paint(tiles=654321)'])
      for (const what of ['estimate', 'generated', 'table'])
        expect(own({ what, of: `${far}ida-star/${heuristic}`, part: {} }), heuristic).toBeNull();
  });
  // Building the last one alone takes longer than counting a hundred times.
  expect(refusing).toBeLessThan(50 * counting);
  expect(own({ what: 'estimate', of: `${far}ida-star/manhattan`, part: {} })).toBeGreaterThan(0);
});

test('a file with thousands of numbers has some of them counted, and the page goes on', () => {
  const own = knowing(200);
  const before = performance.now();
  const of = (/** @type {number} */ n) =>
    `v=1&puzzle=tiles&start=867254301&race=bfs:max-nodes=300000:order=seed=${n}`;
  const generated = (/** @type {string} */ link) => own({ what: 'generated', of: link, part: {} });
  const found = Array.from({ length: 2000 }, (_, n) => generated(of(n)));
  expect(performance.now() - before).toBeLessThan(5000);
  expect([found[0], found.at(-1)]).toEqual([300_000, null]);
  // Numbers of the page's lessons are available, and counted ones stay.
  const [there = ''] = Object.entries(numbers).find(([, one]) => 'generated' in one) ?? [];
  expect(generated(there)).toBeGreaterThan(0);
  expect(generated(of(0))).toBe(300_000);
});
