import { isCounted } from '../../shared/puzzles/puzzles.js';
import { freshAtlas, isDepth, KEYS, OPTIONS, shown, withShown } from './state.js';

export const atlas = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  whole: true,
  fits: isCounted,
  fresh: () => ({ atlas: freshAtlas() }),
  options: OPTIONS,
  other: { fits: isDepth, said: /** @type {const} */ ('a-depth') },
  keys: KEYS,
  shown,
  withShown,
  words: ['atlas'],
  visits: ['puzzle=toys&view=atlas&challenge=1'],
};
