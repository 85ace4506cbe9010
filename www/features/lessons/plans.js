// Plans of a session: steps, exercises and minutes.

import plans from './plans.json';

/** @typedef {{lesson: string, steps: readonly number[], minutes: number}} Taught */
/** @typedef {{exercise: string, minutes: number}} Performed */
/** @typedef {Taught | Performed} Part */
/** @typedef {{minutes: number, spare: number, parts: readonly Part[]}} Plan */

/** @type {readonly Plan[]} */
export const PLANS = plans;
