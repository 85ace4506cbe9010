// The engine in a build that is one file: in one piece, as text in the page. Nothing is fetched, so that no page's policy is in the way.

import { unpacked } from './unpacked.single.js';

/** @type {typeof import('./wasm.js').firstBytes} */
export const firstBytes = async () => unpacked('engine').buffer;

/** @type {typeof import('./wasm.js').wholeBytes} */
export const wholeBytes = null;
