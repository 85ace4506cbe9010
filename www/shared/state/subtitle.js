// What stands below the title of a picture that is saved.

import { words } from '../words/words.js';
import { problemOf } from './state.js';

/** @import { State } from './state.js' */

/** Which problem it is a picture of. @param {State} state */
export function subtitleOf(state) {
  const { start, goal } = problemOf(state);
  return words.statistics.exports.subtitle(state.key, start, goal);
}
