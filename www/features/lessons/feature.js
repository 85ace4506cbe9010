export const lessons = {
  load: () => import('./part.js'),
  whole: true,
  wanted: 'lesson',
  noted: true,
  words: ['lessons'],
  visits: ['lesson=', 'lesson=ida-star&step=2'],
};
