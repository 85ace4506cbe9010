// How the page lies while it is presented: the board, and what the view shows, as large as the screen; nothing to press.

import { css, unsafeCSS } from 'lit';

/** The page while it shows a picture that is not of the board: in all views but the two that stand beside it. */
const whole = (also = '') =>
  unsafeCSS(`:host([data-present]${also}:not([data-view='race'], [data-view='tree']))`);

export const presentStyle = css`
  @media screen {
    :host([data-present]) {
      --stroke: 1.5;
      --saving: none;

      max-width: none;
      min-height: 0;
      padding: 1rem 1.4rem;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.2fr);
      gap: 0 1.6rem;
    }
    :host([data-present]) :is(header, problem-menu, guide-bar, race-controls, view-tabs, help-panel) {
      display: none;
    }
    :host([data-present]) .board {
      grid-template-rows: minmax(0, 1fr);
    }
    :host([data-present]) board-stage {
      grid-template-rows: minmax(0, 1fr);
    }
    :host([data-present]) :is(board-stage, search-stage)::part(playback),
    :host([data-present]) :is(board-stage, search-stage)::part(rule),
    :host([data-present]) :is(board-stage, search-stage)::part(how),
    :host([data-present]) search-stage::part(chips),
    :host([data-present]) tree-view::part(bar),
    :host([data-present]) tree-view::part(offer),
    :host([data-present]) tree-view::part(empty),
    :host([data-present]) tree-view::part(exports),
    :host([data-present]) race-chart::part(bar),
    :host([data-present]) race-chart::part(empty) {
      display: none;
    }
    :host([data-present]) .race {
      grid-template-rows: auto minmax(0, 1fr);
      gap: 0.8rem;
    }
    :host([data-present]) .panel {
      grid-row: 2;
      gap: 0.6rem;
    }
    /* What there is no room for is below the edge of its panel, and moves nothing else. */
    :host([data-present]) .panel:not(:has(guess-panel)) {
      overflow: hidden;
    }
    :host([data-present]) .verdict {
      min-height: 0;
      font-size: 1.1rem;
      font-weight: 600;
      line-height: 1.3;
      text-wrap: pretty;
    }
    /* Remarks are for the speaker's notes. */
    :host([data-present]) .verdict small {
      display: none;
    }
    :host([data-present]) race-chart {
      min-height: 0;
    }

    /* The search that is looked into: its position with the numbers and what was done, and beside it the picture. */
    :host([data-present][data-view='tree']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
    }
    :host([data-present][data-view='tree']) .race {
      grid-template-rows: minmax(0, 1fr);
    }
    :host([data-present][data-view='tree']) :is(.panel, present-lanes) {
      grid-row: 1;
    }
    :host([data-present][data-view='tree']) present-lanes {
      display: none;
    }
    :host([data-present]) search-stage::part(words) {
      min-height: 6.6em;
      font-size: 1.05rem;
      line-height: 1.3;
    }

    :host([data-present]) tree-view {
      --panel: 0px;
    }
    :host([data-present][data-rule]) tree-view {
      --panel: 15.5rem;
    }
    :host([data-present][data-rule][data-view='tree']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
    }
    :host([data-present]:not([data-rule])) tree-view::part(panel) {
      display: none;
    }
    :host([data-present]:not([data-rule])) tree-view:not([data-two]) {
      column-gap: 0;
    }

    :host([data-present]) exercises-view {
      --desk-columns: minmax(0, 1.4fr) minmax(0, 1fr);
      --desk-ask: 2;
    }

    /* A lesson stands before all that it is about. */
    :host([data-present][data-lesson]) {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr) minmax(0, 1fr);
    }
    :host([data-present][data-lesson][data-view='tree']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1.1fr);
    }

    /* While a room guesses, its marks have the place of the board. */
    :host([data-present][data-lesson]) main:has(guess-panel) .board {
      display: none;
    }
    :host([data-present][data-lesson]) .race:has(guess-panel) {
      grid-column: 2 / -1;
    }

    /* Pictures that are not of the board have the whole screen, or what a lesson leaves of it. */
    ${whole()} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${whole('[data-lesson]')} {
      grid-template-columns: minmax(0, 0.6fr) minmax(0, 1fr);
    }
    ${whole()} :is(.board, present-lanes) {
      display: none;
    }
    ${whole()} .race {
      grid-template-rows: minmax(0, 1fr);
    }
    ${whole()} .panel:not(:has(guess-panel)) {
      grid-row: 1;
      overflow: auto;
    }
  }
  @media print {
    present-lanes {
      display: none;
    }
  }
`;
