import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wasm } from './engine.js';

const file = new URL('../../www/pkg/rolling_cubes_bg.wasm', import.meta.url);

test('the engine starts and has memory to work in', () => {
  expect(wasm.memory.buffer.byteLength).toBeGreaterThan(0);
});

test('the wasm carries no path of the machine that built it', () => {
  const text = readFileSync(file, 'latin1');
  expect(text).not.toMatch(/\/(home|root|Users)\//);
  expect(text).not.toContain(process.cwd());
});
