// Incomplete languages fall back to English word by word.

import { words as english } from './en/index.js';

/** @import { Words } from './shape.js' */

/** @typedef {{readonly [key: string]: unknown}} Table */

/** @param {unknown} value @returns {value is Table} */
function isTable(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @type {(whole: Table, own: Table) => Table} */
const merged = (whole, own) =>
  Object.fromEntries(
    Object.entries(whole).map(([key, word]) => {
      const mine = own[key];
      return [key, isTable(word) ? merged(word, isTable(mine) ? mine : {}) : (mine ?? word)];
    }),
  );

/** @type {(own: Table) => Words} */
export const overEnglish = (own) => /** @type {Words} */ (merged(english, own));

/** The paths of missing words, and the number of all. @type {(own: Table) => {missing: string[], all: number}} */
export function lacking(own) {
  /** @type {string[]} */
  const missing = [];
  let all = 0;
  /** @type {(whole: Table, part: Table, path: string) => void} */
  const walk = (whole, part, path) => {
    for (const [key, word] of Object.entries(whole)) {
      const mine = part[key];
      const here = path ? `${path}.${key}` : key;
      if (isTable(word)) walk(word, isTable(mine) ? mine : {}, here);
      else {
        all += 1;
        if (mine === undefined) missing.push(here);
      }
    }
  };
  walk(english, own, '');
  return { missing, all };
}
