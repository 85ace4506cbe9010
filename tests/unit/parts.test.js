// The engine in parts: what a first race needs is little, all else comes when it is called, and nothing depends on when that is. What it
// counts is told by `signatures.test.js`, which like all unit tests runs on the engine in parts.

import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { KEYS, linkTo } from '../../www/build/boards.js';
import { NAMES as names } from '../../www/pkg/parts/names.js';
import { asksForMore } from '../../www/shared/engine/asks.js';
import { compiledParts } from './engine.js';

const file = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../www/pkg/${name}.wasm`, import.meta.url));

let times = 0;

/** An engine of its own, the parts that it has been brought, in that order, and its memory as it begins. @param {WebAssembly.Module[]} parts */
async function begun(parts) {
  times += 1;
  /** @type {typeof import('../../www/pkg/rolling_cubes.js')} */
  const engine = await import(/* @vite-ignore */ `../../www/pkg/rolling_cubes.js?engine=${times}`);
  /** @type {string[]} */
  const brought = [];
  const first = engine.initSync({ module: parts[0] ?? never() });
  const bring = (/** @type {number} */ part) => {
    brought.push(names[part] ?? `${part}`);
    new WebAssembly.Instance(parts[part] ?? never(), { first: /** @type {any} */ (first) });
    /** @type {any} */ (first)[`there${part}`].value = 1;
  };
  engine.bringPartsBy(bring);
  return { engine, brought, bring, memory: new Uint8Array(first.memory.buffer) };
}

/** The engine in one piece. */
const whole = () => begun([new WebAssembly.Module(readFileSync(file('rolling_cubes_bg')))]);

/** @returns {never} */
function never() {
  throw new Error('there is none');
}

/**
 * A lane of a puzzle's opening, run to its end as a lane's worker does, slice by slice, and freed, as garbage is at any time.
 * @param {typeof import('../../www/pkg/rolling_cubes.js')} engine @param {string} key the page's name of the puzzle
 * @param {Partial<import('../../www/pkg/rolling_cubes.js').Lane>} [besides] what is other than in its first lane
 */
function raced(engine, key, besides) {
  const { puzzle, start, goal, race } = engine.read_link(`v=1&${linkTo(key)}`).link;
  const [lane] = race;
  if (!lane) return never();
  const settings = { max_bytes: 2 ** 30, unsolvable: true, ...lane, ...besides };
  const search = new engine.Search({ puzzle, start, goal, ...settings });
  while (search.step(16_384));
  const snapshot = search.snapshot();
  search.free();
  return snapshot;
}

test('the first race of a puzzle brings the parts that bear its key and nothing else', async () => {
  for (const key of KEYS) {
    const { engine, brought } = await begun(compiledParts());
    expect(raced(engine, key).outcome, key).toBe('solved');
    expect(brought.sort(), key).toEqual(names.filter((name) => name.split('_').includes(key)));
  }
});

test('another search brings the rest when it is asked for, and goes on to the same end', async () => {
  const { engine, brought } = await begun(compiledParts());
  const first = raced(engine, 'toys');
  expect(brought).toEqual(['toys']);
  const other = raced(engine, 'toys', { algorithm: 'nbs', heuristic: 'matching' });
  expect(brought.slice(0, 2)).toEqual(['toys', 'rest']);
  expect(other.length).toBe(first.length);
});

test('nobody reads a constant before its part is there: nonsense in its place changes nothing', async () => {
  const one = await whole();
  const begins = one.memory.slice();
  for (const key of KEYS) {
    const { engine, brought, memory } = await begun(compiledParts());
    let missing = 0;
    for (const [at, byte] of begins.entries()) {
      if (byte === 0 || memory[at] !== 0) continue;
      memory[at] = 0xa5;
      missing += 1;
    }
    expect(missing).toBeGreaterThan(20_000);
    expect(raced(engine, key)).toEqual(raced(one.engine, key));
    expect(brought).not.toContain('rest');
    const besides = { algorithm: 'rbfs' };
    expect(raced(engine, key, besides)).toEqual(raced(one.engine, key, besides));
    expect(brought).toContain('rest');
    expect(engine.catalogue()).toEqual(one.engine.catalogue());
  }
});

test('a link is read and written by what a first race calls, unless it is known to ask for more', async () => {
  const plain =
    'v=1&puzzle=cubes&start=WWWWWWWWE&goal=WBWBRERBR&moves=DR.U&mode=nodes&at=12,end&lang=de&theme=dark&camera=-17,54&speed=full&challenge=1&present=1';
  const more = {
    race: 'ida-star(misplaced),nbs(colours)',
    view: 'tree',
    show: 'expanded',
    breaks: 'depth:3',
    zoom: '300,5000,65',
    experiment: '20,10,20,1,100000',
  };
  const { engine, brought } = await begun(compiledParts());
  const { link, misread } = engine.read_link(plain);
  expect(misread).toEqual([]);
  expect(engine.read_link(engine.write_link(link)).link).toEqual(link);
  expect(brought).not.toContain('rest');
  expect(asksForMore(`#${plain}`)).toBe(false);
  for (const [key, value] of Object.entries(more))
    expect(asksForMore(`#${plain}&${key}=${value}`), key).toBe(true);
});

test('parts may come in any order', async () => {
  const one = await whole();
  const parts = compiledParts();
  for (const order of [names.slice(1), names.slice(1).reverse()]) {
    const { engine, brought, bring } = await begun(parts);
    for (const name of order) bring(names.indexOf(name));
    for (const key of KEYS) expect(raced(engine, key)).toEqual(raced(one.engine, key));
    expect(brought).toEqual(order);
  }
});

test('a part of another engine is refused, whatever it is called', async () => {
  const parts = compiledParts();
  const bytes = readFileSync(file('parts/toys'));
  const at = bytes.indexOf('of ');
  // Another letter in the mark by which parts of one engine know each other.
  bytes[at + 3] = bytes[at + 3] === 65 ? 66 : 65;
  parts[names.indexOf('toys')] = new WebAssembly.Module(bytes);
  const { engine } = await begun(parts);
  expect(() => raced(engine, 'toys')).toThrow(/of \S{12}/);
});

test('what a first race needs is a small part of the whole', () => {
  const whole = statSync(file('rolling_cubes_bg')).size;
  for (const puzzle of names.slice(1, -1))
    expect(
      statSync(file('parts/first')).size + statSync(file(`parts/${puzzle}`)).size,
    ).toBeLessThan(whole / 4);
});
