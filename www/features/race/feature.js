/** @import { State } from '../../shared/state/state.js' */

/** All views of a race share its elements. @type {(state: State) => boolean} */
const wanted = ({ view, lesson, present }) => view !== 'play' || lesson !== null || present;

export const race = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  wanted,
};
