export const atlas = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  whole: true,
  words: ['atlas'],
  visits: ['puzzle=toys&view=atlas&challenge=1'],
};
