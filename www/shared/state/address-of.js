import { linkOf } from './link.js';

/** @import { State } from './state.js' */

/** The address of this page that remakes a state, for whoever sits at a screen of their own. @type {(state: State) => string} */
export const addressOf = (state) =>
  `${location.href.replace(/#.*$/s, '')}#${linkOf({ ...state, present: false })}`;
