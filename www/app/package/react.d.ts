// Types of the elements in TSX, for React 19.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Elements } from './keys.js';

type On<Events> = { [K in keyof Events & string as `on${K}`]?: (event: Events[K]) => void };

type Tags = {
  [K in keyof Elements]: DetailedHTMLProps<HTMLAttributes<Elements[K]['of']>, Elements[K]['of']> &
    Elements[K]['keys'] &
    On<Elements[K]['on']>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
