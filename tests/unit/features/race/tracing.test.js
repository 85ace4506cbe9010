import { expect, test } from 'vitest';
import { Tracing } from '../../../../www/features/race/worker/tracing.js';
import { Trace } from '../../../../www/features/trace/trace.js';
import { Search } from '../../engine.js';
import { REQUESTS, traced } from '../trace/samples.js';

/** @import { Inspected, Traced } from '../../../../www/features/race/protocol.js' */
/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const request = /** @type {Request} */ (REQUESTS['ida-star']);

/** A search, its tracing and the posted chunks; each reading of the clock advances it by a millisecond. */
function tracing(search = new Search(request)) {
  /** @type {(Traced | Inspected)[]} */
  const news = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  let now = 0;
  const subject = new Tracing(search, {
    now: () => {
      now += 1;
      return now;
    },
    later(then) {
      waiting.push(then);
      return () => waiting.splice(0);
    },
    post: (one) => news.push(structuredClone(one)),
  });
  const pass = () => {
    let slices = 0;
    for (; waiting.length > 0; slices += 1) waiting.shift()?.();
    return slices;
  };
  /** @param {number} name @param {number} from @param {number} most */
  const trace = (name, from, most) => {
    const whole = new Trace(from, most);
    for (const one of news) {
      if (one.type === 'traced' && one.name === name) whole.append(one.chunk);
    }
    return whole;
  };
  return { search, subject, news, waiting, pass, trace };
}

/** @param {Trace} trace */
const fates = (trace) => Array.from({ length: trace.length }, (_, record) => trace.fate(record));

test('follows the lane to where it stands, and no further', () => {
  const { search, subject, pass, trace } = tracing();
  search.step(100);
  subject.trace([{ name: 1, from: 1, most: 1000 }]);
  pass();
  expect(trace(1, 1, 1000).length).toBe(100);
  search.step(150);
  subject.follow();
  pass();
  expect(trace(1, 1, 1000).length).toBe(250);
  expect(fates(trace(1, 1, 1000))).toEqual(fates(traced(request, { units: 250 })));
});

test('a lane that went back keeps its trace, and is not traced twice', () => {
  const { search, subject, pass, trace, news } = tracing();
  search.step(300);
  subject.trace([{ name: 1, from: 1, most: 1000 }]);
  pass();
  search.seek(50);
  subject.follow();
  pass();
  const before = news.length;
  search.step(200);
  subject.follow();
  pass();
  expect(news.length).toBe(before);
  expect(trace(1, 1, 1000).length).toBe(300);
});

test('a full trace is reported once and costs no more slices', () => {
  const { search, subject, pass, trace, news } = tracing();
  search.step(500);
  subject.trace([{ name: 1, from: 101, most: 50 }]);
  pass();
  expect(trace(1, 101, 50).length).toBe(50);
  const before = news.length;
  search.step(500);
  subject.follow();
  expect(pass()).toBe(1);
  expect(news.length).toBe(before);
});

test('a part that is wanted no more is dropped, and one that still is goes on', () => {
  const { search, subject, pass, trace } = tracing();
  search.step(100);
  subject.trace([
    { name: 1, from: 1, most: 1000 },
    { name: 2, from: 50, most: 1000 },
  ]);
  pass();
  subject.trace([
    { name: 2, from: 50, most: 1000 },
    { name: 3, from: 80, most: 1000 },
  ]);
  search.step(100);
  subject.follow();
  pass();
  expect(trace(1, 1, 1000).length).toBe(100);
  expect(trace(2, 50, 1000).length).toBe(151);
  expect(trace(3, 80, 1000).length).toBe(121);
});

test('while tables are being built it waits', () => {
  const search = new Search({ ...request, heuristic: 'colours' });
  const { subject, pass, trace } = tracing(search);
  subject.trace([{ name: 1, from: 1, most: 1000 }]);
  expect(pass()).toBe(0);
  while (search.prepare(1e6));
  search.step(10);
  subject.follow();
  pass();
  expect(trace(1, 1, 1000).length).toBe(10);
});

test('a stored node is described in full, another is not', () => {
  const { search, subject, pass, news } = tracing();
  search.step(100);
  subject.trace([{ name: 1, from: 11, most: 20 }]);
  pass();
  subject.inspect(25);
  subject.inspect(31);
  subject.inspect(5);
  const [kept, after, before] = news.slice(-3);
  const other = new Search(request);
  other.step(25);
  expect(kept).toEqual({ type: 'inspected', node: 25, step: other.last_step() });
  expect(after).toEqual({ type: 'inspected', node: 31, step: null });
  expect(before).toEqual({ type: 'inspected', node: 5, step: null });
});
