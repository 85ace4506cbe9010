// What the page and the atlas's worker say to each other.

/** @import { SurveyReport } from '../../pkg/rolling_cubes.js' */
/** @import { Engine } from '../../shared/engine/start.js' */
/** @import { Gallery, Kind } from '../../shared/state/slices/atlas.js' */

/**
 * What the page wants. All but `begin` are answered once the census is complete.
 *
 * `begin`: takes the census from `start`; `goal` is any goal of the puzzle, which the engine asks for where it shows
 * positions. `locate`: how deep positions and goals lie. `gallery`: what lies at a depth. `way`: how to get there.
 *
 * @typedef {{type: 'begin', module: Engine, puzzle: string, start: string, goal: string}
 *   | {type: 'locate', states: readonly string[], goals: readonly string[]}
 *   | {type: 'gallery', kind: Kind, depth: number, most: number}
 *   | {type: 'way', state: string}} Order
 */

/**
 * What the worker has found. `way` is a shortest one from the start.
 * @typedef {{type: 'progress' | 'complete', report: SurveyReport}
 *   | {type: 'located', depths: Record<string, number | null>, goals: Record<string, number | null>}
 *   | {type: 'gallery', gallery: Gallery}
 *   | {type: 'way', state: string, moves: string[]}} News
 */

export {};
