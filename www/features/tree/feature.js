import { OPTIONS, shown, withShown } from './options.js';

export const tree = {
  door: /** @type {const} */ ('lab'),
  options: OPTIONS,
  shown,
  withShown,
  visits: ['puzzle=tiles&view=tree&at=500,20'],
};
