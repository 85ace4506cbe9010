export const present = {
  load: () => import('./part.js'),
  wanted: 'present',
  noted: true,
  visits: ['present=1'],
};
