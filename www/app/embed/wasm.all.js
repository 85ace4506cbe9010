// The elements' engine inside their module.

// Adjacent, since the workers' script contains the same glue, and gzip's window is 32 kB.
import '../../pkg/rolling_cubes.js';
import '../workers/workers.single.js';
import { bytes } from '../../shared/engine/apart.js';

/** @type {typeof import('../../shared/engine/wasm.js').firstBytes} */
export const firstBytes = async () => bytes();

/** @type {typeof import('../../shared/engine/wasm.js').wholeBytes} */
export const wholeBytes = null;
