// Plans of a session: which steps of which lessons, which exercises, and how many minutes for each. What to say, to show and to ask stands in the lessons.

import plans from './plans.json';

/** Steps of a lesson, counted from 1, in the order in which they are taught. @typedef {{lesson: string, steps: readonly number[], minutes: number}} Taught */
/** A set of exercises, as links have it, which the room performs. @typedef {{exercise: string, minutes: number}} Performed */
/** @typedef {Taught | Performed} Part */
/** A session of so many minutes, of which some are left for questions. @typedef {{minutes: number, spare: number, parts: readonly Part[]}} Plan */

/** @type {readonly Plan[]} */
export const PLANS = plans;
