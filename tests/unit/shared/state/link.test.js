import { describe, expect, test } from 'vitest';
import { RATES } from '../../../../www/features/race/views/race-controls.js';
import { readMap } from '../../../../www/shared/engine/engine.js';
import { inWords } from '../../../../www/shared/engine/error-words.js';
import { PUZZLES } from '../../../../www/shared/puzzles/puzzles.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { KEYS } from '../../../../www/shared/state/attributes.js';
import { shownOf, withShown } from '../../../../www/shared/state/features.js';
import { choiceOf, newGame } from '../../../../www/shared/state/games.js';
import { Lines } from '../../../../www/shared/state/lines.js';
import { atRest, linkOf, opened as openedBy, readLink } from '../../../../www/shared/state/link.js';
import { mostLanes } from '../../../../www/shared/state/offered.js';
import {
  optionsOf,
  rangeOf,
  readPage,
  rows,
  wordsOf,
  writePage,
} from '../../../../www/shared/state/page-keys.js';
import { isDrawn } from '../../../../www/shared/state/puzzles.js';
import { initialState, problemOf } from '../../../../www/shared/state/state.js';
import { FOLDERS } from '../../../../www/shared/words/folders.js';
import { words } from '../../../../www/shared/words/words.js';
import { chance, mutant } from '../../../browser/mutants.js';
import { catalogue, read_link, solve } from '../../engine.js';

const choices = catalogue();
const opened = (/** @type {string} */ key) => initialState(newGame(choices, key));
const follow = (/** @type {string} */ text, state = opened('cubes')) =>
  openedBy(state, choices, readLink(text));
const read = (/** @type {string} */ text) => {
  const { link, misread } = readLink(text);
  expect(misread).toEqual([]);
  return link;
};

/** @param {string} goal */
const reported = (goal) => ({ ...readMap('', goal), line: null });

