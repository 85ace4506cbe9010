// The files that a picture can be saved as, each with the link that remakes it.

import { paperInk } from '../draw/paper.js';
import { svgOf } from '../draw/svg-text.js';
import { makersOf } from '../export/makers.js';
import { subtitleOf } from '../export/subtitle.js';
import { addressOf } from '../share/address-of.js';
import { problemsTaken } from '../state/actions.js';
import { laneTexts } from './lane-text.js';
import { sheetOf } from './picture.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./picture.js').Row} Row */

/**
 * @param {State} state
 * @param {Picture} picture
 * @param {HTMLElement} view whose colours are the page's
 */
export function pictureMakers(state, { figure, table }, view) {
  return makersOf(
    table.rows.length > 0 ? () => sheetOf(table, laneTexts(state), rowLinks(state)) : null,
    figure ? () => svgOf(figure, subtitleOf(state), addressOf(state), paperInk(view)) : null,
  );
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
