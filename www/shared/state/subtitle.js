// The subtitle of a saved picture.

import { words } from '../words/words.js';
import { problemOf } from './state.js';

/** @import { State } from './state.js' */

/** @param {State} state */
export function subtitleOf(state) {
  const { start, goal } = problemOf(state);
  return words.statistics.exports.subtitle(state.key, start, goal);
}
