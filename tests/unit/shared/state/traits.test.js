// The page knows searches by the engine's catalogue, and names them only in words.

import { describe, expect, test } from 'vitest';
import { litOf } from '../../../../www/features/code/lit.js';
import { variablesOf } from '../../../../www/features/code/variables.js';
import { levelOf } from '../../../../www/features/race/views/level.js';
import { stepInWords } from '../../../../www/features/stepping/step-words.js';
import { beginsAnew } from '../../../../www/features/trace/windows.js';
import { piecesOf } from '../../../../www/shared/board/pieces.js';
import {
  goalOfTops,
  keyOf,
  PUZZLES,
  pageOf,
  piecesOfTops,
  topOf,
} from '../../../../www/shared/puzzles/puzzles.js';
import { informedLane, newGame, suggestedLane } from '../../../../www/shared/state/games.js';
import { everySetting } from '../../../../www/shared/state/offered.js';
import { goalIsTops, puzzleOf } from '../../../../www/shared/state/puzzles.js';
import { freshLane } from '../../../../www/shared/state/state.js';
import { everyTraits, searchesOf, stageOf, traitsOf } from '../../../../www/shared/state/traits.js';
import { words as german } from '../../../../www/shared/words/de/index.js';
import { allOf } from '../../../../www/shared/words/format.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, play, Search, solve } from '../../engine.js';
import { everySearch } from '../../searches.js';

const { algorithms, puzzles, map } = catalogue();
const NAMES = algorithms.map(({ name }) => name);
const HEURISTICS = new Set(puzzles.flatMap(({ heuristics }) => heuristics.map(({ name }) => name)));
test('a puzzle that the page does not have is an error that names it', () => {
  const wrong = "the page has no puzzle 'cubes' of 4 squares a side";
  expect(() => keyOf({ name: 'cubes', side: 4 })).toThrow(wrong);
  expect(() => pageOf('tiles')).toThrow("no puzzle is called 'tiles'");
  expect([...puzzles, map].map(keyOf)).toEqual(Object.keys(PUZZLES));
});

test('the traits of each algorithm are the catalogue’s', () => {
  expect(everyTraits()).toEqual(algorithms);
  for (const traits of algorithms) expect(traitsOf({ algorithm: traits.name })).toEqual(traits);
});

describe('an unknown algorithm is an error that names it and what is known', () => {
  const search = { algorithm: 'no-such-search' };
  const error = `no algorithm is called 'no-such-search'; there are ${NAMES.join(', ')}`;
  const cubes = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'BWRBWRBER' };
  const run = new Search({ ...cubes, algorithm: 'bfs' });
  run.step(1);
  const step = run.last_step();
  if (!step) throw new Error('one was made');
  const lane = { ...freshLane({ id: 0, search }), snapshot: run.snapshot(), step };

  test.each(
    /** @type {[string, () => unknown][]} */ ([
      ['its traits', () => traitsOf(search)],
      ['its level', () => levelOf(lane)],
      ['its lines', () => litOf(lane)],
      ['its variables', () => variablesOf(lane)],
      ['its steps', () => stepInWords('cubes', search, step, 0, 3)],
    ]),
  )('%s', (_, ask) => expect(ask).toThrow(error));
});

/** Paths of all tables of words keyed by an algorithm. @type {(value: unknown, path?: string) => [string, string[]][]} */
function tablesIn(value, path = '') {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const own = /** @type {[string, string[]]} */ ([path, keys]);
  const inner = Object.entries(value).flatMap(([key, one]) => tablesIn(one, `${path}.${key}`));
  return keys.some((key) => NAMES.includes(key)) ? [own, ...inner] : inner;
}

