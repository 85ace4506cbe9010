/** @import { State } from '../../shared/state/state.js' */

/** @type {(state: State) => string[]} */
const shown = ({ chequered }) => (chequered ? ['chequer'] : []);

/** @type {(state: State, words: readonly string[]) => State} */
const withShown = (state, words) => ({ ...state, chequered: words.includes('chequer') });

export const play = {
  door: /** @type {const} */ ('play'),
  options: ['chequer'],
  shown,
  withShown,
  visits: ['puzzle=toys&view=play'],
};
