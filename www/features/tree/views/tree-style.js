import { css } from 'lit';

/**
 * Layout of `<tree-view>`: one picture or two side by side, with the panel beside them, or below on a phone. In full
 * screen the step in words and controls are at the foot.
 */
export const style = css`
  :host {
    --panel: 19rem;

    display: grid;
    grid-template:
      'bar bar' auto
      'first panel' minmax(0, 1fr)
      'key-1 panel' auto
      'foot foot' auto / minmax(0, 1fr) var(--panel);
    column-gap: var(--space-3);
    min-height: 0;
    min-width: 0;
  }
  :host([data-two]) {
    --panel: 16.5rem;

    grid-template:
      'bar bar bar' auto
      'name-1 name-2 panel' auto
      'first second panel' minmax(0, 1fr)
      'key-1 key-2 panel' auto
      'foot foot foot' auto / minmax(0, 1fr) minmax(0, 1fr) var(--panel);
  }
  .offer {
    grid-area: first;
    z-index: 1;
    place-self: start end;
    margin: var(--space-2);
    background: var(--paper);
  }
  .bar,
  tree-bar {
    grid-area: bar;
    margin-block-end: var(--space-2);
  }
  .part {
    display: contents;
  }
  .picture {
    grid-area: first;
    position: relative;
    min-height: 0;
    background: var(--well);
    border-radius: var(--radius);
  }
  /* Before there are options. */
  .bar ~ .picture {
    grid-area: 2 / 1 / -1 / -1;
  }
  .part .picture {
    grid-area: first;
  }
  .second .picture {
    grid-area: second;
  }
  .name {
    grid-area: name-1;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin: 0 0 var(--space-1);
    min-width: 0;
    font-size: var(--text-m);
    font-weight: 600;
  }
  .name b {
    font-weight: inherit;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .second .name {
    grid-area: name-2;
  }
  .name span {
    flex: none;
    inline-size: 2rem;
    color: var(--first);
  }
  .second .name span {
    color: var(--second);
  }
  tree-legend {
    grid-area: key-1;
    margin-block-start: var(--space-1);
  }
  .second tree-legend {
    grid-area: key-2;
  }
  /* Spans all rows, as pseudocode with the open list is tall. */
  .panel {
    grid-area: panel;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--space-2);
    min-height: 0;
    min-width: 0;
  }
  .panel:has(tree-inspector + code-panel) {
    grid-template-rows: auto auto minmax(0, 1fr);
  }
  tree-inspector {
    overflow: hidden auto;
  }
  tree-canvas {
    position: absolute;
    inset: 0;
  }
  .empty {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--ink-muted);
  }
  .foot {
    grid-area: foot;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: var(--space-5);
    margin-block-start: var(--space-3);
    font-size: var(--text-l);
  }
  .foot p {
    min-height: 5.6em;
    line-height: 1.4;
  }
  .foot p.unseen {
    min-height: 0;
  }
  .foot travel-bar,
  .foot race-controls {
    font-size: var(--text-m);
  }
  :host([data-full]) {
    --panel: clamp(15rem, 22vw, 21rem);

    position: fixed;
    inset: 0;
    z-index: 3;
    padding: var(--space-3) var(--space-5);
    background: var(--paper);
    color: var(--ink);
  }
  @media (max-width: 799px) {
    :host,
    :host([data-two]) {
      grid-template: none / minmax(0, 1fr);
      grid-auto-rows: auto;
    }
    tree-bar,
    .name,
    .second .name,
    .picture,
    .part .picture,
    .second .picture,
    .bar ~ .picture,
    .offer,
    tree-legend,
    .second tree-legend,
    .panel,
    .foot {
      grid-area: auto;
    }
    .picture {
      height: var(--tree-height, 24rem);
    }
    :host([data-two]) .picture {
      height: 17rem;
    }
    .second .name {
      margin-block-start: var(--space-3);
    }
    /* The picture comes first, in the board's screen. */
    tree-bar,
    .offer {
      order: 1;
    }
    /* Below the bar that runs the lanes, which stays in sight. */
    .offer {
      z-index: 0;
    }
    .panel {
      order: 2;
      margin-block-start: var(--space-2);
    }
    tree-inspector {
      overflow: visible;
    }
    /* Pictures take the room that controls leave. */
    :host([data-full]) {
      display: flex;
      flex-direction: column;
      padding: var(--space-2) var(--space-3);
      overflow: hidden auto;
    }
    :host([data-full]) .picture {
      flex: 1 0 7rem;
      height: auto;
    }
    :host([data-full]) .panel,
    :host([data-full]) tree-legend {
      display: none;
    }
    .foot {
      order: 4;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-2);
      margin-block-start: var(--space-2);
      font-size: var(--text-m);
    }
    .foot p {
      min-height: 4.2em;
    }
    .foot .name {
      display: none;
    }
    .foot race-controls {
      position: static;
      padding: 0;
      border: 0;
    }
  }
  /* Browsers do not print backgrounds, so text must not need one. */
  @media print {
    .picture {
      --well: #fff;

      break-inside: avoid;
    }
  }
`;
