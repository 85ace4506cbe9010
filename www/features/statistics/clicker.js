import { hasOwnSpace } from '../../shared/puzzles/puzzles.js';
import { picturesOf } from './state.js';

/** @import { Clicker } from '../../shared/kit/feature.d.ts' */

/** By pictures. @type {Clicker} */
export const clicker = {
  step({ state, page }, by) {
    const pictures = picturesOf(hasOwnSpace(state.key));
    const picture = pictures[pictures.indexOf(state.statistics.picture) + by];
    if (picture) page.change('statistics', { picture });
    return picture !== undefined;
  },

  next: ({ key, statistics }) =>
    statistics.picture === picturesOf(hasOwnSpace(key)).at(-1) ? 'none' : 'picture',
};
