import { entry } from '../entry.js';
import { isCosted, puzzle } from './names.js';
import { TAUGHT } from './taught.js';

/** Texts with values that are computed. */
export const said = {
  'help.rules.of': (/** @type {string} */ key) => entry(TAUGHT, key).rules,
  /** @type {(key: string) => string} */
  'help.rules.fewest': (key) => text({ isCosted: isCosted(key), more: puzzle(key).more }),
  'help.searches.texts': /** @type {Readonly<Record<string, string>>} */ (texts('help.searches.texts')),
};
