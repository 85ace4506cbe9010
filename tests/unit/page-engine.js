// The engine as the page loads it, for tests of workers: compiled once per thread, from the disk.

import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { FIRST, WHOLE } from '../../www/pkg/parts/parts.js';
import { loadEngine, loadWholeEngine } from '../../www/shared/engine/engine.js';

const folder = new URL('../../www/pkg/parts/', import.meta.url);
const files = new Map(
  [...Object.entries(FIRST).map(([key, url]) => [url, `first-${key}`]), [WHOLE, 'whole']].map(
    ([url, name]) => [url, new URL(`${name}.wasm`, folder)],
  ),
);

export async function loadPageEngine() {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const file = files.get(`${url}`);
    return file ? new Response(readFileSync(file)) : new Response('', { status: 404 });
  });
  await loadEngine();
  await loadWholeEngine();
  network.mockRestore();
}
