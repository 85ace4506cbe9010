// Four bounds, in the order of what they say of a position.

import { EIGHT } from '../../../shared/puzzles/exercises.js';
import { words } from '../../../shared/words/words.js';
import { answerOf, partsOf } from '../kind.js';
import { BoardSpace } from '../spaces.js';
import { Rounds, several } from './rounds.js';
import { slidingTiles } from './tiles.js';

/** @import { Kind } from '../kind.js' */

/** @type {Kind} */
export const order = {
  name: 'order',
  begin: (random) =>
    new Rounds(
      several(
        random,
        (own) => {
          const space = slidingTiles(own, own.between(14, 30));
          const values = new Map(
            EIGHT.bounds.map((name) => [
              name,
              new BoardSpace(EIGHT.name, space.start, EIGHT.goal, name).h(space.start),
            ]),
          );
          return { space, values, shown: own.shuffled(EIGHT.bounds) };
        },
        ({ values }) => new Set(values.values()).size === EIGHT.bounds.length,
      ),
      ({ values, shown }) => {
        const says = (/** @type {string} */ id) => values.get(id.replace('_', '-')) ?? 0;
        // An answer has `-` between its parts.
        const idOf = (/** @type {string} */ name) => name.replace('-', '_');
        const right = [...EIGHT.bounds].sort((a, b) => says(a) - says(b)).map(idOf);
        return {
          form: 'order',
          prompt: () => words.exercises.asks.order,
          options: shown.map((name) => ({ id: idOf(name), name: () => words.heuristic(name) })),
          isRight: (answer) =>
            partsOf(answer).every((id, n, all) => n === 0 || says(all[n - 1] ?? '') <= says(id)),
          model: answerOf(right),
          why: () =>
            words.exercises.whys.order(
              right.map((id) => ({ name: words.heuristic(id.replace('_', '-')), says: says(id) })),
            ),
        };
      },
      ({ space }) => ({
        puzzle: EIGHT.name,
        goal: space.goalPieces,
        nodes: [
          {
            id: 'n0',
            parent: null,
            pieces: space.pieces(space.start),
            name: space.start,
            numbers: [],
            fate: 'hand',
          },
        ],
        facts: () => [],
      }),
    ),
};
