// Types of the elements in Vue's templates.

import type { DefineComponent } from 'vue';
import type { Elements } from './keys.js';

type On<Events> = {
  [K in keyof Events & string as `on${Capitalize<K>}`]?: (event: Events[K]) => void;
};

type Tags = {
  [K in keyof Elements]: DefineComponent<Elements[K]['keys'] & On<Elements[K]['on']>>;
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
