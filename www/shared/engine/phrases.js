// Puts the engine's phrases into words.

import { words } from '../words/words.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */

/**
 * A phrase with its nested phrases. An unknown code is a bug of the page.
 * @type {(said: Said, phrases: Readonly<Record<string, string | ((...values: string[]) => string)>>) => string}
 */
export function phrased(said, phrases) {
  if (typeof said === 'string') return said;
  const phrase = phrases[said.code];
  if (phrase === undefined) throw new Error(`no words for ${said.code}`);
  if (typeof phrase === 'string') return phrase;
  return phrase(...said.values.map((value) => phrased(value, phrases)));
}

/** Why a problem has no solution; part of the words that the page starts with. @type {(reason: Said) => string} */
export const reasonInWords = (reason) => phrased(reason, words.reasons);
