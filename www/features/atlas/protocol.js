// Messages between the page and the atlas's worker.

/** @import { SurveyReport } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Gallery, Kind } from '../../shared/state/slices/atlas.js' */

/**
 * Requests; all but `begin` are answered after the census.
 *
 * `begin`: start of the census; `goal` is any goal, which the engine needs to draw positions. `locate`: depths of
 * positions and goals. `gallery`: items at a depth. `way`: a path to a position.
 * @typedef {{type: 'begin', module: Engine, puzzle: string, start: string, goal: string}
 *   | {type: 'locate', states: readonly string[], goals: readonly string[]}
 *   | {type: 'gallery', kind: Kind, depth: number, most: number}
 *   | {type: 'way', state: string}} Order
 */

/**
 * `way` is a shortest path from the start.
 * @typedef {{type: 'progress' | 'complete', report: SurveyReport}
 *   | {type: 'located', depths: Record<string, number | null>, goals: Record<string, number | null>}
 *   | {type: 'gallery', gallery: Gallery}
 *   | {type: 'way', state: string, moves: string[]}} News
 */

export {};
