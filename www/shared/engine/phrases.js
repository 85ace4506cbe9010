// Puts the engine's phrases into words.

import { words } from '../words/words.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */

/**
 * A phrase with its nested phrases. Without words it is shown as its code and values: `tests/unit/shared/engine/phrases.test.js` lets none be missing.
 * @type {(said: Said, phrases: Readonly<Record<string, string | ((...values: string[]) => string)>>) => string}
 */
export function phrased(said, phrases) {
  if (typeof said === 'string') return said;
  const phrase = phrases[said.code];
  if (typeof phrase === 'string') return phrase;
  const values = said.values.map((value) => phrased(value, phrases));
  return phrase?.(...values) ?? [said.code, ...values].join(' ');
}

/** Why a problem has no solution; part of the words that the page starts with. @type {(reason: Said) => string} */
export const reasonInWords = (reason) => phrased(reason, words.reasons);
