// How a lesson writes what was counted.

import { words } from '../../shared/words/words.js';

/** A number as it is written: whole ones with all digits, others with two places at the most. @type {(value: number) => string} */
export const numberIn = (value) =>
  Number.isInteger(value) || Math.abs(value) >= 100
    ? words.format.count(Math.round(value))
    : words.format.decimal(value);
