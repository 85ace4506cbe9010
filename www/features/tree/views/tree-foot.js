// Where a tree is alone on the screen: what was done, and the ways through the run.

import { html, nothing } from 'lit';
import { words } from '../../../shared/words/words.js';
import { newsInWords, standInWords } from '../../stepping/step-words.js';
import '../../stepping/travel-bar.js';
import { namePart } from './tree-part.js';

/** @import { LaneState } from '../../../shared/state/state.js' */
/** @import { Recall } from '../../stepping/stage-words.js' */

/**
 * @param {LaneState} lane the one that is looked into
 * @param {object} options
 * @param {string} options.game
 * @param {number} options.side columns of the board
 * @param {Recall} options.recall
 * @param {unknown} options.race what runs all lanes, where more than one is shown
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
