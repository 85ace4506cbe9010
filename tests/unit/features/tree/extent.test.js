// The shown share of a run equals the picture's own counts in every state.

import { expect, test } from 'vitest';
import { Trace } from '../../../../www/features/trace/trace.js';
import { iterationsOf } from '../../../../www/features/trace/windows.js';
import { sharesOf, wholeOf } from '../../../../www/features/tree/extent.js';
import { Forest } from '../../../../www/features/tree/forest.js';
import { extentInWords } from '../../../../www/features/tree/views/tree-words.js';
import { solve } from '../../engine.js';
import { REQUESTS, traced, tracer } from '../trace/samples.js';
import { chance, grown, iterated, picture } from './samples.js';

/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const IDA_STAR = /** @type {Request} */ (REQUESTS['ida-star']);
const ITERATIONS = iterationsOf(solve(IDA_STAR).iterations);

/** @type {(drawn: Picture, now: number, iterations?: typeof ITERATIONS) => string} */
function told(drawn, now, iterations = []) {
  const moment = { now, ended: false };
  const whole = wholeOf(drawn, moment, iterations);
  const shares = sharesOf(drawn, moment, whole);
  // Signs and wedges add up; signs are counted one by one.
  const { forest, nodes, records } = drawn;
  const drawnNow = [...nodes].filter((node) => {
    const record = forest.record(node);
    return record >= 0 && record < records && forest.trace.from + record <= now;
  });
  expect(shares.drawn).toBe(drawnNow.length);
  expect(shares.drawn + shares.folded).toBe(shares.kept);
  return extentInWords(drawn, moment, whole);
}

test('all of a small tree is shown, and of a large one it is said how much is in wedges', () => {
  const forest = grown(chance(20_000, 5));
  expect(told(picture(forest), 20_000)).toBe('Showing all\u00a020,000');
  const folded = picture(forest, { budget: 500 });
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  expect(told(folded, 20_000)).toBe(
    `20,000 nodes: ${count(folded.size)} drawn, ${count(20_000 - folded.size)} in wedges`,
  );
  const wedge = folded.nodes[folded.folded.indexOf(Math.max(...folded.folded))] ?? 0;
  const opened = picture(forest, { budget: 500, opened: [wedge] });
  expect(told(opened, 20_000)).toBe(
    `20,000 nodes: ${count(opened.size)} drawn, ${count(20_000 - opened.size)} in wedges`,
  );
});

test('while it grows, only what the picture has counts, whatever the forest has read since', () => {
  const request = /** @type {Request} */ (REQUESTS['a-star']);
  const run = tracer(request);
  const trace = new Trace(1, 200_000);
  const more = (/** @type {number} */ units) => {
    while (run.advance_to(units, 1000));
    trace.append(run.chunk(trace.length, trace.expansions));
  };
  more(50);
  const forest = new Forest(trace);
  forest.grow();
  const drawn = picture(forest);
  more(120);
  forest.grow();
  expect(told(drawn, 120)).toBe('Showing 50 of 120');
  expect(told(picture(forest), 120)).toBe('Showing all\u00a0120');
});

test('a part of a run names the number of parts', () => {
  const trace = traced(/** @type {Request} */ (REQUESTS.bfs), { from: 40, most: 60 });
  const forest = grown(trace);
  expect(told(picture(forest), 500)).toBe('Showing 60 of 500');
  expect(told(picture(forest, { budget: 20 }), 500)).toMatch(
    /^60 of 500 nodes: \d+ drawn, \d+ in wedges$/,
  );
});

test('nodes from before the lane went back are still to come', () => {
  const forest = grown(chance(3000, 5));
  expect(told(picture(forest), 10)).toBe('Showing all\u00a010, and 2,990 still to come');
  expect(told(picture(forest, { budget: 100 }), 2000)).toMatch(
    /^2,000 nodes: \d+ drawn, [\d,]+ in wedges; 1,000 still to come$/,
  );
  expect(told(picture(forest, { until: 9 }), 10)).toBe('Showing all\u00a010');
});

test('only an iteration’s own nodes count, and not those of the one before', () => {
  const index = 3;
  const { from, generated } = ITERATIONS[index] ?? { from: 0, generated: 0 };
  const whole = picture(iterated(IDA_STAR, index));
  const end = from + generated - 1;
  expect(told(whole, end, ITERATIONS)).toMatch(
    new RegExp(`^\\d+ % repeat the iteration before · Showing all\\u00a0${generated}$`),
  );
  const growing = picture(iterated(IDA_STAR, index, { units: from + 9 }));
  expect(growing.size).toBeGreaterThan(10);
  expect(told(growing, from + 9, ITERATIONS)).toContain('Showing all\u00a010');
  expect(told(picture(iterated(IDA_STAR, index), { budget: 30 }), end, ITERATIONS)).toMatch(
    new RegExp(`${generated} nodes: \\d+ drawn, \\d+ in wedges$`),
  );
  // A chosen iteration is described by its own numbers, even if the lane is in another.
  expect(told(whole, 150_055, ITERATIONS)).toContain(`Showing all\u00a0${generated}`);
  expect(told(whole, from - 1, ITERATIONS)).toContain(
    `Showing all\u00a00, and ${generated} still to come`,
  );
});
