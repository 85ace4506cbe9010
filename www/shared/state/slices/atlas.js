// The atlas's part of the state: the census of everything that can be reached from the start in hand, and what of it
// the visitor looks at.

/** @import { Said, SurveyReport } from '../../../pkg/rolling_cubes.js' */
/** @import { Sweep } from './sweep.js' */

/** Positions in full, or goal patterns, which are tops alone. @typedef {'positions' | 'patterns'} Kind */

/**
 * A position or pattern to be drawn: its text form, and what stands on each square by the engine, which says that of positions alone.
 * @typedef {{text: string, pieces: readonly (string | null)[] | null}} Exhibit
 */

/**
 * The first of what lies at a depth, in the order of their ranks; `most` is how many were asked for.
 * @typedef {{kind: Kind, depth: number, most: number, exhibits: readonly Exhibit[]}} Gallery
 */

/**
 * What was found. `of` is the game and the start that it is about. Of the positions and goals that were asked for,
 * `depths` and `goals` hold how deep they lie, null where they cannot be reached.
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
 * What is looked at: `depth` null is the deepest there is.
 * @typedef {{kind: Kind, depth: number | null, most: number, logarithmic: boolean}} Look
 */

/** `sweep` is what all problems of a puzzle come to, once that was asked for. @typedef {{census: Census, look: Look, sweep: Sweep | null}} Atlas */

/** How many exhibits a gallery opens with, and how many more each time they are asked for. */
export const EXHIBITS = 24;

/** A census that has not begun. @type {(of: string) => Census} */
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
  sweep: null,
});

/**
 * Another start, and with it another space. What was looked at stays, but for the depth, which may not be there; one that a link
 * asked for before there was any space does.
 * @type {(atlas: Atlas, of: string) => Atlas}
 */
export const spaceChanged = ({ census, look, sweep }, of) => ({
  sweep,
  census: freshCensus(of),
  look: { ...look, depth: census.of === '' ? look.depth : null, most: EXHIBITS },
});

/** Another depth or kind opens a gallery anew. @type {(atlas: Atlas, look: Partial<Look>) => Atlas} */
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
