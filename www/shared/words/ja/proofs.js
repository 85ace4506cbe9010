import { entry } from '../entry.js';
import { TAUGHT } from './taught.js';

/** @import { Proof } from '../puzzle.js' */

/** @type {Proof} */
const BLIND = {
  admissible: 'どの解も0を下回りません。',
  consistent: 'つねに0で、減ることはありません。',
};

/** @type {(key: string, name: string) => Proof | null} */
export const proof = (key, name) => (name === 'blind' ? BLIND : (entry(TAUGHT, key).proofs[name] ?? null));
