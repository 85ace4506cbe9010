// Layout for a single subject: beside a lesson, and while presenting. Board and view are as large as possible; controls for choosing,
// copying and saving are hidden.

import { css, unsafeCSS } from 'lit';

const whole = unsafeCSS(
  `:host([data-plain]:not([data-view='play'], [data-view='race'], [data-view='tree']))`,
);

export const plainStyle = css`
  @media screen {
    :host([data-plain]) .board {
      grid-template-rows: minmax(0, 1fr);
    }
    :host([data-plain]) guide-bar {
      display: none;
    }
    :host([data-plain]) board-stage {
      grid-template-rows: minmax(0, 1fr);
    }
    :host([data-plain]) :is(board-stage, search-stage)::part(playback),
    :host([data-plain]) :is(board-stage, search-stage)::part(rule),
    :host([data-plain]) :is(board-stage, search-stage)::part(how),
    :host([data-plain]) search-stage::part(chips),
    :host([data-plain]) tree-view::part(bar),
    :host([data-plain]) tree-view::part(offer),
    :host([data-plain]) tree-view::part(empty),
    :host([data-lesson]) statistics-view::part(choice),
    :host([data-lesson]) statistics-view::part(exports),
    :host([data-plain]) race-chart::part(bar),
    :host([data-plain]) race-chart::part(empty) {
      display: none;
    }
    :host([data-plain]) .race {
      grid-template-rows: auto minmax(0, 1fr) auto;
      gap: 0.8rem;
    }
    :host([data-plain]) .panel {
      grid-row: 2;
      gap: 0.6rem;
    }
    :host([data-plain]) race-controls {
      grid-row: 3;
    }
    /* Overflow is clipped by the panel and moves nothing else. */
    :host([data-plain]) .panel {
      overflow: hidden;
    }
    :host([data-plain]) .verdict {
      min-height: 0;
      font-size: 1.1rem;
      font-weight: 600;
      line-height: 1.3;
      text-wrap: pretty;
    }
    :host([data-plain]) .verdict small {
      display: none;
    }
    :host([data-plain]) race-chart {
      min-height: 0;
    }

    :host([data-plain][data-view='tree']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
    }
    :host([data-plain][data-view='tree']) .race {
      grid-template-rows: minmax(0, 1fr) auto;
    }
    :host([data-plain][data-view='tree']) :is(.panel, present-lanes) {
      grid-row: 1;
    }
    :host([data-plain][data-view='tree']) race-controls {
      grid-row: 2;
    }
    :host([data-plain][data-view='tree']) present-lanes {
      display: none;
    }
    :host([data-plain]) search-stage::part(words) {
      min-height: 6.6em;
      font-size: 1.05rem;
      line-height: 1.3;
    }

    :host([data-plain]) tree-view {
      --panel: 0px;
    }
    :host([data-plain][data-rule]) tree-view {
      --panel: 15.5rem;
    }
    :host([data-plain][data-rule][data-view='tree']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
    }
    :host([data-plain]:not([data-rule])) tree-view::part(panel) {
      display: none;
    }
    :host([data-plain]:not([data-rule])) tree-view:not([data-two]) {
      column-gap: 0;
    }

    ${whole} :is(.board, present-lanes, race-controls) {
      display: none;
    }
    ${whole} .race {
      grid-template-rows: minmax(0, 1fr);
    }
    ${whole} .panel {
      grid-row: 1;
      overflow: auto;
    }

    :host([data-plain]) exercises-view {
      --desk-columns: minmax(0, 1.4fr) minmax(0, 1fr);
      --desk-ask: 2;
    }
  }
`;
