/** @import { State } from '../../shared/state/state.js' */

/** @type {(state: State) => boolean} */
const wanted = ({ view }) => view === 'play';

export const stage = { load: () => import('./part.js'), wanted };
