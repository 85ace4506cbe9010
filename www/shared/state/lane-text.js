import { readLink, writeLink } from '../engine/engine.js';
import { puzzleOf } from './puzzles.js';
import { problemOf } from './state.js';

/** @import { LaneSpec, State } from './state.js' */

/**
 * Returns a function that writes a lane as one word, `ida-star/colours:order=ULRD`. The engine writes it, so the
 * command line accepts it.
 * @param {State} state the state whose puzzle they are for
 * @returns {(spec: LaneSpec) => string}
 */
export function laneTexts(state) {
  const { start, goal } = problemOf(state);
  const problem = { puzzle: puzzleOf(state.key), start, goal, moves: [], made: 0 };
  /** @type {Map<LaneSpec, string>} */
  const known = new Map();
  return (spec) => {
    const lane = { race: [spec.search], at: [0], breaks: [{}] };
    const text = () => raceOf(writeLink({ ...readLink('').link, ...problem, ...lane }));
    const written = known.get(spec) ?? text();
    known.set(spec, written);
    return written;
  };
}

/** @param {string} link */
const raceOf = (link) => decodeURIComponent(/(?:^|&)race=([^&]*)/.exec(link)?.[1] ?? '');
