// Files of a picture, each with the link that reproduces it.

import { paperInk } from '../../shared/draw/paper.js';
import { sheetOf } from '../../shared/draw/picture.js';
import { svgOf } from '../../shared/draw/svg-text.js';
import { makersOf } from '../../shared/export/makers.js';
import { problemsTaken } from '../../shared/state/actions.js';
import { addressOf } from '../../shared/state/address-of.js';
import { laneTexts } from '../../shared/state/lane-text.js';
import { subtitleOf } from '../../shared/state/subtitle.js';

/** @import { Picture, Row } from '../../shared/draw/picture.js' */
/** @import { State } from '../../shared/state/state.js' */

/** @param {State} state @param {Picture} picture @param {HTMLElement} view an element with the page's colours */
export function pictureMakers(state, { figure, table }, view) {
  return makersOf(
    table.rows.length > 0 ? () => sheetOf(table, laneTexts(state), rowLinks(state)) : null,
    figure ? () => svgOf(figure, subtitleOf(state), addressOf(state), paperInk(view)) : null,
  );
}

/** @param {State} state */
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
