// How the page for those who teach looks: what there is to do, and beside it what there is to read and to print.

import { css } from 'lit';

export const teachStyle = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 20.5rem) minmax(0, 1fr);
    gap: var(--space-5) calc(2 * var(--space-5));
    align-items: start;
    padding-block: var(--space-2) var(--space-5);
  }
  :host([over]) {
    outline: 2px dashed var(--accent);
    outline-offset: -2px;
  }
  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  h2 {
    font-size: var(--text-m);
  }
  .cards p {
    margin-block: var(--space-1) var(--space-2);
    color: var(--ink-muted);
    line-height: 1.4;
  }
  a.primary {
    color: var(--on-accent);
    background: var(--accent);
    border-color: var(--accent);
    font-weight: 600;
  }
  /* Titles of lessons are long. */
  select {
    inline-size: 100%;
  }
  .narrow {
    display: none;
  }
  /* In one row where a language has the words for it. */
  .cards :is(button, .button) {
    padding-inline: var(--space-2);
  }
  .desk {
    display: grid;
    gap: var(--space-4);
    min-width: 0;
  }
  .desk .print {
    margin-inline-start: auto;
  }
  [role='alert'] {
    color: var(--alarm);
    overflow-wrap: anywhere;
  }
  [role='alert'] ul {
    padding-inline-start: var(--space-4);
    list-style: disc;
  }
  @media (max-width: 799px) {
    :host {
      grid-template-columns: minmax(0, 1fr);
    }
    /* A phone is held in a hand. */
    .wide,
    .present .buttons {
      display: none;
    }
    .present .narrow {
      display: block;
    }
    .desk .print {
      margin: 0;
    }
  }
  @media print {
    :host {
      display: block;
      padding: 0;
    }
    .cards,
    .bar {
      display: none;
    }
  }
`;
