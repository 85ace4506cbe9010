import { text } from '../../shared/state/page-keys.js';

/** @import { Door } from '../../shared/kit/feature.d.ts' */
/** @import { Row } from '../../shared/state/page-keys.js' */
/** @import { State } from '../../shared/state/state.js' */

const answers = text('answers', 'exercises', 'exercise');

/** @type {readonly Row[]} */
const KEYS = [
  { ...text('exercise', 'exercises'), opens: 'value' },
  {
    ...answers,
    long: true,
    // A cut answer may equal another answer.
    read: (value, read) =>
      answers.read?.(
        read.end === 'cut' && !read.given.has('by') && !read.given.has('score')
          ? value.replace(/(^|[.,])[^.,]*$/, '')
          : value,
        read,
      ),
  },
  text('by', 'exercises', 'exercise'),
  text('score', 'exercises', 'exercise'),
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
