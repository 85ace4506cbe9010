import { linkOf } from './link.js';

/** @import { State } from './state.js' */

/** The address of this page with the state's link. @type {(state: State) => string} */
export const addressOf = (state) =>
  `${location.href.replace(/#.*$/s, '')}#${linkOf({ ...state, present: false })}`;
