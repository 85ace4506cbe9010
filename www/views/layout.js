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
  /* A note stands between the header and what it is about. */
  :host([data-noted]),
  :host([data-challenged]) {
    grid-template-rows: auto auto minmax(0, 1fr);
  }
  :host([data-noted][data-challenged]) {
    grid-template-rows: auto auto auto minmax(0, 1fr);
  }
  header {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  h1 {
    margin: 0;
    white-space: nowrap;
    font-size: var(--text-l);
    font-weight: 700;
  }
  nav {
    display: flex;
    gap: var(--space-1);
    margin-inline: var(--space-4) auto;
    min-width: 0;
  }
  nav button[aria-current] {
    color: var(--ink);
    font-weight: 600;
    border-radius: 0;
    border-block-end: 2px solid var(--accent);
  }
  main {
    display: contents;
  }
  /* Open they are above the page; closed they are no row of it. */
  share-dialog,
  lane-dialog,
  breakpoints-dialog {
    position: absolute;
  }
  .board {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
  }
  /* What a search is at has its numbers, words and ways through the run below the board, and no guide. */
  :host([data-view='tree']) .board {
    grid-template-rows: auto minmax(0, 1fr);
  }
  .race {
    container: race / inline-size;
    display: grid;
    grid-template-rows: auto auto auto minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
  }
  /* Looking into a search takes room: the board and the lanes make some. */
  :host(:not([data-view='race'])) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
  }
  .panel {
    grid-row: 4;
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
  }
  /* Many lanes are a table that takes more width: the lane's key and name, seven counters, and what opens its settings. */
  :host([data-many][data-view='race']) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
  @container race (min-width: 44em) {
    :host([data-view='race']) .lanes.many {
      grid-template-columns:
        2.25em minmax(6em, auto) minmax(5em, auto) repeat(2, minmax(3.75em, auto)) repeat(4, auto)
        repeat(2, calc(1.75 * var(--unit)));
      gap: 2px var(--space-2);
    }
    :host([data-view='race']) .many .add {
      grid-column: 1 / -1;
      justify-self: start;
      min-height: calc(1.75 * var(--unit));
    }
  }
  .add {
    align-self: start;
  }
  .verdict {
    margin: 0;
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
  @media (max-width: 799px) {
    :host {
      display: block;
      height: auto;
      min-height: 100dvh;
      padding: var(--space-2) var(--space-4) calc(env(safe-area-inset-bottom) + 7.5rem);
    }
    header {
      flex-wrap: wrap;
      margin-block-end: var(--space-2);
    }
    h1 {
      margin-inline-end: auto;
    }
    nav {
      order: 1;
      flex-basis: 100%;
      margin-inline: calc(-1 * var(--space-2));
      overflow-x: auto;
      scrollbar-width: none;
    }
    link-note,
    challenge-note {
      margin-block-end: var(--space-2);
    }
    .board {
      display: block;
    }
    board-stage {
      grid-template-rows: min(84vw, 50dvh) auto;
      margin-block-end: var(--space-2);
    }
    search-stage {
      grid-template-rows: auto min(76vw, 40dvh) repeat(4, auto);
      margin-block: var(--space-2);
    }
    .race {
      display: block;
      margin-block-start: var(--space-4);
    }
    .lanes,
    .lanes.many {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-4);
    }
    .add {
      grid-column: 1 / -1;
      justify-self: center;
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
      inset: auto 0 0;
      z-index: 1;
      padding: var(--space-2) var(--space-4) calc(env(safe-area-inset-bottom) + var(--space-2));
      background: var(--paper);
      border-block-start: 1px solid var(--line);
    }
  }
`;
