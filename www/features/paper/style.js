// Prints the page on one sheet.

import { css } from 'lit';

export const paperStyle = css`
  hand-out {
    display: none;
  }
  @media print {
    /* A sheet's height without margins, with some tolerance. */
    :host,
    :host([data-view]),
    :host([data-many][data-view]) {
      display: flex;
      flex-direction: column;
      gap: 0.35cm;
    }
    hand-out {
      display: grid;
      order: 9;
    }
    /* The handout has its own version of these. */
    .lanes,
    present-lanes,
    guide-bar,
    footer {
      display: none !important;
    }
    main .board,
    main .race,
    main .panel,
    :host([data-view]) main .panel {
      display: block;
      margin: 0;
    }
    board-stage,
    search-stage {
      margin: 0;
    }
    board-stage {
      grid-template-rows: 8.5cm;
    }
    :is(board-stage, search-stage)::part(playback) {
      display: none;
    }
    /* The handout draws its own chart, as the screen's chart is not redrawn for print. */
    race-chart {
      display: none;
    }
    :is(board-stage, search-stage)::part(rule) {
      display: none;
    }
    search-stage::part(words) {
      min-height: 0;
    }
    .verdict {
      margin-block: 0 0.3cm;
    }
    :host([data-view='tree']) {
      --tree-height: 11cm;
    }
    tree-view::part(bar),
    tree-view::part(offer),
    tree-view::part(panel) {
      display: none;
    }
    :host([data-view][data-pictured]) main .panel {
      display: grid;
      height: 10.5cm;
    }
  }
`;
