import { entry } from '../entry.js';
// Why each heuristic is a lower bound: the proofs of `src/heuristic` in a few sentences.
//
// `admissible`: it is never more than the true distance h*. `consistent`: along a move it falls by at most one; where it
// can fall by more, an example.

import { TAUGHT } from './taught.js';

/** @import { Proof } from '../puzzle.js' */

/** Why a heuristic of a game is a lower bound. @type {(key: string, name: string) => Proof | null} */
export const proof = (key, name) => (name === 'blind' ? texts('blind') : (entry(TAUGHT, key).proofs[name] ?? null));
