import '../../shared/words/whole.js';
import { css, html, unsafeCSS } from 'lit';
import { isDrawn } from '../../shared/state/puzzles.js';
import { besideLane } from '../../shared/state/slices/tree.js';
import { focusedLane, problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { Looker } from '../code/looker.js';
import { Traces } from '../trace/traces.js';
import '../stepping/breakpoints-dialog.js';
import '../stepping/search-stage.js';
import './views/tree-view.js';

/** @import { Shown, Tools, View } from '../../shared/kit/feature.d.ts' */
/** @import { Race } from '../race/race.js' */

/** @param {Shown} shown */
export const marks = ({ state }) => ({ drawn: isDrawn(state.key) });

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
    .look=${state.lesson ? state.look : []}
    .goal=${control.lines.goal(state)}
    .patterns=${state.patterns}
    .parent=${control.lines.newest(state).states.at(-2)}
    .positionOf=${control.lines.positionsOf(state)}
    .address=${address}
    .race=${controls()}
  ></tree-view>`,

  board({ state, control, puzzle, editBreakpoints, unsolvable, presented }) {
    const { lines } = control;
    const lane = focusedLane(state);
    return html`<section
      class="board"
      aria-label=${words.travel.region(lane ? words.lane(lane.spec) : '')}
    >
      ${unsolvable()}
      <search-stage
        ?close=${!presented && !state.lesson}
        ?drawn=${isDrawn(state.key)}
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

/** A search in the lab. Help and lessons leave it less room. */
const lab = unsafeCSS(`:host([data-view='tree']:not([data-plain], [data-helped]))`);

export const style = css`
  /* The picture has most of the page, the panel is below the board, and the controls are before the options. */
  @media screen and (min-width: 800px) {
    ${lab} {
      --left: clamp(19rem, 28vw, 30rem);
      --above: max(21.5rem, 44vh);
      grid-template-columns: var(--left) minmax(0, 1fr);
    }
    :host([data-view='tree'][data-drawn]:not([data-plain], [data-helped])) {
      --above: max(25rem, 60vh);
    }
    ${lab} .board {
      align-self: start;
      block-size: var(--above);
    }
    ${lab} .race {
      position: relative;
      grid-template-rows: auto minmax(0, 1fr);
    }
    ${lab} race-controls {
      grid-area: 2 / 1;
      z-index: 1;
      align-self: start;
      inline-size: 45%;
    }
    ${lab} .panel {
      grid-area: 2 / 1;
    }
    ${lab} tree-view:not([data-full]) {
      --panel: 0px;
    }
    ${lab} tree-view:not([data-full], [data-two]) {
      column-gap: 0;
    }
    ${lab} tree-view:not([data-full])::part(bar) {
      margin-inline-start: 47%;
      min-block-size: var(--touch);
    }
    ${lab} tree-view:not([data-full])::part(panel) {
      grid-area: auto;
      position: absolute;
      inset: calc(var(--above) + var(--space-2)) calc(100% + var(--space-5)) 0 auto;
      inline-size: var(--left);
    }
  }
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
      --tree-height: max(9.5rem, 100dvh - var(--others, 23rem) - 8 * var(--touch));
    }
    :host([data-view='tree'][data-drawn]) {
      --others: 18rem;
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
