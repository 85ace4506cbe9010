// Which address to share: the page's own if others can open it, else the hosted page's.

import { HOMEPAGE } from '../../shared/engine/hosted.js';

/** The audience of an address: this machine, its network, or everybody. @typedef {'device' | 'network' | 'anywhere'} Reach */

const SELF = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
/** Private addresses (RFC 1918, 3927, 4193, 6762) and non-public names. */
const PRIVATE =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cd].*\]|\[fe[89ab].*\]|[^.:[\]]+|.+\.(local|lan|internal|home\.arpa))$/;

/** @type {(href: string) => Reach} */
export function reachOf(href) {
  const { protocol, hostname } = new URL(href);
  if (!/^https?:$/.test(protocol) || SELF.test(hostname)) return 'device';
  return PRIVATE.test(hostname) ? 'network' : 'anywhere';
}

/** A public page's address without its link; null if invalid. @type {(text: string) => string | null} */
export function hostedFrom(text) {
  try {
    const url = new URL(text.trim());
    url.hash = '';
    return reachOf(url.href) === 'anywhere' ? url.href : null;
  } catch {
    return null;
  }
}

/** Storage key of the hosted page's address. */
const KEPT = 'hosted';

/** The last address given in this browser; null if none, or without storage. */
export function keptAddress() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Stores the address, if allowed. @param {string} text */
export function keepAddress(text) {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // Without storage it lasts for this visit.
  }
}

/** The base of shared links: the hosted page, if known and the page's own address is not public. */
export function publicPlace() {
  const here = location.href.replace(/#.*$/s, '');
  const reach = reachOf(here);
  const hosted = reach === 'anywhere' ? null : hostedFrom(keptAddress() ?? HOMEPAGE);
  return hosted
    ? { base: hosted, reach: /** @type {const} */ ('anywhere') }
    : { base: here, reach };
}
