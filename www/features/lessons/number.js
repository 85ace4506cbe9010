// How a lesson writes what was counted.

import { words } from '../../shared/words/words.js';

/** Whole numbers have all digits, small others at most two decimals. @type {(value: number) => string} */
export const numberIn = (value) =>
  Number.isInteger(value) || Math.abs(value) >= 10
    ? words.format.count(Math.round(value))
    : words.format.decimal(value);
