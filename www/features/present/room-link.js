// The link that a room's phones open: exactly this state, as a page of their own shows it.

import { HOMEPAGE } from '../../shared/engine/hosted.js';
import { linkOf } from '../../shared/state/link.js';
import { hostedFrom, keptAddress, reachOf } from '../share/place.js';

/** @import { State } from '../../shared/state/state.js' */
/** @import { Reach } from '../share/place.js' */

/**
 * @param {State} state
 * @returns {{url: string, reach: Reach}} the address, and who can open it
 */
export function roomLink(state) {
  const here = location.href.replace(/#.*$/s, '');
  const reach = reachOf(here);
  const hosted = reach === 'anywhere' ? null : hostedFrom(keptAddress() ?? HOMEPAGE);
  const link = linkOf({ ...state, present: false });
  return { url: `${hosted ?? here}#${link}`, reach: hosted ? 'anywhere' : reach };
}
