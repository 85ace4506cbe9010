// What stands on the page in the board's place.

import { html, nothing } from 'lit';
import { reasonInWords } from '../../shared/engine/phrases.js';
import { foreseen, hasOwnSpace } from '../../shared/puzzles/puzzles.js';
import { searchesByEnding, whyUnsolvable } from '../../shared/state/solvable.js';
import { words } from '../../shared/words/words.js';
import { boardPart, guidePart } from './elements.js';

/** @import { Control } from '../control/control.js' */
/** @import { State } from '../../shared/state/state.js' */

/** The board to play on, unless the lanes are boards. @param {Control} control @param {boolean} [without] */
export function boardSection(control, without = false) {
  const { state, board } = control;
  const plain = state.view === 'play';
  return html`<section class="board" aria-label=${words.board.region} @solve=${() => board.showFewest()}>
    ${unsolvableNote(state)}
    ${without ? nothing : html`${boardPart(control, state.guide !== null, plain)} ${guidePart(control, plain)}`}
  </section>`;
}

/** `brief`: there is little room. On a map the engine refuses searches that would not end. @param {State} state */
export function unsolvableNote(state, brief = false) {
  const why = reasonInWords(whyUnsolvable(state));
  const say = words.problem;
  return why
    ? html`<p class="unsolvable" role="note">
        ${say.unsolvable(why)}
        ${brief || hasOwnSpace(state.key) ? nothing : html`<span>${say.unsolvableRun(foreseen(state.key), searchesByEnding())}</span>`}
      </p>`
    : nothing;
}
