// The engine in parts: a puzzle's first race runs on that puzzle's first part, and continues unchanged on the whole
// engine. `signatures.test.js` checks its counts; all unit tests use the engine in parts.

import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { linkTo, RACED } from '../../../../www/build/boards.js';
import { asksForMore } from '../../../../www/shared/engine/asks.js';
import { pageOf } from '../../../../www/shared/puzzles/puzzles.js';
import { partOf } from '../../engine.js';

/** @import { Request } from '../../../../www/pkg/rolling_cubes.js' */

const file = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../../../www/pkg/${name}.wasm`, import.meta.url));

/** @typedef {typeof import('../../../../www/pkg/rolling_cubes.js')} Engine */

const MISSING = expect.objectContaining({ cause: 'parted' });

let times = 0;

/** @param {WebAssembly.Module} module */
async function begun(module) {
  times += 1;
  /** @type {Engine} */
  const engine = await import(
    /* @vite-ignore */ `../../../../www/pkg/rolling_cubes.js?engine=${times}`
  );
  engine.initSync({ module });
  return engine;
}

/** @param {string} key */
const first = (key) => begun(partOf(`first-${key}`));

const whole = await begun(new WebAssembly.Module(readFileSync(file('rolling_cubes_bg'))));

/** @param {Engine} engine @param {string} key */
function problemsOf(engine, key) {
  const { name, problems } = pageOf(key);
  const samples = problems.samples.flatMap(({ input }) => engine.parse_contest(name, input));
  return [...problems.small, ...samples, ...problems.noted];
}

/** @param {string} key */
function opening(key) {
  const { puzzle, start, goal, race } = whole.read_link(`v=1&${linkTo(key)}`).link;
  return { puzzle, start, goal, race };
}

/** @param {Engine} engine @param {object} request */
const searchOf = (engine, request) =>
  new engine.Search(
    /** @type {Request} */ ({
      max_bytes: 2 ** 27,
      unsolvable: true,
      ...request,
    }),
  );

/** Runs a search in slices like a lane's worker, up to a number of nodes, and frees it. @param {Engine} engine @param {object} request */
function raced(engine, request, nodes = 300_000) {
  const search = searchOf(engine, request);
  while (search.generated < nodes && search.step(Math.min(nodes, 16_384)));
  const before = [search.snapshot(), search.last_step()];
  search.free();
  return before;
}

test.each(RACED)(
  'the first part for %s races its opening lanes on every problem of the page as the whole engine does',
  async (key) => {
    const engine = await first(key);
    const { puzzle, race } = opening(key);
    const problems = problemsOf(engine, key);
    expect(problems).toEqual(problemsOf(whole, key));
    for (const { start, goal } of problems) {
      expect(engine.unsolvable(puzzle, start, goal)).toEqual(whole.unsolvable(puzzle, start, goal));
      const line = whole.play(puzzle, start, goal, []);
      expect(engine.play(puzzle, start, goal, [])).toEqual(line);
      for (const { move } of line.onward)
        expect(engine.play(puzzle, start, goal, [move])).toEqual(
          whole.play(puzzle, start, goal, [move]),
        );
      for (const lane of race) {
        const request = { ...lane, puzzle, start, goal };
        expect(raced(engine, request)).toEqual(raced(whole, request));
      }
    }
  },
);

test.each(RACED)(
  'a running search of %s goes on with the whole engine to the same end, and can then do everything',
  async (key) => {
    const engine = await first(key);
    const { race, ...problem } = opening(key);
    const searches = race.map((lane) => {
      const [own, other] = [engine, whole].map((one) => searchOf(one, { ...problem, ...lane }));
      own?.step(999);
      other?.step(999);
      return [own, other];
    });
    engine.goOnWith(partOf('whole'));
    for (const [own, other] of searches) {
      for (const search of [own, other]) {
        search?.rewind(500);
        search?.step(100_000);
      }
      expect(own?.snapshot()).toEqual(other?.snapshot());
      expect(own?.last_step()).toEqual(other?.last_step());
      own?.free();
      other?.free();
    }
    expect(engine.catalogue()).toEqual(whole.catalogue());
  },
);

test('with the whole engine no function is missing: its module does not import what stands in for one', () => {
  const imports = (/** @type {string} */ name) =>
    WebAssembly.Module.imports(partOf(name)).map((one) => one.name);
  expect(imports('whole')).not.toContain('missing');
  const exports = (/** @type {WebAssembly.Module} */ module) =>
    WebAssembly.Module.exports(module).map(({ name }) => name);
  const all = exports(new WebAssembly.Module(readFileSync(file('rolling_cubes_bg'))));
  expect(exports(partOf('whole')).sort()).toEqual(all.sort());
  for (const key of RACED) expect(imports(`first-${key}`), key).toContain('missing');
});

test('once the whole engine has come, every search runs with every heuristic of every puzzle that it takes', async () => {
  const engine = await first('toys');
  engine.goOnWith(partOf('whole'));
  const { algorithms, puzzles } = engine.catalogue();
  for (const { name: puzzle, opening, heuristics } of puzzles)
    for (const { name: algorithm, needs } of algorithms)
      for (const { name: heuristic } of heuristics.filter(({ exact }) => !exact)) {
        const { start, goal } = opening;
        const lane = { algorithm, heuristic, ...(needs && { incumbent: 30 }) };
        const [own, other] = [engine, whole].map((one) => {
          try {
            const search = searchOf(one, { puzzle, start, goal, ...lane });
            search.prepare(1000);
            if (!search.preparing) search.step(50);
            const snapshot = search.snapshot();
            search.free();
            return snapshot;
          } catch (error) {
            return `${error}`;
          }
        });
        expect(own).toEqual(other);
      }
});

test('a call of what the first part lacks is an error that says so', async () => {
  const engine = await first('toys');
  const { race, ...problem } = opening('toys');
  const [lane] = race;
  expect(() => searchOf(engine, { ...problem, ...lane, algorithm: 'rbfs' })).toThrow(MISSING);
  expect(() => engine.solve({ ...problem, algorithm: 'bfs' })).toThrow(MISSING);
});

test('links of a problem are read and written by the first part, whatever they say, and all others ask for the whole', async () => {
  const besides = [
    'lang=en',
    'lang=xx',
    'theme=dark',
    'theme=',
    'mode=nodes',
    'mode=odd',
    'camera=-17,54',
    'camera=x',
  ];
  const more = ['view=play', 'speed=full', 'speed=1e9', 'present=1&challenge=1', 'challenge=no'];
  // A map's link asks for the whole engine.
  for (const key of RACED) {
    const engine = await first(key);
    const { name, problems } = pageOf(key);
    const [one, ...others] = [...problems.small, ...problems.noted].map(
      ({ start, goal }) => `v=1&puzzle=${name}&start=${start}&goal=${encodeURIComponent(goal)}`,
    );
    const odd = [
      one?.replace(/start=./, 'start=ü'),
      one?.replace(/goal=../, 'goal=x'),
      one?.replace(/goal=.*/, 'goal='),
      one?.replace(/(start=.*)(.)(.)&/, '$1$3$2&'),
    ];
    const links = [`v=1&${linkTo(key)}`, one, ...others, ...odd];
    for (const link of links)
      for (const part of [...besides, ...more]) {
        const text = `${link}&${part}`;
        expect(asksForMore(`#${text}`), text).toBe(false);
        const reading = engine.read_link(text);
        expect(reading).toEqual(whole.read_link(text));
        const { puzzle, start, goal } = reading.link;
        expect(engine.write_link(reading.link)).toBe(whole.write_link(reading.link));
        expect(engine.unsolvable(puzzle, start, goal)).toEqual(
          whole.unsolvable(puzzle, start, goal),
        );
      }
  }
  for (const part of [
    ...[
      'race=ida-star(misplaced)',
      'view=tree',
      'show=expanded',
      'breaks=depth:3',
      'zoom=300,5000,65',
    ],
    ...[
      'experiment=20,10,20,1,100000',
      'moves=D',
      'at=12',
      'lesson=',
      'exercise=a',
      'workshop=a',
      'other',
      'puzzle=toys',
      'start=',
      'start=0101',
    ],
  ])
    expect(asksForMore(`#v=1&puzzle=toys&${part}`), part).toBe(true);
});

test('the whole engine of another build is refused', async () => {
  const engine = await first('toys');
  const bytes = readFileSync(file('parts/whole'));
  // Changes a letter of the mark shared by the parts of a build.
  const at = bytes.indexOf('of ');
  bytes[at + 3] = bytes[at + 3] === 65 ? 66 : 65;
  expect(() => engine.goOnWith(new WebAssembly.Module(bytes))).toThrow(/of \S{12}/);
  const { puzzle, start, goal, race } = opening('toys');
  expect(raced(engine, { ...race[0], puzzle, start, goal })).toEqual(
    raced(whole, { ...race[0], puzzle, start, goal }),
  );
});

test('a first race needs a small part of the whole', () => {
  const size = statSync(file('rolling_cubes_bg')).size;
  for (const key of RACED)
    expect(statSync(file(`parts/first-${key}`)).size, key).toBeLessThan(size / 5);
});
