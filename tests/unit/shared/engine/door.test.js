// The engine's API: any argument leads to a result or an Error that states what was given, where, and what is allowed.

import { describe, expect, test } from 'vitest';
import * as engine from '../../engine.js';

const REQUEST = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR', algorithm: 'bfs' };

/** Calls like an untyped script. @param {string} name @param {...unknown} given */
const called = (name, ...given) => Reflect.get(engine, name)(...given);

/** @param {string} name @param {...unknown} given */
const made = (name, ...given) => Reflect.construct(Reflect.get(engine, name), given);

/** @param {object} more */
const asking = (more) => () => called('solve', { ...REQUEST, ...more });

describe('a value of the wrong kind is an error that names its part', () => {
  test.each([
    [() => called('read_link', 5), "link: '5' given; allowed: a text"],
    [() => called('read_link'), 'link: none given; allowed: a text'],
    [() => called('read_link', { href: 'x' }), 'link: an object given; allowed: a text'],
    [() => called('play', 'cubes', 7n, '', []), 'start: a big integer given; allowed: a text'],
    [() => called('parse_contest', 'cubes', () => ''), 'input: a function given; allowed: a text'],
    [
      () => called('deal', 'toys', '', '', -1, 1),
      "depth: '-1' given; allowed: a whole number from 0 to 1000000",
    ],
    [
      () => called('deal', 'toys', '', '', 1, 'x'),
      "seed: 'x' given; allowed: a whole number below 2^53",
    ],
    [
      () => called('effective_branching', 100, -1),
      "length: '-1' given; allowed: a whole number from 0 to 1000000",
    ],
    [() => called('play', 'cubes', '', '', ['U', 5]), "moves: '5' given; allowed: a text"],
    [() => called('play', 'cubes', '', '', 'U'), "moves: 'U' given; allowed: a list of texts"],
    [() => called('solve', null), 'request: none given; allowed: an object'],
    [() => called('solve', []), 'request: a list given; allowed: an object'],
    [asking({ start: 5 }), "start: '5' given; allowed: a text"],
    [asking({ goal: {} }), 'goal: an object given; allowed: a text, a number, true or false'],
    [asking({ max_nodes: 'many' }), "max_nodes: 'many' given; allowed: a whole number below 2^53"],
    [
      asking({ max_nodes: Number.NaN }),
      "max_nodes: 'NaN' given; allowed: a whole number below 2^53",
    ],
    [asking({ unsolvable: 1 }), "unsolvable: '1' given; allowed: true or false"],
    [
      asking({ colour: Symbol('red') }),
      'request: a symbol given; allowed: a text, a number, true or false',
    ],
    [
      () => made('Search', REQUEST).set_breakpoints({ depth: 'x' }),
      "depth: 'x' given; allowed: a whole number below 2^32",
    ],
    [
      () => made('Search', REQUEST).set_breakpoints({ bound: 1 }),
      "bound: '1' given; allowed: true or false",
    ],
    [
      () => made('Search', REQUEST).waiting(-1),
      "most: '-1' given; allowed: a whole number from 0 to 4294967295",
    ],
    [
      () => engine.Job.survey('toys', '1000000000000000').positions_at(300, 1),
      "depth: '300' given; allowed: a whole number from 0 to 255",
    ],
    [
      () => Reflect.apply(engine.Job.floor, null, ['toys', '', '', 'blind', 5]),
      "backward-heuristic: '5' given; allowed: a text",
    ],
    [
      () => called('write_link', { ...engine.read_link('').link, start: 5 }),
      "link: 'start': '5' given; allowed: a string",
    ],
    [
      () => called('write_link', { ...engine.read_link('').link, race: [{ algorithm: 'x' }] }),
      "link: 'race': a list given; allowed: ",
    ],
    [() => called('write_link', 'v=1'), "link: 'v=1' given; allowed: an object"],
    [
      () => called('write_link', { ...engine.read_link('').link, made: -1 }),
      "link: 'made': '-1' given; allowed: usize",
    ],
    [
      () => called('write_link', { ...engine.read_link('').link, at: [5, 'x'] }),
      "link: 'at': a list given; allowed: Error: data did not match any variant",
    ],
    [
      () => called('write_link', { ...engine.read_link('').link, moves: ['D', 5] }),
      "link: 'moves': a list given; allowed: a string",
    ],
    [
      () => called('write_link', { ...engine.read_link('').link, breaks: [{ bound: null }] }),
      "link: 'breaks': a list given; allowed: a boolean",
    ],
    [
      () => called('write_link', { puzzle: 'toys' }),
      "link: 'Error: missing field `st…' given; allowed: all its parts",
    ],
    [
      () =>
        called('solve', {
          get puzzle() {
            throw new Error('no');
          },
        }),
      'request: something that throws when it is read given; allowed: plain values',
    ],
  ])('%s', (call, message) => {
    expect(call).toThrow(message);
  });
});

