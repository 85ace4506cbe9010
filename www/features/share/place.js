// Where a link leads to: who can open the page's own address, and the address of the hosted page, where the page is told it.

import { HOMEPAGE } from '../../shared/engine/hosted.js';

/** Who can open an address. @typedef {'device' | 'network' | 'anywhere'} Reach */

/** This machine, by all its names. */
const SELF = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
/** Addresses that mean something else in every network (RFC 1918, 3927, 4193, 6762), and names that no public one has. */
const PRIVATE =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cd].*\]|\[fe[89ab].*\]|[^.:[\]]+|.+\.(local|lan|internal|home\.arpa))$/;

/** @type {(href: string) => Reach} */
export function reachOf(href) {
  const { protocol, hostname } = new URL(href);
  if (!/^https?:$/.test(protocol) || SELF.test(hostname)) return 'device';
  return PRIVATE.test(hostname) ? 'network' : 'anywhere';
}

/**
 * The address of a page that anybody can open, without its link; null for a text that is none.
 * @type {(text: string) => string | null}
 */
export function hostedFrom(text) {
  try {
    const url = new URL(text.trim());
    url.hash = '';
    return reachOf(url.href) === 'anywhere' ? url.href : null;
  } catch {
    return null;
  }
}

/** What the address of the hosted page is kept under. */
const KEPT = 'hosted';

/** The address that was given last, on this browser; null where nothing was, or nothing may be kept. */
export function keptAddress() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Keeps it for the next visit, where that is allowed. @param {string} text */
export function keepAddress(text) {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // Then it is for this visit alone.
  }
}

/** Where links lead that others are to open: to the hosted page, where the page's own address is not for everybody and that one is known. */
export function publicPlace() {
  const here = location.href.replace(/#.*$/s, '');
  const reach = reachOf(here);
  const hosted = reach === 'anywhere' ? null : hostedFrom(keptAddress() ?? HOMEPAGE);
  return hosted
    ? { base: hosted, reach: /** @type {const} */ ('anywhere') }
    : { base: here, reach };
}
