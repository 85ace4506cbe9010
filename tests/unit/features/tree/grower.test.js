import { expect, test } from 'vitest';
import { Trace } from '../../../../www/features/trace/trace.js';
import { Grower } from '../../../../www/features/tree/grower.js';
import { layout } from '../../../../www/features/tree/layout.js';
import { REQUESTS, traced, tracer } from '../trace/samples.js';

/** @import { Picture } from '../../../../www/features/tree/picture.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const request = /** @type {Request} */ (REQUESTS['a-star']);
const nothing = { iteration: null, before: null };

/** A grower whose layouts arrive on command, and its pictures. */
function growerAndPictures() {
  /** @type {Picture[]} */
  const pictures = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const grower = new Grower(
    ({ parents, folded, backward }) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(layout(parents, folded, backward)));
      }),
    (picture) => pictures.push(picture),
    () => ({ opened: [], seen: [] }),
  );
  const settle = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { grower, pictures, waiting, settle };
}

test('one layout is awaited at a time, and what came meanwhile is in the next picture', async () => {
  const { grower, pictures, waiting, settle } = growerAndPictures();
  const run = tracer(request);
  const trace = new Trace(1, 200_000);
  const more = (/** @type {number} */ units) => {
    while (run.advance_to(units, 1000));
    trace.append(run.chunk(trace.length, trace.expansions));
  };
  more(50);
  grower.begin({ trace, ...nothing });
  more(80);
  grower.renew();
  more(120);
  grower.renew();
  expect(waiting).toHaveLength(1);
  await settle();
  expect(pictures.map(({ size }) => size)).toEqual([50, 120]);
});

test('a picture of a tree that has given way to another is not shown', async () => {
  const { grower, pictures, settle } = growerAndPictures();
  grower.begin({ trace: traced(request, { units: 50 }), ...nothing });
  grower.begin({ trace: traced(request, { units: 70 }), ...nothing });
  await settle();
  expect(pictures.map(({ size }) => size)).toEqual([70]);
});

test('a layout that fails is tried again with the next news', async () => {
  /** @type {number[]} */
  const sizes = [];
  let broken = true;
  const grower = new Grower(
    async ({ parents, folded, backward }) => (broken ? null : layout(parents, folded, backward)),
    (picture) => sizes.push(picture.size),
    () => ({ opened: [], seen: [] }),
  );
  grower.begin({ trace: traced(request, { units: 50 }), ...nothing });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sizes).toEqual([]);
  broken = false;
  grower.renew();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sizes).toEqual([50]);
});
