// The engine writes a part of a trace by hand, so no compiler compares it with its declared type.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Search } from '../../engine.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

test('a part of a trace has the fields that are declared', () => {
  const text = readFileSync('www/pkg/rolling_cubes.d.ts', 'utf8').replace(/\/\*.*?\*\//gs, '');
  const [, body = ''] = /export interface TraceChunk \{(.*?)\n\}/s.exec(text) ?? [];
  const declared = [...body.matchAll(/(\w+\??): (.*);/g)].map(([, name, type]) => [name, type]);
  /** @type {(request: Request) => string[][]} */
  const typesOf = (request) =>
    Object.entries(new Search(request).tracer(1, 10).chunk(0, 0)).map(([name, value]) => [
      name,
      ArrayBuffer.isView(value)
        ? value.constructor.name
        : Array.isArray(value)
          ? 'TraceMark[]'
          : typeof value,
    ]);
  const cubes = { puzzle: 'cubes', start: 'WEWWWWWWW', goal: 'RBWRWWEWW', algorithm: 'bfs' };
  const map = { puzzle: 'map', start: '', goal: 'A-B:2,start:A,goal:B', algorithm: 'bfs' };
  expect(declared.filter(([name]) => !name?.endsWith('?'))).toEqual(typesOf(cubes));
  // Only moves with costs need the optional fields.
  expect(declared.map(([name, type]) => [name?.replace('?', ''), type])).toEqual(typesOf(map));
});
