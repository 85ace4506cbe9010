import { hasOwnSpace } from '../../shared/puzzles/puzzles.js';
import { freshWorkshop, KEYS, opened, own } from './state.js';

export const workshop = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  whole: true,
  fits: (/** @type {string} */ key) => !hasOwnSpace(key),
  fresh: () => ({ workshop: freshWorkshop }),
  keys: KEYS,
  own,
  opened,
  visits: ['puzzle=tiles&workshop=max%28manhattan,%20paint%28tiles=1234%29%29'],
};
