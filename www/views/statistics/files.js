// The files that a picture can be saved as, each with the link that remakes it.

import { pngOf } from '../../export/png.js';
import { csvOf, jsonOf } from '../../export/table.js';
import { words } from '../../messages.js';
import { problemsTaken } from '../../state/actions.js';
import { problemOf } from '../../state/state.js';
import { addressOf } from '../address-of.js';
import { svgOf } from '../figure/svg-text.js';
import { laneStyle } from '../lane-style.js';
import { sheetOf } from './picture.js';

/** @typedef {import('../../state/state.js').State} State */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./picture.js').Row} Row */

/**
 * @param {State} state
 * @param {Picture} picture
 * @param {HTMLElement} view whose colours are the page's
 * @returns {import('../export-buttons.js').ExportButtons['makers']}
 */
export function makersOf(state, picture, view) {
  const { figure, table } = picture;
  const sheet = () => sheetOf(table, rowLinks(state));
  const svg = () =>
    figure ? svgOf(figure, subtitleOf(state), addressOf(state), paperInk(view)) : null;
  return {
    ...(table.rows.length > 0
      ? {
          csv: () => new Blob([csvOf(sheet())], { type: 'text/csv' }),
          json: () => new Blob([jsonOf(sheet())], { type: 'application/json' }),
        }
      : {}),
    ...(figure
      ? {
          svg: () => new Blob([svg()?.text ?? ''], { type: 'image/svg+xml' }),
          png: () => pngOf(svg() ?? { text: '', width: 0, height: 0 }),
        }
      : {}),
  };
}

/** The link of each row: the page's, or that of the row's own problem on the page. @param {State} state */
function rowLinks(state) {
  const here = addressOf(state);
  /** @type {Map<string, string>} */
  const known = new Map();
  return (/** @type {Row} */ { problem }) => {
    if (!problem) return here;
    const { start, goal } = problem;
    const link = known.get(start) ?? addressOf(problemsTaken(state, [{ start, goal }], 'own'));
    known.set(start, link);
    return link;
  };
}

/** Which problem it is a picture of. @param {State} state */
function subtitleOf(state) {
  const { start, goal } = problemOf(state);
  return words.statistics.exports.subtitle(state.key, start, goal);
}

/**
 * Ink on paper, whatever the page's theme: what is printed is printed on white.
 * @param {HTMLElement} view
 * @returns {import('../figure/figure.js').Ink}
 */
function paperInk(view) {
  // Colours follow the root's theme alone; nothing is painted before it is put back.
  const root = document.documentElement;
  const theme = root.dataset.theme;
  root.dataset.theme = 'light';
  const probe = document.createElement('span');
  (view.shadowRoot ?? view).append(probe);
  const resolved = (/** @type {string} */ colour) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const ink = {
    ink: resolved('var(--ink)'),
    muted: resolved('var(--ink-muted)'),
    line: resolved('var(--line)'),
    paper: '#ffffff',
    lanes: Array.from({ length: 6 }, (_, id) => resolved(laneStyle(id).colour)),
  };
  probe.remove();
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
  return { ...ink, lane: (id) => ink.lanes[id % ink.lanes.length] ?? ink.ink };
}
