// Heuristics that are made in the workshop go by their text: an expression. Whatever is no plain name is one.

/** The language's names of numbers, on whichever board: expressions too. */
export const NUMBERS = new Set(['parity', 'cycles', 'row-conflicts', 'column-conflicts']);

/** Characters that are shown of a long text: more would push other things aside. */
const MOST = 36;

/** Whether a heuristic is one that was made, and no listed one. @type {(name: string) => boolean} */
export const isMade = (name) => NUMBERS.has(name) || !/^[a-z]+(-[a-z]+)*$/.test(name);

/** A made heuristic's text where it serves as a name: of a long one its beginning and its end. @type {(text: string) => string} */
export const shortened = (text) =>
  text.length <= MOST ? text : `${text.slice(0, MOST - 13)} … ${text.slice(-10)}`;
