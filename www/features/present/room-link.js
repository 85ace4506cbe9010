// The link for a room's phones: this state on a page of their own.

import { linkOf } from '../../shared/state/link.js';
import { publicPlace } from '../share/place.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { Reach } from '../share/place.js' */

/** @param {State} state @returns {{url: string, reach: Reach}} the address, and who can open it */
export function roomLink(state) {
  const { base, reach } = publicPlace();
  return { url: `${base}#${linkOf({ ...state, present: false })}`, reach };
}
