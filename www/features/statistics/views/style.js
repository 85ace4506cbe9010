// The picture fills the panel; numbers are below the fold.

import { css } from 'lit';

export const statisticsStyle = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
    overflow: auto;
  }
  .first {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    min-height: calc(100% - 2rem);
  }
  .first > * {
    flex: none;
  }
  .choice {
    gap: var(--space-1);
  }
  .bar {
    column-gap: var(--space-4);
    min-height: var(--touch);
  }
  export-buttons {
    margin-inline-start: auto;
  }
  label {
    min-height: calc(2.25 * var(--unit));
    display: flex;
    align-items: center;
    gap: var(--space-2);
    cursor: pointer;
  }
  input {
    margin: 0;
  }
  input[type='checkbox'] {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  /* Radio buttons styled as buttons; arrow keys move between them. */
  .choice label {
    position: relative;
    min-height: 2rem;
    padding-inline: var(--space-2);
    border: 1px solid transparent;
    border-radius: var(--radius);
    color: var(--ink-muted);
    white-space: nowrap;
  }
  .choice input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .choice label:hover {
    border-color: var(--line);
  }
  .choice label:has(:checked) {
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 600;
  }
  /* Reserves the width of the bold text, so that nothing moves on selection. */
  .choice span::after {
    content: attr(data-name);
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
  }
  /* Forced colours draw transparent borders. */
  @media (forced-colors: active) {
    .choice label {
      border-color: Canvas;
    }
    .choice label:has(:checked) {
      border-color: Highlight;
    }
  }
  .choice label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  .first > figure-plot,
  .first > heuristic-quality,
  .first > .empty {
    flex: 1 0 15rem;
  }
  .empty {
    display: grid;
    place-content: center;
    color: var(--ink-muted);
    text-align: center;
    text-wrap: balance;
  }
  .notes {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }
  summary {
    line-height: var(--touch);
    cursor: pointer;
    color: var(--accent);
  }
  @media (max-width: 799px) {
    .choice {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .choice label {
      min-height: var(--touch);
      padding-inline: var(--space-3);
    }
    .first > figure-plot {
      flex: 0 0 20rem;
    }
    .first > heuristic-quality {
      flex: none;
    }
    .first > .empty {
      flex-basis: 10rem;
    }
  }
`;
