import { pageOf } from '../../shared/puzzles/puzzles.js';

/** @import { State } from '../../shared/state/state.js' */

/** @type {(state: State) => boolean} */
const wanted = ({ key }) => !!pageOf(key).drawn;

export const map = {
  load: () => import('./part.js'),
  whole: true,
  wanted,
};
