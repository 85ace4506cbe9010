// Answers that are moves on a board.

import { partsOf } from '../kind.js';

/** @import { Question, Run } from '../kind.js' */
/** @import { BoardSpace } from '../spaces.js' */

/** A run of one question, answered by moves from a start. @type {(space: BoardSpace, question: Question, shown: 'start' | 'goal') => Run} */
export function onBoard(space, question, shown) {
  /** @type {Question | null} */
  let open = question;
  return {
    get question() {
      return open;
    },
    go() {
      open = null;
    },
    picture: () => ({
      puzzle: space.puzzle,
      goal: space.goalPieces,
      nodes: [],
      facts: () => [],
      play: { puzzle: space.puzzle, start: space.start, goal: space.goal, shown },
    }),
  };
}

/** Where moves lead; null where one of them is not legal. @type {(space: BoardSpace, answer: string) => string | null} */
export function after(space, answer) {
  let place = space.start;
  for (const move of partsOf(answer)) {
    const step = space.steps(place).find((one) => one.move === move);
    if (!step) return null;
    place = step.to;
  }
  return place;
}

/** Moves to a nearest position of a kind, by breadth-first search: so they are as many as it is away. @type {(space: BoardSpace, isIt: (position: string, moves: readonly string[]) => boolean) => string[]} */
export function nearest(space, isIt) {
  /** @type {Map<string, string[]>} */
  const ways = new Map([[space.start, []]]);
  // Iteration over a map includes entries added meanwhile.
  for (const [place, moves] of ways) {
    if (isIt(place, moves)) return moves;
    for (const { to, move } of space.steps(place)) {
      if (!ways.has(to)) ways.set(to, [...moves, move]);
    }
  }
  throw new Error('there is no such position');
}
