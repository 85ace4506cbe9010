export const teach = {
  door: /** @type {const} */ ('teach'),
  load: () => import('./part.js'),
  whole: true,
  words: ['teach'],
};
