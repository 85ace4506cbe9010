export const help = {
  load: () => import('./part.js'),
  wanted: 'help',
  noted: true,
  words: ['help'],
};
