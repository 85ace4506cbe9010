// How the page lies on a screen: board and race side by side, in one column on a phone.

import { css } from 'lit';

export const layout = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr);
    gap: var(--space-3) var(--space-5);
    height: 100dvh;
    min-height: 38rem;
    padding: var(--space-2) var(--space-5) var(--space-3);
    max-width: 110rem;
    margin-inline: auto;
  }
  .top {
    grid-column: 1 / -1;
    display: grid;
    gap: var(--space-2);
    min-width: 0;
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
  }
  problem-menu {
    flex: 0 1 auto;
  }
  h1 {
    white-space: nowrap;
    font-size: var(--text-l);
    font-weight: 700;
    line-height: 1.2;
  }
  .share svg {
    display: none;
  }
  nav {
    display: flex;
    gap: var(--space-1);
    margin-inline: var(--space-4) auto;
    min-width: 0;
  }
  nav button[aria-current],
  nav button[aria-current]:hover:not(:disabled) {
    color: var(--on-accent);
    background: var(--accent);
    font-weight: 600;
  }
  main {
    display: contents;
  }
  share-dialog,
  lane-dialog,
  breakpoints-dialog {
    position: absolute;
  }
  .board {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
  }
  .board:has(.unsolvable) {
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  .unsolvable {
    font-size: var(--text-s);
    color: var(--alarm);
  }
  .unsolvable span {
    color: var(--ink-muted);
  }
  .race {
    container: race / inline-size;
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
  }
  :host(:not([data-view='race'], [data-view='play'])) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
  }
  .panel {
    grid-row: 3;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
    min-width: 0;
  }
  .panel > :only-child {
    grid-row: 1 / -1;
  }
  .lanes {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    gap: var(--space-4);
  }
  .lanes.many {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2) var(--space-4);
    position: relative;
  }
  .many .add {
    grid-column: 1 / -1;
    display: flex;
  }
  /* A table of many lanes needs more width: key, name, seven counters, settings. */
  :host([data-many][data-view='race']) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
  @container race (min-width: 44em) {
    :host([data-view='race']) .lanes.many {
      grid-template-columns:
        2.25em minmax(7.75em, auto) repeat(3, minmax(max-content, auto)) repeat(4, auto)
        repeat(2, calc(1.75 * var(--unit)));
      gap: 2px var(--space-2);
    }
    /* These controls share the row of column names, as a row of their own would shrink the chart. */
    :host([data-view='race']) .many .add {
      position: absolute;
      inset: calc(-1 * var(--space-2)) 0 auto auto;
      gap: 0;
    }
    :host([data-view='race']) .many .add button {
      min-width: calc(1.75 * var(--unit));
      min-height: calc(1.5 * var(--unit));
      padding: 0;
    }
  }
  .add {
    align-self: start;
    display: grid;
    gap: var(--space-1);
  }
  .add span {
    display: none;
  }
  /* Shows the names of these buttons if there is room. */
  :host([data-view='race']) .lanes:not(.many) .add :is(button, span) {
    display: block;
    inline-size: calc(4.75 * var(--unit));
    padding: var(--space-1) 0;
    font-size: var(--text-s);
    line-height: 1.2;
    white-space: normal;
  }
  :host([data-view='race']) .lanes:not(.many) .add span {
    padding: 0;
  }
  .verdict {
    min-height: 2.8em;
    font-size: var(--text-m);
  }
  .verdict small,
  .verdict.brief {
    font-size: var(--text-s);
  }
  .verdict small {
    color: var(--ink-muted);
  }
  race-chart {
    min-height: 9rem;
  }
  :host([data-view='play']) .race {
    display: block;
    overflow: auto;
    padding: var(--space-2) var(--space-2) 0;
  }
  :host([data-view='play']) board-stage::part(rule-words) {
    display: none;
  }
  @media (max-width: 799px) {
    :host {
      display: block;
      height: auto;
      min-height: 100dvh;
      /* Room for the controls, whose buttons take two rows in some languages. */
      padding: var(--space-2) var(--space-4) calc(env(safe-area-inset-bottom) + 13.5rem);
    }
    header {
      gap: var(--space-1);
      margin-block-end: var(--space-1);
    }
    nav {
      position: fixed;
      z-index: 2;
      inset: auto 0 0;
      justify-content: space-around;
      margin: 0;
      padding: var(--space-1) var(--space-2) calc(env(safe-area-inset-bottom) + var(--space-1));
      background: var(--paper);
      border-block-start: 1px solid var(--line);
    }
    h1 {
      margin-inline-end: auto;
    }
    /* They are in the menus. */
    :host([data-view='play']) .share {
      display: none;
    }
    problem-menu {
      min-width: 0;
    }
    .share {
      padding: 0;
    }
    .share span {
      display: none;
    }
    .share svg {
      display: block;
    }
    link-note,
    challenge-note {
      margin-block-end: var(--space-2);
    }
    .board {
      display: block;
    }
    :host([data-view='play']) board-stage {
      grid-template-rows: min(84vw, 34dvh) auto;
      --rule-room: 0px;
    }
    :host([data-view='play']) board-stage::part(rule) {
      display: none;
    }
    board-stage {
      grid-template-rows: min(96vw, 55dvh) auto;
      margin-block-end: var(--space-2);
    }
    share-dialog,
    lane-dialog,
    breakpoints-dialog {
      order: 5;
    }
    .race {
      display: block;
      margin-block-start: var(--space-4);
    }
    /* A requested picture comes before the board. */
    :host([data-door='lab']:not([data-view='race'])) {
      display: flex;
      flex-direction: column;
    }
    :host([data-door='lab']:not([data-view='race'], [data-view='tree'])) .board {
      order: 1;
    }
    :host([data-door='lab']:not([data-view='race'], [data-view='tree'])) .race {
      display: flex;
      flex-direction: column;
    }
    :host([data-door='lab']:not([data-view='race'], [data-view='tree'])) .panel {
      order: -1;
    }
    .lanes,
    .lanes.many {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-4);
    }
    .add {
      grid-column: 1 / -1;
      justify-self: center;
      display: flex;
    }
    .panel {
      display: block;
    }
    .verdict {
      margin-block: var(--space-3);
    }
    race-chart {
      height: 16rem;
    }
    /* The run button stays in reach of a thumb. */
    race-controls {
      position: fixed;
      inset: auto 0 calc(env(safe-area-inset-bottom) + var(--touch) + 2 * var(--space-1));
      z-index: 1;
      padding: var(--space-1) var(--space-4);
      background: var(--paper);
      border-block-start: 1px solid var(--line);
    }
  }

  @media (max-width: 359px) {
    h1 {
      white-space: normal;
    }
  }

  /* Forced colours draw transparent lines. */
  @media (forced-colors: active) {
    nav button.quiet {
      border-color: Canvas;
    }
    nav button[aria-current] {
      border-color: Highlight;
    }
  }

  footer {
    display: none;
  }
  @media print {
    :host,
    :host([data-view]) {
      display: block;
      height: auto;
      min-height: 0;
      max-width: none;
      padding: 0;
    }
    nav,
    problem-menu,
    page-menu,
    race-controls,
    view-tabs,
    help-panel,
    link-note {
      display: none;
    }
    main .board,
    main .race {
      display: block;
      margin: 0;
    }
    board-stage,
    search-stage,
    .lanes,
    .panel {
      margin-block: var(--space-4);
      break-inside: avoid;
    }
    .lanes,
    .lanes.many {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-3) var(--space-5);
    }
    .panel {
      display: block;
    }
    :host([data-pictured]) .panel {
      display: grid;
      height: 10cm;
    }
    board-stage {
      grid-template-rows: 8cm auto;
    }
    race-chart {
      height: 7cm;
    }
    footer {
      display: block;
      border-block-start: 1px solid var(--line);
      break-inside: avoid;
      overflow-wrap: anywhere;
    }
    footer p {
      margin: var(--space-1) 0 0;
    }
  }
`;