test('every algorithm has its words wherever words go by algorithms, and no other has any', () => {
  // Synonyms are of some searches alone.
  const tables = tablesIn({ ...words, finder: { ...words.finder, also: {} } });
  expect(tables.map(([path]) => path)).toContain('.help.searches.texts');
  for (const [path, keys] of tables) expect(keys.sort(), path).toEqual([...NAMES].sort());
  /** @type {((algorithm: string) => unknown)[]} */
  const sayings = [
    words.algorithm,
    words.algorithmMeaning,
    (algorithm) => words.code.rule({ algorithm }).length,
  ];
  for (const say of sayings) {
    for (const name of NAMES) expect(say(name)).toBeTruthy();
    expect(() => say('no-such-search')).toThrow("there are no words for 'no-such-search'");
  }
  for (const say of [words.heuristic, words.heuristicMeaning]) {
    for (const name of HEURISTICS) expect(say(name)).toBeTruthy();
    expect(() => say('clairvoyant')).toThrow("there are no words for 'clairvoyant'");
  }
});

/** Combinations of traits that the page relies on. */
const TOGETHER = [
  'layer, queue, first: stores',
  'layer, layers, first: stores, both sides',
  'layer, layers, first: stores, informed',
  'bound, stack, first:',
  'bound, stack, f: informed',
  'bound, stack, weighed: informed',
  'bound, heap, learned: informed',
  'bound, layers, first: stores, informed',
  'incumbent, stack, f: informed',
  'incumbent, stack, first:',
  'incumbent, stack, first: stores',
  'f, heap, f: stores, informed',
  'f, heap, g: stores',
  'estimate, heap, h: stores, informed',
  'estimate, heap, weighed: stores, informed',
  'proved, heap, turn: stores, informed, both sides',
];

test('no search has traits together that none had for which the page was written', () => {
  const had = algorithms.map(({ level, waits, ranks, stores, informed, sides }) => {
    const also = [stores && 'stores', informed && 'informed', sides === 2 && 'both sides'];
    return `${level}, ${waits}, ${ranks}: ${also.filter(Boolean).join(', ')}`.trim();
  });
  const why = 'see how the page describes and draws it: “Add a search” in src/search/README.md';
  expect([...new Set(had)].sort(), why).toEqual([...TOGETHER].sort());
});

test('a search is said to begin anew with each iteration exactly where its iterations begin with the start', () => {
  const cubes = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };
  let iterating = 0;
  for (const request of everySearch(cubes)) {
    const run = new Search(request);
    while (run.step(1e6));
    const [first, second] = run.snapshot().iterations;
    if (!first || !second) continue;
    iterating += 1;
    run.seek(first.generated + 1);
    const step = run.last_step();
    expect(step?.bound, request.algorithm).toBe(second.bound);
    expect(beginsAnew(traitsOf(request)), request.algorithm).toBe(step?.moves.length === 0);
  }
  expect(iterating).toBeGreaterThan(4);
});

test('the button of all lanes names each search that has stages of its own, and no other', () => {
  const stages = new Set(NAMES.map((algorithm) => stageOf({ algorithm })));
  for (const { race, travel, algorithm } of [words, german]) {
    for (const stage of stages) {
      const named = searchesOf(stage);
      expect(named).toEqual(NAMES.filter((name) => stageOf({ algorithm: name }) === stage));
      if (travel.stageForward(stage) === travel.stageForward('layer')) continue;
      expect(race.stageLong([stage], searchesOf)).toContain(allOf(named.map(algorithm)));
      // Another search of the kind is described by its traits.
      const told = race.stageLong([stage], () => ['bfs', 'bfhs']);
      expect(told).toContain(allOf(['BFS', 'BFHS']));
      expect(named.filter((name) => told.includes(algorithm(name)))).toEqual([]);
    }
  }
});

test('a new lane and the guide have a search that asks a heuristic, from what the puzzle opens with', () => {
  for (const puzzle of puzzles) {
    const { start, goal, race } = puzzle.opening;
    const { algorithm } = informedLane(puzzle);
    expect(race.map((lane) => lane.algorithm)).toContain(algorithm);
    expect(traitsOf({ algorithm }).informed).toBe(true);
    const suggested = suggestedLane(puzzle);
    const { exact } = puzzle.heuristics.find(({ name }) => name === suggested.heuristic) ?? {};
    expect([suggested.algorithm, exact]).toEqual([algorithm, false]);
    // It requires nothing else.
    new Search({ puzzle: puzzle.name, start, goal, ...suggested });
  }
});

