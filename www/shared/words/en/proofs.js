// Why each heuristic is a lower bound, as it stands beside the tree: the proofs of `src/heuristic`, in a few sentences.
//
// `admissible`: it never says more than the true distance h*. `consistent`: along a move it falls by one at the most; where it
// can fall by more, an example.

import { entry } from '../entry.js';
import { TAUGHT } from './taught.js';

/** @import { Proof } from '../puzzle.js' */

/** @type {Proof} */
const BLIND = {
  admissible: 'No solution is below 0.',
  consistent: 'It is 0 everywhere, and never falls.',
};

/** Why a heuristic of a game is a lower bound. @type {(key: string, name: string) => Proof | null} */
export const proof = (key, name) => (name === 'blind' ? BLIND : (entry(TAUGHT, key).proofs[name] ?? null));
