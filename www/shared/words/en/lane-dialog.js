// Words for choosing the search of a lane.

import { column } from '../entry.js';
import { SETTINGS } from './names.js';

export const laneDialog = {
  title: 'A lane of the race',
  algorithm: 'Search',
  heuristic: 'Heuristic',
  /** @type {(letters: string) => string} */
  orderHow: (letters) => `${letters} rearranged, or seed=7 for a shuffled one`,
  /** @type {(least: string, most: string) => string} */
  ratioHow: (least, most) => `From ${least} to ${most}, such as 2 or 3/2`,
  settings: column(SETTINGS, 'label'),
  /** Labels where a search counts by cost. */
  costs: column(SETTINGS, 'cost'),
  values: column(SETTINGS, 'values'),
  more: 'More',
  none: 'none',
  /** A backward heuristic that was not chosen. */
  usual: 'the same, or blind where there is none',
  limits: 'Limits',
  use: 'Use',
  add: 'Add',
  remove: 'Remove this lane',
  cancel: 'Cancel',
  table: 'builds tables first',
};
