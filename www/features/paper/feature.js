/** @import { State } from '../../shared/state/state.js' */

/** @type {(state: State) => boolean} */
const wanted = ({ view, present }) => present || (view !== 'play' && view !== 'race');

export const paper = {
  load: () => import('./part.js'),
  wanted,
};
