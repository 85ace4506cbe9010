// The engine of the elements for other pages: a separate module, loaded when the first element becomes visible.

import { decompress } from 'lzma1';
import text from '../../pkg/rolling_cubes_bg.wasm?packed';

export const bytes = () =>
  decompress(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).buffer;

export { GALLERY } from '../puzzles/gallery.js';
