// Four bounds, none of which is ahead everywhere, in the order of what they say of a position.

import { EIGHT } from '../../../shared/puzzles/exercises.js';
import { words } from '../../../shared/words/words.js';
import { fair } from '../fair.js';
import { answerOf, partsOf } from '../kind.js';
import { BoardSpace } from '../spaces.js';
import { Rounds, several } from './rounds.js';
import { slidingTiles } from './tiles.js';

/** @import { Kind } from '../kind.js' */
/** @import { Random } from '../../../shared/kit/random.js' */

/** @type {(position: string) => {tile: number, down: number, across: number}[]} */
const ways = (position) =>
  [...position].flatMap((tile, square) => {
    const home = EIGHT.goal.indexOf(tile);
    const [down, across] = [
      Math.abs(Math.floor(square / 3) - Math.floor(home / 3)),
      Math.abs((square % 3) - (home % 3)),
    ];
    return tile === EIGHT.empty ? [] : [{ tile: Number(tile), down, across }];
  });

/** Lower bounds by a tile's distances: each falls by at most one per slide. @type {Readonly<Record<string, (way: ReturnType<typeof ways>[number]) => number>>} */
const BOUNDS = {
  misplaced: ({ down, across }) => Math.sign(down + across),
  rows: ({ down }) => down,
  columns: ({ across }) => across,
  first: ({ tile, down, across }) => (tile <= 4 ? down + across : 0),
};

/** What each says of a position. @type {(position: string) => Map<string, number>} */
export const boundsOf = (position) =>
  new Map(
    Object.entries(BOUNDS).map(([name, count]) => [
      name,
      ways(position).reduce((sum, way) => sum + count(way), 0),
    ]),
  );

/** The bounds of version 1: each dominated the one before, so their order never changed. @type {(position: string) => Map<string, number>} */
const dominated = (position) =>
  new Map(
    EIGHT.bounds.map((name) => [
      // An answer has `-` between its parts.
      name.replace('-', '_'),
      new BoardSpace(EIGHT.name, position, EIGHT.goal, name).h(position),
    ]),
  );

/** @param {Random} random @param {(position: string) => Map<string, number>} valuesOf @param {(id: string) => string} nameOf */
const begun = (random, valuesOf, nameOf) =>
  new Rounds(
    several(
      random,
      (own) => {
        const space = slidingTiles(own, own.between(14, 30));
        const values = valuesOf(space.start);
        return { space, values, shown: own.shuffled([...values.keys()]) };
      },
      ({ values }) => new Set(values.values()).size === values.size,
    ),
    ({ values, shown }) => {
      const says = (/** @type {string} */ id) => values.get(id) ?? 0;
      const right = shown.toSorted((a, b) => says(a) - says(b));
      return {
        form: 'order',
        prompt: () => words.exercises.asks.order,
        options: shown.map((id) => ({ id, name: () => nameOf(id) })),
        isRight: (answer) =>
          partsOf(answer).every((id, n, all) => n === 0 || says(all[n - 1] ?? '') <= says(id)),
        model: answerOf(right),
        why: (answer) => {
          const { order: inOrder, notInOrder } = words.exercises.whys;
          const given = partsOf(answer);
          const at = given.findIndex((id, n) => says(given[n + 1] ?? id) < says(id));
          const [one = '', other = ''] = given.slice(at, at + 2);
          return at < 0
            ? inOrder(right.map((id) => ({ name: nameOf(id), says: says(id) })))
            : notInOrder(nameOf(one), says(one), nameOf(other), says(other));
        },
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
  );

const before = (/** @type {Random} */ random) =>
  begun(random, dominated, (id) => words.heuristic(id.replace('_', '-')));

/** @type {Kind} */
export const order = {
  name: 'order',
  begin: (random) =>
    begun(
      random,
      boundsOf,
      (id) => words.exercises.counts[/** @type {keyof typeof words.exercises.counts} */ (id)],
    ),
  before,
  older: {
    isAnswered: (signs) => signs.some((sign) => partsOf(sign).includes('linear_conflict')),
    begin: fair({ name: 'order of dominated bounds', begin: before }).begin,
  },
};