describe.each(Object.keys(PUZZLES))('%s', (key) => {
  // A map's link holds the whole map.
  const most = isDrawn(key) ? 1900 : 80;

  test('opens with a problem of its list, and a short link says so', () => {
    const state = opened(key);
    const { start, goal } = problemOf(state);
    const text = linkOf(state);
    expect(text.length).toBeLessThanOrEqual(most);
    expect(read(text)).toMatchObject({ start, goal, moves: [], at: [0, 0] });
  });

  test('has a short link for every problem of its list, with its lanes left out, and opens it in its list', () => {
    const game = opened(key);
    for (const [chosen, { start, goal }] of game.problems.entries()) {
      const state = actions.problemChosen(game, chosen);
      const text = linkOf(state);
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text.includes('&race=')).toBe(text.includes('&goal=z.'));
      const race = state.lanes.map(({ spec }) => spec.search);
      expect(read(text)).toMatchObject({ start, goal, race });
      const again = follow(text, opened('knights'));
      // Two entries of a list may be the same problem; links need not distinguish them.
      expect(problemOf(again)).toMatchObject(problemOf({ ...game, chosen }));
      expect([again.key, again.source, linkOf(again)]).toEqual([key, 'presets', text]);
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

test('links have the views of the page and room for its lanes', () => {
  for (const view of wordsOf('view')) expect(read(`view=${view}`).view).toBe(view);
  const lanes = (/** @type {number} */ n) => `race=${Array(n).fill('bfs').join()}`;
  expect(read(lanes(mostLanes())).race).toHaveLength(mostLanes());
  expect(readLink(lanes(mostLanes() + 1)).misread).toHaveLength(1);
});

test('links have the keys that the page knows, in the same order, and no others', () => {
  /** The allowed values in the note about an invalid one. @type {(text: string) => string[]} */
  const allowed = (text) =>
    readLink(text).misread.flatMap((part) => inWords(part.allowed).split(', '));
  expect(allowed('view=none')).toEqual(wordsOf('view'));
  expect(allowed('mode=none')).toEqual(Object.keys(words.race.modes));
  expect(allowed('puzzle=none')).toEqual([...new Set(choices.puzzles.map(({ name }) => name))]);
  expect(allowed('theme=none')).toEqual(['light', 'dark']);
  const spoken = Object.keys(FOLDERS).filter((tag) => tag !== 'en-XA');
  expect(allowed('lang=none').toSorted()).toEqual(spoken.toSorted());
  expect(allowed('none=1')).toEqual(expect.arrayContaining([...KEYS]));
  for (const view of ['tree', 'statistics', 'floor'])
    expect(allowed(`view=${view}&show=none`)).toEqual(optionsOf(view));
  expect(allowed('view=atlas&show=none')).toEqual([...optionsOf('atlas'), 'or a depth']);
});

test('an unknown key is an error that lists all keys, in the order of the table', () => {
  const notes = follow('leson=ida-star').misread.map(({ key, given, allowed }) =>
    [key, given, allowed].map(inWords),
  );
  expect(notes).toEqual([
    [
      'leson',
      "'ida-star'",
      rows()
        .map(({ key }) => key)
        .join(', '),
    ],
  ]);
  for (const key of ['puzzle', 'lesson', 'workshop']) expect(notes[0]?.[2]).toContain(key);
  const others = 'v=2&puzzle=none&at=x&moves=none';
  expect(follow(others).misread).toEqual(read_link(others).misread);
});

/** Notes about a link, one per line. @param {string} text */
const notes = (text) =>
  readLink(text).misread.map(
    ({ key, given, allowed }) => `${key}: ${inWords(given)} given; allowed: ${inWords(allowed)}`,
  );

test.each([
  ['mode=fast', "mode: 'fast' given; allowed: time, nodes"],
  ['view=map', "view: 'map' given; allowed: race, tree, statistics, atlas, floor"],
  [
    'view=tree&show=colour',
    "show: 'colour' given; allowed: fate, depth, f, iteration, side, node, heuristic",
  ],
  ['view=atlas&show=07', "show: '07' given; allowed: positions, patterns, log, or a depth"],
  ['view=atlas&show=65536', "show: '65536' given; allowed: positions, patterns, log, or a depth"],
  ['view=floor&show=forward-7', "show: 'forward-7' given; allowed: forward-1, forward-2"],
  ['show=linear', "show: 'linear' given; allowed: none with the view race"],
  ['view=tree&show=f,f,f,f,f,f,x,x', "show: 'x' given; allowed: 6 words"],
  ['lang=xx', "lang: 'xx' given; allowed: de, en, ja, zh-Hans"],
  ['lang=en-', "lang: 'en-' given; allowed: de, en, ja, zh-Hans"],
  ['lang=en_GB', "lang: 'en_GB' given; allowed: de, en, ja, zh-Hans"],
  ['lang=en-a.b', "lang: 'en-a.b' given; allowed: de, en, ja, zh-Hans"],
  ['lang=english', "lang: 'english' given; allowed: de, en, ja, zh-Hans"],
  ['lang=constructor', "lang: 'constructor' given; allowed: de, en, ja, zh-Hans"],
  ['theme=pink', "theme: 'pink' given; allowed: light, dark"],
  ['camera=1', "camera: '1' given; allowed: yaw,pitch in whole degrees of -180 to 180"],
  ['camera=-32768,0', "camera: '-32768,0' given"],
  ['camera=1,,2', "camera: '1,,2' given"],
  ['speed=0', "speed: '0' given; allowed: nodes a second, from 1 to 10000000, or full"],
  ['speed=1e3', "speed: '1e3' given"],
  ['zoom=99,0,0', "zoom: '99,0,0' given; allowed: size,across,down: percent from 100"],
  ['zoom=100,0', "zoom: '100,0' given"],
  ['zoom=100,0,0,0', "zoom: '100,0,0,0' given"],
  ['zoom=+100,0,0', "zoom: '+100,0,0' given"],
  [
    'experiment=501,1,2,3,4',
    "experiment: '501,1,2,3,4' given; allowed: instances (1 to 500),from,to (0 to 100),seed,limit of nodes (1 to 20000000)",
  ],
  ['challenge=yes', "challenge: 'yes' given; allowed: 1"],
  ['present=yes', "present: 'yes' given; allowed: 1"],
  ['theme=dark&theme=light&theme=dark', "theme: 'light' besides another given; allowed: one value"],
  ['sound=on', "sound: 'on' given; allowed: v, puzzle, start"],
  ['top', "top: '' given; allowed: v, puzzle, start"],
  ['<b>%07=<i>', "<b>%07: '<i>' given"],
])('a key of the page says what it allows: %s', (text, expected) => {
  const all = notes(text);
  expect(all).toHaveLength(1);
  expect(all[0]?.startsWith(expected), all[0]).toBe(true);
});

test('a variant of a language that there is stays as it was given', () => {
  for (const tag of ['en', 'en-GB', 'en-XA', 'en-Latn-GB', 'en-x-a-b', 'de-CH-1996']) {
    expect(read(`lang=${tag}`).lang).toBe(tag);
    expect(linkOf(follow(`lang=${tag}`))).toBe(`v=1&puzzle=cubes&lang=${tag}`);
  }
  expect(notes(`lang=en${'-a'.repeat(17)}`)).toHaveLength(1);
});

test('links of the first version mean what they meant', () => {
  // Published in people's slides: never change these lines.
  const usual = {
    mode: 'time',
    view: 'race',
    show: [],
    challenge: false,
    present: false,
    alone: false,
  };
  const none = { lang: null, theme: null, camera: null, speed: null, zoom: null, experiment: null };
  for (const text of ['v=1', 'v=1&puzzle=cubes', 'v=1&puzzle=tiles&start=0197bd53ec4286af'])
    expect(read(text)).toMatchObject({ ...usual, ...none, own: {}, lesson: null });
  const text =
    'mode=nodes&view=tree&show=f,lane-2&lang=en&theme=dark&camera=-20,60&speed=1&zoom=350,4310,62&experiment=100,6,20,1,1000000&challenge=1&present=1&alone=1';
  const meant = {
    ...{ mode: 'nodes', view: 'tree', show: ['f', 'lane-2'], lang: 'en', theme: 'dark' },
    ...{ camera: { yaw: -20, pitch: 60 }, speed: 1, zoom: { size: 350, across: 4310, down: 62 } },
    experiment: { instances: 100, from: 6, to: 20, seed: 1, max_nodes: 1_000_000 },
    ...{ challenge: true, present: true, alone: true },
  };
  expect(read(`v=1&puzzle=cubes&${text}`)).toMatchObject(meant);
  // Chats and browsers escape more than necessary, and pages that show a link as text escape ampersands.
  const escaped = text.replaceAll(',', '%2C').replaceAll('-', '%2d').replaceAll('&', '&amp;');
  expect(read(`https://example.org/?x#${escaped}&&`)).toMatchObject(meant);
  expect(read('camera=+007,-0').camera).toEqual({ yaw: 7, pitch: 0 });
  expect(read('view=atlas&show=65535,log').show).toEqual(['65535', 'log']);
});

test('any part of the page reads back as it was written, in characters that addresses and chats leave alone', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const below = chance(seed);
    /** @template T @param {readonly T[]} all @returns {T} */
    const one = (all) => /** @type {T} */ (all[below(all.length)]);
    const number = (/** @type {string} */ key, /** @type {number} */ place) => {
      const { min, max } = rangeOf(key, place);
      return one([min, max, min + below(max - min + 1)]);
    };
    const view = one(
      wordsOf('view').filter(
        (/** @type {string} */ name) => name !== 'exercises' && name !== 'workshop',
      ),
    );
    const words = ['tree', 'statistics', 'atlas', 'floor'].includes(view) ? optionsOf(view) : [];
    const [yaw, pitch] = [number('camera', 0), number('camera', 1)];
    const [size, across, down] = [number('zoom', 0), number('zoom', 1), number('zoom', 2)];
    const [instances, from, to] = [0, 1, 2].map((place) => number('experiment', place));
    const [seeded, max_nodes] = [number('experiment', 3), number('experiment', 4)];
    const page = {
      ...{ mode: one(['time', 'nodes']), view, lang: one([null, 'en', 'de-CH']) },
      show: words.filter(() => below(4) === 0).slice(0, 6),
      theme: one([null, 'light', 'dark']),
      camera: one([null, { yaw, pitch }]),
      speed: one([null, 'full', number('speed', 0)]),
      zoom: one([null, { size, across, down }]),
      experiment: one([null, { instances, from, to, seed: seeded, max_nodes }]),
      ...{ challenge: below(2) === 0, present: below(2) === 0, alone: below(2) === 0 },
      own: {},
      lesson: one([null, { id: 'ida-star', step: below(999), due: false }]),
    };
    const text = writePage('v=1&puzzle=toys&at=5', /** @type {any} */ (page));
    expect(text).toMatch(/^v=1&puzzle=toys&[\w.*,:/=&-]+$/);
    const keys = text.split('&').map((pair) => pair.split('=')[0] ?? '');
    expect(keys).toEqual(
      rows()
        .map(({ key }) => key)
        .filter((key) => keys.includes(key)),
    );
    expect(readPage(text)).toEqual({ ...page, rest: '#v=1&puzzle=toys&at=5', misread: [] });
  }
});

test('little is said of a long hostile link', () => {
  for (const long of ['a=b&', 'view=tree&show=f&', '&', '%', 'show=,,,,,,,,,,', 'lesson=&step='])
    expect(notes(long.repeat(100_000)).length, long).toBeLessThanOrEqual(45);
  for (const note of notes(`${'x'.repeat(9999)}=${'y'.repeat(9999)}&view=${'z'.repeat(9999)}`))
    expect(note.length).toBeLessThan(400);
});

test('every word of these views is independent', () => {
  for (const view of /** @type {const} */ (['atlas', 'floor'])) {
    const state = { ...opened('cubes'), view };
    const [usual, ...others] = optionsOf(view);
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
  const { link } = readLink('experiment=500,100,100,4294967295,20000000&zoom=10000000,10000,20000');
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

test.each(
  Object.keys(PUZZLES).flatMap((key) =>
    [
      ...['moves=B', 'moves=B,C', 'moves=!!', 'moves=%00', 'start=x', 'goal=x', 'goal='],
      ...['start=x&goal=x&moves=B', 'race=none', 'race=a-star/none', 'at=x', 'breaks=position:x'],
      ...['show=x', 'mode=x', 'view=x', 'experiment=x', 'zoom=x', 'step=2'],
    ].map((part) => [key, part]),
  ),
)('on %s the wrong part %s is reported, and everything else is drawn', (key, part) => {
  const puzzle = choiceOf(choices, key);
  const start = /start=/.test(part) || isDrawn(key) ? '' : `&start=${puzzle.opening.start}`;
  for (const before of [opened('cubes'), opened('map')]) {
    const state = follow(`v=1&puzzle=${puzzle.name}${start}&${part}`, before);
    const lines = new Lines();
    expect(state.misread.map((note) => note.key)).toContain(part.split('=')[0]);
    for (const { given, allowed } of state.misread)
      expect(`${inWords(given)}${inWords(allowed)}`).not.toBe('');
    for (const line of [lines.whole(state), lines.played(state), lines.newest(state)])
      expect(line.positions.length).toBeGreaterThan(0);
    expect(lines.goal(state)).toBeDefined();
  }
});

describe('the state that a link asks for', () => {
  test.each([
    'v=1&puzzle=cubes&start=wEWWWWWWW&goal=RBWRWWEWW&moves=LU.R',
    'v=1&puzzle=tiles&start=0123456789abcdef&race=ida-star/additive:order=seed=7,a-star/blind:max-bytes=9',
    'v=1&puzzle=tiles&start=123405786&goal=123450786&race=branch-and-bound/exact:incumbent=31:ties=cut',
    'v=1&puzzle=knights&moves=a3&mode=nodes',
    'v=1&puzzle=toys&moves=.12221222&lang=en&theme=dark&camera=-20,60',
  ])('is what %s says, and makes the same link', (text) => {
    const { link, misread } = readLink(text);
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
      ownMoves: link.moves.length > 0 && !(link.made > 0 && link.at.includes('end')),
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
])('the contents of the view %s are in its link: %s', (view, show) => {
  const text = `v=1&puzzle=cubes&view=${view}&show=${show}`;
  expect(read(text).show).toEqual(show.split(','));
  expect(linkOf(follow(text))).toBe(text);
  // A link without it restores the default.
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
  // A link without them means the opening, from any state.
  const old = follow('v=1&puzzle=cubes&view=tree', state);
  expect(linkOf(old)).toBe('v=1&puzzle=cubes&view=tree');
  expect(old).toMatchObject({ speed: 30_000, design: null, tree: { zoom: null, beside: null } });
  expect(linkOf(follow('speed=full', state))).toBe('v=1&puzzle=cubes&speed=full');
});

test('a link with any fault opens a state whose own link opens the same', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const text = mutant(seed);
    const written = linkOf(follow(text));
    const again = readLink(written);
    expect(again.misread, `seed ${seed}: ${text}`).toEqual([]);
    expect(linkOf(openedBy(opened('cubes'), choices, again)), `seed ${seed}: ${text}`).toBe(
      written,
    );
  }
});

test('the page can read the address that it writes for any map', () => {
  const draw = chance(7);
  const game = opened('map');
  const rows = (/** @type {number} */ side, /** @type {string} */ kinds) =>
    Array.from({ length: side }, () =>
      Array.from({ length: side }, () => kinds[draw(kinds.length)]).join(''),
    ).join('\n');
  const grids = [3, 40, 128, 200].flatMap((side) =>
    ['.', '.#', '.123456789', '.@'].map(
      (kinds) => `grid 8\n.${rows(side, kinds).slice(1)}\nstart 0.0\ngoal 0.0`,
    ),
  );
  const graphs = [2, 60, 1_999].flatMap((many) =>
    ['n', '地図の節点', 'x'.repeat(36)].map((name) => {
      const edges = Array.from(
        { length: many },
        (_, n) => `${name}${n} - ${name}${n + 1} ${n + 1}`,
      );
      return [...edges, `start ${name}0`, `goal ${name}${many}`].join('\n');
    }),
  );
  for (const goal of [...grids, ...graphs]) {
    const state = actions.problemsTaken(
      game,
      [{ start: '', goal, race: [{ algorithm: 'bfs' }] }],
      'own',
    );
    const text = linkOf(state);
    const { link, misread } = readLink(text);
    expect(misread, text.slice(0, 200)).toEqual([]);
    // A graph that no link holds is left out; a grid never is.
    if (text === 'v=1&puzzle=map') expect(graphs).toContain(goal);
    else expect(reported(link.goal)).toEqual(reported(goal));
  }
});
