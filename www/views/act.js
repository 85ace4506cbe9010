// How a view asks for something: an event that rises to the page, which alone changes the state.

/**
 * @typedef {{type: 'run' | 'pause' | 'step' | 'stage' | 'end' | 'restart' | 'play-toggled' | 'arrived' | 'reset' | 'hint' | 'show-fewest'
 *     | 'patterns' | 'theme' | 'misread-seen' | 'challenge-over' | 'help' | 'atlas-begin' | 'atlas-cancel' | 'quality-begin'}
 *   | {type: 'atlas-look', look: Partial<import('../state/atlas.js').Look>}
 *   | {type: 'atlas-go', position: string}
 *   | {type: 'quality-scope', scope: import('../state/quality.js').Scope}
 *   | {type: 'game', key: string}
 *   | {type: 'mode', mode: import('../state/state.js').Mode}
 *   | {type: 'statistics', change: Partial<import('../state/statistics.js').StatisticsSettings>}
 *   | {type: 'design', design: import('../experiments/plan.js').Design}
 *   | {type: 'experiment', design: import('../experiments/plan.js').Design}
 *   | {type: 'experiment-cancel'}
 *   | {type: 'view', view: import('../state/state.js').View}
 *   | {type: 'focus', lane: number}
 *   | {type: 'guess', lane: number}
 *   | {type: 'camera', camera: import('../state/state.js').State['camera']}
 *   | {type: 'speed', rate: number | null}
 *   | {type: 'go', at: number}
 *   | {type: 'square', square: number}
 *   | {type: 'key', move: string}
 *   | {type: 'move', from: number, to: number}
 *   | {type: 'show-solution' | 'restart-lane' | 'remove-lane' | 'play-lane', lane: number}
 *   | {type: 'travel', lane: number, order: import('../lane/protocol.js').Travel}
 *   | {type: 'breakpoints', lane: number, breakpoints: import('../pkg/rolling_cubes.js').Breakpoints}
 *   | {type: 'configure-lane', lane: number | null, search: import('../state/state.js').Search}
 *   | {type: 'problem', chosen: number}
 *   | {type: 'problems', problems: import('../state/state.js').Problem[], source: 'pasted' | 'own'}
 *   | {type: 'tree', change: Partial<import('../state/tree.js').Tree>}
 *   | {type: 'chart', kind: import('../state/state.js').ChartKind}
 *   | {type: 'chart-scale', logarithmic: boolean}} Act
 */

/**
 * @param {HTMLElement} view
 * @param {Act} act
 */
export const ask = (view, act) =>
  view.dispatchEvent(new CustomEvent('act', { detail: act, bubbles: true, composed: true }));
