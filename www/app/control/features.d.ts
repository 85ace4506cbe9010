import type { FEATURES } from '../features.js';
import type { OTHERS } from '../parts/parts.js';

type All = typeof FEATURES;
type OfView<N extends keyof All> = N extends N
  ? All[N] extends { door: string }
    ? N
    : never
  : never;
type Fresh<F> = F extends { fresh: () => infer S } ? (slices: S) => void : never;
type Whole<F> = F extends (slices: infer S) => void ? S : never;
type Every<F> = (F extends unknown ? (one: F) => void : never) extends (all: infer I) => void
  ? Whole<I>
  : never;

declare module '../../shared/kit/feature.d.ts' {
  interface Parts extends Record<keyof All | keyof typeof OTHERS, true> {}
  interface Views extends Record<OfView<keyof All>, true> {}
  interface Slices extends Every<Fresh<All[keyof All]>> {}
}
