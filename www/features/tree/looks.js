// Appearance of nodes: a sign for the fate, and a colour for the chosen quantity.

import { COLOURINGS } from '../../shared/state/slices/tree.js';
import { FATES } from '../trace/trace.js';

/** @import { Colouring, Sign } from '../../shared/state/slices/tree.js' */
/** @import { Moment } from '../trace/trace.js' */
/** @import { Forest } from './forest.js' */
/** @import { Picture } from './picture.js' */

/** @type {readonly Sign[]} */
export const SIGNS = [...FATES, 'stub'];

/** Presence of a node: at this moment, later, or only in the previous iteration. */
export const PRESENCE = /** @type {const} */ ({ now: 0, later: 1, before: 2 });

/** @typedef {{colour: string, sign?: Sign, side?: 'forward' | 'backward', from?: number, to?: number, count: number}} Entry */
/**
 * @typedef {object} Looks
 * @property {Uint8Array} colours
 * @property {Uint8Array} signs
 * @property {Uint8Array} presence
 * @property {readonly Entry[]} entries meanings of the colours
 */

/** The colourings available for a search. @param {Forest} forest @returns {Colouring[]} */
export function coloursOf(forest) {
  const available = {
    fate: true,
    depth: true,
    f: forest.trace.estimate(0) !== null,
    iteration: forest.iteration !== null,
    side: forest.roots.some((node) => forest.isBackward(node)),
  };
  return COLOURINGS.filter((name) => available[name]);
}

/** Maximum number of lightness steps that can be told apart. */
export const STEPS = 7;
const SIDES = /** @type {const} */ (['forward', 'backward']);

/**
 * @param {Picture} picture @param {object} options @param {Colouring} options.colouring
 * @param {Moment} options.moment
 * @param {readonly number[]} [options.bounds] bounds of the iterations up to this one
 * @returns {Looks}
 */
export function looksOf(picture, { colouring, moment, bounds = [] }) {
  const { forest, nodes } = picture;
  const { trace } = forest;
  const signs = new Uint8Array(nodes.length);
  const presence = new Uint8Array(nodes.length);
  nodes.forEach((node, place) => {
    // Later nodes can at most have a place in the previous iteration.
    const record = forest.record(node) > picture.until ? -1 : forest.record(node);
    const stub = forest.isStub(node);
    const sign = stub || record < 0 ? 'stub' : trace.fate(record, moment);
    signs[place] = SIGNS.indexOf(sign);
    if (stub) presence[place] = PRESENCE.now;
    else if (record < 0) presence[place] = PRESENCE.before;
    else presence[place] = trace.from + record <= moment.now ? PRESENCE.now : PRESENCE.later;
  });
  const { values, entries, steps } = scale(colouring, { picture, signs, bounds });
  const colours = values.map((value) => Math.floor(value / steps));
  const counts = entries.map(() => 0);
  colours.forEach((colour, place) => {
    if (presence[place] === PRESENCE.now) counts[colour] = (counts[colour] ?? 0) + 1;
  });
  return {
    colours,
    signs,
    presence,
    entries: entries.map((entry, i) => ({ ...entry, count: counts[i] ?? 0 })),
  };
}

/**
 * The colouring as numbers from 0, one per place; how many numbers share a colour; and the colours.
 * @typedef {{values: Uint8Array, steps: number, entries: Omit<Entry, 'count'>[]}} Scale
 */

/**
 * @param {Colouring} colouring
 * @param {{picture: Picture, signs: Uint8Array, bounds: readonly number[]}} subject @returns {Scale}
 */
function scale(colouring, { picture, signs, bounds }) {
  const { forest, nodes } = picture;
  const f = (/** @type {number} */ node) => {
    const record = forest.record(node);
    return record < 0 ? forest.depthOf(node) : forest.trace.f(record);
  };
  switch (colouring) {
    case 'fate':
      return {
        values: signs,
        steps: 1,
        entries: SIGNS.map((sign) => ({ colour: `fate-${sign}`, sign })),
      };
    case 'side':
      return {
        values: picture.backward,
        steps: 1,
        entries: SIDES.map((side) => ({ colour: `side-${side}`, side })),
      };
    case 'depth':
      return stepped(Array.from(nodes, (node) => forest.depthOf(node)));
    case 'f':
      return stepped(Array.from(nodes, f));
    case 'iteration': {
      const first = firstIterations(picture, f, bounds);
      return stepped(first, (iteration) => bounds[iteration] ?? 0);
    }
  }
}

/**
 * Each place's first iteration: the first whose bound no f above exceeds.
 * @param {Picture} picture @param {(node: number) => number} f
 * @param {readonly number[]} bounds ascending
 */
function firstIterations({ nodes, parents }, f, bounds) {
  /** @type {number[]} */
  const above = [];
  nodes.forEach((_, place) => {
    const parent = parents[place] ?? -1;
    above.push(parent < 0 ? 0 : Math.max(above[parent] ?? 0, f(nodes[parent] ?? 0)));
  });
  return above.map((most) => {
    const first = bounds.findIndex((bound) => bound >= most);
    return first < 0 ? Math.max(bounds.length - 1, 0) : first;
  });
}

/** A scale of a few steps over integers, labelled by `name`. @param {number[]} numbers @returns {Scale} */
function stepped(numbers, name = (/** @type {number} */ n) => n) {
  const [low, high] = numbers.reduce(
    ([low, high], n) => [Math.min(low, n), Math.max(high, n)],
    [numbers[0] ?? 0, 0],
  );
  const steps = Math.ceil((high - low + 1) / STEPS);
  const count = Math.ceil((high - low + 1) / steps);
  const entries = Array.from({ length: count }, (_, i) => ({
    // Always from the lightest to the darkest.
    colour: `step-${count === 1 ? STEPS - 1 : Math.round((i * (STEPS - 1)) / (count - 1))}`,
    from: name(low + i * steps),
    to: name(Math.min(low + (i + 1) * steps - 1, high)),
  }));
  return { values: Uint8Array.from(numbers, (n) => n - low), steps, entries };
}
