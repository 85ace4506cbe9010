import type { Control as Whole } from './control.js';

declare module '../../shared/kit/control.d.ts' {
  interface Control extends Whole {}
}
