// What can be done with a bound that was made, in terms of what the page can do.

import { Search } from '../../shared/engine/engine.js';
import { informedLane, suggestedLane } from '../../shared/state/games.js';
import { mostLanes } from '../../shared/state/offered.js';
import { problemOf } from '../../shared/state/state.js';
import { everyTraits } from '../../shared/state/traits.js';
import { WorkshopWork } from './workshop.js';

/** @import { AstrayRun, PuzzleChoice } from '../../pkg/rolling_cubes.js' */
/** @import { Control } from '../../shared/kit/control.d.ts' */
/** @import { Fault } from './jobs.js' */

/** Limit on nodes: a counterexample is near the goal. */
const MOST_NODES = 400_000;

/**
 * Uses the puzzle's opening search; without room, replaces the last lane.
 * @type {(control: Control, puzzle: PuzzleChoice, heuristic: string) => void}
 */
export function race(control, puzzle, heuristic) {
  const { algorithm } = informedLane(puzzle);
  const { lanes } = control.state;
  const last = lanes.at(-1);
  if (!lanes.some(({ spec }) => spec.search.heuristic === heuristic)) {
    if (lanes.length < mostLanes()) control.race.addLane({ algorithm, heuristic });
    else if (last) control.race.configureLane(last.spec.id, { algorithm, heuristic });
  }
  control.race.run();
}

/** Opens a position as the start, and plays a shortest solution of it on the board. @type {(control: Control, puzzle: PuzzleChoice, position: string) => void} */
export function playFrom(control, puzzle, position) {
  const { goal } = problemOf(control.state);
  control
    .service(WorkshopWork)
    ?.keeping(() => control.problem.take([{ start: position, goal }], 'own'));
  const moves = solutionOf(puzzle, position, goal);
  if (moves) control.board.playLine(moves);
}

/** Null if not found soon. @param {PuzzleChoice} puzzle @param {string} start @param {string} goal */
function solutionOf(puzzle, start, goal) {
  const search = new Search({
    puzzle: puzzle.name,
    start,
    goal,
    ...suggestedLane(puzzle),
    max_nodes: MOST_NODES,
  });
  try {
    let snapshot = search.snapshot();
    while (snapshot.outcome === 'preparing' || snapshot.outcome === 'running') {
      search.step(1000);
      snapshot = search.snapshot();
    }
    return snapshot.outcome === 'solved' ? snapshot.moves : null;
  } finally {
    search.free();
  }
}

/**
 * Opens the tree of a best-first search at the node where it goes wrong, on the simplest such problem; without one, only a message appears.
 * @type {(control: Control, fault: Fault, text: string) => void}
 */
export const showWhere = (control, fault, text) =>
  control.service(WorkshopWork)?.hunt(fault, (run) => openRun(control, run, text));

/** @type {(control: Control, run: AstrayRun, text: string) => void} */
function openRun(control, run, text) {
  const { goal } = problemOf(control.state);
  const { name: algorithm } = bestFirst();
  control
    .service(WorkshopWork)
    ?.keeping(() => control.problem.take([{ start: run.start, goal }], 'own'));
  const { lanes } = control.state;
  const [lane] = lanes;
  if (!lane) return;
  control.race.configureLane(lane.spec.id, { algorithm, heuristic: text });
  control.race.focus(lane.spec.id);
  control.race.remark(lane.spec.id, run);
  control.page.show('tree');
  control.race.goTo([run.node]);
}

/** The first listed search with an open list by f and a proof. */
function bestFirst() {
  const found = everyTraits().find(
    ({ informed, waits, level, proves, sides }) =>
      informed && sides === 1 && waits === 'heap' && level === 'f' && proves === 'shortest',
  );
  if (!found) throw new Error('no search expands by least f');
  return found;
}
