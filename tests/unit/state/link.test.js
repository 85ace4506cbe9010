import { describe, expect, test } from 'vitest';
import { RATES } from '../../../www/features/race/views/race-controls.js';
import { inWords } from '../../../www/shared/engine/told.js';
import { PUZZLES } from '../../../www/shared/puzzles/puzzles.js';
import * as actions from '../../../www/shared/state/actions.js';
import { KEYS } from '../../../www/shared/state/attributes.js';
import { newGame } from '../../../www/shared/state/games.js';
import { atRest, linkOf, opened as openedBy } from '../../../www/shared/state/link.js';
import { mostLanes, views } from '../../../www/shared/state/offered.js';
import { ownKeys } from '../../../www/shared/state/own.js';
import { rangeOf, wordsOf } from '../../../www/shared/state/page-keys.js';
import { shownOf, withShown } from '../../../www/shared/state/shown.js';
import {
  DEPTH_COUNTERS,
  PICTURES,
  QUANTITIES,
} from '../../../www/shared/state/slices/statistics.js';
import { COLOURINGS, freshTree, PANELS } from '../../../www/shared/state/slices/tree.js';
import { initialState, problemOf } from '../../../www/shared/state/state.js';
import { FOLDERS } from '../../../www/shared/words/folders.js';
import { words } from '../../../www/shared/words/words.js';
import { mutant } from '../../browser/mutants.js';
import { catalogue, read_link, solve } from '../engine.js';

const choices = catalogue();
const opened = (/** @type {string} */ key) => initialState(newGame(choices, key));
const follow = (/** @type {string} */ text, state = opened('cubes')) =>
  openedBy(state, choices, read_link(text));
const read = (/** @type {string} */ text) => {
  const { link, misread } = read_link(text);
  expect(misread).toEqual([]);
  return link;
};

describe.each(Object.keys(PUZZLES))('%s', (key) => {
  test('opens with a problem of its list, and a link of at most 80 characters says so', () => {
    const state = opened(key);
    const { start, goal } = problemOf(state);
    const text = linkOf(state);
    expect(text.length).toBeLessThanOrEqual(80);
    expect(read(text)).toMatchObject({ start, goal, moves: [], at: [0, 0] });
  });

  test('has a short link for every problem of its list, with its lanes left out', () => {
    const game = opened(key);
    for (const [chosen, { start, goal }] of game.problems.entries()) {
      const text = linkOf(actions.problemChosen(game, chosen));
      expect(text.length).toBeLessThanOrEqual(80);
      expect(text).not.toContain('race');
      expect(read(text)).toMatchObject({
        start,
        goal,
        race: game.lanes.map(({ spec }) => spec.search),
      });
    }
  });
});

test('a link has the moves a person made, and those taken back behind a dot', () => {
  let state = opened('cubes');
  for (const move of ['D', 'R']) state = actions.movePlayed(state, move);
  expect(linkOf(state)).toBe('v=1&puzzle=cubes&moves=DR');
  state = actions.wentTo(state, 1);
  expect(linkOf(state)).toBe('v=1&puzzle=cubes&moves=D.R');
  expect(read(linkOf(state))).toMatchObject({ moves: ['D', 'R'], made: 1 });
});

test('a link says that the page is presented, and opens it so; a link that does not say it opens the page', () => {
  const presented = actions.presentToggled(opened('cubes'));
  expect(linkOf(presented)).toBe('v=1&puzzle=cubes&present=1');
  expect(follow(linkOf(presented)).present).toBe(true);
  expect(follow('v=1&puzzle=cubes', presented).present).toBe(false);
  expect(actions.presentToggled(presented).present).toBe(false);
});

