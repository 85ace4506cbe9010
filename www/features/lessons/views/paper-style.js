// How lessons look on paper.

import { css } from 'lit';

export const paperStyle = css`
  :host {
    display: block;
    max-width: 46rem;
    margin-inline: auto;
    padding: var(--space-4) var(--space-5) var(--space-5);
    line-height: 1.5;
  }
  .bar {
    display: flex;
    gap: var(--space-2);
    margin-block-end: var(--space-5);
  }
  h1 {
    margin: 0 0 var(--space-3);
    font-size: calc(1.5 * var(--unit));
  }
  h2 {
    margin: var(--space-5) 0 var(--space-2);
    break-after: avoid;
  }
  h3 {
    margin: var(--space-3) 0 var(--space-1);
    break-after: avoid;
  }
  .name {
    border-block-end: 1px solid var(--ink-muted);
    padding-block-start: var(--space-4);
    max-inline-size: 24rem;
    color: var(--ink-muted);
  }
  .ask {
    break-inside: avoid;
    margin-block: var(--space-3);
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--line);
  }
  .ask > p {
    margin: 0 0 var(--space-1);
    font-weight: 600;
  }
  .ask ul {
    list-style: none;
    padding: 0;
  }
  .line {
    display: inline-block;
    inline-size: 9rem;
    border-block-end: 1px solid var(--ink-muted);
  }
  .word {
    font-size: var(--text-s);
    font-weight: 600;
    color: var(--ink-muted);
  }
  .address {
    font-size: var(--text-s);
    color: var(--ink-muted);
    overflow-wrap: anywhere;
  }
  .minute {
    float: inline-end;
    font-weight: 400;
    color: var(--ink-muted);
  }
  section > p {
    margin: var(--space-2) 0;
  }
  @media print {
    :host {
      max-width: none;
      padding: 0;
    }
    .bar {
      display: none;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
