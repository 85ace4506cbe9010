export const exercises = {
  door: /** @type {const} */ ('learn'),
  load: () => import('./part.js'),
  whole: true,
  visits: ['exercise=open-list,seed:8'],
};