test('a link has the nodes that lanes stand at, and not the solution that comes with them', () => {
  const state = opened('cubes');
  const { start, goal } = problemOf(state);
  const snapshot = solve({ puzzle: 'cubes', start, goal, algorithm: 'bidirectional-bfs' });
  const paused = { ...snapshot, generated: 1000, moves: [] };
  expect(linkOf(actions.laneChanged(state, 1, { phase: 'paused', snapshot: paused }))).toBe(
    'v=1&puzzle=cubes&at=0,1000',
  );
  const solved = actions.laneChanged(state, 1, { phase: 'ended', snapshot });
  expect(solved.moves).toHaveLength(23);
  expect(linkOf(solved)).toBe('v=1&puzzle=cubes&at=0,end');
  expect(linkOf(actions.wentTo(solved, 1))).toContain(`moves=${snapshot.moves[0]}.`);
});

/** The views that the engine's links name: the workshop has a key of the page's own. */
const ofEngine = () => views().filter((view) => view !== 'workshop');

test('the engine knows the views of the page and has room for its lanes', () => {
  for (const view of ofEngine()) expect(read(`view=${view}`).view).toBe(view);
  const lanes = (/** @type {number} */ n) => `race=${Array(n).fill('bfs').join()}`;
  expect(read(lanes(mostLanes())).race).toHaveLength(mostLanes());
  expect(read_link(lanes(mostLanes() + 1)).misread).toHaveLength(1);
});

test('what links can say of the page is what the page knows, in the same order: nothing more, nothing less', () => {
  /** What the engine allows, as it says where it does not understand. @type {(text: string) => string[]} */
  const allowed = (text) =>
    read_link(text).misread.flatMap((part) => inWords(part.allowed).split(', '));
  expect(allowed('view=none')).toEqual(ofEngine());
  expect(allowed('mode=none')).toEqual(Object.keys(words.race.modes));
  expect(allowed('puzzle=none')).toEqual([...new Set(choices.puzzles.map(({ name }) => name))]);
  expect(allowed('theme=none')).toEqual(['light', 'dark']);
  const spoken = Object.keys(FOLDERS).filter((tag) => tag !== 'en-XA');
  expect(allowed('lang=none').toSorted()).toEqual(spoken.toSorted());
  // An attribute is a key of links.
  expect(allowed('none=1')).toEqual(expect.arrayContaining([...KEYS]));
  // The engine has the page's list.
  expect(allowed('view=none')).toEqual(wordsOf('view'));
  for (const view of ['tree', 'statistics', 'floor'])
    expect(allowed(`view=${view}&show=none`)).toEqual(wordsOf(`show-${view}`));
  expect(allowed('view=atlas&show=none')).toEqual([...wordsOf('show-atlas'), 'or a depth']);
});

test('who names a view that there is not is told of all that the page has, its own among them', () => {
  const told = follow('v=1&view=none').misread.map(({ key, allowed }) => [key, inWords(allowed)]);
  expect(told).toEqual([['view', views().join(', ')]]);
  expect(told.flat()[1]).toContain('workshop');
});

test('who writes a key that there is not is told of all keys, the engine’s first, and behind them the page’s own', () => {
  const [note] = read_link('leson=ida-star').misread;
  const engines = inWords(note?.allowed ?? '');
  const told = follow('leson=ida-star').misread.map(({ key, given, allowed }) =>
    [key, given, allowed].map(inWords),
  );
  expect(told).toEqual([['leson', "'ida-star'", `${engines}, ${ownKeys.join(', ')}`]]);
  for (const key of ['puzzle', 'lesson', 'workshop']) expect(told[0]?.[2]).toContain(key);
  // What is told of a key that there is stays as the engine tells it.
  const others = 'v=2&puzzle=none&theme=none&at=x&moves=none&show=none';
  expect(follow(others).misread).toEqual(read_link(others).misread);
});

