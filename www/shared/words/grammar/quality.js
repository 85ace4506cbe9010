import { heuristic, puzzle } from './names.js';

/** Texts with values that are computed. */
export const said = {
  'quality.unknown': /** @type {Readonly<Record<string, string>>} */ (texts('quality.unknown')),
  /** @type {(name: string, key: string, error: number, states: number) => string} */
  'quality.label': (name, key, error, states) => text({ heuristic: heuristic(name), more: puzzle(key).more }),
};
