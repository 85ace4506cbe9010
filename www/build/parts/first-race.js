// What a page asks of the engine from nothing to the end of the first race of a puzzle, on a thread of its own and without its views.
// Tells which of the engine's functions were called, by their numbers.

import { parentPort, workerData } from 'node:worker_threads';
import { fewDistances, LARGE } from '../../features/guide/few.js';
import { Desk } from '../../features/race/worker/desk.js';
import * as engine from '../../pkg/rolling_cubes.js';
import { pageOf } from '../../shared/puzzles/puzzles.js';

/**
 * The names of the globals that tell, see `telling` in split.js; which of the page's puzzles to open, and what the catalogue has of it,
 * which a page knows from its build.
 * @typedef {{ module: WebAssembly.Module, tellers: string[], key: string, choice: engine.PuzzleChoice }} Given
 */

// A clock that goes by what is done: what a slow machine would call, and a quick one not, must not make two builds differ.
let now = 0;
performance.now = () => {
  now += 1;
  return now;
};

const { module, tellers, key, choice } = /** @type {Given} */ (workerData);
const first = engine.initSync({ module });

/** A link has the page show the puzzle, another one what was played and where the race stood, as the page's address does. */
function opened() {
  const { name: puzzle } = choice;
  engine.parse_contest(puzzle, pageOf(key).problems.contest);
  const { start, goal } = choice.opening;
  const text = `#v=1&puzzle=${puzzle}&start=${start}&goal=${goal}`;
  const [move] = engine.play(puzzle, start, goal, []).onward;
  engine.write_link(engine.read_link(`${text}&moves=${move?.move}&at=12,end`).link);
  const { link } = engine.read_link(text);
  engine.write_link(link);
  return link;
}

/** The visitor looks at the board; in the background it is found how far each move is from the goal. @param {engine.Link} link */
function shown({ puzzle, start, goal, race }) {
  engine.unsolvable(puzzle, start, goal);
  const { onward } = engine.play(puzzle, start, goal, []);
  engine.play(
    puzzle,
    start,
    goal,
    onward.slice(0, 1).map(({ move }) => move),
  );
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

/**
 * A lane's worker steps once, and then runs its search to the end.
 * @param {engine.Link} link @param {engine.Lane} lane
 */
async function raced({ puzzle, start, goal }, lane) {
  /** @type {(report: import('../../features/race/protocol.js').Report) => void} */
  let hear = () => {};
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  const desk = new Desk({
    tell(news) {
      desk.hear({ type: 'heard' });
      if (news.type === 'report' && news.phase !== 'running') hear(news);
    },
    guarded: (act) => () => {
      try {
        act();
      } catch (error) {
        fail(error);
      }
    },
  });
  const answer = () =>
    /** @type {Promise<import('../../features/race/protocol.js').Report>} */ (
      new Promise((resolve, reject) => {
        [hear, fail] = [resolve, reject];
      })
    );
  const request = { max_bytes: 2 ** 30, ...lane, puzzle, start, goal, unsolvable: true };
  desk.hear({ type: 'load', module: { parts: [module], from: [] }, request });
  desk.hear({ type: 'watch', breakpoints: link.breaks[0] ?? {} });
  const paused = answer();
  desk.hear({ type: 'step', nodes: 1 });
  await paused;
  const ended = answer();
  desk.hear({ type: 'run', rate: null });
  return (await ended).snapshot;
}

/**
 * The same in large slices: how large they are depends on the machine. Frees the search, as garbage is at any time: nothing is to be loaded
 * for that.
 * @param {engine.Link} link @param {engine.Lane} lane
 */
function hurried({ puzzle, start, goal }, lane) {
  const search = new engine.Search({ ...lane, puzzle, start, goal, unsolvable: true });
  while (search.step(16_384)) search.snapshot();
  search.free();
}

const link = opened();
shown(link);
for (const lane of link.race) {
  hurried(link, lane);
  const { generated, moves } = await raced(link, lane);
  engine.play(link.puzzle, link.start, link.goal, moves);
  // The address says where the lanes stand, and what was played.
  for (const place of [generated, /** @type {const} */ ('end')]) {
    const at = link.race.map(() => place);
    engine.write_link({ ...link, at, moves, made: moves.length });
    engine.write_link({ ...link, at, breaks: link.race.map(() => ({})) });
  }
}
const globals = /** @type {Record<string, { value: number }>} */ (/** @type {unknown} */ (first));
parentPort?.postMessage(tellers.flatMap((name, number) => (globals[name]?.value ? [number] : [])));
process.exit();
