// A menu below its button, at the page's right edge.

import { css } from 'lit';

export const menu = css`
  :host {
    display: grid;
  }
  [popover] {
    position: fixed;
    inset: calc(var(--touch) + 2 * var(--space-2)) var(--menu-end, var(--space-5)) auto auto;
    max-block-size: calc(100dvh - var(--touch) - 4 * var(--space-2));
    min-inline-size: 14rem;
    max-inline-size: calc(100vw - 2 * var(--space-2));
    overflow: auto;
  }
  [popover]:popover-open {
    display: grid;
  }
  [popover] > :is(button, a.button) {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-4);
    border-color: transparent;
    text-align: start;
  }
  kbd {
    font: inherit;
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
  @media (max-width: 799px) {
    [popover] {
      inset-inline-end: var(--space-2);
    }
    .present {
      display: none !important;
    }
  }
`;
