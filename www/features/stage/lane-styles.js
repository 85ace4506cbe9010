// The layout of the lanes' pictures.

import { css } from 'lit';

export const laneStyles = css`
  :host {
    display: grid;
    grid-template-rows: repeat(3, auto) minmax(7rem, 24fr) repeat(3, auto) minmax(2rem, 10.6fr);
    grid-auto-columns: minmax(9.5rem, 1fr);
    column-gap: 1.25rem;
    min-height: 0;
    /* Room for outlines and marks. */
    padding: 2px;
    margin: -2px;
    /* The rounds of lanes beyond its edge must not widen the page. */
    position: relative;
    overflow-x: auto;
  }
  @media print {
    :host {
      margin: 0;
    }
  }
  /* Maps fill it. */
  :host([drawn][drawn]) {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  .lane {
    grid-row: 1 / -1;
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);
    min-width: 0;
  }
  .mark {
    display: block;
    overflow: visible;
    margin-block: var(--space-1) var(--space-2);
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: calc(1.75 * var(--unit));
  }
  .guess {
    flex: none;
    font-size: var(--text-s);
    color: var(--accent);
  }
  button.guess {
    min-height: calc(1.6 * var(--unit));
    padding-inline: var(--space-2);
    color: var(--ink);
  }
  .name {
    min-height: 0;
    padding: 0;
    border: 0;
    font-size: var(--text-l);
    font-weight: 600;
    line-height: 1.25;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .name[aria-pressed='true'] {
    box-shadow: none;
  }
  .count {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2);
    color: var(--ink-muted);
    font-size: var(--text-s);
    line-height: 1.3;
    white-space: nowrap;
    overflow: hidden;
  }
  output {
    color: var(--ink);
    font-weight: 650;
    font-size: 2.3rem;
    line-height: 1.1;
    letter-spacing: -0.015em;
  }
  .long output {
    font-size: 1.5rem;
  }
  .memory {
    flex-wrap: wrap;
    row-gap: 0;
  }
  .memory output {
    font-size: var(--text-l);
    line-height: 1.5;
  }
  .said {
    min-height: 1.3em;
    font-size: var(--text-s);
    line-height: 1.3;
    color: var(--ink-muted);
  }
  .picture {
    position: relative;
    min-height: 0;
    background: var(--well);
    cursor: pointer;
  }
  .head:has(> .name[aria-pressed='true']) ~ .picture {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .picture p {
    position: absolute;
    inset-inline-start: 0.3rem;
    padding-inline: 0.15rem;
    font-size: var(--text-s);
    line-height: 1.25;
    color: var(--ink-muted);
    background: color-mix(in srgb, var(--well), transparent 10%);
    pointer-events: none;
  }
  .picture .start {
    inset-block-start: 0;
  }
  .picture .goals {
    inset-block-end: 0;
  }
  .picture .bound,
  .picture .apart {
    inset-inline: auto 0.3rem;
    font-weight: 600;
  }
  .picture .touched {
    color: var(--accent);
  }
  .picture .bound {
    color: var(--alarm);
  }
  .rounds {
    position: relative;
    block-size: 2.2rem;
    margin-block-start: var(--space-1);
  }
  .rounds input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .rounds:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  /* Parts that a step of a lesson points at. */
  :host([data-look~='rounds']) .rounds,
  :host([data-look~='memory']) .store,
  :host([data-look~='bound']) .picture .bound:not([hidden]) {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  .table {
    grid-row: 4 / -1;
    overflow: auto;
    font-size: var(--text-s);
  }
  .store {
    position: relative;
    min-height: 0;
    background: var(--well);
  }
  /* The second lane's picture lies upon that of the first, which is grey. */
  :host([over]) .lane .head ~ .picture {
    inline-size: calc(200% + 1.25rem);
    outline: 0;
  }
  :host([over]) .lane + .lane .picture {
    margin-inline-start: calc(-100% - 1.25rem);
    background: none;
  }
  /* A shadow of no size makes it stronger. */
  :host([over]) .lane + .lane .tree {
    filter: drop-shadow(0 0 0) drop-shadow(0 0 0);
  }
  :host([over]) .lane:first-of-type :is(.mark, canvas) {
    filter: grayscale(1);
  }
  :host([over]) .ghost,
  :host([over]) .lane:first-of-type .picture :is(.path, .bound, .touched) {
    visibility: hidden;
  }
  :host([bare]) {
    grid-auto-columns: minmax(6.5rem, 1fr);
    grid-template-rows: minmax(4rem, 24fr) repeat(3, auto) minmax(1rem, 9fr);
  }
  :host([bare]) .memory {
    flex-wrap: wrap;
    column-gap: var(--space-1);
  }
  :host([bare]) :is(.mark, .head, .count:not(.memory)) {
    display: none;
  }
  :host([bare]) .said:not(.running) {
    visibility: hidden;
  }
  @media (max-width: 799px) {
    :host {
      grid-template-rows: repeat(3, auto) max(9rem, 18svh) auto auto auto 3rem;
    }
    .name {
      font-size: var(--text-m);
    }
    /* Beside the words below the number. */
    .head {
      position: relative;
      min-height: 0;
    }
    .guess {
      position: absolute;
      inset: calc(100% + 1.85rem) 0 auto auto;
      line-height: 2rem;
    }
    button.guess {
      min-height: 2rem;
    }
    .count:not(.memory) {
      display: block;
      line-height: 2rem;
    }
    .count:not(.memory) output {
      display: block;
      font-size: 1.45rem;
      line-height: 2rem;
    }
    .memory {
      grid-row: 7;
    }
    .store {
      grid-row: 8;
    }
    .rounds {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
    }
    .said {
      min-height: 0;
    }
    .said.running {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .picture,
    .store {
      border: 1px solid;
    }
  }
`;
