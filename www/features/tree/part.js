import '../../shared/words/whole.js';
import { css, html } from 'lit';
import { isDrawn } from '../../shared/state/puzzles.js';
import { besideLane } from '../../shared/state/slices/tree.js';
import { focusedLane, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { Looker } from '../code/looker.js';
import { Traces } from '../trace/traces.js';
import '../stepping/breakpoints-dialog.js';
import '../stepping/search-stage.js';
import './views/tree-view.js';

/** @import { Tools, View } from '../../shared/kit/feature.d.ts' */
/** @import { Race } from '../race/race.js' */

export { clicker } from './clicker.js';

/** @param {Tools & {race: Race}} tools */
export const work = ({ store, race }) => [new Looker(store, race), new Traces(store, race)];

/** @type {View} */
export const view = {
  panel: ({ state, control, puzzle, address, controls }) => html`<tree-view
    .traces=${control.service(Traces) ?? null}
    .lane=${focusedLane(state) ?? null}
    .beside=${besideLane(state) ?? null}
    .lanes=${state.lanes}
    .tree=${state.tree}
    .speed=${state.speed}
    .game=${state.key}
    .side=${puzzle.side}
    .map=${isDrawn(state.key) ? problemOf(state) : null}
    .goal=${control.lines.goal(state)}
    .patterns=${state.patterns}
    .parent=${control.lines.newest(state).states.at(-2)}
    .positionOf=${control.lines.positionsOf(state)}
    .address=${address}
    .race=${controls()}
  ></tree-view>`,

  board({ state, control, puzzle, editBreakpoints, unsolvable }) {
    const { lines } = control;
    const lane = focusedLane(state);
    return html`<section
      class="board"
      aria-label=${words.travel.region(lane ? words.lane(lane.spec) : '')}
    >
      ${unsolvable()}
      <search-stage
        .game=${state.key}
        .side=${puzzle.side}
        .lane=${lane}
        .line=${lines.newest(state)}
        .traces=${control.service(Traces)?.first ?? null}
        .goal=${problemOf(state).goal}
        .problem=${isDrawn(state.key) ? problemOf(state) : null}
        .goalPieces=${lines.goal(state)}
        .patterns=${state.patterns}
        .camera=${state.camera}
        @edit=${editBreakpoints}
      ></search-stage>
    </section>`;
  },
};

export const style = css`
  /* The board with numbers, words and controls, without the guide. */
  :host([data-view='tree']) .board {
    grid-template-rows: auto minmax(0, 1fr);
  }
  @media (max-width: 799px) {
    /* Tabs, board, controls and tree fit one screen. */
    :host([data-view='tree']) {
      display: flex;
      flex-direction: column;
      gap: var(--space-2);
      --tree-height: max(9.5rem, 100dvh - 23rem - 8 * var(--touch));
    }
    :host([data-view='tree']) .board,
    :host([data-view='tree']) .race {
      display: contents;
    }
    :host([data-view='tree']) search-stage {
      order: 2;
    }
    :host([data-view='tree']) .panel {
      order: 3;
    }
    :host([data-view='tree']) .lanes {
      order: 4;
    }
  }
  /* As at 200 % zoom on a laptop: the tree comes first. */
  @media (max-width: 799px) and (max-height: 560px) {
    :host([data-view='tree']) {
      --tree-height: 10rem;
    }
    :host([data-view='tree']) .panel {
      order: 1;
    }
  }
  @media print {
    /* The tree stays below the counts even if the pseudocode is on another sheet. */
    :host([data-view='tree']) {
      --tree-height: 7.5cm;
    }
    :host([data-view='tree']) .panel {
      break-inside: auto;
    }
  }
`;
