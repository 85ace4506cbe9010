// Writes the engine in parts to www/pkg/parts, see README.md.

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

/** @import { Given } from './first-race.js' */

const named = join(root, 'www/pkg/rolling_cubes_named.wasm');
const folder = join(root, 'www/pkg/parts');
const index = join(folder, 'parts.js');

/**
 * Functions at which the engine is split: a first race includes them only if it called them. They are compiled once per
 * puzzle, search or heuristic; or concern links with lanes, custom bounds, or errors.
 */
const SPLIT_POINTS = [
  'session::puzzles::visit',
  'session::puzzles::pasted',
  'session::all',
  'session::bounds::Bound<P>::begin_around',
  'search::rules::begun',
  'search::waiting::places_by_key',
  'heuristic::list::any_of',
  'session::link::seldom::lanes',
  'session::link::seldom::map',
  'session::link::seldom::breaks',
  'session::link::seldom::experiment',
  'session::link::seldom::shown',
  'session::bounds::seldom::',
  'session::algorithms::seldom::',
  'ask::value::seldom::',
  'wasm::given::seldom::',
  'rolling_cubes::workshop::',
  'ask::error::RequestError::report',
  'ask::error::ErrorReport',
  '<f64 as core',
  '::str::slice_error_fail',
  'Deserializer::invalid_type_',
];

function isCurrent() {
  const age = (/** @type {string} */ file) => statSync(file).mtimeMs;
  const own = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  return existsSync(index) && [named, ...own].every((file) => age(file) < age(index));
}

/** @param {Given} workerData @returns {Promise<number[]>} */
const raced = (workerData) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./first-race.js', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** @param {string} key */
const nameOf = (key) => `first-${key}`;

/** @param {readonly string[]} keys */
const indexOf = (keys) => `${[...keys.map(nameOf), 'whole']
  .map((name, number) => `import part${number} from './${name}.wasm?url';`)
  .join('\n')}

/** @type {Readonly<Record<string, string>>} */
export const FIRST = { ${keys.map((key, number) => `'${key}': part${number}`).join(', ')} };

/** @type {string} */
export const WHOLE = part${keys.length};
`;

await main(async () => {
  if (isCurrent()) return;
  // Imported late: Binaryen and the engine may not exist yet.
  const { closing, firstOf, wholeOf } = await import('./trim.js');
  const { calledName, recording } = await import('./tell.js');
  const { pageOf } = await import('../../shared/puzzles/puzzles.js');
  const { RACED } = await import('../boards.js');
  const { catalogue, initSync } = await import('../../pkg/rolling_cubes.js');
  const bytes = readFileSync(named);
  const { bytes: engine, names } = recording(bytes);
  const module = await WebAssembly.compile(new Uint8Array(engine));
  const tellers = names.map((_, number) => calledName(number));
  const closed = closing(bytes, SPLIT_POINTS);
  initSync({ module: bytes });
  const choices = catalogue().puzzles;
  const firsts = RACED.map(async (key) => {
    const { name, side } = pageOf(key);
    const choice = choices.find((one) => one.name === name && one.side === side);
    if (!choice) throw new Error(`the engine has no '${key}'`);
    const called = await raced({ module, tellers, key, choice });
    return firstOf(bytes, closed(called.map((number) => names[number] ?? '')));
  });
  const parts = [...(await Promise.all(firsts)), wholeOf(bytes)];
  const files = [...RACED.map(nameOf), 'whole'];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [at, part] of parts.entries()) writeFileSync(join(folder, `${files[at]}.wasm`), part);
  // Written last, as its age marks the parts as complete.
  writeFileSync(index, indexOf(RACED));
  console.log(`www/pkg/parts is written: ${parts.map(({ length }) => length).join(', ')} bytes`);
});
