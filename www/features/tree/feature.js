import { OPTIONS, shown, withShown } from './options.js';

export const tree = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  options: OPTIONS,
  shown,
  withShown,
  words: ['code', 'stages'],
  visits: ['puzzle=tiles&view=tree&at=500,20'],
};
