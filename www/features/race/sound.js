// What a lane's worker tells, looked at before anything is drawn of it. The views take a report for what its type says, and a page that
// could not draw one lane would draw none.

/** @import { News } from './client.js' */

const PHASES = ['paused', 'running', 'waiting', 'ended'];
const OUTCOMES = ['preparing', 'running', 'solved', 'exhausted', 'limit'];
/** The numbers that every snapshot has. */
const COUNTED = ['generated', 'expanded', 'evaluated', 'duplicates', 'pruned', 'depth'].concat(
  ...['stored', 'bytes'].map((name) => [name, `${name}_peak`]),
);

const isNumber = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0;
const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;
/** @type {(of: (value: unknown) => boolean) => (value: unknown) => boolean} */
const listOf = (of) => (value) => Array.isArray(value) && value.every(of);
/** @type {(of: (value: unknown) => boolean) => (value: unknown) => boolean} */
const orNone = (of) => (value) => value === null || of(value);

/** What each part must be, by the kind of news; that it is there at all is asked first. @type {Record<string, Record<string, (value: any) => boolean>>} */
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
  },
  away: { at: isNumber, to: orNone(isNumber) },
  traced: { name: isNumber, chunk: isObject },
  inspected: { node: isNumber, step: orNone(isObject) },
};

/**
 * What was told, when it is news that a lane can tell.
 * @type {(told: any) => News}
 * @throws {Error} that names the first part that is none
 */
export function checked(told) {
  const parts = Object.entries(PARTS[told.type] ?? { type: () => false });
  const wrong = parts.find(([name, holds]) => told[name] === undefined || !holds(told[name]));
  if (wrong) throw new Error(`${told.type}.${wrong[0]}`);
  return told;
}
