import { linkOf } from '../state/link.js';

/** The address of this page that remakes a state. @type {(state: import('../state/state.js').State) => string} */
export const addressOf = (state) => `${location.href.replace(/#.*$/s, '')}#${linkOf(state)}`;
