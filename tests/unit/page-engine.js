// The engine as the page loads it, for tests of what is handed to workers: compiled once a thread, from the disk.

import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { NAMES } from '../../www/pkg/parts/names.js';
import { FROM } from '../../www/pkg/parts/parts.js';
import { loadEngine, loadWholeEngine } from '../../www/shared/engine/engine.js';

const folder = new URL('../../www/pkg/parts/', import.meta.url);
const files = new Map(FROM.map((url, part) => [url, new URL(`${NAMES[part]}.wasm`, folder)]));

export async function loadPageEngine() {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const file = files.get(`${url}`);
    return file ? new Response(readFileSync(file)) : new Response('', { status: 404 });
  });
  await loadEngine();
  await loadWholeEngine();
  network.mockRestore();
}
