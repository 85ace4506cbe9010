// A move along which a bound is inconsistent.

import { EIGHT } from '../../../shared/puzzles/exercises.js';
import { words } from '../../../shared/words/words.js';
import { drawn } from '../drawn.js';
import { BoardSpace, walk } from '../spaces.js';
import { Rounds, several } from './rounds.js';
import { slidingTiles } from './tiles.js';

/** @import { Fate, Kind } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */

/** @type {(position: string) => boolean} */
const isEven = (position) => position.indexOf(EIGHT.empty) % 2 === 0;

/**
 * Positions along a walk in the 8-puzzle, with a bound that alternates between two heuristics by the empty square. Both are lower bounds, so it
 * is admissible; but it leaps where they differ. Source of the idea: Zahavi, Felner, Schaeffer and Sturtevant, "Inconsistent Heuristics", AAAI
 * 2007.
 */
class Leaps {
  /** @param {Random} random */
  constructor(random) {
    const space = slidingTiles(random, random.between(6, 14));
    const other = new BoardSpace(EIGHT.name, space.start, EIGHT.goal, EIGHT.weaker);
    this.space = space;
    this.way = walk(space, space.start, 5, random);
    this.hs = this.way.map((position) => (isEven(position) ? space : other).h(position));
    this.right = this.hs.flatMap((h, n) =>
      n > 0 && Math.abs(h - (this.hs[n - 1] ?? 0)) > 1 ? [n] : [],
    );
  }
}

/** @type {Kind} */
export const inconsistent = {
  name: 'inconsistent',
  begin: (random) =>
    new Rounds(
      several(
        random,
        (own) => new Leaps(own),
        // With several right nodes, a random click would be right too often.
        ({ right }) => right.length === 1,
      ),
      ({ hs, right }) => ({
        form: 'node',
        prompt: () => words.exercises.asks.inconsistent,
        options: hs.slice(1).map((_, n) => ({
          id: `n${n + 1}`,
          name: () => words.exercises.step(n + 1),
        })),
        isRight: (answer) => right.some((n) => answer === `n${n}`),
        model: `n${right[0]}`,
        why: (answer) => {
          const at = Number(answer.slice(1));
          return words.exercises.whys.inconsistent(hs[at - 1] ?? 0, hs[at] ?? 0);
        },
      }),
      ({ space, way, hs }) => {
        /** @type {{id: string, parent: {id: string} | null, place: string, fate: Fate, h: number}[]} */
        const nodes = way.map((place, n) => ({
          id: `n${n}`,
          parent: n > 0 ? { id: `n${n - 1}` } : null,
          place,
          fate: n > 0 ? 'waiting' : 'expanded',
          h: hs[n] ?? 0,
        }));
        return {
          puzzle: EIGHT.name,
          goal: space.goalPieces,
          nodes: drawn(nodes, space, ({ h }) => [{ name: 'h', value: h, sum: true }]),
          facts: () => [[words.exercises.bound, words.exercises.leaping]],
        };
      },
    ),
};
