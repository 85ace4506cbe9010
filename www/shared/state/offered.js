// Choices from the engine's catalogue besides puzzles and searches.

import { catalogue } from '../engine/primed.js';

/** @import { Catalogue, SettingChoice as Setting } from '../../pkg/rolling_cubes.js' */
/** @import { Search } from './state.js' */

/** Constant while the engine is loaded. @type {Catalogue | null} */
let known = null;

function offered() {
  known ??= catalogue();
  return known;
}

/** In the order of links. @type {() => readonly Setting[]} */
export const everySetting = () => offered().settings;

/** A setting's value or default as text; '' if left open. @type {(setting: Setting, search: Search) => string} */
export function settingOf({ name, default: usual }, search) {
  const value = /** @type {Readonly<Record<string, unknown>>} */ (search)[name];
  return String(value ?? usual ?? '');
}

/**
 * Whether a setting has this value, set or by default; false if the search does not take the setting. Throws for an
 * unknown value.
 * @type {(search: Search, name: string, value: string) => boolean}
 */
export function isSetTo(search, name, value) {
  const having = everySetting().filter((one) => one.name === name && one.names.includes(value));
  if (having.length === 0) throw new Error(`no setting '${name}' has the value '${value}'`);
  const own = having.find(({ everywhere, of }) => everywhere || of.includes(search.algorithm));
  return own !== undefined && settingOf(own, search) === value;
}

/** Maximum number of lanes. */
export const mostLanes = () => offered().link.most_lanes;
