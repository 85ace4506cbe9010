import { column } from '../entry.js';
import { SETTINGS } from './names.js';

/** Texts with values that are computed. */
export const said = {
  'laneDialog.settings': column(SETTINGS, 'label'),
  /** Labels where a search counts by cost. */
  'laneDialog.costs': column(SETTINGS, 'cost'),
  'laneDialog.values': column(SETTINGS, 'values'),
};
