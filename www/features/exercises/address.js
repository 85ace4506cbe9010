import { readPage, writePage } from '../../shared/state/page-keys.js';

/** @import { Own } from '../../shared/state/page-keys.js' */

/** @type {(address: string, own: Own) => string} */
export const addressWith = (address, own) =>
  `${address.replace(/#.*$/s, '')}#${writePage('v=1', { ...readPage(''), own })}`;
