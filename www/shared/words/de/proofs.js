// Warum jede Heuristik eine untere Schranke ist, wie es neben dem Baum steht: die Beweise aus `src/heuristic` in wenigen Sätzen.

import { entry } from '../entry.js';
import { TAUGHT } from './taught.js';

/** @import { Proof } from '../puzzle.js' */

/** @type {Proof} */
const BLIND = {
  admissible: 'Keine Lösung liegt unter 0.',
  consistent: 'Sie ist überall 0 und fällt nie.',
};

/** @type {(key: string, name: string) => Proof | null} */
export const proof = (key, name) => (name === 'blind' ? BLIND : (entry(TAUGHT, key).proofs[name] ?? null));
