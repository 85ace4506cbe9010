// Plans of a session: steps, exercises and minutes.

import plans from './plans.json';

/** @typedef {{lesson: string, steps: readonly number[], minutes: number}} Taught */
/** @typedef {{exercise: string, minutes: number}} Performed */
/** @typedef {Taught | Performed} Part */
/** A plan; with `costs`, of searches by cost and by estimate. @typedef {{minutes: number, spare: number, costs?: boolean, parts: readonly Part[]}} Plan */

/** @type {readonly Plan[]} */
export const PLANS = plans;
