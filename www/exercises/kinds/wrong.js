// A position where something that is taken for a lower bound says too much.

import { solve } from '../../engine/engine.js';
import { EIGHT, INFORMED } from '../../puzzles/exercises.js';
import { words } from '../../words/words.js';
import { answerOf } from '../kind.js';
import { BoardSpace } from '../spaces.js';
import { after, nearest } from './moves.js';
import { Rounds } from './rounds.js';

/** How many moves an 8-puzzle is from its goal. @type {(position: string) => number} */
const distance = (position) =>
  solve({
    puzzle: EIGHT.name,
    start: position,
    goal: EIGHT.goal,
    algorithm: INFORMED,
    heuristic: EIGHT.heuristic,
  }).length ?? 0;

/**
 * Numbers that somebody takes for lower bounds, and what is wrong with each.
 * @type {Readonly<Record<'centre' | 'corners' | 'rows', (position: string, manhattan: number) => number>>}
 */
export const CLAIMED = {
  centre: (position, manhattan) => manhattan + (position[4] === EIGHT.empty ? 2 : 0),
  corners: (position) =>
    3 * [0, 2, 6].filter((square) => position[square] !== EIGHT.goal[square]).length,
  rows: (position, manhattan) =>
    manhattan + (position.slice(0, 3) === EIGHT.goal.slice(0, 3) ? 0 : 1),
};

/** @type {import('../kind.js').Kind} */
export const wrong = {
  name: 'wrong',
  begin(random) {
    const claims = /** @type {(keyof typeof CLAIMED)[]} */ (Object.keys(CLAIMED));
    const space = new BoardSpace(EIGHT.name, EIGHT.goal, EIGHT.goal, EIGHT.heuristic);
    const says = (/** @type {keyof typeof CLAIMED} */ claim, /** @type {string} */ position) =>
      CLAIMED[claim](position, space.h(position));
    return new Rounds(
      [random.pick(claims)],
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
  },
};
