// What the engine tells as data, put into words.

import { words } from '../words/words.js';

/** @import { Said } from '../../pkg/rolling_cubes.js' */

/**
 * A phrase in words, and the phrases in it. A code that no words have is a fault of the page.
 * @type {(said: Said, phrases: Readonly<Record<string, string | ((...values: string[]) => string)>>) => string}
 */
export function phrased(said, phrases) {
  if (typeof said === 'string') return said;
  const phrase = phrases[said.code];
  if (phrase === undefined) throw new Error(`no words for ${said.code}`);
  if (typeof phrase === 'string') return phrase;
  return phrase(...said.values.map((value) => phrased(value, phrases)));
}

/** Why a problem has no solution, in words, which a page begins with. @type {(reason: Said) => string} */
export const reasonInWords = (reason) => phrased(reason, words.reasons);
