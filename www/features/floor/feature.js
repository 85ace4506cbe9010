import { isCounted } from '../../shared/puzzles/puzzles.js';
import { freshFloor, OPTIONS, shown, withShown } from './state.js';

export const floor = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  whole: true,
  fits: isCounted,
  fresh: () => ({ floor: freshFloor('') }),
  options: OPTIONS,
  shown,
  withShown,
  words: ['floor'],
  visits: ['puzzle=toys&view=floor&lang=de'],
};
