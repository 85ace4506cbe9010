// The engine for Node, which reads its file, as fetch does not support file: URLs.

import { readFile } from 'node:fs/promises';
import startFrom from './started.js';

export * from './started.js';

const file = new URL('../../pkg/rolling_cubes_bg.wasm', import.meta.url);

/** @param {Parameters<typeof startFrom>[0]} [from] */
export default async (from) => startFrom(from ?? { module_or_path: await readFile(file) });
