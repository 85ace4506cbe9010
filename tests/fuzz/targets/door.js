// Every function and method of the engine's API, in random order with random arguments, also on freed objects.

import * as engine from '../../../www/pkg/rolling_cubes.js';
import { answered } from '../outcome.js';
import { problem, request } from '../problems.js';
import { anything, value } from '../values.js';

/** @import { Chance } from '../chance.js' */
/** @import { Target } from '../targets.js' */

/** @typedef {{ name: string, on?: number, given: unknown[] }} Call */

const START = /** @type {const} */ (['initSync', 'default', 'start', 'goOnWith']);
const exported = Object.entries(engine).filter(([name]) => !START.some((other) => other === name));
const isClass = (/** @type {unknown} */ made) => /^class\b/.test(String(made));
/** Static methods by class and name, as `Job.floor`. */
const statics = exported.flatMap(([name, made]) =>
  isClass(made)
    ? Object.getOwnPropertyNames(made).flatMap((own) =>
        typeof Reflect.get(made, own) === 'function' && !own.startsWith('__')
          ? [`${name}.${own}`]
          : [],
      )
    : [],
);
const functions = [
  ...exported.flatMap(([name, made]) => (isClass(made) ? [] : [name])),
  ...statics,
];
const classes = exported.flatMap(([name, made]) => (isClass(made) ? [name] : []));

/** @param {object} prototype */
const membersOf = (prototype) =>
  Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && !name.startsWith('__'),
  );

const members = [
  ...new Set(classes.flatMap((name) => membersOf(Reflect.get(engine, name).prototype))),
];

/** @param {Chance} chance @param {string} name @returns {unknown[]} */
function argumentsFor(chance, name) {
  const { puzzle, start, goal } = problem(chance);
  const number = () => chance.pick([0, 1, 2, 10, 1000, 5000, -1, 0.5]);
  if (name === 'Job.survey') return [puzzle === 'knights' ? 'toys' : puzzle, start];
  if (name === 'solve' || name === 'Search') return [request(chance)];
  if (name === 'write_link') return [engine.read_link(`puzzle=${puzzle}`).link];
  if (name === 'read_link') return [`v=1&puzzle=${puzzle}&start=${start}`];
  if (name === 'set_breakpoints')
    return [{ depth: number(), bound: true, position: chance.pick([start, null]) }];
  if (['estimate', 'parts', 'start_from', 'depth_of', 'way_to'].includes(name)) return [start];
  if (
    [
      'deal',
      'play',
      'unsolvable',
      'brute_force_branching',
      'write_contest',
      'Dealer',
      ...statics,
    ].includes(name)
  ) {
    return [puzzle, start, goal, ...(name === 'play' ? [[]] : ['misplaced', null])];
  }
  // A millisecond suffices.
  if (name === 'run_for') return [chance.pick([0, 1, -1])];
  return [number(), number()];
}

/** Calls that would rightly take long. @param {string} name @param {unknown[]} given */
function isLong(name, given) {
  const most = { deal: 12, look: 12, walk: 12, effective_branching: 10_000, run_for: 5 }[name];
  const counts =
    ['step', 'prepare', 'seek', 'rewind', 'run_for', 'advance_to'].includes(name) ||
    name.startsWith('step_') ||
    name === 'expand_to';
  return given.some((one) => {
    const number = typeof one === 'number' ? one : 0;
    const isEndless =
      typeof one === 'object' &&
      one !== null &&
      ['infinity', 'date'].includes(String(Reflect.get(one, '$')));
    return (
      (most !== undefined && number > most && number <= 1e6) ||
      (counts && (number > 10_000 || isEndless))
    );
  });
}

/** @param {Chance} chance @returns {Call} */
function call(chance) {
  const kind = chance.below(4);
  const name =
    kind === 0 ? chance.pick(functions) : kind === 1 ? chance.pick(classes) : chance.pick(members);
  const proper = argumentsFor(chance, name);
  const given = chance.once(3)
    ? proper
    : proper.map((one) => (chance.once(3) ? anything(chance) : one));
  if (chance.once(20)) given.splice(chance.below(given.length + 1), 1);
  if (isLong(name, given)) return call(chance);
  return { name, given, ...(kind > 1 ? { on: chance.below(4) } : {}) };
}

/** @type {Target} */
export const door = {
  name: 'door',
  make: (chance) => ({
    calls: [
      { name: 'Search', given: [request(chance)] },
      { name: chance.pick(classes), given: [] },
      ...chance.some(12, () => call(chance)),
    ],
  }),
  run({ calls }) {
    /** @type {object[]} */
    const made = [];
    for (const { name, on, given } of /** @type {Call[]} */ (calls)) {
      const passed = given.map(value).map((one) => (one === 'the first object' ? made[0] : one));
      const answer = answered(() => {
        if (on === undefined) {
          const called = name.split('.').reduce((of, own) => of[own], /** @type {any} */ (engine));
          return isClass(called) ? Reflect.construct(called, passed) : called(...passed);
        }
        const object = made[on % Math.max(1, made.length)];
        if (!object) return undefined;
        const member = Reflect.get(object, name);
        return typeof member === 'function' ? member.apply(object, passed) : member;
      });
      if (
        typeof answer === 'object' &&
        answer !== null &&
        classes.includes(answer.constructor?.name)
      )
        made.push(answer);
    }
    for (const object of made) answered(() => Reflect.get(object, 'free').call(object));
  },
};