test('what links can say of a view is what the view can show, in the same order: nothing more, nothing less', () => {
  const lanes = (/** @type {string} */ word) =>
    Array.from({ length: mostLanes() }, (_, n) => `${word}-${n + 1}`);
  // The panel that stands there first has no word.
  const panels = PANELS.filter((panel) => panel !== freshTree.panel);
  expect(wordsOf('show-tree')).toEqual([
    ...COLOURINGS,
    ...panels,
    ...lanes('beside'),
    ...lanes('lane'),
  ]);
  expect(wordsOf('show-statistics')).toEqual([
    ...PICTURES,
    ...new Set([...DEPTH_COUNTERS, ...QUANTITIES]),
    'linear',
    'touched',
    ...lanes('lane'),
  ]);
  // The others are held word by word: what a view is told to show, it says again.
  for (const view of /** @type {const} */ (['atlas', 'floor'])) {
    const state = { ...opened('cubes'), view };
    const [usual, ...others] = wordsOf(`show-${view}`);
    for (const word of others) expect(shownOf(withShown(state, [word]))).toEqual([word]);
    expect(shownOf(withShown(state, [usual ?? '']))).toEqual(view === 'atlas' ? [] : [usual]);
  }
});

test('a key that the page does not have, and a number that a key does not have, are errors', () => {
  expect(() => wordsOf('none')).toThrow("no key of the page is called 'none'");
  expect(() => rangeOf('speed', 1)).toThrow("'speed' has no range at 1");
  expect(rangeOf('camera', 1)).toEqual({ min: -180, max: 180 });
});

test('the controls of the page stay within what links can say', () => {
  expect(Math.max(...RATES.map((rate) => rate ?? 0))).toBe(rangeOf('speed', 0).max);
  const { link } = read_link(
    'experiment=500,100,100,4294967295,20000000&zoom=10000000,10000,20000',
  );
  expect(link.experiment).toMatchObject({ instances: 500, max_nodes: 20_000_000 });
  expect(link.zoom).toEqual({ size: 10_000_000, across: 10_000, down: 20_000 });
});

test('a lane at work stands at its beginning in the address, and where it is in a link made now', () => {
  const snapshot = solve({
    puzzle: 'cubes',
    start: 'WEWWWWWWW',
    goal: 'RBWRWWEWW',
    algorithm: 'bfs',
  });
  const state = actions.laneChanged(opened('cubes'), 0, { phase: 'running', snapshot });
  expect(linkOf(state)).toContain(`at=${snapshot.generated}`);
  expect(linkOf(atRest(state))).toBe('v=1&puzzle=cubes');
});

describe('the state that a link asks for', () => {
  test.each(Object.keys(PUZZLES))('has every problem of %s in its list', (key) => {
    const game = opened(key);
    for (const [chosen] of game.problems.entries()) {
      const text = linkOf(actions.problemChosen(game, chosen));
      const state = follow(text, opened('knights'));
      // Two entries of a list may be the same problem; the link cannot tell them apart, and need not.
      expect(problemOf(state)).toMatchObject(problemOf({ ...game, chosen }));
      expect([state.key, state.source, linkOf(state)]).toEqual([key, 'presets', text]);
    }
  });

  test.each([
    'v=1&puzzle=cubes&start=wEWWWWWWW&goal=RBWRWWEWW&moves=LU.R',
    'v=1&puzzle=tiles&start=0123456789abcdef&race=ida-star/additive:order=seed=7,a-star/blind:max-bytes=9',
    'v=1&puzzle=tiles&start=123405786&goal=123450786&race=branch-and-bound/exact:incumbent=31:ties=cut',
    'v=1&puzzle=knights&moves=a3&mode=nodes',
    'v=1&puzzle=toys&moves=.12221222&lang=en&theme=dark&camera=-20,60',
  ])('is what %s says, and makes the same link', (text) => {
    const { link, misread } = read_link(text);
    expect(misread).toEqual([]);
    const state = follow(text);
    expect(linkOf(state)).toBe(text);
    expect(problemOf(state)).toMatchObject({ start: link.start, goal: link.goal });
    expect(state.lanes.map(({ spec }) => spec)).toEqual(
      link.race.map((search, id) => ({ id, search })),
    );
    expect(state.lanes.every(({ phase }) => phase === 'ready')).toBe(true);
    expect(state).toMatchObject({
      moves: link.moves,
      at: link.made,
      ownMoves: link.moves.length > 0,
      mode: link.mode,
      theme: link.theme,
      camera: link.camera,
    });
  });

  test('keeps the list that the problem was picked from, and what links do not hold', () => {
    const pasted = [
      { start: 'WEWWWWWWW', goal: 'RBWRWWEWW' },
      { start: 'EWWWWWWWW', goal: 'BEWWWWWWW' },
    ];
    const list = { ...actions.problemsTaken(opened('cubes'), pasted, 'pasted'), speed: 7 };
    const text = linkOf(actions.problemChosen(list, 1));
    for (const before of [list, actions.gameChanged(list, newGame(choices, 'toys'))]) {
      const state = follow(text, before);
      expect(state).toMatchObject({ problems: pasted, chosen: 1, source: 'pasted', speed: 7 });
    }
    expect(follow(text)).toMatchObject({ chosen: 0, source: 'own', problems: [pasted[1]] });
  });

  test('keeps the visitor’s colours where the link says nothing of them', () => {
    expect(follow('v=1', { ...opened('toys'), theme: 'dark' }).theme).toBe('dark');
    expect(follow('v=1&theme=light', { ...opened('toys'), theme: 'dark' }).theme).toBe('light');
  });

  test('tells what was not understood, and only of this link', () => {
    const state = follow('v=1&puzzle=cubes&sound=<b>on</b>');
    expect(state.misread).toMatchObject([{ key: 'sound', given: "'<b>on</b>'" }]);
    expect(follow('v=1', state).misread).toEqual([]);
  });
});

