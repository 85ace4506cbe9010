// The engine of the elements for other pages: a module beside theirs, which brings it when the first of them is seen.

import { decompress } from 'lzma1';
import text from '../../pkg/rolling_cubes_bg.wasm?packed';

export const bytes = () =>
  decompress(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).buffer;
