// Validates a worker's news. Views trust a report's type, and an exception in one lane would keep the page from
// rendering any.

/** @import { News } from './client.js' */

const PHASES = ['paused', 'running', 'waiting', 'ended'];
const OUTCOMES = ['preparing', 'running', 'solved', 'exhausted', 'limit'];
/** Numbers of every snapshot. */
const COUNTED = ['generated', 'expanded', 'evaluated', 'duplicates', 'pruned', 'depth'].concat(
  ...['stored', 'bytes'].map((name) => [name, `${name}_peak`]),
);

const isNumber = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0;
const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;
/** @type {(of: (value: unknown) => boolean) => (value: unknown) => boolean} */
const listOf = (of) => (value) => Array.isArray(value) && value.every(of);
/** @type {(of: (value: unknown) => boolean) => (value: unknown) => boolean} */
const orNone = (of) => (value) => value === null || of(value);

/** Required types by kind of news; presence is tested first. @type {Record<string, Record<string, (value: any) => boolean>>} */
const PARTS = {
  report: {
    phase: (value) => PHASES.includes(value),
    snapshot: (value) =>
      OUTCOMES.includes(value?.outcome) &&
      COUNTED.every((name) => isNumber(value[name])) &&
      ['moves', 'depths', 'iterations'].every((name) => Array.isArray(value[name])) &&
      ['table', 'sides', 'incumbent'].every((name) => value[name] !== undefined),
    step: orNone(isObject),
    waiting: orNone(listOf(isObject)),
    parts: orNone(isObject),
    broke: orNone(isObject),
    furthest: isNumber,
    time: isNumber,
    tableTime: isNumber,
    rate: orNone(isNumber),
    from: isNumber,
    samples: listOf(isObject),
    paths: isObject,
  },
  away: { at: isNumber, to: orNone(isNumber) },
  traced: { name: isNumber, chunk: isObject },
  inspected: { node: isNumber, step: orNone(isObject) },
};

/** Returns valid news. @type {(news: any) => News} @throws {Error} naming the first invalid part */
export function checked(news) {
  const parts = Object.entries(PARTS[news.type] ?? { type: () => false });
  const wrong = parts.find(([name, holds]) => news[name] === undefined || !holds(news[name]));
  if (wrong) throw new Error(`${news.type}.${wrong[0]}`);
  return news;
}
