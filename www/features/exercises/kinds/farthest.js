// Play: as far away as so many moves lead.

import { FEW_TOYS } from '../../../shared/puzzles/exercises.js';
import { words } from '../../../shared/words/words.js';
import { answerOf, partsOf } from '../kind.js';
import { BoardSpace } from '../spaces.js';
import { after, nearest, onBoard } from './moves.js';
import { toysWith } from './tiles.js';

/** @import { Kind } from '../kind.js' */

/** @type {Kind} */
export const farthest = {
  name: 'farthest',
  begin(random) {
    const squares = random.shuffled(Array.from({ length: 16 }, (_, square) => square)).slice(0, 2);
    const start = toysWith(squares);
    const moves = random.between(4, 6);
    // From the start itself the matching bound is exact.
    const space = new BoardSpace(FEW_TOYS.name, start, start, FEW_TOYS.heuristic);
    return onBoard(
      space,
      {
        form: 'moves',
        isLegal: (answer) => after(space, answer) !== null,
        prompt: () => words.exercises.asks.farthest(moves),
        options: [],
        isRight: (answer) => {
          const place = after(space, answer);
          return partsOf(answer).length === moves && place !== null && space.h(place) === moves;
        },
        model: answerOf(nearest(space, (_, way) => way.length === moves)),
        why: (answer) => {
          const place = after(space, answer) ?? start;
          return words.exercises.whys.farthest(partsOf(answer).length, space.h(place), moves);
        },
      },
      'start',
    );
  },
};
