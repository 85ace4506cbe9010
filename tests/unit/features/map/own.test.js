import { expect, test, vi } from 'vitest';
import { ProblemControl } from '../../../../www/app/control/problem.js';
import startPackage, {
  read_link as readInPackage,
} from '../../../../www/app/package/engine.node.js';
import { Meter } from '../../../../www/features/lessons/measure.js';
import { among } from '../../../../www/features/map/marks.js';
import { placesOf } from '../../../../www/features/map/places.js';
import { withWay } from '../../../../www/features/map/way.js';
import { draftOf, keepDraft } from '../../../../www/features/own/drafts.js';
import { EXAMPLES } from '../../../../www/features/own/examples.js';
import {
  isFormulate,
  puzzleOf,
  STORIES,
  storyOf,
  told,
} from '../../../../www/features/own/formulate.js';
import { shortest } from '../../../../www/features/own/show.js';
import { errorInWords, reportOf } from '../../../../www/shared/engine/error-words.js';
import { inFull, packed } from '../../../../www/shared/export/packed.js';
import { isWritten, titleOf } from '../../../../www/shared/puzzles/map.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import * as engine from '../../engine.js';
import {
  catalogue,
  compare_puzzles as compare,
  map_estimate as estimateOf,
  puzzle_facts as factsOf,
  puzzle_name as nameOf,
  puzzle_position as positionOf,
  map as readMap,
} from '../../engine.js';
import '../../../../www/shared/words/whole.js';

/** @import { State } from '../../../../www/shared/state/state.js' */

const choices = catalogue();
const first = initialState(newGame(choices, 'map'));

test('every example has a title and is read as a written puzzle', () => {
  expect(EXAMPLES).toHaveLength(18);
  for (const text of EXAMPLES.slice(0, 16)) {
    expect([isWritten(text), titleOf(text) !== '', factsOf(text).warnings]).toEqual([
      true,
      true,
      [],
    ]);
  }
  const titles = [
    'x: 0..1; puzzle Two # ends',
    'goal x = 1\n puzzle Two',
    'puzzled: 0..1',
    'BWRBWRBER',
  ];
  expect(titles.map(titleOf)).toEqual(['Two', 'Two', '', '']);
  expect(factsOf(EXAMPLES[0] ?? '')).toMatchObject({ positions: 16, moves: 34, undone: true });
});

test('a link carries a written puzzle with its comments and its searches', () => {
  const goal = EXAMPLES[6] ?? '';
  const race = [{ algorithm: 'a-star', heuristic: 'landmarks' }, { algorithm: 'uniform-cost' }];
  const drawn = actions.problemsTaken(first, [{ start: '', goal, race }], 'own');
  const link = linkOf(drawn);
  expect(link).toMatch(/&goal=z\.[\w-]+(&|$)/);
  expect(link.length).toBeLessThan(goal.length);
  // As the command line and a notebook read it.
  expect(engine.read_link(inFull(link)).link).toMatchObject({ goal, race });
  const again = opened(first, choices, readLink(link));
  expect([problemOf(again).goal, again.source]).toEqual([goal, 'own']);
  expect(again.lanes.map(({ spec }) => spec.search.heuristic)).toEqual(['landmarks', undefined]);
});

test('a written puzzle brings its searches after another one too, also after one of a link', () => {
  const [wolf = '', bridge = ''] = [EXAMPLES[1], EXAMPLES[6]];
  const take = (/** @type {State} */ state, /** @type {string} */ goal) =>
    actions.problemsTaken(state, [{ start: '', goal }], 'own');
  const searches = (/** @type {State} */ { lanes }) =>
    lanes.map(({ spec }) => spec.search.algorithm);
  const written = take(first, wolf);
  expect(searches(written)).toEqual(['a-star', 'bfs']);
  expect(searches(take(written, bridge))).toEqual(['a-star', 'uniform-cost']);
  const link = linkOf(written);
  expect(searches(take(opened(first, choices, readLink(link)), bridge))).toEqual([
    'a-star',
    'uniform-cost',
  ]);
});

test('a heuristic of dropped lines is searched with, whatever the searches were', () => {
  const [wolf = '', jugs = ''] = [EXAMPLES[1], EXAMPLES[2]];
  const store = /** @type {any} */ ({
    state: opened(first, choices, readLink('#v=1&puzzle=map&race=greedy/straight-line,mm,bfs')),
    update: (/** @type {(state: State) => State} */ change) => (store.state = change(store.state)),
  });
  const tools = /** @type {any} */ ({ store, race: { restart: () => {} }, catalogue: choices });
  const control = new ProblemControl(tools, /** @type {any} */ ({ all: [] }));
  const search = { algorithm: 'a-star', heuristic: 'relax(6)' };
  const firstLane = () => store.state.lanes[0].spec.search;
  control.take([{ start: '', goal: wolf }], 'own', search);
  expect([firstLane(), store.state.lanes.length]).toEqual([search, 3]);
  control.take([{ start: '', goal: jugs }], 'own');
  expect(firstLane()).toEqual({ algorithm: 'a-star', heuristic: 'landmarks' });
});

