/** @import { State } from '../../shared/state/state.js' */

const COATS = /** @type {const} */ (['chequer', 'paint']);

/** @type {(state: State) => string[]} */
const shown = ({ coat }) => (coat === '' ? [] : [coat]);

/** @type {(state: State, words: readonly string[]) => State} */
const withShown = (state, words) => ({
  ...state,
  coat: COATS.find((coat) => words.includes(coat)) ?? '',
});

export const play = {
  door: /** @type {const} */ ('play'),
  options: COATS,
  shown,
  withShown,
  visits: ['puzzle=toys&view=play'],
};
