import { afterAll, describe, expect, test, vi } from 'vitest';
import { itemsOf } from '../../../../www/features/finder/items.js';
import { fitting } from '../../../../www/features/finder/match.js';
import { openAll } from '../../../../www/features/lessons/library.js';
import { searchWith } from '../../../../www/features/race/search-with.js';
import { keyOf, PUZZLES } from '../../../../www/shared/puzzles/puzzles.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { freshLane, initialState } from '../../../../www/shared/state/state.js';
import * as german from '../../../../www/shared/words/de/index.js';
import * as english from '../../../../www/shared/words/en/index.js';
import * as japanese from '../../../../www/shared/words/ja/index.js';
import { speak, words } from '../../../../www/shared/words/words.js';
import * as chinese from '../../../../www/shared/words/zh-Hans/index.js';
import { catalogue, Search } from '../../engine.js';

/** @import { State } from '../../../../www/shared/state/state.js' */

speak('en', english);
const choices = catalogue();
const fresh = initialState(newGame(choices, 'cubes'));

const NOTHING = { share: () => {}, setUp: () => {}, paste: () => {} };

/** @param {string} tag */
const lessonsIn = async (tag) =>
  (await openAll(tag)).flatMap(({ id, lesson, text }) =>
    lesson ? [{ id, title: lesson.title, text }] : [],
  );
const LESSONS = await lessonsIn('en');

const items = (/** @type {Partial<State>} */ more = {}, presents = true) =>
  itemsOf({ ...fresh, ...more }, choices, LESSONS, NOTHING, presents);

/** @type {(text: string, more?: Partial<State>) => string[]} */
const find = (text, more) => fitting(items(more), text).map(({ kind, name }) => `${kind}: ${name}`);

test('each part that is typed is anywhere in a name or in words about it, and the best fit comes first', () => {
  expect(find('ida')[0]).toBe('Add a search: IDA*');
  expect(find('a*')[0]).toBe('Add a search: A*');
  expect(find('TRE')[0]).toBe('Lab: Tree');
  expect(find('lesson tree')[0]).toBe('Lesson: 6. IDA*: the same tree with most of it cut');
  expect(find('sample 4')[0]).toBe('Problem: Contest sample 4 (AOJ 1268)');
  expect(find('ree')[0]).toBe('Lab: Tree');
  expect(find('xyzzy')).toEqual([]);
  const named = [
    { kind: 'Sprache', name: 'Français' },
    { kind: '言語', name: 'ﾊﾟｽﾞﾙ' },
  ];
  expect(fitting(named, 'ＦＲＡＮＣ')).toEqual(named.slice(0, 1));
  expect(fitting(named, 'パズル')).toEqual(named.slice(1));
  expect(fitting(named, 'ハズル')).toEqual([]);
});

/** Queries, and beginnings of names that must be among the first three results. */
const QUERIES = {
  en: [
    ['dijkstra', 'Add a search: Uniform-cost'],
    ['breadth', 'Add a search: BFS'],
    ['consistent', 'Exercise: Inconsistent'],
    ['missionaries', 'Map: Missionaries'],
    ['pattern database', 'Lab: Heuristic workshop'],
    ['manhattan', 'Add A* with: Manhattan'],
    ['print', 'Teach: Plans and worksheets'],
    ['worksheet', 'Teach: Plans and worksheets'],
    ['draw', 'Page: Make your own'],
    ['stress test', 'Page: Check a program'],
    ['scorm', 'Teach: In a course'],
    ['moodle', 'Teach: In a course'],
    ['invariant', 'Lesson: 1.'],
    ['frontier', 'Term: frontier'],
  ],
  de: [
    ['dijkstra', 'Suche hinzufügen: '],
    ['breitensuche', 'Lektion: 2.'],
    ['zeichnen', 'Seite: '],
    ['arbeitsblatt', 'Lehren: '],
    ['scorm', 'Lehren: '],
    ['invariante', 'Lektion: 1.'],
  ],
  ja: [
    ['深さ優先', 'レッスン: 4.'],
    ['双方向探索', 'レッスン: 13.'],
    ['ダイクストラ', '探索を追加: '],
    ['Ｄｉｊｋｓｔｒａ', '探索を追加: '],
    ['幅優先', 'レッスン: 2.'],
    ['半分全列挙', '探索を追加: '],
    ['マンハッタン', 'A*を追加、下界は: マンハッタン'],
    ['不変量', 'レッスン: 1.'],
  ],
  'zh-Hans': [
    ['广搜', '添加搜索: '],
    ['双向搜索', '添加搜索: '],
    ['迪杰斯特拉', '添加搜索: '],
    ['曼哈顿', '添加A*，启发函数为: 曼哈顿'],
    ['模式数据库', '实验室: '],
    ['不变量', '课: 1.'],
    ['对拍', '页面: 对拍'],
  ],
};

