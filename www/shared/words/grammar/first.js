// The words up to the end of the first race: these alone a page begins with in English. All others are in `index.js`.

import { bytes, compact, count, decimal, fixed, lasted, seconds } from '../format.js';
import * as board from './board.js';
import * as counters from './counters.js';
import { later } from './later.js';
import { algorithm, algorithmMeaning, amount, heuristic, heuristicMeaning, lane, laneParts, moves, puzzle, search } from './names.js';
import * as problem from './problem.js';
import * as race from './race.js';
import { text } from './text.js';
import * as verdict from './verdict.js';

export const first = {
  ...board,
  ...counters,
  ...problem,
  ...race,
  ...verdict,
  later,
  text,

  puzzle,
  algorithm,
  algorithmMeaning,
  amount,
  heuristic,
  heuristicMeaning,
  lane,
  laneParts,
  search,

  ...texts(''),

  format: { count, compact, decimal, fixed, bytes, seconds, lasted },
};

/** Texts with values that are computed. */
export const said = {
  'play.task': (/** @type {string} */ key) => puzzle(key).task,
  'play.how': (/** @type {string} */ key) => puzzle(key).how,
  /** @type {(key: string, fewest: number) => string} */
  'play.stage.apart': (key, n) => text({ moves: moves(key, n) }),
  /** @type {(key: string, n: number) => string} */
  'play.stage.level': (key, n) => text({ moves: moves(key, n) }),
  /** @type {(key: string, fewest: number) => string} */
  'play.fewest': (key, fewest) => text({ moves: moves(key, fewest) }),
};
