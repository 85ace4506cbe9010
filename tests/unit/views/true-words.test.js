// Sentences and definitions in cases where a looser word would be false.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { litOf } from '../../../www/features/code/lit.js';
import { variablesOf } from '../../../www/features/code/variables.js';
import { stateInWords } from '../../../www/features/race/views/in-words.js';
import { levelOf } from '../../../www/features/race/views/level.js';
import { verdictInWords } from '../../../www/features/race/views/verdict.js';
import { stepInWords } from '../../../www/features/stepping/step-words.js';
import {
  contestMost,
  foreseen,
  KEYS,
  keyOf,
  PUZZLES,
  pageOf,
} from '../../../www/shared/puzzles/puzzles.js';
import { laneChanged } from '../../../www/shared/state/actions.js';
import { guessed, guessOutcome } from '../../../www/shared/state/challenge.js';
import { searchesByEnding } from '../../../www/shared/state/solvable.js';
import { freshGame, freshLane, initialState } from '../../../www/shared/state/state.js';
import { everyTraits, searchesOf, stageOf, traitsOf } from '../../../www/shared/state/traits.js';
import { words as german } from '../../../www/shared/words/de/index.js';
import { words } from '../../../www/shared/words/words.js';
import {
  catalogue,
  effective_branching,
  parse_contest,
  play,
  Search,
  solve,
  write_contest,
} from '../engine.js';

/** @import { LaneState, Search as Settings } from '../../../www/shared/state/state.js' */
/** @import { Request } from '../engine.js' */

const CUBES = { puzzle: 'cubes', start: 'WWWWWWWWE', goal: 'WBWBRERBR' };
const TILES = { puzzle: 'tiles', start: '867254301', goal: '123456780' };
const UNINFORMED = ['bfs', 'bidirectional-bfs', 'iddfs'];
const INFORMED = ['ida-star', 'a-star'];

/** A lane with its search's status. @param {Request} request @param {Search} search @returns {LaneState} */
function laneOf({ puzzle: _, start: __, goal: ___, unsolvable: ____, ...settings }, search) {
  const snapshot = search.snapshot();
  const phase = snapshot.outcome === 'running' ? 'paused' : 'ended';
  const step = search.last_step();
  return { ...freshLane({ id: 0, search: settings }), phase, snapshot, step };
}

/** @param {Request} request */
function prepared(request) {
  const search = new Search(request);
  while (search.prepare(1e6));
  return search;
}

/** At the end, or after a number of units. @param {Request} request @param {number} [units] */
function laneAt(request, units) {
  const search = prepared(request);
  if (units !== undefined) search.step(units);
  else while (search.step(Number.MAX_SAFE_INTEGER));
  return laneOf(request, search);
}

/** After each unit of work. @param {Request} request */
function* stepsOf(request) {
  const search = prepared(request);
  for (let more = true; more; ) {
    more = search.step(1);
    yield { search, lane: laneOf(request, search), step: search.last_step() };
  }
}

describe('a start that is the goal', () => {
  const solved = { ...TILES, start: TILES.goal };

  test('is found before anything is expanded, by the line of the rule that says so', () => {
    for (const algorithm of [...UNINFORMED, ...INFORMED]) {
      const request = { ...solved, algorithm };
      const lane = laneAt(request);
      expect(lane.snapshot).toMatchObject({ outcome: 'solved', length: 0, expanded: 0 });
      const { now } = litOf(lane);
      const line = words.code.rule(lane.spec.search).find(({ name }) => name === now);
      expect(line?.text, algorithm).toMatch(/^(the start|n) is a goal: done/);
      expect(lane.snapshot && words.states.solved('tiles-3', 0, lane.snapshot)).toBe(
        '0 moves, proved shortest',
      );
    }
  });

  test('gives A* its f, though nothing was expanded', () => {
    const lane = laneAt({ ...solved, algorithm: 'a-star' });
    expect(levelOf(lane)).toMatchObject({ value: '0' });
    expect(levelOf(lane).meaning).toContain('expanded so far, at the end that of the goal');
    expect(words.numbers.reached.meaning).toContain('at the end that of the goal');
  });
});

