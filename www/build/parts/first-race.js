// Calls what a page and its workers call up to the end of a puzzle's first race, on a thread of its own. Reports the
// numbers of the called functions.

import { parentPort, workerData } from 'node:worker_threads';
import { fewDistances, LARGE } from '../../features/guide/few.js';
import * as engine from '../../pkg/rolling_cubes.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';

/** @import { Problem } from '../../shared/state/state.js' */

/**
 * Names of the recording globals, see `recording`; the page's name of the puzzle, and its catalogue entry, which a page
 * has from its build.
 * @typedef {{ module: WebAssembly.Module, tellers: string[], key: string, choice: engine.PuzzleChoice }} Given
 */

/** Nodes of a race that is cut off. */
const MANY = 300_000;

/** Memory limits in bytes: of a large device, and so low that searches end there. */
const [ROOM, TIGHT] = [2 ** 30, 2 ** 16];

const { module, tellers, key, choice } = /** @type {Given} */ (workerData);
const first = engine.initSync({ module });

/** @param {string} name */
const samplesOf = (name) =>
  pageOf(key).problems.samples.flatMap(({ input }) => engine.parse_contest(name, input));

/** The page reads its link, and writes changes into its address. */
function opened() {
  const { name, opening } = choice;
  samplesOf(name);
  const text = `#v=1&puzzle=${name}&start=${opening.start}&goal=${opening.goal}`;
  const [move] = engine.play(name, opening.start, opening.goal, []).onward;
  engine.write_link(engine.read_link(`${text}&lang=en&moves=${move?.move}&at=12,end`).link);
  // Error messages are built through function pointers.
  const [a, b, ...rest] = opening.start;
  const starts = [opening.start, [b, a, ...rest].join(''), ['ü', b, ...rest].join('')];
  for (const start of starts)
    for (const goal of ['', 'x', opening.goal.slice(1), ...starts]) {
      const problem = `puzzle=${name}&start=${start}&goal=${goal}`;
      const { link } = engine.read_link(`v=2&${problem}`);
      engine.unsolvable(name, link.start, link.goal);
    }
  return engine.read_link(text).link;
}

/** The board, and in the guide's worker distances for each move. @param {engine.Link} link */
function shown({ puzzle, start, goal, race }) {
  engine.unsolvable(puzzle, start, goal);
  const { onward } = engine.play(puzzle, start, goal, []);
  engine.play(puzzle, start, goal, [/** @type {engine.Onward} */ (onward[0]).move]);
  const problem = { puzzle, start, goal };
  const exact = choice.heuristics.find((heuristic) => heuristic.exact);
  const lane = race.find(({ heuristic }) => heuristic);
  if (!exact || !lane) return;
  const { algorithm } = lane;
  const guide = new engine.Search({ ...problem, algorithm, heuristic: exact.name });
  if ((guide.snapshot().table?.total ?? 0) >= LARGE) {
    const plain = race.find(({ heuristic }) => !heuristic);
    if (plain) fewDistances({ ...problem, ...plain }, [start]);
  }
  while (guide.prepare(200_000)) guide.snapshot();
  guide.estimate(start);
  guide.free();
}

/** @param {engine.Search} search */
function reported(search) {
  search.last_step();
  search.place();
  void [search.preparing, search.broke, search.stage_end, search.units];
  void [search.generated, search.expanded];
  return search.snapshot();
}

/**
 * A lane's worker, at the visitor's speed and then at full speed. Frees the search, as garbage collection may do at any
 * time.
 * @param {engine.Lane} lane @param {Problem} problem @param {number} nodes limit @param {number} max_bytes
 */
function raced(lane, { start, goal }, nodes, max_bytes) {
  const request = { max_bytes, ...lane, puzzle: choice.name, start, goal, unsolvable: true };
  const search = new engine.Search(request);
  search.set_breakpoints({});
  search.set_breakpoints(link.breaks[0] ?? {});
  while (search.prepare(1000));
  for (const act of [
    () => search.step(1),
    () => search.step_to_break(1),
    () => search.expand_to(3, 1),
  ]) {
    act();
    reported(search);
  }
  while (search.generated < nodes && search.step(16_384)) search.snapshot();
  const { moves } = reported(search);
  search.free();
  engine.play(choice.name, start, goal, moves);
  return moves;
}

const link = opened();
shown(link);
const { small, noted } = pageOf(key).problems;
const others = [...small, ...samplesOf(choice.name), ...noted];
for (const lane of link.race) {
  // Functions behind pointers are found only by being called, here by a larger table, a full one, and another branch.
  for (const problem of others) raced(lane, problem, MANY, ROOM);
  raced(lane, link, MANY, TIGHT);
  const moves = raced(lane, link, Number.POSITIVE_INFINITY, ROOM);
  for (const place of [100, /** @type {const} */ ('end')]) {
    const at = link.race.map(() => place);
    engine.write_link({ ...link, at, moves, made: moves.length });
    engine.write_link({ ...link, at, breaks: link.race.map(() => ({})) });
  }
}
const globals = /** @type {Record<string, { value: number }>} */ (/** @type {unknown} */ (first));
parentPort?.postMessage(tellers.flatMap((name, number) => (globals[name]?.value ? [number] : [])));
process.exit();
