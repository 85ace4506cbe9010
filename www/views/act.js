// How a view asks for something: an event that rises to the page, which alone changes the state.

/**
 * @typedef {{type: 'run' | 'pause' | 'step' | 'end' | 'restart' | 'play-toggled' | 'arrived' | 'patterns' | 'theme'}
 *   | {type: 'speed', rate: number}
 *   | {type: 'go', at: number}
 *   | {type: 'square', square: number}
 *   | {type: 'show-solution' | 'restart-lane', lane: number}
 *   | {type: 'problem', chosen: number}
 *   | {type: 'pasted', problems: import('../state/state.js').Problem[]}
 *   | {type: 'chart', kind: import('../state/state.js').ChartKind}
 *   | {type: 'chart-scale', logarithmic: boolean}} Act
 */

/**
 * @param {HTMLElement} view
 * @param {Act} act
 */
export const ask = (view, act) =>
  view.dispatchEvent(new CustomEvent('act', { detail: act, bubbles: true, composed: true }));
