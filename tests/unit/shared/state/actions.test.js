import { expect, test } from 'vitest';
import * as actions from '../../../../www/shared/state/actions.js';
import { Lines } from '../../../../www/shared/state/lines.js';
import { laneOnBoard } from '../../../../www/shared/state/played.js';
import { puzzleOf } from '../../../../www/shared/state/puzzles.js';
import {
  freshGame,
  initialState,
  isOver,
  isRunning,
  problemOf,
} from '../../../../www/shared/state/state.js';
import { verdictOf } from '../../../../www/shared/state/verdict.js';
import { play, Search, solve } from '../../engine.js';

/** @import { Report } from '../../../../www/shared/state/lane-news.js' */
/** @import { Tree } from '../../../../www/shared/state/slices/tree.js' */
/** @import { State } from '../../../../www/shared/state/state.js' */

const PROBLEM = { start: 'WEWWWWWWW', goal: 'RBWRWWEWW' };
const OTHER = { start: 'WWWEWWWWW', goal: 'WWWEWWWWW' };
const SEARCHES = [
  { algorithm: 'ida-star', heuristic: 'misplaced' },
  { algorithm: 'bidirectional-bfs' },
];
const start = () => initialState(freshGame('cubes', [PROBLEM, OTHER], 0, SEARCHES));

const ended = (/** @type {State} */ state, /** @type {number} */ id) => {
  const spec = state.lanes.find((lane) => lane.spec.id === id)?.spec;
  if (!spec) throw new Error(`no lane ${id}`);
  const snapshot = solve({ puzzle: state.key, ...problemOf(state), ...spec.search });
  return actions.laneChanged(state, id, { phase: 'ended', snapshot });
};

