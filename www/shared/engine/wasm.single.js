// The engine inside a one-file page, so that no policy can block a fetch.

import { unpacked } from './unpacked.single.js';

/** @type {typeof import('./wasm.js').firstBytes} */
export const firstBytes = async () => unpacked('engine').buffer;

/** @type {typeof import('./wasm.js').wholeBytes} */
export const wholeBytes = null;
