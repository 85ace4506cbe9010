// No files of the page import each other in a circle.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** At its beginning, and in functions that load it later. */
const IMPORTS = [
  /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm,
  /\(\) =>\s+import\('(\.[^']+)'\)/g,
];

/** What a file imports, or hands on, of the files beside it; types are no imports. @type {(path: string, text: string) => string[]} */
const importsOf = (path, text) =>
  IMPORTS.flatMap((form) => [...text.matchAll(form)]).map(([, to = '']) =>
    normalize(join(dirname(path), to.replace(/\?.*$/, ''))),
  );

/** The files of one circle in the order in which they import each other; none where there is none. @param {ReadonlyMap<string, readonly string[]>} graph */
function circleIn(graph) {
  /** Where nothing leads back. @type {Set<string>} */
  const clear = new Set();
  /** @type {string[]} */
  const way = [];
  /** @type {(file: string) => string[] | null} */
  const follow = (file) => {
    if (clear.has(file)) return null;
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next);
      if (circle) return circle;
    }
    way.pop();
    clear.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = follow(file);
    if (circle) return circle;
  }
  return [];
}

test('a circle is found, and named file by file', () => {
  const text =
    "import { b } from './b.js';\nimport './c.js?worker';\nexport { d } from '../d.js';\nconst e = () => import('./e.js');\n";
  expect(importsOf('x/a.js', text)).toEqual(['x/b.js', 'x/c.js', 'd.js', 'x/e.js']);
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(circleIn(graph)).toEqual(['b', 'c', 'd', 'b']);
  graph.set('d', []);
  expect(circleIn(graph)).toEqual([]);
});

test('no files of the page import each other in a circle', () => {
  const files = readdirSync('www', { recursive: true, encoding: 'utf8' })
    .map((name) => join('www', name))
    .filter((path) => path.endsWith('.js') && !path.startsWith(join('www', 'pkg')));
  const graph = new Map(files.map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))]));
  expect(files.length).toBeGreaterThan(200);
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  expect(circleIn(graph)).toEqual([]);
});
