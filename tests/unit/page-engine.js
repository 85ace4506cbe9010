// The engine as the page loads it, for tests of what is handed to workers: compiled once a thread, from the disk.

import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { loadEngine } from '../../www/engine/engine.js';

const file = new URL('../../www/pkg/rolling_cubes_bg.wasm', import.meta.url);

export async function loadPageEngine() {
  const network = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(readFileSync(file)));
  await loadEngine();
  network.mockRestore();
}
