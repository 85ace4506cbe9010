// The real engine for unit tests: the wasm that the page loads, started without a network.

import { readFileSync } from 'node:fs';
import { initSync } from '../../www/pkg/rolling_cubes.js';

const file = new URL('../../www/pkg/rolling_cubes_bg.wasm', import.meta.url);

initSync({ module: readFileSync(file) });

export * from '../../www/pkg/rolling_cubes.js';