test('an unfinished puzzle outlasts the page, where the browser stores anything', () => {
  const stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (/** @type {string} */ place) => stored.get(place) ?? null,
    setItem: (/** @type {string} */ place, /** @type {string} */ text) => stored.set(place, text),
  });
  keepDraft('a', 'puzzle A');
  expect([draftOf('a'), draftOf('b'), [...stored.values()]]).toEqual([
    'puzzle A',
    null,
    ['puzzle A'],
  ]);
  stored.set([...stored.keys()][0].replace(/a$/, 'b'), 'puzzle B');
  expect(draftOf('b')).toBe('puzzle B');
  vi.unstubAllGlobals();
  keepDraft('c', 'puzzle C');
  expect([draftOf('c'), draftOf('d')]).toEqual(['puzzle C', null]);
});

test('a link has the text of a puzzle packed or as it is, and one without a text opens the first map', () => {
  const goal = EXAMPLES[0] ?? '';
  const plain = `#v=1&puzzle=map&goal=${encodeURIComponent(goal)}`;
  const whole = `#v=1&puzzle=map&goal=${packed(goal)}`;
  for (const link of [plain, whole]) {
    const { goal: read, race } = readLink(link).link;
    expect(read).toBe(goal);
    expect(race.map(({ algorithm }) => algorithm)).toEqual(['bfs', 'bidirectional-bfs']);
  }
  const jugs = readLink(`#v=1&puzzle=map&goal=${packed(EXAMPLES[2] ?? '')}`).link.race;
  expect(jugs.map(({ algorithm }) => algorithm)).toEqual(['a-star', 'bfs']);
  for (const link of [
    whole.slice(0, -9),
    '#v=1&puzzle=map&goal=z.',
    '#v=1&puzzle=map&goal=z.AAAA',
  ]) {
    const { link: read, misread } = readLink(link);
    expect([read.goal, misread[0]?.key]).toEqual([problemOf(first).goal, 'goal']);
  }
});

// `tests/core/links/packed.rs` reads them.
test('the packed examples are those that the command line is tested with', () =>
  expect(`${EXAMPLES.map(packed).join('\n')}\n`).toMatchFileSnapshot(
    '../../../instances/packed.txt',
  ));

test('the package for other projects and the numbers of lessons read a packed puzzle', async () => {
  const link = `v=1&puzzle=map&goal=${packed(EXAMPLES[2] ?? '')}&race=bfs`;
  await startPackage();
  for (const text of [link, link.replaceAll('&', '&amp;')])
    expect(readInPackage(text)).toMatchObject({ link: { goal: EXAMPLES[2] }, misread: [] });
  expect(new Meter(engine).count({ what: 'moves', of: link, part: {} })).toBe(6);
  // A map whose node is called so is no packed puzzle.
  const map = 'z.AwA-b,start:z.AwA,goal:b';
  expect(readLink(`v=1&puzzle=map&goal=${map}`).link.goal).toBe(map);
});

test('an exercise has the story of the page or of its comments, and its link holds the puzzle', () => {
  for (const [exercise, text] of STORIES) {
    expect([isFormulate(exercise), puzzleOf(exercise)]).toEqual([true, text]);
    expect(storyOf(exercise, text).length).toBeGreaterThan(100);
  }
  const own = 'puzzle One\n# A boat\n  # crosses.\nboat: left, right # two\n';
  const exercise = packed(own) ?? '';
  expect([isFormulate(exercise), puzzleOf(exercise)]).toEqual([true, own]);
  expect(storyOf(exercise, own)).toBe('A boat\ncrosses.');
  for (const broken of ['z.', 'z.AAAA', 'formulate:other']) expect(puzzleOf(broken)).toBeNull();
  expect(isFormulate('open-list,seed:8')).toBe(false);
});

