// The real engine for unit tests: in parts, as the page has it, each brought when it is first called; started without a network.

import { readFileSync } from 'node:fs';
import { NAMES } from '../../www/pkg/parts/names.js';
import { startEngine } from '../../www/shared/engine/start.js';

const folder = new URL('../../www/pkg/parts/', import.meta.url);

/** The parts, compiled, by their numbers. */
export const compiledParts = () =>
  NAMES.map((name) => new WebAssembly.Module(readFileSync(new URL(`${name}.wasm`, folder))));

startEngine({ parts: compiledParts(), from: [] });

export * from '../../www/pkg/rolling_cubes.js';
