// Awkward maps through everything that is written, drawn and said of a map.

import { describe, expect, test } from 'vitest';
import { parsed } from '../../../../www/features/lessons/parse.js';
import * as edit from '../../../../www/features/map/edit.js';
import { Marker } from '../../../../www/features/map/marks.js';
import { costOf, placesOf } from '../../../../www/features/map/places.js';
import { dotOf } from '../../../../www/features/map/save.js';
import { verdictInWords } from '../../../../www/features/race/views/verdict.js';
import { pictureOf } from '../../../../www/features/statistics/pictures.js';
import { picturesOf } from '../../../../www/features/statistics/state.js';
import { standInWords } from '../../../../www/features/stepping/step-words.js';
import { posthocOf } from '../../../../www/features/trace/posthoc.js';
import { rowsOf } from '../../../../www/features/tree/export.js';
import { looksOf } from '../../../../www/features/tree/looks.js';
import { nodesOf } from '../../../../www/features/tree/map-nodes.js';
import { tikzOf, dotOf as treeDotOf } from '../../../../www/features/tree/papers.js';
import { recipesOf } from '../../../../www/features/tree/theme.js';
import { sheetOf } from '../../../../www/features/tree/views/tree-files.js';
import { draw } from '../../../../www/shared/draw/draw.js';
import { INK } from '../../../../www/shared/draw/screen.js';
import { packed, unpacked } from '../../../../www/shared/export/packed.js';
import { csvOf, jsonOf } from '../../../../www/shared/export/table.js';
import * as actions from '../../../../www/shared/state/actions.js';
import { newGame } from '../../../../www/shared/state/games.js';
import { linkOf, opened, readLink } from '../../../../www/shared/state/link.js';
import { freshLane, initialState, problemOf } from '../../../../www/shared/state/state.js';
import { catalogue, read_link, map as readMap, Search, solve } from '../../engine.js';
import { everySearch } from '../../searches.js';
import { traced } from '../trace/samples.js';
import { grown, picture } from '../tree/samples.js';
import { costsFrom, waysOf } from './naive.js';
import { ZOO } from './zoo.js';
import '../../../../www/shared/words/whole.js';

/** @import { Request } from '../../engine.js' */

const choices = catalogue();
const first = initialState(newGame(choices, 'map'));
const END = { now: Number.POSITIVE_INFINITY, ended: true };
const theme = Object.fromEntries(Object.keys(recipesOf('red')).map((name) => [name, '#1a7f37']));