test('a difference has the shortest play that shows it, and equal puzzles are called the same', () => {
  const [missionaries = '', wolf = '', jugs = ''] = EXAMPLES;
  const by = (/** @type {string} */ teacher, /** @type {string} */ student) =>
    told(compare(teacher, student));
  expect(by(wolf, wolf.replace('where wolf = farmer', ''))).toContain('10 positions');
  expect(by(missionaries, missionaries.replace('never m < 3', '#'))).toBe(
    'After “0 missionaries and 2 cannibals cross”, “0 missionaries and 1 cannibals cross”, your puzzle allows “1 missionaries and 1 cannibals cross”; the story does not.',
  );
  const costs = jugs.replace('fill the big jug:', 'fill the big jug cost 2:');
  expect(by(jugs, costs)).toContain(
    'At the start, “fill the big jug” costs 2 in your puzzle and 1',
  );
  expect(by(jugs, jugs.replace('goal big = 4', 'goal big = 5'))).toContain(
    'your puzzle is at a goal',
  );
  const chain = 'x: 0..5000; start x = 0; goal x = 5000; move on: x += 1';
  expect(by(chain, chain.replace('goal x = 5000', 'goal x = 4000'))).toMatch(
    /^After …, (“on”, ){20}your puzzle is at a goal/,
  );
});

test('the lines that can be dropped are known, and what the start is worth without them', () => {
  const text = EXAMPLES[0] ?? '';
  expect(factsOf(text).droppable).toEqual([7, 8, 10]);
  expect(estimateOf(text, 'relax(7, 8)')).toBe(9);
});

test('a mistake is reported at its line and column', () => {
  const text = EXAMPLES[0]?.replace('goal m = 0', 'goal m = zero') ?? '';
  let thrown;
  try {
    factsOf(text);
  } catch (error) {
    thrown = error;
  }
  expect(reportOf(thrown)).toMatchObject({ line: 6, column: 10 });
  expect(errorInWords(thrown)).toContain('zero');
});

test('a large puzzle is drawn around a cheapest way, a layer a column, with its marks and names by number', () => {
  const goal = EXAMPLES[14] ?? '';
  const map = readMap('', goal);
  const numbers = map.numbers ?? [];
  expect([map.size, numbers.length, map.reachable]).toEqual([14_580, map.nodes.length, true]);
  expect(numbers.map((number) => nameOf(goal, number))).toEqual(map.nodes.map(({ name }) => name));
  const far = 'x: 0..900; start x = 0; goal x = 3; move on: x += 1; move back where x > 880: x = 1';
  const columns = placesOf(readMap('', far)).map(({ x }) => x);
  expect(new Set(columns).size).toBeGreaterThan(20);
  const gaps = columns.toSorted((a, b) => a - b).map((x, n, all) => x - (all[n - 1] ?? x));
  const widest = Math.max(...gaps);
  for (const gap of gaps.filter((gap) => gap > 0)) expect(gap).toBeCloseTo(widest);
  const layers = map.nodes.map(({ x }) => x ?? -1);
  const xs = placesOf(map).map(({ x }) => x);
  const step = Math.max(...xs) / Math.max(...layers);
  for (const [node, x] of xs.entries()) expect(x).toBeCloseTo((layers[node] ?? 0) * step);
  const mark = {
    g: 1,
    h: 0,
    state: /** @type {const} */ ('open'),
    backward: false,
    met: false,
    was: null,
  };
  const [first = 0, second = 0] = numbers.slice(3);
  const all = new Map([
    [second, { ...mark, parent: first }],
    [14_579, { ...mark, parent: second }],
  ]);
  const some = among(
    { nodes: all, path: [first, 14_579, second], ghost: new Set([second]) },
    numbers,
  );
  expect(some).toEqual({
    nodes: new Map([[4, { ...mark, parent: 3 }]]),
    path: [3, 4],
    ghost: new Set([4]),
  });
});

test('a way that leaves the picture of a large puzzle is drawn in it', () => {
  const goal = EXAMPLES[14] ?? '';
  const map = readMap('', goal);
  const way = [map.start];
  for (let step = 0; step < 12; step++) {
    const fresh = positionOf(goal, way.at(-1) ?? '').moves.filter(({ to }) => !way.includes(to));
    way.push(fresh.at(-1)?.to ?? '');
  }
  const with12 = withWay(map, goal, way);
  const place = (/** @type {string} */ name) =>
    with12.nodes.findIndex((node) => node.name === name);
  expect(with12.nodes.length).toBeGreaterThan(map.nodes.length);
  for (const [n, name] of way.entries()) {
    expect(nameOf(goal, with12.numbers?.[place(name)] ?? -1)).toBe(name);
    const [from, to] = [place(way[n - 1] ?? name), place(name)];
    const isJoined = with12.edges.some(
      (edge) =>
        (edge.from === from && edge.to === to) ||
        (edge.both && edge.from === to && edge.to === from),
    );
    expect(isJoined).toBe(n > 0);
  }
  expect(withWay(map, goal, ['no such position'])).toBe(map);
});

test('a value is shown by its shortest beginning that no other value has', () => {
  const set = ['left', 'light', 'right', 'li'];
  expect(set.map((name) => shortest(name, set))).toEqual(['le', 'lig', 'r', 'li']);
});
