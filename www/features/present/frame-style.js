import { css } from 'lit';

export const frameStyle = css`
  :host {
    position: fixed;
    inset: auto 0 0;
    z-index: 4;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  header {
    display: contents;
  }
  .bar,
  .said {
    grid-area: 1 / 1;
    align-self: end;
    margin: 0 0 var(--space-3);
    padding: var(--space-2) var(--space-3);
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .said {
    font-size: var(--text-l);
    font-weight: 600;
  }
  .said:empty {
    visibility: hidden;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-1);
    font-size: var(--text-s);
    pointer-events: auto;
    transition: opacity 0.2s;
  }
  .bar button {
    padding-inline: var(--space-2);
  }
  .bar:not(.moved, :focus-within) {
    opacity: 0;
    pointer-events: none;
  }
  .bar.moved,
  .bar:focus-within {
    z-index: 1;
  }
  dialog {
    pointer-events: auto;
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: calc(1.25 * var(--unit));
    border: 0;
    color: var(--ink);
    background: var(--paper);
    overflow: auto;
  }
  dialog:focus-visible {
    outline: 0;
  }
  dialog.black {
    color: #000;
    background: #000;
    cursor: none;
    overflow: hidden;
  }
  /* Dark on light in every theme: not all cameras read inverted codes. */
  dialog.code[open] {
    display: grid;
    grid-template: minmax(0, 1fr) / auto minmax(0, 1fr);
    align-items: center;
    gap: calc(1.5 * var(--unit));
    color: #1e1b18;
    background: #fff;
  }
  .code svg {
    display: block;
    inline-size: min(100dvh - 2.5 * var(--unit), 66vw);
    fill: #000;
  }
  .code h2 {
    font-size: calc(2 * var(--unit));
  }
  .code p {
    font-size: var(--text-l);
    text-wrap: balance;
  }
  .code .where {
    font-size: var(--text-m);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .code .wrong {
    color: #a3271b;
  }
  h2 {
    margin: 0 0 0.5em;
    font-size: 1.5em;
    line-height: 1.15;
  }
  dl {
    columns: 2;
    column-gap: calc(2 * var(--unit));
  }
  dl > div {
    display: grid;
    grid-template-columns: 8.5em minmax(0, 1fr);
    gap: 0 var(--space-3);
    break-inside: avoid;
    padding-block-end: 0.35em;
    font-size: 0.95em;
    line-height: 1.2;
  }
  kbd {
    font: inherit;
    font-size: var(--text-s);
    padding: 0 0.35em;
    border: 1px solid var(--ink-muted);
    border-radius: 3px;
    white-space: nowrap;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
