// In full screen: the step in words, and controls.

import { html, nothing } from 'lit';
import { words } from '../../../shared/words/words.js';
import { newsInWords, standInWords } from '../../stepping/step-words.js';
import '../../stepping/travel-bar.js';
import { namePart } from './tree-part.js';

/** @import { LaneState } from '../../../shared/state/state.js' */
/** @import { Recall } from '../../stepping/stage-words.js' */

/**
 * @param {LaneState} lane the lane in focus
 * @param {object} options @param {string} options.game
 * @param {number} options.side squares in a row
 * @param {Recall} options.recall
 * @param {unknown} options.race controls for all lanes, if more than one is shown
 */
export const footPart = (lane, { game, side, recall, race }) => html`<div class="foot">
  <div>
    ${race === nothing ? nothing : namePart(lane)}
    <p>${standInWords(game, lane, side, recall)}</p>
    <p class="unseen" role="status">${newsInWords(game, lane, side, recall)}</p>
  </div>
  <div>
    <travel-bar role="group" aria-label=${words.travel.controls} .lane=${lane}></travel-bar>
    ${race}
  </div>
</div>`;
