// Custom heuristics are named by their expression. Any name that is not a plain identifier is an expression.

/** Names that are expressions by themselves, on all boards. */
export const NUMBERS = new Set(['parity', 'cycles', 'row-conflicts', 'column-conflicts']);

/** Characters shown of an expression. */
const MOST = 36;

/** @type {(name: string) => boolean} */
export const isMade = (name) => NUMBERS.has(name) || !/^[a-z]+(-[a-z]+)*$/.test(name);

/** An expression as a name: of a long one its beginning and end. @type {(text: string) => string} */
export const shortened = (text) => (text.length <= MOST ? text : `${text.slice(0, MOST - 13)} … ${text.slice(-10)}`);
