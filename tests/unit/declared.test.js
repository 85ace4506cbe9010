// The engine writes a part of a trace by hand, so no compiler compares it with its declared type.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Search } from './engine.js';

test('a part of a trace has the fields that are declared', () => {
  const text = readFileSync('www/pkg/rolling_cubes.d.ts', 'utf8').replace(/\/\*.*?\*\//gs, '');
  const [, body = ''] = /export interface TraceChunk \{(.*?)\n\}/s.exec(text) ?? [];
  const declared = [...body.matchAll(/(\w+): (.*);/g)].map(([, name, type]) => [name, type]);
  const request = { puzzle: 'cubes', start: 'WEWWWWWWW', goal: 'RBWRWWEWW', algorithm: 'bfs' };
  const chunk = new Search(request).tracer(1, 10).chunk(0, 0);
  const types = Object.entries(chunk).map(([name, value]) => [
    name,
    ArrayBuffer.isView(value)
      ? value.constructor.name
      : Array.isArray(value)
        ? 'TraceMark[]'
        : typeof value,
  ]);
  expect(declared).toEqual(types);
});
