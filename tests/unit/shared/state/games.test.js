import { describe, expect, test } from 'vitest';
import { PUZZLES } from '../../../../www/shared/puzzles/puzzles.js';
import { choiceOf, newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { goalIsTops, isDrawn, puzzle, puzzleOf } from '../../../../www/shared/state/puzzles.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import { words } from '../../../../www/shared/words/words.js';
import { catalogue, Job, solve } from '../../engine.js';

const choices = catalogue();
const KEYS = Object.keys(PUZZLES);
const gameOf = (/** @type {string} */ key) => newGame(choices, key);

/** The lengths in names, and the fastest search for each. @type {Readonly<Record<string, {algorithm: string, heuristic?: string}>>} */
const SOONEST = {
  cubes: { algorithm: 'bidirectional-bfs' },
  'tiles-3': { algorithm: 'bidirectional-bfs' },
  'tiles-4': { algorithm: 'ida-star', heuristic: 'manhattan' },
  knights: { algorithm: 'bidirectional-bfs' },
  toys: { algorithm: 'ida-star', heuristic: 'matching' },
};

/** Numbers of moves in the names of a kind, in the order of the list. @param {string} key @param {string} kind */
const promised = (key, kind) =>
  gameOf(key).problems.flatMap(({ name = '' }) => {
    const [first, length] = name.split(' ');
    return first === kind ? [Number(length)] : [];
  });

describe.each(KEYS)('%s', (key) => {
  const { problems, chosen } = gameOf(key);

  test('has small problems first, the shortest of them at the front, and the hardest last', () => {
    const kinds = problems.map(({ name = '' }) => name.split(' ')[0]);
    const small = promised(key, 'moves');
    expect(kinds.slice(0, small.length).every((kind) => kind === 'moves')).toBe(true);
    // Maps are named, not numbered.
    expect(small.slice(0, 2)).toEqual(isDrawn(key) ? [] : [5, 10]);
    for (const kind of ['moves', 'hardest']) {
      expect(promised(key, kind)).toEqual(promised(key, kind).sort((a, b) => a - b));
    }
    const hardest = kinds.indexOf('hardest');
    if (hardest >= 0) expect(new Set(kinds.slice(hardest))).toEqual(new Set(['hardest']));
  });

  test('is drawn if it has no squares, and has tops if its goals differ from its starts', () => {
    const { side, start_letters, goal_letters } = puzzle(key);
    expect(isDrawn(key)).toBe(side === 0);
    expect(goalIsTops(key)).toBe(start_letters !== goal_letters);
  });

  test('has no two problems with one name', () => {
    const names = problems.map(({ name = '' }) => words.problem.named(key, name));
    expect(names.every((name) => /^[A-Z0-9]/.test(name) && !name.includes('undefined'))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test('does not open with the hardest', () => {
    expect(problems[chosen]?.name).not.toMatch(/^hardest/);
  });

  test('has problems that are as long as their names say, to the move', () => {
    for (const { start, goal, name = '' } of problems) {
      const [kind, length] = name.split(' ');
      if (kind !== 'moves' && kind !== 'hardest') continue;
      const snapshot = solve({
        puzzle: puzzleOf(key),
        start,
        goal,
        ...(SOONEST[key] ?? { algorithm: 'bfs' }),
      });
      expect([snapshot.outcome, snapshot.length], name).toEqual(['solved', Number(length)]);
      expect(words.problem.named(key, name)).toContain(`${length} ${words.puzzle(key).more}`);
    }
  });
});

test('a problem is called by no name that its words have not', () => {
  for (const { problem } of [english.words, german.words])
    for (const unknown of ['hardest 7 middle', 'easiest 7', 'constructor', ''])
      expect(() => problem.named('cubes', unknown), unknown).toThrow('there are no words for');
});

test('the two hardest 8-puzzles are all there are, and mirror images of each other', () => {
  const hardest = gameOf('tiles-3').problems.filter(({ name }) => name?.startsWith('hardest'));
  const goal = '123456780';
  const survey = Job.survey('tiles', goal);
  survey.step(Number.MAX_SAFE_INTEGER);
  const { layers } = survey.report();
  expect(survey.positions_at(layers.length - 1, 9).sort()).toEqual(
    hardest.map(({ start }) => start).sort(),
  );
  // Mirrored at the diagonal of the goal's empty square, tiles are renamed by the goal.
  const mirrored = (/** @type {string} */ text) =>
    [...text].map((_, i) => text[(i % 3) * 3 + Math.floor(i / 3)] ?? '');
  const renamed = (/** @type {string} */ tile) => mirrored(goal)[goal.indexOf(tile)] ?? '';
  const [one, other] = hardest.map(({ start }) => start);
  expect(
    mirrored(one ?? '')
      .map(renamed)
      .join(''),
  ).toBe(other);
});

test('the hardest toys are the farthest that two boards can be apart', () => {
  const [hardest = 0] = promised('toys', 'hardest');
  let farthest = 0;
  const known = new Set();
  for (let board = 0; board < 2 ** 16; board += 1) {
    const text = board.toString(2).padStart(16, '0');
    // Turned, mirrored or with 0 and 1 exchanged it is the same board.
    const alike = looksOf(text);
    if (alike.some((look) => known.has(look))) continue;
    known.add(text);
    const survey = Job.survey('toys', text);
    survey.step(Number.MAX_SAFE_INTEGER);
    farthest = Math.max(farthest, survey.report().layers.length - 1);
    survey.free();
  }
  expect(farthest).toBe(hardest);
});

/** The sixteen equivalent forms of a board of toys. @param {string} text */
function looksOf(text) {
  const turned = (/** @type {string} */ one) =>
    [...one].map((_, i) => one[(3 - (i % 4)) * 4 + Math.floor(i / 4)]).join('');
  const flipped = (/** @type {string} */ one) =>
    [...one].map((_, i) => one[i - (i % 4) + 3 - (i % 4)]).join('');
  const exchanged = (/** @type {string} */ one) =>
    [...one].map((piece) => (piece === '1' ? '0' : '1')).join('');
  let looks = [text, flipped(text), exchanged(text), exchanged(flipped(text))];
  const all = [...looks];
  for (let turn = 0; turn < 3; turn += 1) {
    looks = looks.map(turned);
    all.push(...looks);
  }
  return all;
}

test('a link that leaves the problem out means the engine’s opening, and the page’s own opening is written out', () => {
  const [state] = [initialState(gameOf('tiles-3'))];
  expect(linkOf(state)).toBe('v=1&puzzle=tiles&start=125806734');
  const { opening } = choiceOf(choices, 'tiles-3');
  const old = opened(state, choices, readLink('v=1&puzzle=tiles'));
  expect(problemOf(old)).toMatchObject({ start: opening.start, goal: opening.goal });
  expect([problemOf(old).start, linkOf(old), old.source]).toEqual([
    '867254301',
    'v=1&puzzle=tiles',
    'presets',
  ]);
  for (const key of KEYS.filter((key) => !PUZZLES[key]?.problems.opening)) {
    expect(problemOf(gameOf(key))).toMatchObject({
      start: choiceOf(choices, key).opening.start,
      goal: choiceOf(choices, key).opening.goal,
    });
  }
});
