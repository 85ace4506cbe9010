// What stands below the title of a picture that is saved.

import { problemOf } from '../state/state.js';
import { words } from '../words/words.js';

/** Which problem it is a picture of. @param {import('../state/state.js').State} state */
export function subtitleOf(state) {
  const { start, goal } = problemOf(state);
  return words.statistics.exports.subtitle(state.key, start, goal);
}
