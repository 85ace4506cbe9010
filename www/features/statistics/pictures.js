// The chosen picture for a state.

import { bruteForceBranching, catalogue } from '../../shared/engine/engine.js';
import { hasOwnSpace } from '../../shared/puzzles/puzzles.js';
import { choiceOf } from '../../shared/state/games.js';
import { isCosted, puzzleOf } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';
import { experimentPicture } from '../experiments/picture.js';
import { standingsOf } from '../floor/standing.js';
import { branchingPicture } from './branching.js';
import { countersTable } from './counters.js';
import { depthsPicture } from './depths.js';
import { frontiersPicture } from './frontiers.js';
import { iterationsPicture } from './iterations.js';
import { memoryPicture } from './memory.js';

/** @import { Growth } from '../../pkg/rolling_cubes.js' */
/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { State } from '../../shared/state/state.js' */

/** @type {(state: State) => Picture} */
export function pictureOf(state) {
  const { lanes, key, experiment, statistics } = state;
  const { picture, counter, quantity, logarithmic } = statistics;
  switch (picture) {
    case 'depths':
      return depthsPicture(lanes, counter, logarithmic);
    case 'iterations':
      return iterationsPicture(lanes, quantity, logarithmic, bruteForceOf(state), isCosted(key));
    case 'branching':
      return branchingPicture(lanes, bruteForceOf(state));
    case 'memory':
      return memoryPicture(lanes, logarithmic);
    case 'frontiers':
      return frontiersPicture(lanes, logarithmic);
    // An element of its own draws this one from its own tables.
    case 'quality':
      return { figure: null, table: { columns: [], rows: [] }, empty: '' };
    case 'counters':
      return { figure: null, table: countersTable(lanes, aboveFloor(state)), empty: '' };
    case 'experiment':
      return experimentPicture(experiment, key, logarithmic);
  }
}

/** @param {State} state */
function aboveFloor(state) {
  const counts = state.floor.report?.floor;
  return counts ? standingsOf(state, choiceOf(catalogue(), state.key), counts) : [];
}

/** @type {{key: string, growth: Growth | null}} */
let last = { key: '', growth: null };

/** The brute-force branching factor, cached per problem; null for a space of one problem, whose nodes differ. @param {State} state */
function bruteForceOf(state) {
  if (hasOwnSpace(state.key)) return null;
  const { start, goal } = problemOf(state);
  const puzzle = puzzleOf(state.key);
  const key = [puzzle, start, goal].join(' ');
  if (last.key !== key) last = { key, growth: bruteForceBranching(puzzle, start, goal) };
  return last.growth;
}
