// A language must have the shape of English; `tsc` fails on missing words.

/** @import { Locale } from './format.js' */

/**
 * The shape with any text for each English one; functions keep their parameters and return text.
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

/** @typedef {Shape<typeof import('./en/index.js').words>} Words */

/** `formatAs` are the formats of a language with a copy of its own. @typedef {{readonly words: Words, readonly locale: Locale, readonly formatAs?: typeof import('./format.js').formatAs}} Language */

export {};
