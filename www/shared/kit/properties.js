// Declarations of an element's reactive properties. Names are separated by spaces.

/** @import { PropertyDeclaration } from 'lit' */

/** @param {string} names @param {PropertyDeclaration} declaration */
const each = (names, declaration) =>
  Object.fromEntries(names.split(' ').map((name) => [name, declaration]));

/** Values; a text may be given as an attribute. @param {string} names */
export const fields = (names) => each(names, {});

/** Booleans, by an attribute too. @param {string} names */
export const flags = (names) => each(names, { type: Boolean });
