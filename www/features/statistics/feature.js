export const statistics = {
  door: /** @type {const} */ ('lab'),
  load: () => import('./part.js'),
  whole: true,
  words: ['quality', 'statistics'],
  visits: ['puzzle=knights&view=statistics&at=20000,20000', 'view=statistics&show=quality'],
};