test.each([
  ['tree', 'f,lane-2'],
  ['statistics', 'iterations,growth'],
  ['statistics', 'duplicates,linear'],
  ['statistics', 'quality,touched,lane-2'],
  ['atlas', 'patterns,20,log'],
  ['floor', 'forward-2'],
  ['floor', 'forward-5,backward-1'],
])('what the view %s shows is in its link: %s', (view, show) => {
  const text = `v=1&puzzle=cubes&view=${view}&show=${show}`;
  expect(read(text).show).toEqual(show.split(','));
  expect(linkOf(follow(text))).toBe(text);
  // A link that says nothing of it has the usual back.
  expect(linkOf(follow(`v=1&puzzle=cubes&view=${view}`, follow(text)))).toBe(
    `v=1&puzzle=cubes&view=${view}`,
  );
});

test('a link has speed, breakpoints, the tree’s size and the experiment’s fields, and what is usual is left out', () => {
  const text =
    'v=1&puzzle=cubes&view=tree&show=node,beside-2&speed=1&breaks=depth:5.bound,met&zoom=350,4310,62&experiment=100,6,20,1,1000';
  const state = follow(text);
  expect(state).toMatchObject({
    speed: 1,
    lanes: [{ breakpoints: { depth: 5, bound: true } }, { breakpoints: { met: true } }],
    tree: { panel: 'node', beside: 1, zoom: { size: 350, across: 4310, down: 62 } },
    design: { instances: 100, from: 6, to: 20, seed: 1, max_nodes: 1000 },
  });
  expect(linkOf(state)).toBe(text);
  // A link without them means what the page opens with, also from there.
  const old = follow('v=1&puzzle=cubes&view=tree', state);
  expect(linkOf(old)).toBe('v=1&puzzle=cubes&view=tree');
  expect(old).toMatchObject({ speed: 30_000, design: null, tree: { zoom: null, beside: null } });
  expect(linkOf(follow('speed=full', state))).toBe('v=1&puzzle=cubes&speed=full');
});

test('whatever is wrong with a link, what it opens has a link that opens the same, understood to the last letter', () => {
  for (let seed = 0; seed < 4000; seed += 1) {
    const text = mutant(seed);
    const written = linkOf(follow(text));
    const again = read_link(written);
    expect(again.misread, `seed ${seed}: ${text}`).toEqual([]);
    expect(linkOf(openedBy(opened('cubes'), choices, again)), `seed ${seed}: ${text}`).toBe(
      written,
    );
  }
});
