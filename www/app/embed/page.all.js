// The lessons' page inside the module, without the engine, which the module contains already.

import { decompress } from 'lzma1';
import packed from '../../../dist/rolling-cubes.html?without-engine';
import engine from '../../pkg/rolling_cubes_bg.wasm?packed';

/** @type {string | undefined} */
let address;

/** @type {typeof import('./page.js').page} */
export function page() {
  if (address) return address;
  const bytes = decompress(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
  const html = new TextDecoder().decode(bytes).replace('id="engine">', (before) => before + engine);
  address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  return address;
}
