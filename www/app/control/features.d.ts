// Gives lower folders the names of features and the types of their parts of the state.

import type { FEATURES } from '../features.js';
import type { OTHERS } from '../parts/parts.js';

type All = typeof FEATURES;
type OfView<N extends keyof All> = All[N] extends { door: unknown } ? N : never;
/** The parts of the state of all features, together. */
type Every<M> = (M extends { fresh: () => infer S } ? (one: S) => void : never) extends (
  all: infer S,
) => void
  ? S
  : never;

declare module '../../shared/kit/feature.d.ts' {
  interface Parts extends Record<keyof All | keyof typeof OTHERS, true> {}
  interface Views extends Record<{ [N in keyof All]: OfView<N> }[keyof All], true> {}
  interface Slices extends Every<All[keyof All]> {}
}
