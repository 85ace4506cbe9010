// Writes the engine in parts to www/pkg/parts: what every visitor needs, what the first races of some puzzles need besides, and the rest. Which
// functions these are is found by racing: an engine that tells of its functions runs the first race of each of the page's puzzles.
//
// What the same puzzles need, one or several but not all, is a part if it is worth a file; a puzzle has those that bear its key. What a
// first race does not come by may be anywhere: it is loaded when it is called.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { main, root } from '../run.js';

const whole = join(root, 'www/pkg/rolling_cubes_bg.wasm');
const constants = join(root, 'www/pkg/constants.json');
const folder = join(root, 'www/pkg/parts');
const index = join(folder, 'parts.js');

/** How many functions are worth a file. */
const WORTH = 20;

/** Whether the parts are younger than all that they are made from. */
function isCurrent() {
  const age = (/** @type {string} */ file) => statSync(file).mtimeMs;
  const own = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  return existsSync(index) && [whole, ...own].every((file) => age(file) < age(index));
}

/**
 * The numbers of the functions that the first race of a puzzle calls.
 * @param {import('./first-race.js').Given} workerData
 * @returns {Promise<number[]>}
 */
const raced = (workerData) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./first-race.js', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** The text of the module that has the parts' names, in the order of their numbers; Node can read it, too. @param {readonly string[]} names */
const namesOf = (names) => `/** The name of each part of the engine, by their numbers. */
export const NAMES = [${names.map((name) => `'${name}'`).join(', ')}];
`;

/** The text of the module that has their addresses besides. @param {readonly string[]} names */
const indexOf = (names) => `${names
  .map((name, number) => `import part${number} from './${name}.wasm?url';`)
  .join('\n')}

/** The address of each part of the engine, by their numbers. @type {readonly string[]} */
export const FROM = [${names.map((_, number) => `part${number}`).join(', ')}];

/** The parts that a puzzle needs besides the first, by its key. @type {Readonly<Record<string, readonly number[]>>} */
export const OWN = ${JSON.stringify(ownOf(names))};
`;

/** The numbers of the parts that bear a puzzle's key. @param {readonly string[]} names @returns {Record<string, number[]>} */
const ownOf = (names) => {
  const keys = names.slice(1, -1).flatMap((name) => name.split('_'));
  const bearing = (/** @type {string} */ key) =>
    names.flatMap((name, number) => (name.split('_').includes(key) ? [number] : []));
  return Object.fromEntries(keys.map((key) => [key, bearing(key)]));
};

await main(async () => {
  if (isCurrent()) return;
  // Only now: before the set-up there may be no Binaryen to import, and before the first build no engine.
  const { split } = await import('./split.js');
  const { telling, told } = await import('./tell.js');
  const { KEYS, pageOf } = await import('../../shared/puzzles/puzzles.js');
  const { catalogue, initSync } = await import('../../pkg/rolling_cubes.js');
  const bytes = readFileSync(whole);
  const { bytes: engine, names } = telling(bytes);
  const module = await WebAssembly.compile(new Uint8Array(engine));
  const tellers = names.map((_, number) => told(number));
  /** By the function's name, the puzzles whose first race calls it. @type {Map<string, string[]>} */
  const callers = new Map(names.map((name) => [name, []]));
  initSync({ module: bytes });
  const choices = catalogue().puzzles;
  const races = KEYS.map((key) => {
    const { name, side } = pageOf(key);
    const choice = choices.find((one) => one.name === name && one.side === side);
    if (!choice) throw new Error(`the engine has no '${key}'`);
    return raced({ module, tellers, key, choice });
  });
  for (const [at, numbers] of (await Promise.all(races)).entries())
    for (const number of numbers) callers.get(names[number] ?? '')?.push(KEYS[at] ?? '');
  /** How many functions the same puzzles call. @type {Map<string, number>} */
  const shared = new Map();
  for (const keys of callers.values())
    shared.set(keys.join('_'), (shared.get(keys.join('_')) ?? 0) + 1);
  const own = [...shared].filter(([keys, count]) => keys && count >= WORTH).map(([keys]) => keys);
  const files = ['first', ...own.filter((keys) => keys !== KEYS.join('_')).sort(), 'rest'];
  /** @param {string} name */
  const home = (name) => {
    const keys = callers.get(name)?.join('_') || 'rest';
    return Math.max(files.indexOf(keys), 0);
  };
  const parts = split(bytes, JSON.parse(readFileSync(constants, 'utf8')), home, files.length);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [number, part] of parts.entries())
    writeFileSync(join(folder, `${files[number]}.wasm`), part);
  writeFileSync(join(folder, 'names.js'), namesOf(files));
  // Last, as its age says when all were written.
  writeFileSync(index, indexOf(files));
  console.log(`www/pkg/parts is written: ${parts.map(({ length }) => length).join(', ')} bytes`);
});