test('what A* and BFS drop is stored by a way that is no longer', () => {
  for (const algorithm of ['bfs', 'a-star']) {
    /** @type {Map<string, number>} */
    const stored = new Map();
    const kinds = new Set();
    const request = { ...TILES, algorithm, heuristic: 'manhattan', max_nodes: 3000 };
    if (algorithm === 'bfs') Reflect.deleteProperty(request, 'heuristic');
    for (const { step } of stepsOf(request)) {
      if (!step || step.fate === 'solution') continue;
      const known = stored.get(step.state);
      const said = stepInWords('tiles-3', request, step, 0, 3);
      const isShorter = known !== undefined && step.depth < known;
      if (step.fate === 'duplicate') {
        kinds.add(isShorter ? 'shorter' : step.depth > (known ?? 0) ? 'longer' : 'as long');
        expect(said).toContain(
          isShorter ? words.steps.fates.reopened : words.steps.fates.duplicate,
        );
      }
      stored.set(step.state, Math.min(known ?? step.depth, step.depth));
    }
    expect(kinds).toContain('longer');
    if (algorithm === 'a-star') expect(kinds).toContain('shorter');
  }
});

test('the open list of A* can have more entries than positions wait, and says entries', () => {
  const search = prepared({ ...TILES, algorithm: 'a-star', heuristic: 'manhattan' });
  search.step(10_000);
  const [list] = search.waiting(100_000);
  expect(list?.total).toBeGreaterThan(list?.first.length ?? 0);
  expect(new Set(list?.first.map(({ state }) => state)).size).toBe(list?.first.length);
  expect(words.code.waiting.title('heap', null, 2, { by: 'f' })).toBe(
    'Open, least f first: 2 entries',
  );
  expect(words.code.waiting.title('queue', null, 2, { by: 'first' })).toBe(
    'Queue, first in, first out: 2',
  );
});

