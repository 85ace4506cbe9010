/** @import { State } from '../../shared/state/state.js' */

/** @type {(state: State) => boolean} */
const wanted = ({ view, lesson }) => view === 'play' || (view === 'race' && lesson?.id !== '');

export const stage = { load: () => import('./part.js'), wanted };
