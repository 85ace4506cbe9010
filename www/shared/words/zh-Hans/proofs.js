// Why each heuristic is a lower bound.

import { entry } from '../entry.js';
import { TAUGHT } from './taught.js';

/** @import { Proof } from '../puzzle.js' */

/** @type {Proof} */
const BLIND = {
  admissible: '没有解低于0。',
  consistent: '它处处为0，从不下降。',
};

/** @type {(key: string, name: string) => Proof | null} */
export const proof = (key, name) => (name === 'blind' ? BLIND : (entry(TAUGHT, key).proofs[name] ?? null));
