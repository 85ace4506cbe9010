// Play: to the goal in the fewest moves.

import { solve } from '../../../shared/engine/engine.js';
import { ROLLING, UNINFORMED } from '../../../shared/puzzles/exercises.js';
import { goalOfTops } from '../../../shared/puzzles/puzzles.js';
import { words } from '../../../shared/words/words.js';
import { answerOf, partsOf } from '../kind.js';
import { BoardSpace, walk } from '../spaces.js';
import { after, onBoard } from './moves.js';
import { slidingTiles } from './tiles.js';

/** @import { Kind } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */

/** @param {Random} random */
function rolledCubes(random) {
  const there = new BoardSpace(ROLLING.name, ROLLING.start, ROLLING.start, ROLLING.heuristic);
  const moves = random.between(3, 6);
  const end = walk(there, ROLLING.start, moves, random).at(-1) ?? ROLLING.start;
  const goal = goalOfTops(there.key, there.pieces(end));
  return new BoardSpace(ROLLING.name, ROLLING.start, goal, ROLLING.heuristic);
}

/** @type {Kind} */
export const fewest = {
  name: 'fewest',
  begin(random) {
    const isCubes = random.below(3) > 0;
    const space = isCubes ? rolledCubes(random) : slidingTiles(random, random.between(4, 8));
    const { puzzle, start, goal } = space;
    const best = solve({ puzzle, start, goal, algorithm: UNINFORMED }).moves;
    return onBoard(
      space,
      {
        form: 'moves',
        isLegal: (answer) => after(space, answer) !== null,
        prompt: () => words.exercises.asks.fewest,
        options: [],
        isRight: (answer) => {
          const place = after(space, answer);
          return place !== null && space.isGoal(place) && partsOf(answer).length === best.length;
        },
        model: answerOf(best),
        why: (answer) => {
          const place = after(space, answer);
          const isThere = place !== null && space.isGoal(place);
          return words.exercises.whys.fewest(isThere, partsOf(answer).length, best.length);
        },
      },
      'goal',
    );
  },
};
