// The views of the page: each is the element of one part of it, with what that is to show.

import { html, nothing } from 'lit';
import { choiceOf } from '../../shared/state/games.js';
import { besideLane } from '../../shared/state/slices/tree.js';
import { focusedLane } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { chartPart, controlsPart } from './elements.js';

/** @typedef {import('../../shared/state/state.js').State} State */

/**
 * What the panel below the tabs shows, by the view that is chosen.
 * @param {State} state
 * @param {import('../../shared/control/control.js').Control} control
 * @param {import('../parts/parts.js').Parts | null} parts what is loaded when it is first opened
 * @param {() => string} address the link of what is shown
 */
export function viewPart(state, control, parts, address) {
  const puzzle = choiceOf(control.catalogue, state.key);
  switch (state.view) {
    case 'race':
      return html`${
        state.guess && parts?.has('guess')
          ? html`<guess-panel
              role="region"
              aria-label=${words.race.guess}
              .state=${state}
            ></guess-panel>`
          : nothing
      }${chartPart(state)}`;
    case 'exercises':
      return nothing;
    case 'tree':
      return html`<tree-view
        .traces=${control.traces}
        .lane=${focusedLane(state) ?? null}
        .beside=${besideLane(state) ?? null}
        .lanes=${state.lanes}
        .tree=${state.tree}
        .speed=${state.speed}
        .game=${state.key}
        .side=${puzzle.side}
        .goal=${control.lines.goal(state)}
        .patterns=${state.patterns}
        .parent=${control.lines.newest(state).states.at(-2)}
        .positionOf=${control.lines.positionsOf(state)}
        .address=${address}
        .race=${controlsPart(state)}
      ></tree-view>`;
    case 'atlas':
      return html`<atlas-view
        .state=${state}
        .here=${control.lines.played(state).states.at(-1) ?? ''}
      ></atlas-view>`;
    case 'floor':
      return html`<floor-view
        .state=${state}
        .puzzle=${puzzle}
      ></floor-view>`;
    case 'workshop':
      return html`<workshop-view
        .state=${state}
        .puzzle=${puzzle}
        .goal=${control.lines.goal(state)}
        .positionOf=${control.lines.positionsOf(state)}
      ></workshop-view>`;
    case 'statistics':
      return html`<statistics-view
        .state=${state}
        .heuristics=${puzzle.heuristics}
      ></statistics-view>`;
  }
}
