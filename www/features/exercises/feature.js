import { text } from '../../shared/state/page-keys.js';

/** @import { Door } from '../../shared/kit/feature.d.ts' */
/** @import { Row } from '../../shared/state/page-keys.js' */
/** @import { State } from '../../shared/state/state.js' */

/** @type {readonly Row[]} */
const KEYS = [
  text({ key: 'exercise', view: 'exercises', opens: 'value' }),
  text({ key: 'answers', view: 'exercises', needs: 'exercise', long: true }),
  text({ key: 'by', view: 'exercises', needs: 'exercise' }),
  text({ key: 'score', view: 'exercises', needs: 'exercise' }),
];

/** Exercises belong to students; submitted results to teachers. @type {(state: State) => Door} */
const door = ({ own }) => (own.exercise && own.score === undefined ? 'learn' : 'teach');

export const exercises = {
  door,
  load: () => import('./part.js'),
  whole: true,
  keys: KEYS,
  visits: ['exercise=open-list,seed:8'],
};
