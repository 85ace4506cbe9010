// Addresses of exercises and results: links like all others of the page.

import { readPage, writePage } from './page-keys.js';

/** @import { Own } from './page-keys.js' */

/** The address of this page with some exercise, and nothing else of its state. @type {(address: string, own: Own) => string} */
export const addressWith = (address, own) =>
  `${address.replace(/#.*$/s, '')}#${writePage('v=1', { ...readPage(''), own })}`;

/** The longest address that no program cuts, in characters. */
export const MOST_SENT = 1_900;
