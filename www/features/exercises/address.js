// Addresses of exercises and results: links like all others of the page.

import { withLength, withOwn } from '../../shared/state/own.js';

/** The address of this page with some exercise, and nothing else of its state. @type {(address: string, own: import('../../shared/state/own.js').Own) => string} */
export const addressWith = (address, own) =>
  `${address.replace(/#.*$/s, '')}#${withLength(withOwn('v=1', own))}`;
