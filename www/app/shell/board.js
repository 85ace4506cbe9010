// What stands on the page in the board's place.

import { html } from 'lit';
import { reasonInWords } from '../../shared/engine/said.js';
import { choiceOf } from '../../shared/state/games.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { words } from '../../shared/words/words.js';
import { boardPart, guidePart } from './elements.js';

/** @import { Control } from '../../shared/control/control.js' */

/** The board to play on. @param {Control} control */
export function boardSection(control) {
  const { state, catalogue } = control;
  return html`<section class="board" aria-label=${words.board.region}>
    <problem-bar
      .game=${state}
      .puzzle=${choiceOf(catalogue, state.key)}
      .unsolvable=${reasonInWords(whyUnsolvable(state))}
    ></problem-bar>
    ${boardPart(control)} ${guidePart(control)}
  </section>`;
}
