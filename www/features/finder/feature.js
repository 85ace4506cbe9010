export const finder = {
  load: () => import('./part.js'),
  wanted: 'finder',
  noted: true,
  words: ['finder'],
};
