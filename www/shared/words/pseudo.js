// English in other letters and a third longer, made on demand for tests. Plain letters reveal text outside the words;
// clipped text reveals a lack of room.

import * as english from './en/index.js';

/** @import { Words } from './shape.js' */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER = 'áƀçđéƒğĥíĵķłɱñóþɋřšŧúṽŵẋýžÁßÇÐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŦÚṼŴẊÝŽ';

/** Identifiers: lines of pseudocode are highlighted by them. */
const NAMES = new Set(['code.rule.name']);

const accented = (/** @type {string} */ letter) => OTHER[PLAIN.indexOf(letter)] ?? letter;

/** Replaces letters and doubles the first third of each word; other letters stay. @type {(text: string) => string} */
export const disguised = (text) =>
  text.replaceAll(/[A-Za-z]+/g, (word) => {
    const more = Math.ceil(word.length / 3);
    return [...word].map((letter, n) => accented(letter).repeat(n < more ? 2 : 1)).join('');
  });

/** Disguises texts, lists of texts and results of functions. @type {(value: unknown, path: string) => unknown} */
function inDisguise(value, path) {
  if (NAMES.has(path)) return value;
  if (typeof value === 'string') return disguised(value);
  if (typeof value === 'function') {
    return (/** @type {unknown[]} */ ...given) => inDisguise(value(...given), path);
  }
  if (Array.isArray(value)) return value.map((one) => inDisguise(one, path));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([key, one]) => [key, inDisguise(one, path ? `${path}.${key}` : key)]);
  return Object.fromEntries(inside);
}

export const words = /** @type {Words} */ (inDisguise(english.words, ''));

export const { locale } = english;
