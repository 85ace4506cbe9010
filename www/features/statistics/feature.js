import { freshQuality } from '../quality/state.js';
import { INITIAL_STATISTICS, OPTIONS, shown, withShown } from './state.js';

export const statistics = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  whole: true,
  fresh: () => ({ statistics: INITIAL_STATISTICS, quality: freshQuality('') }),
  options: OPTIONS,
  shown,
  withShown,
  words: ['quality', 'statistics'],
  visits: ['puzzle=knights&view=statistics&at=20000,20000', 'view=statistics&show=quality'],
};
