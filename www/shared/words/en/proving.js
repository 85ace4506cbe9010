// What proofs of lower bounds have in common.

/** @import { Proof } from '../puzzle.js' */

/** @type {(why: string) => Proof} */
export const consistentAndZero = (why) => ({
  admissible: 'It is 0 at the goal and falls by at most one along a move, so from h it takes at least h moves to come down to 0.',
  consistent: why,
});

export const IS_DISTANCE = {
  admissible: 'Wherever the goal can be reached it is the true distance itself, found by a breadth-first search back from the goal. Elsewhere no number is too much.',
  consistent: 'One move changes a distance by at most one.',
};
