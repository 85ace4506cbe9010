// The link that a room's phones open: exactly this state, as a page of their own shows it.

import { hostedFrom, keptAddress, reachOf } from '../share/place.js';
import { HOMEPAGE } from '../shell/hosted.js';
import { linkOf } from '../state/link.js';

/**
 * @param {import('../state/state.js').State} state
 * @returns {{url: string, reach: import('../share/place.js').Reach}} the address, and who can open it
 */
export function roomLink(state) {
  const here = location.href.replace(/#.*$/s, '');
  const reach = reachOf(here);
  const hosted = reach === 'anywhere' ? null : hostedFrom(keptAddress() ?? HOMEPAGE);
  const link = linkOf({ ...state, present: false });
  return { url: `${hosted ?? here}#${link}`, reach: hosted ? 'anywhere' : reach };
}
