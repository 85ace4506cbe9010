import { css } from 'lit';

/** How `<tree-view>` lies on the page: the picture, and beside it, or below it on a phone, what is looked at. */
export const style = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 10rem;
    gap: var(--space-2) var(--space-3);
    min-height: 0;
    min-width: 0;
  }
  tree-bar {
    grid-column: 1 / -1;
  }
  /* What can be saved stands at the end of the legend's last line. */
  tree-legend {
    grid-area: 3 / 1 / 4 / -1;
  }
  export-buttons {
    grid-area: 3 / 1 / 4 / -1;
    place-self: end;
    font-size: var(--text-s);
  }
  .picture {
    position: relative;
    min-height: 0;
    background: var(--well);
    border-radius: var(--radius);
  }
  .picture:only-child {
    grid-area: 1 / 1 / -1 / -1;
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
    margin: 0;
    color: var(--ink-muted);
  }
  @media (max-width: 799px) {
    :host {
      grid-template: auto var(--tree-height, 24rem) auto auto / minmax(0, 1fr);
    }
    tree-legend,
    export-buttons {
      grid-area: auto;
    }
    export-buttons {
      place-self: start;
    }
  }
`;
