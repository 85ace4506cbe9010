/** @import { State } from '../../shared/state/state.js' */

/** In Play, and where a race is read or presented. @type {(state: State) => boolean} */
const wanted = ({ view, lesson, present }) =>
  view === 'play' || (view === 'race' && (present || !!lesson?.id));

export const stage = { load: () => import('./part.js'), wanted };
