// English with other letters, a third more of them: what a reader of it finds in plain letters is not among the words, and what is
// cut off has no room for a longer language. It is made from the English words when it is asked for, by tests alone.

import * as english from './en/index.js';

/** @import { Words } from './shape.js' */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER = 'áƀçđéƒğĥíĵķłɱñóþɋřšŧúṽŵẋýžÁßÇÐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŦÚṼŴẊÝŽ';

/** What is a name for the program, and not a word: the lines of a rule are lit by theirs. */
const NAMES = new Set(['code.rule.name']);

const accented = (/** @type {string} */ letter) => OTHER[PLAIN.indexOf(letter)] ?? letter;

/** A text in the other letters, the first third of each word's letters doubled. What is in other letters already stays as it is. @type {(text: string) => string} */
export const disguised = (text) =>
  text.replaceAll(/[A-Za-z]+/g, (word) => {
    const more = Math.ceil(word.length / 3);
    return [...word].map((letter, n) => accented(letter).repeat(n < more ? 2 : 1)).join('');
  });

/** The same words in the other letters: texts, lists of them, and whatever functions give. @type {(value: unknown, path: string) => unknown} */
function inDisguise(value, path) {
  if (NAMES.has(path)) return value;
  if (typeof value === 'string') return disguised(value);
  if (typeof value === 'function') {
    return (/** @type {unknown[]} */ ...given) => inDisguise(value(...given), path);
  }
  if (Array.isArray(value)) return value.map((one) => inDisguise(one, path));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([key, one]) => [
    key,
    inDisguise(one, path ? `${path}.${key}` : key),
  ]);
  return Object.fromEntries(inside);
}

export const words = /** @type {Words} */ (inDisguise(english.words, ''));

export const { locale } = english;
