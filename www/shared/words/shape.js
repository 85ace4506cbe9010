// What a language is: the shape that English has, whatever its words are. `tsc` fails on a word that is missing in another.

/** @import { Locale } from './format.js' */

/**
 * The same shape with any text in place of the English one: what is a function takes the same and gives a text where English does.
 * @template T
 * @typedef {T extends (...given: infer Given) => infer Said
 *   ? (...given: Given) => Said extends string ? string : Said
 *   : T extends string
 *     ? string
 *     : T extends boolean
 *       ? boolean
 *       : T extends readonly (infer One)[]
 *         ? readonly Shape<One>[]
 *         : { readonly [Key in keyof T]: Shape<T[Key]> }} Shape
 */

/** All words of a language. @typedef {Shape<typeof import('./en/index.js').words>} Words */

/** A language's words, and how it writes numbers and lists. @typedef {{readonly words: Words, readonly locale: Locale}} Language */

export {};