test('a link that has more than links have is written without it', () => {
  const { link } = engine.read_link('at=5&breaks=depth:3');
  const more = {
    ...link,
    colour: 'red',
    view: 'tree',
    breaks: [{ top: 1 }],
  };
  expect(called('write_link', more)).toBe(engine.write_link({ ...link, breaks: [{}] }));
});

test('a text crosses the door with all its characters', () => {
  const text = 'a"b\\c/\u2028ß漢🎲{[,';
  const { misread } = engine.read_link(`v=${encodeURIComponent(text)}`);
  expect(misread).toEqual([
    { key: 'v', given: String.raw`'a"b\\c/\u{2028}ß漢🎲{[,'`, allowed: '1' },
  ]);
});

test('a text that is too long to be meant is refused before it is copied', () => {
  const given = 'a text of 5000000 characters given; allowed: at most 4194304';
  expect(() => called('parse_contest', 'cubes', 'x'.repeat(5_000_000))).toThrow(given);
});

test('a link or a list that is too long to be meant is refused', () => {
  const { link } = engine.read_link('');
  expect(() => called('write_link', { ...link, start: 'x'.repeat(5_000_000) })).toThrow(
    'link: a text of 5000',
  );
  expect(() => called('play', 'cubes', '', '', new Array(200_000).fill('U'))).toThrow(
    'moves: 200000 items given; allowed: at most 100000',
  );
});

/** At 64 bytes or more each, several times the size of the stack. */
const OFTEN = 20_000;

test('code of the caller that throws while something is read leaves the engine as it was', () => {
  const throwing = {
    ...REQUEST,
    get start() {
      throw new Error('no');
    },
  };
  const proxy = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('no');
      },
    },
  );
  const search = new engine.Search(REQUEST);
  for (let time = 0; time < OFTEN / 8; time += 1) {
    expect(() => called('solve', throwing)).toThrow('request: ');
    expect(() => called('write_link', proxy)).toThrow('link: ');
    expect(() => search.set_breakpoints(proxy)).toThrow('breakpoints: ');
  }
  expect(engine.solve(REQUEST).length).toBe(13);
});

test('a freed object returns the same error however often it is called', () => {
  const search = new engine.Search(REQUEST);
  const quality = engine.Job.quality('toys', '1000000000000000', '0000000000000001', 'blind');
  search.step(100);
  const tracer = search.tracer(1, 10);
  tracer.free();
  search.free();
  const freed = 'an object that was freed given; allowed: one that was not';
  for (let time = 0; time < OFTEN; time += 1) {
    for (const call of [() => search.step(1), () => search.free(), () => quality.touched(tracer)]) {
      let message = '';
      try {
        call();
      } catch (error) {
        message = error instanceof Error ? error.message : '';
      }
      if (message !== freed) expect(message).toBe(freed);
    }
  }
  expect(engine.solve(REQUEST).length).toBe(13);
});

test('a plain request still means the same', () => {
  const nothing = { heuristic: null, order: undefined, max_nodes: null };
  expect(called('solve', { ...REQUEST, ...nothing })).toEqual(engine.solve(REQUEST));
  expect(called('deal', 'toys', '1000000000000000', '1000000000000000', 3, 2 ** 32 + 5)).toEqual(
    engine.deal('toys', '1000000000000000', '1000000000000000', 3, 5),
  );
  const { link } = engine.read_link(
    'puzzle=tiles&race=bfs,a-star/manhattan&at=5,end&breaks=depth:3,',
  );
  expect(engine.read_link(engine.write_link(link)).link).toEqual(link);
});
