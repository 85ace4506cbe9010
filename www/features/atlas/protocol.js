// What the page and the atlas's worker say to each other.

/**
 * What the page wants. All but `begin` are answered once the census is complete.
 *
 * `begin`: takes the census from `start`; `goal` is any goal of the puzzle, which the engine asks for where it shows
 * positions. `locate`: how deep positions and goals lie. `gallery`: what lies at a depth. `way`: how to get there.
 *
 * @typedef {{type: 'begin', module: import('../../shared/engine/start.js').Engine, puzzle: string, start: string, goal: string}
 *   | {type: 'locate', states: readonly string[], goals: readonly string[]}
 *   | {type: 'gallery', kind: import('../../shared/state/slices/atlas.js').Kind, depth: number, most: number}
 *   | {type: 'way', state: string}} Order
 */

/**
 * What the worker has found. `way` is a shortest one from the start.
 * @typedef {{type: 'progress' | 'complete', report: import('../../pkg/rolling_cubes.js').SurveyReport}
 *   | {type: 'located', depths: Record<string, number | null>, goals: Record<string, number | null>}
 *   | {type: 'gallery', gallery: import('../../shared/state/slices/atlas.js').Gallery}
 *   | {type: 'way', state: string, moves: string[]}} News
 */

export {};