describe('by one', () => {
  const request = { ...CUBES, algorithm: 'ida-star', heuristic: 'misplaced', deepen: 'by-one' };

  test('the next bound of IDA* is what its rule assigns, and no node is named for it', () => {
    const rule = words.code.rule(request).map(({ text }) => text);
    expect(rule).toContain('f > bound: cut; next ← bound + 1');
    let seen = 0;
    for (const { lane } of stepsOf(request)) {
      const values = new Map(variablesOf(lane).map((variable) => [variable.name, variable]));
      const next = values.get('next');
      if (next?.value === 'infinite') continue;
      expect(next).toMatchObject({ value: Number(values.get('bound')?.value) + 1, node: null });
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('the next bound of IDDFS is what its rule assigns, at the node that it names', () => {
    const iddfs = { ...CUBES, algorithm: 'iddfs', max_depth: 5 };
    const rule = words.code.rule(iddfs).map(({ text }) => text);
    expect(rule).toContain('depth = bound: cut; next ← bound + 1');
    for (const { lane, step } of stepsOf(iddfs)) {
      if (lane.phase === 'ended' || step?.fate !== 'pruned') continue;
      const values = new Map(variablesOf(lane).map(({ name, value }) => [name, value]));
      expect(values.get('next')).toBe(Number(values.get('bound')) + 1);
    }
  });
});

test('a rule looks whether anything was cut before it raises the bound', () => {
  for (const algorithm of ['iddfs', 'ida-star']) {
    const names = words.code.rule({ algorithm }).map(({ name }) => name);
    expect(names.indexOf('end')).toBeLessThan(names.indexOf('raise'));
    const stuck = { puzzle: 'toys', start: '0'.repeat(16), goal: `1${'0'.repeat(15)}` };
    const lane = laneAt({ ...stuck, algorithm, unsolvable: true });
    expect(lane.snapshot?.outcome).toBe('exhausted');
    expect(litOf(lane).now).toBe('end');
    expect(variablesOf(lane).find(({ name }) => name === 'next')?.value).toBe('infinite');
  }
});

describe('branch and bound', () => {
  const branch = { ...CUBES, algorithm: 'branch-and-bound', heuristic: 'misplaced' };

  test('with a limit below its bound cuts what is above the limit, and says so', () => {
    const request = { ...branch, incumbent: 20, max_depth: 9 };
    let between = 0;
    for (const { step } of stepsOf(request)) {
      const f = (step?.depth ?? 0) + (step?.estimate ?? 0);
      if (f > 9) expect(step?.fate).toBe('pruned');
      between += f > 9 && f <= 20 ? 1 : 0;
    }
    expect(between).toBeGreaterThan(0);
    expect(words.code.rule(request).map(({ text }) => text)).toContain('f > bound or f > 9: cut');
    expect(levelOf(laneAt(request)).meaning).toContain(
      'what has f above the limit of 9 is cut in any case',
    );
    expect(levelOf(laneAt({ ...branch, incumbent: 20 })).meaning).not.toContain('limit');
  });

  test('that was given no bound has none', () => {
    const request = { ...branch, max_depth: 15 };
    expect(words.code.rule(request)[0]?.text).toBe('bound ← ∞');
    expect(variablesOf(laneAt(request, 5)).at(-1)).toEqual({ name: 'given', value: 'infinite' });
    expect(levelOf(laneAt(request, 5))).toMatchObject({ name: 'upper bound', value: '–' });
    expect(levelOf(laneAt(request, 5)).meaning).toContain('As it was given, if one was');
  });

  test('that has looked at all that its bound leaves stands at its last line, found something or not', () => {
    for (const [incumbent, outcome] of /** @type {const} */ ([
      [9, 'limit'],
      [15, 'solved'],
    ])) {
      const lane = laneAt({ ...branch, incumbent });
      expect(lane.snapshot?.outcome).toBe(outcome);
      const { now } = litOf(lane);
      const line = words.code.rule(lane.spec.search).find(({ name }) => name === now);
      expect(line?.text).toBe('done: the incumbent, if there is one');
    }
  });
});

describe('without a solution', () => {
  const EIGHT = { puzzle: 'tiles', start: '213456780', goal: '123456780', unsolvable: true };
  const ONES = { puzzle: 'toys', start: '1111000011110000', goal: `1${'0'.repeat(15)}` };

  test('two sides end when one has seen all it can, and it is said which', () => {
    const request = { ...ONES, unsolvable: true, algorithm: 'bidirectional-bfs' };
    const goal = laneAt(request);
    // One 1 has sixteen places, and eight have thousands.
    expect(goal.snapshot?.sides?.[1]).toMatchObject({ stored: 16, frontier: 0 });
    expect(goal.snapshot?.sides?.[0].frontier).toBeGreaterThan(0);
    expect(stateInWords('toys', goal)).toBe(
      'No solution: everything that leads to the goal was searched',
    );
    const start = laneAt({ ...request, start: ONES.goal, goal: ONES.start });
    expect(start.snapshot?.sides?.[0]).toMatchObject({ stored: 16, frontier: 0 });
    expect(stateInWords('toys', start)).toBe('No solution: everything reachable was searched');
  });

  test('it is foretold of each search what it comes to', () => {
    const all = searchesByEnding();
    const told = Object.values(all).flat();
    expect(told.toSorted()).toEqual(
      everyTraits()
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const [ending, some] of Object.entries(all))
      expect(some.length, ending).toBeGreaterThan(1);
    /** @type {(algorithm: string, units?: number) => LaneState} */
    const one = (algorithm, units) => {
      const { informed, needs } = traitsOf({ algorithm });
      const heuristic = informed ? { heuristic: 'manhattan' } : {};
      return laneAt(
        { ...EIGHT, algorithm, ...heuristic, ...(needs && { [`${needs.one_of[0]}`]: 15 }) },
        units,
      );
    };
    const known = 181_440;
    for (const algorithm of all.all) {
      const { outcome, expanded = 0 } = one(algorithm).snapshot ?? {};
      expect(outcome, algorithm).toBe('exhausted');
      expect(expanded, algorithm).toBeGreaterThanOrEqual(known);
    }
    for (const algorithm of all.side) {
      const { outcome, sides } = one(algorithm).snapshot ?? {};
      expect(outcome, algorithm).toBe('exhausted');
      expect(
        sides?.map(({ frontier }) => frontier),
        algorithm,
      ).toContain(0);
    }
    for (const algorithm of all.path)
      expect(one(algorithm, 1_000_000).snapshot?.outcome, algorithm).toBe('running');
    for (const algorithm of all.bound)
      expect(one(algorithm).snapshot, algorithm).toMatchObject({ limit: 'depth', none_within: 15 });
  });

  test('it is foretold of the searches by their names, in each language', () => {
    const all = searchesByEnding();
    const { unsolvableRun } = words.problem;
    expect(unsolvableRun(foreseen('tiles-3'), all)).toBe(
      'Run shows it: BFS, A*, Greedy, Weighted A*, BFIDA*, Uniform-cost search and DFS end once they have seen all that can be reached; Bidirectional BFS, MM, NBS and BAE* once one of their sides has. IDDFS, IDA*, Weighted IDA* and RBFS keep only what is along the path they are on, and go on until a limit or you stop them. Branch and bound, BFHS and DFS without closed list look no farther than their bound.',
    );
    // A board of equal toys has no move, and 15-puzzles exceed memory.
    expect(unsolvableRun(foreseen('toys'), all)).toContain('unless the start has no move');
    expect(unsolvableRun(foreseen('tiles-4'), all)).toMatch(/^Too many positions/);
    const inGerman = (/** @type {string} */ key) =>
      german.problem.unsolvableRun(foreseen(key), all);
    expect(inGerman('tiles-3')).toMatch(/^Start zeigt es/);
    expect(inGerman('tiles-3')).not.toContain('außer der Start hat keinen Zug');
    expect(inGerman('toys')).toContain('außer der Start hat keinen Zug');
    expect(inGerman('tiles-4')).toMatch(/^Zu viele Stellungen/);
    for (const { problem, algorithm } of [words, german])
      for (const key of KEYS)
        for (const name of Object.values(all).flat())
          expect(problem.unsolvableRun(foreseen(key), all), key).toContain(algorithm(name));
  });

  test('an exact heuristic promises distances only where there are some', () => {
    for (const [key, name] of [
      ['tiles-3', 'exact'],
      ['toys', 'matching'],
    ]) {
      expect(words.heuristicMeaning(name ?? ''), key).toContain('wherever the goal can be reached');
    }
    const { admissible = '' } = words.proof('tiles-3', 'exact') ?? {};
    expect(admissible).toMatch(/^Wherever the goal can be reached/);
  });
});

test('the contest’s answer is that of the judge, and a contest asks for what its input has room for', () => {
  /** @type {readonly {puzzle: string, start: string, goal: string, length: number, answer: number}[]} */
  const judged = JSON.parse(readFileSync('tests/instances/contests.json', 'utf8'));
  const keyOfName = (/** @type {string} */ name) =>
    Object.keys(PUZZLES).find((key) => pageOf(key).name === name) ?? '';
  for (const { puzzle, start, goal, length, answer } of judged) {
    const most = contestMost(keyOfName(puzzle), { start, goal });
    expect(most !== undefined && length > most ? -1 : length, `${puzzle}: ${goal}`).toBe(answer);
  }
  for (const key of Object.keys(PUZZLES)) {
    const { name, problems, answers } = pageOf(key);
    if (!answers) continue;
    // The longest with an answer, and one more, so no other limit is right.
    const lengths = judged.flatMap((one) => (one.puzzle === name ? one.length : []));
    expect(lengths).toEqual([answers.most, answers.most + 1]);
    const samples = problems.samples.flatMap(({ input }) => parse_contest(name, input));
    const own = [...problems.small, ...problems.noted, ...samples];
    const turned = own.map(({ start, goal }) => ({ start: goal, goal: start }));
    const odd = name === 'cubes' ? [{ start: 'wWWWWWWWE', goal: 'WBWBRERBR' }] : turned;
    for (const { start, goal } of [...own, ...odd]) {
      const isAsked = contestMost(key, { start, goal }) !== undefined;
      const write = () => write_contest(name, start, goal);
      if (isAsked) expect(write()).toBeTruthy();
      else expect(write).toThrow();
    }
  }
});

test('inputs with the quirks that people have met are read to problems with the right answers, or refused for the right reason', () => {
  const folder = 'tests/instances/cases';
  /** @type {Readonly<Record<string, {answers: readonly number[], error?: string, goal?: string}>>} */
  const right = JSON.parse(readFileSync(`${folder}/right.json`, 'utf8'));
  for (const [file, { answers, error, goal }] of Object.entries(right)) {
    const [puzzle = ''] = file.split('-');
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const answered = () =>
      parse_contest(puzzle, text).map((problem) => {
        if (goal) expect(problem.goal, file).toBe(goal);
        const most = contestMost(puzzle === 'tiles' ? 'tiles-3' : puzzle, problem) ?? Infinity;
        const length = solve({ puzzle, ...problem, algorithm: 'bidirectional-bfs' }).length ?? 0;
        return length > most ? -1 : length;
      });
    if (error) expect(answered, file).toThrow(error);
    else expect(answered(), file).toEqual(answers);
  }
});

test('the contest’s answer is told of problems alone that a contest asks', () => {
  const file = 'B B B\nB R B\nB R E\n';
  const [problem] = parse_contest('cubes', `2 1\n${file}0 0\n`);
  expect(problem && contestMost('cubes', problem)).toBe(30);
  expect(contestMost('cubes', { start: 'wWWWWWWWE', goal: 'WBWBRERBR' })).toBeUndefined();
  const knights = '0*00010000010101110111111';
  expect(contestMost('knights', { start: knights, goal: '111110111100*110000100000' })).toBe(15);
  expect(contestMost('knights', { start: knights, goal: knights })).toBeUndefined();
  expect(contestMost('toys', { start: '', goal: '' })).toBeUndefined();
  // A cube with another start is not the contest's: its 31 rolls are no -1.
  const own = { start: 'WWWWWWWWE', goal: 'RRRBWBRRE' };
  const search = { algorithm: 'ida-star', heuristic: 'exact' };
  const snapshot = { ...solve({ puzzle: 'cubes', ...own, ...search }), length: 31 };
  /** @type {(start: string) => string} */
  const lesson = (start) =>
    verdictInWords(
      laneChanged(initialState(freshGame('cubes', [{ ...own, start }], 0, [search])), 0, {
        phase: 'ended',
        snapshot,
      }),
    ).lesson;
  expect(lesson('WWWWWWWWE')).toContain('the contest’s answer is -1');
  expect(lesson('wWWWWWWWE')).toBe('Shortest solution: 31 rolls.');
});

test('a guess is judged of those that found a solution, and that is said where one has none', () => {
  const searches = [
    { algorithm: 'bfs' },
    { algorithm: 'bidirectional-bfs' },
    { algorithm: 'bfs', max_nodes: 3 },
  ];
  /** @param {readonly Settings[]} lanes */
  const told = (lanes) => {
    const state = lanes.reduce(
      (state, search, id) =>
        laneChanged(state, id, { phase: 'ended', snapshot: solve({ ...CUBES, ...search }) }),
      initialState(freshGame('cubes', [CUBES], 0, lanes)),
    );
    const outcome = guessOutcome(guessed(state, 1));
    if (!outcome) throw new Error('all have ended');
    return words.challenge.right(['Bidirectional BFS'], outcome.generated, outcome.isAll);
  };
  expect(told(searches)).toMatch(/generated the fewest of those that found a solution, [\d,]+\.$/);
  expect(told(searches.slice(0, 2))).toMatch(/generated the fewest, [\d,]+\.$/);
  expect(words.challenge.solveOrGuess(2)).toContain('generates fewer positions');
  expect(words.challenge.solveOrGuess(3)).toContain('generates the fewest positions');
});

test('a stage is called by what ends with it, in each search', () => {
  const stageBack = (/** @type {string} */ algorithm) =>
    words.travel.stageBack(stageOf({ algorithm }));
  const stageForward = (/** @type {string} */ algorithm) =>
    words.travel.stageForward(stageOf({ algorithm }));
  expect([stageBack('bfs'), stageForward('ida-star')]).toEqual([
    'To the end of the layer or iteration before',
    'To the end of this layer or iteration',
  ]);
  expect(stageForward('a-star')).toBe('To the end of this level of f');
  expect(stageForward('branch-and-bound')).toBe('To the next better solution, or the end');
  const { stageLong } = words.race;
  const next = (/** @type {string[]} */ ...algorithms) =>
    words.race.stage(algorithms.map((algorithm) => stageOf({ algorithm })));
  expect(next('bfs', 'bidirectional-bfs')).toBe('Next layer');
  expect(next('ida-star', 'iddfs', 'rbfs', 'mm')).toBe('Next bound');
  expect(next('ida-star', 'bfs')).toBe('Next layer or bound');
  expect(next('a-star')).toBe('Next stage');
  const told = (/** @type {string[]} */ ...algorithms) =>
    stageLong(
      algorithms.map((algorithm) => stageOf({ algorithm })),
      searchesOf,
    );
  expect(told('bfs', 'iddfs', 'weighted-ida-star')).toBe(
    'To the end of the layer or iteration in each lane',
  );
  expect(told('mm', 'rbfs', 'nbs')).toMatch(
    /lane; RBFS: to where the bound rises; MM, NBS and BAE\*: to where the bound rises$/,
  );
  expect(told('a-star')).toMatch(/A\* and Uniform-cost search: to the end of the level of f$/);
  // The engine's stages: a level of f, a better solution.
  for (const { lane, search } of stepsOf({ ...CUBES, algorithm: 'a-star' })) {
    if (!search.stage_end || lane.phase === 'ended') continue;
    expect(lane.snapshot?.next_bound?.bound).toBeGreaterThan(lane.snapshot?.bound ?? -1);
  }
});

test('a depth-first search has stored the path it is on, and says so where what waits is more', () => {
  let most = 0;
  for (const { search, step } of stepsOf({ ...CUBES, algorithm: 'ida-star', max_nodes: 2000 })) {
    const { stored } = search.snapshot();
    if (step?.fate === 'expanded') expect(stored).toBe(step.depth + 1);
    most = Math.max(most, (search.waiting(1)[0]?.total ?? 0) - stored);
  }
  expect(most).toBeGreaterThan(0);
  for (const { meaning } of [words.counters.stored, words.statistics.columns.stored]) {
    expect(meaning).toMatch(
      /A depth-first search holds those of its path, and of its table if it has one$/,
    );
  }
  expect(words.code.waiting.stack).toContain('“Stored” counts the path and any table instead');
  expect(words.algorithmMeaning('iddfs')).toContain('the path it is on and what branches off it');
});

test('b* is that of a tree with as many positions below its root as were generated', () => {
  for (const [generated, length] of /** @type {const} */ ([
    [14, 3],
    [150_055, 23],
  ])) {
    const b = effective_branching(generated, length) ?? 0;
    const below = Array.from({ length }, (_, depth) => b ** (depth + 1));
    expect(below.reduce((sum, layer) => sum + layer, 0)).toBeCloseTo(generated, 3);
  }
  expect(words.statistics.columns.branching.meaning).toContain('positions below its root');
});

test('what each heuristic is said to count is what it says, at the start and at the goal', () => {
  /** Differing squares, and those where the goal has a piece. @type {(state: string, goal: string, empty: string) => [number, number]} */
  const differing = (state, goal, empty) => {
    const squares = [...goal].filter((piece, i) => state[i] !== piece);
    return [squares.length, squares.filter((piece) => piece !== empty).length];
  };
  const deal = { cubes: 'BWRBWRBER', tiles: '123456780', knights: '111110111100*110000100000' };
  for (const [puzzle, goal] of Object.entries({ ...deal, toys: '1010010110100101' })) {
    const empty = { cubes: 'E', tiles: '0', knights: '*' }[puzzle] ?? '';
    const start = {
      cubes: 'WWWWWWWWE',
      tiles: '867254301',
      knights: '10110011*11011101001' + '00000',
    }[puzzle];
    const request = { puzzle, start: start ?? '1111000011100010', goal, algorithm: 'ida-star' };
    const choice = catalogue().puzzles.find(({ name }) => name === puzzle);
    for (const { name } of choice?.heuristics ?? []) {
      const search = prepared({ ...request, heuristic: name });
      const [all, wanted] = differing(request.start, goal, empty);
      const h = search.estimate(request.start);
      if (name === 'mismatch') expect(h).toBe(all - 1);
      if (name === 'misplaced') expect(h).toBe(wanted);
      if (name === 'half-mismatch') expect(h).toBe(all / 2);
      if (name === 'blind') expect(h).toBe(0);
      expect(words.heuristicMeaning(name), name).not.toBe('');
      // A cube's goal is tops; its full state is the solution's end.
      const { moves } = solve({ ...request, heuristic: name });
      const end = play(puzzle, request.start, goal, moves).states.at(-1) ?? '';
      expect(search.estimate(end), `${keyOf(choice ?? { name: puzzle, side: 3 })} ${name}`).toBe(0);
    }
  }
  expect(words.heuristicMeaning('mismatch')).toContain('0 where none differs');
});
