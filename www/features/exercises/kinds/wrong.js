// A position where something that is taken for a lower bound says too much.

import { solve } from '../../../shared/engine/engine.js';
import { EIGHT, INFORMED } from '../../../shared/puzzles/exercises.js';
import { words } from '../../../shared/words/words.js';
import { answerOf } from '../kind.js';
import { BoardSpace } from '../spaces.js';
import { after, nearest } from './moves.js';
import { Rounds } from './rounds.js';

/** @import { Kind } from '../kind.js' */

/** @type {(position: string) => number} */
const distance = (position) =>
  solve({
    puzzle: EIGHT.name,
    start: position,
    goal: EIGHT.goal,
    algorithm: INFORMED,
    heuristic: EIGHT.heuristic,
  }).length ?? 0;

/**
 * Wrong lower bounds.
 * @type {Readonly<Record<'centre' | 'corners' | 'rows', (position: string, manhattan: number) => number>>}
 */
export const CLAIMED = {
  centre: (position, manhattan) => manhattan + (position[4] === EIGHT.empty ? 2 : 0),
  corners: (position) =>
    3 * [0, 2, 6].filter((square) => position[square] !== EIGHT.goal[square]).length,
  rows: (position, manhattan) =>
    manhattan + (position.slice(0, 3) === EIGHT.goal.slice(0, 3) ? 0 : 1),
};

/** @typedef {keyof typeof CLAIMED} Claim */

const CORNERS_OR_ROWS = /** @type {const} */ (['corners', 'rows']);

/** @type {Kind} */
export const wrong = {
  name: 'wrong',
  // Two moves refute `corners` and `rows`; neither refutes `centre`.
  begin: (random) => roundsOf(random.shuffled(['centre', random.pick(CORNERS_OR_ROWS)])),
  before: (random) => roundsOf([random.pick(/** @type {Claim[]} */ (Object.keys(CLAIMED)))]),
};

/** @param {readonly Claim[]} claims */
function roundsOf(claims) {
  const space = new BoardSpace(EIGHT.name, EIGHT.goal, EIGHT.goal, EIGHT.heuristic);
  const says = (/** @type {Claim} */ claim, /** @type {string} */ position) =>
    CLAIMED[claim](position, space.h(position));
  return new Rounds(
    claims,
    (claim) => ({
      form: 'moves',
      isLegal: (answer) => after(space, answer) !== null,
      prompt: () => words.exercises.asks.wrong(words.exercises.claimed[claim]),
      options: [],
      isRight: (answer) => {
        const position = after(space, answer);
        return position !== null && says(claim, position) > distance(position);
      },
      model: answerOf(nearest(space, (position, moves) => says(claim, position) > moves.length)),
      why: (answer) => {
        const position = after(space, answer) ?? space.start;
        return words.exercises.whys.wrong(says(claim, position), distance(position));
      },
    }),
    (claim) => ({
      puzzle: EIGHT.name,
      goal: space.goalPieces,
      nodes: [],
      facts: () => [[words.exercises.claim, words.exercises.claimed[claim]]],
      play: { puzzle: EIGHT.name, start: EIGHT.goal, goal: EIGHT.goal, shown: 'goal' },
    }),
  );
}
