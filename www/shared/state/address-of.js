import { linkOf } from './link.js';

/** @import { State } from './state.js' */

/** @type {(state: State) => string} */
export const addressOf = (state) =>
  `${location.href.replace(/#.*$/s, '')}#${linkOf({ ...state, present: false })}`;
