// How an exercise lies on the screen while it is performed.

import { css } from 'lit';

export const deskStyle = css`
  :host {
    display: grid;
    /* When presented, the question stands beside the picture, which fits the screen. */
    grid-template: auto minmax(0, 1fr) auto / var(--desk-columns, minmax(0, 1fr));
    gap: var(--space-2) var(--space-5);
    min-height: 0;
    block-size: 100%;
  }
  header {
    grid-column: 1 / -1;
  }
  header,
  .act,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  header :is(.step, .board) {
    color: var(--ink-muted);
  }
  details {
    flex: 1 1 18rem;
  }
  summary {
    cursor: pointer;
    color: var(--accent);
    min-block-size: 1.6em;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }
  .facts div {
    display: flex;
    gap: 0.5em;
    align-items: center;
  }
  .facts dt {
    color: var(--ink-muted);
  }
  .facts dd {
    font-weight: 700;
    font-size: var(--text-l);
  }
  .facts goal-pattern {
    inline-size: calc(2.75 * var(--unit));
    align-self: center;
  }
  .see {
    grid-row: 2;
    grid-column: 1;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
    border-block: 1px solid var(--line);
    padding-block: var(--space-2);
  }
  .ask {
    grid-row: var(--desk-ask, 3);
    grid-column: -2;
    display: grid;
    align-content: start;
    gap: var(--space-2);
  }
  /* A picture is as tall as there is room. */
  @container (min-width: 1000px) {
    :host {
      grid-template-columns: var(--desk-columns, minmax(0, 1fr) 22rem);
    }
    .ask {
      grid-row: 2;
    }
    .act {
      align-content: start;
    }
  }
  .see.wide,
  .ask.below {
    grid-column: 1 / -1;
  }
  .ask.below {
    grid-row: 3;
  }
  .prompt {
    font-size: var(--text-l);
    font-weight: 600;
  }
  .prompt:focus {
    outline: none;
  }
  .act button {
    min-block-size: calc(2.75 * var(--unit));
    padding-inline: var(--space-4);
  }
  .act .option {
    border: 2px solid var(--accent);
    font-weight: 600;
    white-space: normal;
  }
  .told {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-2) var(--space-3);
    border-inline-start: 4px solid var(--lane-2);
    background: var(--well);
    max-inline-size: 60rem;
  }
  .told.wrong {
    border-color: var(--alarm);
  }
  .told b {
    /* Darker than the lane's colour, for enough contrast to the ground. */
    color: color-mix(in oklab, var(--lane-2) 80%, var(--ink));
  }
  .told.wrong b {
    color: var(--alarm);
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, auto));
    gap: 0 var(--space-5);
    justify-content: start;
  }
  .ways dt {
    grid-row: 1;
    color: var(--ink-muted);
  }
  .ways dd {
    grid-row: 2;
    font-weight: 600;
  }
  .boards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: var(--space-3);
    min-height: 0;
  }
  figure {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    min-height: 0;
    text-align: center;
  }
  footer {
    margin-inline-start: auto;
  }
  @media (max-width: 799px) {
    :host {
      display: block;
    }
    :host > * {
      margin-block-end: var(--space-3);
    }
    .see {
      display: block;
      border-block-end: 0;
    }
    .act .option {
      flex: 1 1 40%;
      padding-inline: var(--space-2);
    }
    .ask {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      background: var(--paper);
      border-block-start: 1px solid var(--line);
      padding-block: var(--space-2) calc(env(safe-area-inset-bottom) + var(--space-2));
    }
    /* Below a board there is nothing that it could cover. */
    .ask.below {
      position: static;
    }
  }
`;
