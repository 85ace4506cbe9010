// The features of the page, handed in at start by `www/app/features.js`.

/** @import { State } from './state.js' */
/** @import { Manifest, Views } from '../kit/feature.d.ts' */

/** By name, in the order of tabs and of keys in links. @type {Readonly<Record<string, Manifest>>} */
export let features = {};

/** Views with a tab in the lab. @type {readonly (keyof Views)[]} */
export let LAB = [];

/** All views, those of the lab first. @type {readonly (keyof Views)[]} */
export let VIEWS = [];

/** @param {Readonly<Record<string, Manifest>>} all */
export function take(all) {
  features = all;
  VIEWS = /** @type {(keyof Views)[]} */ (Object.keys(all).filter((name) => all[name]?.door));
  LAB = VIEWS.filter((name) => all[name]?.door === 'lab');
  VIEWS = [...new Set([...LAB, ...VIEWS])];
}

/** The view, or the race if it has nothing to show of the puzzle. @type {(view: keyof Views, key: string) => keyof Views} */
export const viewFor = (view, key) => ((features[view]?.fits?.(key) ?? true) ? view : 'race');

/** The tabs of the lab for a puzzle. @type {(key: string) => readonly (keyof Views)[]} */
export const labOf = (key) => LAB.filter((view) => viewFor(view, key) === view);

/** The options of the view, as words of a link, that differ from the default. @type {(state: State) => string[]} */
export const shownOf = (state) => features[state.view]?.shown?.(state) ?? [];

/** The state with its view set by options; defaults elsewhere. @type {(state: State, options: readonly string[]) => State} */
export const withShown = (state, options) =>
  features[state.view]?.withShown?.(state, options) ?? state;
