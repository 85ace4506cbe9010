// What stands on the page in the board's place.

import { html } from 'lit';
import { reasonInWords } from '../../shared/engine/said.js';
import { choiceOf } from '../../shared/state/games.js';
import { whyUnsolvable } from '../../shared/state/solvable.js';
import { focusedLane, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { boardPart, guidePart } from './elements.js';

/** @typedef {import('../../shared/state/state.js').State} State */
/** @typedef {import('../../shared/control/control.js').Control} Control */

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

/**
 * In place of that: what a lane's search is at.
 * @param {State} state
 * @param {Control} control
 * @param {() => void} edit what it pauses at is to be changed
 */
export function searchSection(state, { lines, catalogue, traces }, edit) {
  const puzzle = choiceOf(catalogue, state.key);
  const lane = focusedLane(state);
  return html`<section
    class="board"
    aria-label=${words.travel.region(lane ? words.lane(lane.spec) : '')}
  >
    <problem-bar
      .game=${state}
      .puzzle=${puzzle}
      .unsolvable=${reasonInWords(whyUnsolvable(state))}
      brief
    ></problem-bar>
    <search-stage
      .game=${state.key}
      .side=${puzzle.side}
      .lane=${lane}
      .line=${lines.newest(state)}
      .traces=${traces?.first ?? null}
      .goal=${problemOf(state).goal}
      .goalPieces=${lines.goal(state)}
      .patterns=${state.patterns}
      .camera=${state.camera}
      @edit=${edit}
    ></search-stage>
  </section>`;
}
