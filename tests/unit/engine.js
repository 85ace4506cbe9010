// The real engine for unit tests, in parts as on the page, without a network.

import { readFileSync } from 'node:fs';
import { startEngine } from '../../www/shared/engine/start.js';
import { GALLERY } from '../../www/shared/puzzles/gallery.js';
import { fillMaps } from '../../www/shared/puzzles/map.js';
import { OPENING } from '../../www/shared/puzzles/puzzles.js';

const folder = new URL('../../www/pkg/parts/', import.meta.url);

/** @param {string} name */
export const partOf = (name) =>
  new WebAssembly.Module(readFileSync(new URL(`${name}.wasm`, folder)));

startEngine({ first: partOf(`first-${OPENING}`), whole: partOf('whole') });
fillMaps(GALLERY);

export * from '../../www/pkg/rolling_cubes.js';