const LANGUAGES = { en: english, de: german, ja: japanese, 'zh-Hans': chinese };

describe.each(Object.entries(QUERIES))('in %s', (tag, queries) => {
  afterAll(() => speak('en', english));
  test.each(queries)('‘%s’ finds, among the first three, %s', async (typed, wanted) => {
    speak(tag, LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (tag)]);
    const tiles = initialState(newGame(choices, 'tiles-3'));
    const all = itemsOf(tiles, choices, await lessonsIn(tag), NOTHING, true);
    const first = fitting(all, typed).slice(0, 3);
    const said = first.map(({ kind, name }) => `${kind}: ${name}`);
    expect(
      said.some((one) => one.startsWith(wanted)),
      `${said}`,
    ).toBe(true);
  });
});

test('all doors, views, searches, puzzles and problems are found, and what is chosen for the page', () => {
  const names = find('');
  for (const wanted of [
    ...Object.values(words.doors.names).map((name) => `Go to: ${name}`),
    ...['Race', 'Tree', 'Charts', 'State space', 'Lower limit', 'Heuristic workshop'].map(
      (name) => `Lab: ${name}`,
    ),
    ...choices.algorithms.map(({ name }) => `Add a search: ${words.algorithm(name)}`),
    ...choices.puzzles.map((one) => `Puzzle: ${words.puzzle(keyOf(one)).name}`),
    'Page: Share',
    'Page: Help',
    'Page: Light or dark',
    'Page: Patterns',
    'Page: Present to a room',
    'Language: Deutsch',
    'Language: English',
  ])
    expect(names).toContain(wanted);
  expect(names.filter((name) => name.startsWith('Problem:'))).toHaveLength(fresh.problems.length);
});

test('a contest’s sample is found by each number that judges gave it, from any puzzle, and opens', () => {
  const samples = Object.entries(PUZZLES).flatMap(([key, { problems }]) =>
    problems.samples.flatMap(({ names }) =>
      names.split(', ').map((name) => ({ key, name, names })),
    ),
  );
  expect(samples).toHaveLength(10);
  for (const { key, name, names } of samples)
    for (const [tag, language] of Object.entries(LANGUAGES)) {
      speak(tag, language);
      const [first] = fitting(
        items(),
        name.replace(
          'Luogu',
          words.problem.named(key, 'sample 1 Luogu ').includes('洛谷') ? '洛谷' : 'Luogu',
        ),
      );
      const [changeGame, take, choose, enter] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
      const control = { problem: { changeGame, take, choose }, page: { enter }, state: fresh };
      first?.act(/** @type {any} */ (control));
      const problems = take.mock.lastCall?.[0] ?? fresh.problems;
      const chosen = problems[choose.mock.lastCall?.[0]]?.name;
      expect([changeGame.mock.lastCall?.[0] ?? 'cubes', chosen]).toEqual([
        key,
        `sample 1 ${names}`,
      ]);
    }
  speak('en', english);
});

test('nothing is found that cannot be had', () => {
  const six = Array.from({ length: 6 }, (_, id) => freshLane({ id, search: { algorithm: 'bfs' } }));
  expect(find('', { lanes: six }).filter((name) => name.startsWith('Add'))).toEqual([]);
  const challenged = find('', { challenge: { phase: 'open', guess: null } });
  expect(challenged.filter((name) => /^(Lab|Add a search|Add A\* with):/.test(name))).toEqual([]);
  const names = items({}, false).map(({ name }) => name);
  expect(names).not.toContain('Present to a room');
});

test.each(choices.puzzles.map((puzzle) => [keyOf(puzzle), puzzle]))(
  'each search that is added to a race of %s by its name can be run',
  (key, puzzle) => {
    const { start, goal } = newGame(choices, key).problems[0] ?? { start: '', goal: '' };
    for (const { name } of choices.algorithms) {
      const search = searchWith(name, puzzle);
      const made = new Search({ ...search, puzzle: puzzle.name, start, goal, unsolvable: true });
      made.free();
    }
  },
);
