export const guess = {
  load: () => import('./part.js'),
  wanted: 'guess',
  noted: true,
};