/** Text that stands where a value is missing. */
const MISSING = /\b(undefined|NaN|null|Infinity)\b|\[object/;

/** The goal that a link opens. @param {string} link */
const goalAt = (link) => problemOf(opened(first, choices, readLink(link))).goal;

/** The least cost of a way to a goal, or null. @type {(ways: ReturnType<typeof waysOf>, map: ReturnType<typeof readMap>) => number | null} */
function least(ways, { start, goals }) {
  const costs = costsFrom(ways, start);
  const least = Math.min(...goals.map((goal) => costs.get(goal) ?? Infinity));
  return least === Infinity ? null : least;
}

describe.each(ZOO)('$name, $note', ({ name, text, cost, fewest, nodes }) => {
  const map = readMap('', text);
  const goal = map.line ?? text;
  const problem = { puzzle: 'map', start: '', goal };
  const isLarge = nodes > 1_000;
  const names = nodesOf(problem);
  const all = new Set(Array.from({ length: nodes }, (_, node) => names(node).name));
  const state = actions.problemsTaken(first, [{ start: '', goal }], 'own');
  /** A search that proves nothing may go in circles, and one that ends only at a goal for ever. @type {Request[]} */
  const searches = everySearch(problem, {
    ...Object.fromEntries(
      choices.algorithms.map(({ name, stores }) => [
        name,
        { max_nodes: isLarge || !stores ? 3_000 : 20_000 },
      ]),
    ),
  }).map(({ heuristic, ...search }) => ({
    ...search,
    ...(heuristic && { heuristic: heuristicOf(search) }),
  }));

  /** @param {Request} search */
  function heuristicOf({ algorithm }) {
    const isConsistent = map.heuristics.find(({ name }) => name === map.heuristic)?.consistent;
    return algorithm === 'bae-star' && !isConsistent ? 'blind' : map.heuristic;
  }

  test('is read with its nodes, its cheapest cost and its fewest moves', () => {
    const ways = waysOf(map);
    const steps = [...ways].map(
      ([from, to]) => /** @type {const} */ ([from, to.map((way) => ({ ...way, cost: 1 }))]),
    );
    expect(map.grid ? map.grid.ground.filter((cost) => cost > 0).length : map.nodes.length).toBe(
      nodes,
    );
    expect([least(ways, map), least(new Map(steps), map)]).toEqual([cost, fewest]);
    expect(map.reachable).toBe(cost !== null);
    expect(all.size).toBe(nodes);
  });

  test('is the same once it is written and read, as text and in a link', () => {
    const placed = edit.placed(map);
    const again = readMap('', edit.written(placed));
    const { edges, grid, start, goals } = map;
    expect(again).toMatchObject({ edges, grid, start, goals });
    if (!grid) expect(again.nodes).toEqual(placed.nodes);
    const link = linkOf(state);
    expect(readMap('', goalAt(link))).toEqual(map);
    // As a notebook runs it.
    const { link: read, misread } = read_link(link);
    expect(misread).toEqual([]);
    for (const search of read.race) {
      const found = solve({ ...search, puzzle: read.puzzle, start: read.start, goal: read.goal });
      expect(found.outcome).toBe(cost === null ? 'exhausted' : 'solved');
      if (found.proves === 'shortest') expect(found.cost ?? found.length).toBe(cost);
    }
  });

  test('is the board of a lesson, or the lesson names its limit', async () => {
    const link = linkOf(state);
    const text = `# Own\n\n## One\n\n![A map](#${link})\n`;
    const { lesson, problems } = parsed(unpacked(packed(text) ?? '') ?? '');
    // A link of a thousand edges has too many hyphens.
    expect(problems?.map(({ code }) => code) ?? []).toEqual(nodes === 2_000 ? ['busy'] : []);
    expect(lesson === null || JSON.stringify(lesson).includes(JSON.stringify(link))).toBe(true);
  });

  test('is written as DOT with a line for each node and each edge', () => {
    const lines = dotOf(map).split('\n');
    const { length } = lines.filter((line) => line.includes(' -> '));
    expect([length, lines.length]).toEqual([
      map.edges.length,
      map.nodes.length + map.edges.length + 4,
    ]);
    expect(lines.join('\n')).not.toMatch(MISSING);
  });

  // The largest map takes two seconds a search: one of each kind.
  const KINDS = ['a-star', 'bfs', 'mm', 'ida-star'];
  const told = searches.filter(
    ({ algorithm }) =>
      map.nodes.length + (map.grid?.ground.length ?? 0) < 10_000 || KINDS.includes(algorithm),
  );

  test.each(told)(
    '$algorithm: its tree, files, marks, steps and counts are those of the run',
    (request) => {
      const found = solve(request);
      const proved = {
        shortest: [found.cost ?? found.length, cost],
        fewest: [found.length, fewest],
      };
      const [got, wanted] = proved[/** @type {'shortest'} */ (found.proves)] ?? [];
      if (found.outcome === 'solved') expect(got).toBe(wanted);
      else expect(found.outcome).toMatch(cost === null ? /exhausted|limit/ : /limit/);
      if (found.outcome === 'solved')
        expect(costOf(map, [map.start, ...found.moves])).toBe(found.cost ?? found.length);

      const trace = traced(request, { most: 20_000 });
      const rows = rowsOf(trace);
      expect(rows).toHaveLength(found.generated);
      // Gathered, as an expectation takes longer than a node.
      const isRight = (/** @type {(typeof rows)[number]} */ { g, estimate, f, place }) =>
        place !== null && all.has(names(place).name) && f === g + (estimate ?? 0);
      expect(rows.filter((row) => !isRight(row))).toEqual([]);
      const sheet = sheetOf(rows, 'https://example.org/#v=1', names);
      expect(csvOf(sheet).split('\r\n')).toHaveLength(rows.length + 2);
      expect(JSON.parse(jsonOf(sheet))).toHaveLength(rows.length);
      const { events } = JSON.parse(posthocOf(trace, END, names));
      expect(
        events.filter((/** @type {{type: string}} */ { type }) => type === 'generating'),
      ).toHaveLength(rows.length);
      expect(events.filter((/** @type {{name: string}} */ { name }) => !all.has(name))).toEqual([]);

      const forest = grown(trace);
      const drawn = picture(forest, { budget: 140 });
      const paper = {
        picture: drawn,
        looks: looksOf(drawn, { colouring: 'fate', moment: END }),
        theme,
        label: (/** @type {number} */ place) =>
          names(trace.place(forest.record(drawn.nodes[place] ?? -1)) ?? 0).name,
        title: name,
        link: 'https://example.org/#v=1',
      };
      expect(treeDotOf(paper)).not.toMatch(MISSING);
      const tikz = tikzOf(paper).replace(/^%.*$/gm, '');
      expect(tikz.split('[').length).toBe(tikz.split(']').length);
      // Signs that LaTeX would take for its own.
      const contents = [...tikz.matchAll(/\[\{(.*?)\}, color=/g)].map(([, text = '']) => text);
      expect(contents.length).toBeGreaterThan(0);
      for (const text of contents) expect(text).not.toMatch(/(?<!\\)[_#%&$]|\bundefined\b/);

      const marker = new Marker(request);
      const { nodes: marked, path } = marker.at(found.generated);
      expect(
        [...marked].filter(
          ([node, { g, h }]) => !(node < nodes && Number.isInteger(g) && Number.isInteger(h)),
        ),
      ).toEqual([]);
      expect(path.filter((node) => node >= nodes)).toEqual([]);
    },
  );

  test.each(searches)('$algorithm: each step is said without a gap', (request) => {
    const search = new Search(request);
    while (search.prepare(1e6));
    const { algorithm, ...rest } = request;
    for (let more = true, n = 0; more && n < 200; n += 1) {
      more = search.step(1);
      const lane = {
        ...freshLane({ id: 0, search: { algorithm, ...rest } }),
        phase: /** @type {'paused' | 'ended'} */ (more ? 'paused' : 'ended'),
        snapshot: search.snapshot(),
        step: search.last_step() ?? null,
      };
      const said = standInWords('map', lane, 3);
      expect(said).not.toBe('');
      expect(said).not.toMatch(MISSING);
    }
    search.free();
  });

  test('every chart has numbers alone, and the verdict has the right cost', () => {
    const lanes = ['uniform-cost', 'bfs', 'a-star', 'mm', 'ida-star'].map((algorithm, id) => {
      const search = {
        algorithm,
        ...(isInformed(algorithm) && { heuristic: map.heuristic }),
        ...(algorithm === 'ida-star' && { max_nodes: 2_000 }),
      };
      return {
        ...freshLane({ id, search }),
        phase: /** @type {const} */ ('ended'),
        snapshot: solve({ ...problem, ...search }),
      };
    });
    for (const shown of picturesOf(true)) {
      const { figure, table, empty } = pictureOf({
        ...state,
        lanes,
        statistics: { ...state.statistics, picture: shown },
      });
      expect(figure ?? (table.rows.length > 0 || empty), shown).toBeTruthy();
      const cells = table.rows.flatMap((row) => row.cells);
      expect(
        cells.filter((cell) => typeof cell === 'number' && !Number.isFinite(cell)),
        shown,
      ).toEqual([]);
      if (!figure) continue;
      const { shapes } = draw(figure, { width: 600, height: 300, rem: 16 }, INK);
      expect(JSON.stringify(shapes)).not.toMatch(/NaN|undefined/);
    }
    const { lesson, remarks } = verdictInWords({ ...state, lanes });
    expect(`${lesson} ${remarks}`).not.toMatch(MISSING);
    if (cost !== null)
      expect(lesson).toContain(`Cheapest solution: cost ${cost.toLocaleString('en')}.`);
  });
});

/** @param {string} algorithm */
const isInformed = (algorithm) =>
  choices.algorithms.some(({ name, informed }) => name === algorithm && informed);

// No two cells in a row cost the same, so that nothing is shortened.
const CELLS = Array.from({ length: 200 }, (_, y) =>
  Array.from({ length: 200 }, (_, x) => 1 + ((2 * y + 7 * x) % 9)).join(''),
).join('\n');

test.each([
  ['200 rows of cells', `grid 8\n${CELLS}\nstart 0.0\ngoal 199.199`],
  ...['Road', 'Straße', '東京駅'].map((name) => {
    const node = (/** @type {number} */ n) => `node ${name}${n} ${n} ${n % 7} 0`;
    const nodes = Array.from({ length: 2_000 }, (_, n) => node(n)).join('\n');
    return [`2,000 nodes named ${name}`, `${nodes}\nstart ${name}0\ngoal ${name}0`];
  }),
])('%s fit a link unless it would be longer than is read, and the editor knows', (name, text) => {
  const { line } = readMap('', text);
  const goal = line ?? text;
  const link = linkOf(actions.problemsTaken(first, [{ start: '', goal }], 'own'));
  // Each of these signs is nine bytes in an address.
  const isTooLong = name.endsWith('東京駅');
  expect(edit.isTooLong(goal)).toBe(isTooLong);
  if (isTooLong) expect(link).toBe('v=1&puzzle=map');
  else expect(readMap('', goalAt(link))).toEqual(readMap('', goal));
});

test('nodes are placed, and a way is costed, by reading the edges once', () => {
  const map = readMap('', ZOO.find(({ name }) => name === 'chain')?.text ?? '');
  let times = 0;
  const edges = Object.assign([], {
    *[Symbol.iterator]() {
      times += 1;
      yield* map.edges;
    },
    filter: () => expect.fail('a search of all edges'),
  });
  placesOf({ ...map, edges });
  const way = Array.from({ length: 2_000 }, (_, node) => `${node}`);
  expect(costOf({ ...map, edges }, way)).toBe(9991);
  expect(times).toBe(2);
});