test('each value of a setting has words in the rule and the lane’s name, and an open one those of its default', () => {
  const few = everySetting().filter(({ names }) => names.length > 0);
  expect(few.map(({ name }) => name)).toContain('deepen');
  for (const { name, names, default: usual, everywhere, of } of few) {
    for (const algorithm of NAMES.filter((one) => everywhere || of.includes(one))) {
      for (const { code, search } of [words, german]) {
        const told = (/** @type {object} */ set) => [
          code.rule({ algorithm, ...set }),
          search({ algorithm, ...set }),
        ];
        const all = names.map((value) => JSON.stringify(told({ [name]: value })));
        expect(new Set(all).size, `${algorithm} ${name}`).toBe(names.length);
        expect(told({}), `${algorithm} ${name}`).toEqual(told({ [name]: usual }));
        expect(() => told({ [name]: 'none such' }), `${algorithm} ${name}`).toThrow(
          "there are no words for 'none such'",
        );
      }
    }
  }
});

test('the page’s facts about a puzzle agree with its moves, and an unknown puzzle is an error', () => {
  for (const puzzle of puzzles) {
    const { start, goal } = puzzle.opening;
    const key = keyOf(puzzle);
    const { onward, positions } = play(puzzle.name, start, goal, []);
    expect(puzzleOf(key)).toBe(puzzle.name);
    // A turned piece changes, one that only moves does not.
    const pieces = (/** @type {string[]} */ moves) =>
      play(puzzle.name, start, goal, moves).positions.at(-1)?.map(String).sort();
    const turned = onward.some(({ move }) => pieces([move])?.join() !== pieces([])?.join());
    expect(puzzle.start_letters !== '', key).toBe(turned);
    expect(words.setUp.howToTurn(key) !== '', key).toBe(turned);
    // A goal of tops is no full position.
    const tops = positions[0]?.some((piece) => (piece?.length ?? 0) > 2) ?? false;
    expect(goalIsTops(key), key).toBe(tops);
    expect(pageOf(key).tops !== undefined, key).toBe(tops);
    if (!tops) expect(() => goalOfTops(key, []), key).toThrow('is a whole position');
  }
  for (const ask of [puzzleOf, goalIsTops]) {
    expect(() => ask('chess')).toThrow("no puzzle is called 'chess'");
  }
});

test('a goal has the tops of a position as the engine reads them, and an empty square where one is', () => {
  const [start, goal] = ['WWWWEWWWW', 'WWWWRBWER'];
  const { moves } = solve({ puzzle: 'cubes', start, goal, algorithm: 'bfs' });
  const { positions } = play('cubes', start, goal, moves);
  const [first = [], last = []] = [positions[0], positions.at(-1)];
  expect(goalOfTops('cubes', last)).toBe(goal);
  expect(goalOfTops('cubes', first)).not.toBe(goal);
  const tops = last.map((piece) => topOf('cubes', piece));
  expect(piecesOfTops('cubes', goal)).toEqual(tops);
  expect(tops.filter((top) => top === null)).toHaveLength(1);
  expect(topOf('toys', '1')).toBe('1');
});

test('no puzzle is shown with another’s pieces', () => {
  const names = [...new Set(puzzles.map(({ name }) => name))];
  expect(new Set(names.map(piecesOf)).size).toBe(names.length);
  for (const unknown of ['chess', '']) {
    expect(() => piecesOf(unknown)).toThrow(`no puzzle is called '${unknown}'`);
  }
});

test('a puzzle opens with a problem of its own, and one that names none is an error', () => {
  const choices = catalogue();
  const { problems } = pageOf('tiles-3');
  const { opening } = problems;
  if (opening === undefined) throw new Error('the page names the one it opens with');
  expect(newGame(choices, 'tiles-3').problems.map(({ name }) => name)).toContain(opening);
  try {
    problems.opening = 'moves 999';
    expect(() => newGame(choices, 'tiles-3')).toThrow("'tiles-3' opens with none of its problems");
  } finally {
    problems.opening = opening;
  }
});
