// What there is to choose from besides puzzles and searches, as the engine's catalogue has it.

import { catalogue } from '../engine/primed.js';

/** @import { Catalogue, SettingChoice as Setting } from '../../pkg/rolling_cubes.js' */
/** @import { Search } from './state.js' */

/** The same as long as the engine is. @type {Catalogue | null} */
let known = null;

function offered() {
  known ??= catalogue();
  return known;
}

/** All settings of searches, in the order of links. @type {() => readonly Setting[]} */
export const everySetting = () => offered().settings;

/** What a setting is set to, or its default, as a text; '' where it is left open. @type {(setting: Setting, search: Search) => string} */
export function settingOf({ name, default: usual }, search) {
  const value = /** @type {Readonly<Record<string, unknown>>} */ (search)[name];
  return String(value ?? usual ?? '');
}

/**
 * Whether a search has this value of a setting, set or by default; not where it does not take the setting. A value that no setting of the
 * name has is an error.
 * @type {(search: Search, name: string, value: string) => boolean}
 */
export function isSetTo(search, name, value) {
  const having = everySetting().filter((one) => one.name === name && one.names.includes(value));
  if (having.length === 0) throw new Error(`no setting '${name}' has the value '${value}'`);
  const own = having.find(({ everywhere, of }) => everywhere || of.includes(search.algorithm));
  return own !== undefined && settingOf(own, search) === value;
}

/** How many lanes there may be. */
export const mostLanes = () => offered().link.most_lanes;