test('the state is plain: it survives being written down', () => {
  const state = { ...start(), speed: 1000 };
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

const movesOf = (/** @type {State} */ { lanes }, /** @type {number} */ id) =>
  lanes[id]?.snapshot?.moves;

/** The lane in focus finds three steps of cost 8, the other one two steps of cost 9. */
const onMap = () => {
  const goal = 'S-A:3,A-B:2,B-T:3,S-C:4,C-T:5,start:S,goal:T';
  const searches = [{ algorithm: 'uniform-cost' }, { algorithm: 'bfs' }];
  return initialState(freshGame('map', [{ start: '', goal }], 0, searches));
};
const boards = /** @type {const} */ (['map', 'cubes']);
const raced = (/** @type {(typeof boards)[number]} */ board) =>
  board === 'map' ? onMap() : start();

test.each(boards)(
  'the board of %s shows the first solution, then that of the lane in focus, and whose it is',
  (board) => {
    const first = ended(raced(board), 1);
    expect(first).toMatchObject({ moves: movesOf(first, 1), at: 0 });
    expect(laneOnBoard(first)?.spec.id).toBe(1);
    const both = ended(first, 0);
    expect(both).toMatchObject({ moves: movesOf(both, 0), at: 0 });
    expect(laneOnBoard(both)?.spec.id).toBe(0);
    const other = actions.laneFocused(actions.wentTo(both, 2), 1);
    expect(other).toMatchObject({ moves: movesOf(both, 1), at: 0, playing: false });
    expect(laneOnBoard(other)?.spec.id).toBe(1);
    const begun = actions.boardReset(actions.movePlayed(other, 'A'));
    expect(begun.moves).toEqual(movesOf(both, 1));
  },
);

test('a solution that is played is not replaced by that of the lane in focus', () => {
  const played = ended(actions.playToggled(ended(onMap(), 1)), 0);
  expect(played).toMatchObject({ moves: ['C', 'T'], playing: true });
});

test('a solution never replaces a line that a person has played, and that is of no lane', () => {
  const state = ended(actions.movePlayed(onMap(), 'A'), 0);
  expect(state.moves).toEqual(['A']);
  expect(actions.laneFocused(ended(state, 1), 1).moves).toEqual(['A']);
  const same = ['A', 'B', 'T'].reduce(actions.movePlayed, onMap());
  expect(laneOnBoard(ended(same, 0))).toBeUndefined();
});

test('a board that follows a search goes on following it when another lane is looked at', () => {
  const state = { ...ended(start(), 1), watched: true };
  expect(actions.laneFocused(state, 1).watched).toBe(true);
});

test('a move played in the middle of a line replaces what lay ahead', () => {
  const line = { ...start(), moves: ['R', 'U', 'U'], at: 1 };
  expect(actions.movePlayed(line, 'L')).toMatchObject({ moves: ['R', 'L'], at: 2, ownMoves: true });
  expect(actions.movePlayed(line, 'U')).toMatchObject({
    moves: ['R', 'U', 'U'],
    at: 2,
    ownMoves: false,
  });
});

test('the board stays on its line wherever it is sent', () => {
  const line = { ...start(), moves: ['R', 'U', 'U'] };
  expect(actions.wentTo(line, 99).at).toBe(3);
  expect(actions.wentTo(line, -1).at).toBe(0);
});

test('playing goes to the end, stops there, and begins again from the start', () => {
  let state = actions.playToggled({ ...start(), moves: ['R', 'U'] });
  expect(state.playing).toBe(true);
  state = actions.playedOn(actions.playedOn(state));
  expect(state).toMatchObject({ at: 2, playing: false });
  expect(actions.playToggled(state)).toMatchObject({ at: 0, playing: true });
  expect(actions.playToggled(start()).playing).toBe(false);
});

test('another problem begins with a fresh race and an empty line', () => {
  const state = actions.problemChosen(ended(actions.movePlayed(start(), 'R'), 0), 1);
  expect(state).toMatchObject({ chosen: 1, moves: [], at: 0, ownMoves: false });
  expect(state.lanes.every((lane) => lane.phase === 'ready' && !lane.snapshot)).toBe(true);
});

test('the verdict waits for every lane and then compares who stored with who generated', () => {
  const running = actions.laneChanged(ended(start(), 0), 1, { phase: 'running' });
  expect(verdictOf(running)).toBeNull();
  expect([isRunning(running), isOver(running)]).toEqual([true, false]);
  const state = ended(running, 1);
  expect(isOver(state)).toBe(true);
  const [ida, bidirectional] = state.lanes.map((lane) => lane.snapshot);
  expect(verdictOf(state)).toMatchObject({
    length: 3,
    comparison: {
      big: { spec: { search: SEARCHES[1] }, stored: bidirectional?.stored_peak },
      small: { spec: { search: SEARCHES[0] }, stored: ida?.stored_peak },
      ratio: (ida?.generated ?? 0) / (bidirectional?.generated ?? 1),
    },
  });
});

test('a new lane takes the lowest free colour, and there are at most six', () => {
  let state = actions.laneRemoved(actions.laneAdded(start(), { algorithm: 'bfs' }), 1);
  expect(state.lanes.map((lane) => lane.spec.id)).toEqual([0, 2]);
  for (let more = 0; more < 9; more += 1) state = actions.laneAdded(state, { algorithm: 'a-star' });
  expect(state.lanes.map((lane) => lane.spec.id)).toEqual([0, 2, 1, 3, 4, 5]);
});

test('the last lane cannot be removed', () => {
  const one = actions.laneRemoved(start(), 0);
  expect(actions.laneRemoved(one, 1)).toBe(one);
});

test('a lane that is configured anew begins anew, and the others stay as they are', () => {
  const before = ended(ended(start(), 0), 1);
  const state = actions.laneConfigured(before, 0, { algorithm: 'a-star', heuristic: 'colours' });
  expect(state.lanes[0]).toMatchObject({ phase: 'ready', snapshot: null, samples: [] });
  expect(state.lanes[1]).toBe(before.lanes[1]);
});

test('a puzzle that is put aside comes back with its problem, its moves and its lanes', () => {
  const played = actions.movePlayed(actions.laneAdded(start(), { algorithm: 'bfs' }), 'R');
  const other = freshGame('toys', [OTHER], 0, SEARCHES);
  const away = actions.gameChanged(played, other);
  expect(away).toMatchObject({ key: 'toys', moves: [], at: 0 });
  const aside = away.shelf.cubes;
  if (!aside) throw new Error('nothing was put aside');
  const back = actions.gameChanged(away, aside);
  expect(back).toMatchObject({ key: 'cubes', moves: ['R'], at: 1, ownMoves: true });
  expect(back.lanes.map((lane) => lane.spec)).toEqual(played.lanes.map((lane) => lane.spec));
  expect(Object.keys(back.shelf)).toEqual(['toys']);
});

/** @type {(node: number, phase?: 'paused' | 'waiting') => Report} */
const reportAt = (node, phase = 'paused') => {
  const search = new Search({ puzzle: 'cubes', ...PROBLEM, ...SEARCHES[0], algorithm: 'ida-star' });
  search.step(node);
  const [snapshot, step] = [search.snapshot(), search.last_step()];
  const samples = [{ nodes: node, time: 1, stored: 1, bytes: 0, depth: 1 }];
  return {
    type: 'report',
    phase,
    snapshot,
    step,
    waiting: null,
    parts: null,
    furthest: 9,
    broke: null,
    time: 1,
    tableTime: 0,
    rate: 1,
    from: 0,
    samples,
    paths: new Float64Array(),
  };
};

test('the report of a lane’s step is stored unchanged, and its journey is over', () => {
  const away = actions.laneChanged(start(), 0, { phase: 'away', journey: { at: 3, to: 9 } });
  expect(isOver(away) || isRunning(away)).toBe(false);
  const { lanes } = actions.laneReported(away, 0, reportAt(5), false);
  expect(lanes[0]).toMatchObject({
    phase: 'paused',
    waiting: null,
    parts: null,
    furthest: 9,
    journey: null,
    step: { node: 5 },
  });
  expect(JSON.parse(JSON.stringify(lanes))).toEqual(lanes);
});

test('samples that were told are kept when a lane goes back, and those told anew come behind', () => {
  const once = actions.laneReported(start(), 0, reportAt(7), false);
  const back = actions.laneReported(once, 0, { ...reportAt(2), from: 1, samples: [] }, false);
  expect(back.lanes[0]?.samples.map(({ nodes }) => nodes)).toEqual([7]);
  const on = actions.laneReported(back, 0, { ...reportAt(8), from: 1 }, false);
  expect(on.lanes[0]?.samples.map(({ nodes }) => nodes)).toEqual([7, 8]);
});

test('a lane waits for others in a race in rounds alone', () => {
  const phase = (/** @type {boolean} */ inRounds) =>
    actions.laneReported(start(), 0, reportAt(5, 'waiting'), inRounds).lanes[0]?.phase;
  expect([phase(true), phase(false)]).toEqual(['waiting', 'paused']);
});

test('breakpoints outlast a restart, a position among them not the problem it belongs to', () => {
  const breakpoints = { depth: 4, position: PROBLEM.start };
  const state = actions.breakpointsSet(start(), 0, breakpoints);
  expect(actions.restarted(state).lanes[0]?.breakpoints).toEqual(breakpoints);
  expect(actions.laneRestarted(state, 0).lanes[0]?.breakpoints).toEqual(breakpoints);
  expect(actions.problemChosen(state, 1).lanes[0]?.breakpoints).toEqual({ depth: 4 });
  // Another search may not support them.
  expect(actions.laneConfigured(state, 0, { algorithm: 'bfs' }).lanes[0]?.breakpoints).toEqual({});
});

test('the position on the board is that of the lane that is looked into', () => {
  const lines = new Lines();
  const fresh = start();
  expect(lines.newest(fresh).states).toEqual([PROBLEM.start]);
  const next = actions.laneReported(fresh, 0, reportAt(6), false);
  expect(lines.newest(next).states.at(-1)).toBe(next.lanes[0]?.step?.state);
  expect(lines.newest({ ...next, focus: 1 }).states).toEqual([PROBLEM.start]);
});

test('the last move to a position is found without playing all before it, in every puzzle and on both sides', () => {
  const problems = {
    cubes: PROBLEM,
    'tiles-3': { start: '123748605', goal: '123456780' },
    knights: { start: '1011001*11101110100100000', goal: '111110111100*110000100000' },
    toys: { start: '1111000011100010', goal: '1010010110100101' },
  };
  for (const [key, problem] of Object.entries(problems)) {
    const puzzle = puzzleOf(key);
    const request = { puzzle, ...problem, algorithm: 'bidirectional-bfs' };
    const fresh = initialState(freshGame(key, [problem], 0, [{ algorithm: request.algorithm }]));
    const [search, lines] = [new Search(request), new Lines()];
    for (let node = 1; node <= 200 && search.step(1); node += 1) {
      const step = search.last_step();
      if (!step) throw new Error('a unit of work makes a step');
      const state = actions.laneChanged(fresh, 0, { step });
      const { states, positions, rolls } = play(puzzle, step.root, problem.goal, step.moves);
      const line = lines.newest(state);
      expect(line.states, `${key} ${node}`).toEqual(states.slice(-2));
      expect(line.positions).toEqual(positions.slice(-2));
      expect(line.rolls).toEqual(rolls.slice(-1));
    }
  }
});

test('choices of a tree’s nodes go with its search, and its colours stay', () => {
  /** @type {Tree} */
  const tree = {
    colouring: 'depth',
    shown: 2,
    from: 7,
    ahead: false,
    travelled: true,
    opened: [3, 4],
    panel: 'node',
    beside: 1,
    zoom: { size: 200, across: 5000, down: 10 },
  };
  const state = { ...start(), tree };
  const fresh = { ...tree, shown: null, from: null, ahead: true, opened: [], zoom: null };
  expect(actions.problemChosen(state, 1).tree).toEqual({ ...fresh, travelled: false });
  expect(actions.laneConfigured(state, 0, { algorithm: 'bfs' }).tree).toEqual(fresh);
  // The lane whose tree was beside swaps with the other.
  expect(actions.laneFocused(state, 1)).toMatchObject({ focus: 1, tree: { ...fresh, beside: 0 } });
  expect(actions.laneFocused(state, 0).tree).toBe(tree);
  // The next lane reuses the number.
  expect(actions.laneRemoved(state, 1).tree.beside).toBeNull();
  expect(actions.laneRemoved(state, 0).tree).toBe(tree);
  expect(actions.restarted(state).tree).toBe(tree);
});
