// Who imports from whom on the page: shared folders only what lies below them, and no files in a circle.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/** A feature's part of the state: the one value is made of them. */
const PARTS_OF_STATE = '*/state.js';

/** A link has keys that are the workshop's own. */
const KEYS_OF_LINKS = 'workshop/link.js';

/**
 * The folders of `www` that features share, each with the folders and the files that it may import. No feature is among them but for
 * what is named file by file.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const SHARED = {
  board: [],
  puzzles: [],
  // What a lane's heuristic and its weight are is read from their texts: neither file imports anything.
  words: ['state/made.js', 'state/weights.js'],
  engine: ['pkg', 'words'],
  state: ['engine', 'puzzles', PARTS_OF_STATE, KEYS_OF_LINKS],
  export: ['state', 'words'],
  kit: ['export', 'words'],
  draw: ['export', 'kit', 'words'],
  control: ['engine', 'kit', 'state', PARTS_OF_STATE, KEYS_OF_LINKS],
};

/**
 * The folders that bring features together, and so import them: each with the folders that may import it. All may import the files
 * of `LEAVES`, which import nothing.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const JOINING = {
  parts: ['shell'],
  shell: ['embed'],
};

/** What a page is told at its build. */
const LEAVES = ['shell/hosted.js'];

/** Lists of what features have, in shared folders. */
const LISTS = ['engine/all-workers.js'];

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

/** A file's path in `www`, written alike on all systems. @param {string} path */
const inPage = (path) => path.split(sep).slice(1).join('/');

/** Whether a file may be imported by files of a shared folder. @param {string} own the folder @param {string} other the file */
function isAllowed(own, other) {
  const [folder = '', ...rest] = other.split('/');
  const allowed = SHARED[own] ?? [];
  return (
    folder === own || [folder, other, `*/${rest.join('/')}`].some((name) => allowed.includes(name))
  );
}

/** What shared folders import that they may not, a line each: the file, and what it imports. @param {ReadonlyMap<string, readonly string[]>} graph */
const againstArrows = (graph) =>
  [...graph].flatMap(([path, imports]) => {
    const file = inPage(path);
    const [own = ''] = file.split('/');
    if (!(own in SHARED) || LISTS.includes(file)) return [];
    const others = imports.map(inPage).filter((other) => !isAllowed(own, other));
    return others.map((other) => `${file} imports ${other}`);
  });

/** What imports a folder that brings features together and may not, a line each. @param {ReadonlyMap<string, readonly string[]>} graph */
const joinedFromBelow = (graph) =>
  [...graph].flatMap(([path, imports]) => {
    const file = inPage(path);
    const [own = ''] = file.split('/');
    const others = imports.map(inPage).filter((other) => {
      const [folder = ''] = other.split('/');
      const above = JOINING[folder];
      return above && folder !== own && !above.includes(own) && !LEAVES.includes(other);
    });
    return others.map((other) => `${file} imports ${other}`);
  });

/** Every file of the page with what it imports. */
const imported = () => {
  const files = readdirSync('www', { recursive: true, encoding: 'utf8' })
    .map((name) => join('www', name))
    .filter((path) => path.endsWith('.js') && !path.startsWith(join('www', 'pkg')));
  return new Map(files.map((path) => [path, importsOf(path, readFileSync(path, 'utf8'))]));
};

test('an import against the arrows is found, and named with its file', () => {
  /** @type {(path: string, ...imports: string[]) => string[]} */
  const against = (path, ...imports) =>
    againstArrows(
      new Map([[normalize(`www/${path}`), imports.map((to) => normalize(`www/${to}`))]]),
    );
  expect(against('draw/screen.js', 'draw/figure.js', 'words/words.js', 'race/lane.js')).toEqual([
    'draw/screen.js imports race/lane.js',
  ]);
  expect(against('state/state.js', 'tree/state.js', 'tree/looks.js')).toEqual([
    'state/state.js imports tree/looks.js',
  ]);
  expect(against('engine/all-workers.js', 'tree/worker/layout-worker.js')).toEqual([]);
  expect(against('tree/looks.js', 'trace/trace.js')).toEqual([]);
});

test('shared folders of the page import no feature', () => {
  const graph = imported();
  const files = [...graph.keys()].map(inPage);
  const isThere = (/** @type {string} */ name) =>
    files.some((file) => `${file}/`.startsWith(`${name}/`));
  expect([...Object.keys(SHARED), ...LISTS].filter((name) => !isThere(name))).toEqual([]);
  expect(againstArrows(graph)).toEqual([]);
});

test('what brings features together is imported by no feature, but for the elements', () => {
  /** @type {(path: string, to: string) => string[]} */
  const found = (path, to) =>
    joinedFromBelow(new Map([[normalize(`www/${path}`), [normalize(`www/${to}`)]]]));
  expect(found('race/race.js', 'parts/works.js')).toEqual(['race/race.js imports parts/works.js']);
  expect(found('parts/parts.js', 'shell/view.js')).toEqual([
    'parts/parts.js imports shell/view.js',
  ]);
  expect(found('share/share-dialog.js', 'shell/hosted.js')).toEqual([]);
  const graph = imported();
  for (const leaf of LEAVES) expect(graph.get(normalize(`www/${leaf}`)), leaf).toEqual([]);
  // Both are there, and each is imported by what may.
  for (const [folder, above] of Object.entries(JOINING))
    for (const own of above)
      expect(
        [...graph].some(
          ([path, imports]) =>
            inPage(path).startsWith(`${own}/`) &&
            imports.some((other) => inPage(other).startsWith(`${folder}/`)),
        ),
        `${own} imports ${folder}`,
      ).toBe(true);
  expect(joinedFromBelow(graph)).toEqual([]);
});

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
  const graph = imported();
  expect(graph.size).toBeGreaterThan(200);
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size);
  expect(circleIn(graph)).toEqual([]);
});
