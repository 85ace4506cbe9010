// The atlas's state: the census of the state space, and what the visitor looks at.

import { phrase } from '../../shared/state/page-keys.js';

/** @import { Said, SurveyReport } from '../../pkg/rolling_cubes.js' */
/** @import { Row } from '../../shared/state/page-keys.js' */
/** @import { State } from '../../shared/state/state.js' */

/** Full positions, or goal patterns, which are tops alone. @typedef {'positions' | 'patterns'} Kind */

/**
 * A position or pattern to draw: its text, and its pieces, which the engine gives for positions only.
 * @typedef {{text: string, pieces: readonly (string | null)[] | null}} Exhibit
 */

/**
 * The first items at a depth by rank; `most` is how many were requested.
 * @typedef {{kind: Kind, depth: number, most: number, exhibits: readonly Exhibit[]}} Gallery
 */

/**
 * Results. `of` is their game and start. `depths` and `goals` hold the depth of each requested position and goal, null
 * if unreachable.
 * @typedef {object} Census
 * @property {string} of
 * @property {'none' | 'running' | 'complete' | 'failed'} phase
 * @property {SurveyReport | null} report
 * @property {Said} failure
 * @property {Readonly<Record<string, number | null>>} depths
 * @property {Readonly<Record<string, number | null>>} goals
 * @property {Gallery | null} gallery
 */

/**
 * The view's options; `depth` null is the deepest.
 * @typedef {{kind: Kind, depth: number | null, most: number, logarithmic: boolean}} Look
 */

/** @typedef {{census: Census, look: Look}} Atlas */

/** Items that a gallery opens with, and adds on each request. */
export const EXHIBITS = 24;

/** @type {(of: string) => Census} */
export const freshCensus = (of) => ({
  of,
  phase: 'none',
  report: null,
  failure: '',
  depths: {},
  goals: {},
  gallery: null,
});

/** @type {() => Atlas} */
export const freshAtlas = () => ({
  census: freshCensus(''),
  look: { kind: 'positions', depth: null, most: EXHIBITS, logarithmic: false },
});

/**
 * The start changed, and with it the state space. Options stay except the depth, which may not exist; a depth from a
 * link, before any census, stays.
 * @type {(atlas: Atlas, of: string) => Atlas}
 */
export const spaceChanged = ({ census, look }, of) => ({
  census: freshCensus(of),
  look: { ...look, depth: census.of === '' ? look.depth : null, most: EXHIBITS },
});

/** Another depth or kind opens a new gallery. @type {(atlas: Atlas, look: Partial<Look>) => Atlas} */
export const lookedAt = (atlas, look) => ({
  ...atlas,
  look: {
    ...atlas.look,
    ...('depth' in look || 'kind' in look ? { most: EXHIBITS } : {}),
    ...look,
  },
});

/** @type {(atlas: Atlas, news: Partial<Census>) => Atlas} */
export const censusChanged = (atlas, news) => ({ ...atlas, census: { ...atlas.census, ...news } });

export const OPTIONS = ['positions', 'patterns', 'log'];

/** A depth, which no list can name. @param {string} word */
export const isDepth = (word) => /^(0|[1-9]\d{0,4})$/.test(word) && Number(word) < 2 ** 16;

/** @type {readonly Row[]} */
export const KEYS = [
  {
    // Only old links have it.
    ...{ key: 'sweep', view: 'atlas', beside: true, raw: true },
    read: () => undefined,
    allowed: () => phrase('by-command', 'rolling-cubes sweep --help'),
  },
];

/** @type {(state: State) => string[]} */
export function shown({ atlas }) {
  const { kind, depth, logarithmic } = atlas.look;
  return [
    ...(kind === 'positions' ? [] : [kind]),
    ...(depth === null ? [] : [`${depth}`]),
    ...(logarithmic ? ['log'] : []),
  ];
}

/** @type {(state: State, words: readonly string[]) => State} */
export function withShown(state, words) {
  const depth = words.find(isDepth);
  const { census, look } = state.atlas;
  /** @type {Look} */
  const next = {
    ...look,
    kind: words.includes('patterns') ? 'patterns' : 'positions',
    depth: depth === undefined ? null : Number(depth),
    logarithmic: words.includes('log'),
  };
  // A census of another start would reset the depth.
  return { ...state, atlas: { census: depth ? freshCensus('') : census, look: next } };
}
