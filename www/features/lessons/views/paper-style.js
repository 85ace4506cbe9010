// How lessons look on paper.

import { css } from 'lit';

export const paperStyle = css`
  :host {
    display: block;
    max-width: 46rem;
    line-height: 1.5;
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
  h1 + p {
    margin-block-end: var(--space-3);
  }
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  .part h2 {
    margin: 0;
    font-size: var(--text-m);
  }
  .part button {
    display: grid;
    grid-template-columns: calc(6.75 * var(--unit)) minmax(0, 1fr);
    gap: var(--space-2);
    align-content: center;
    inline-size: 100%;
    padding: 0;
    border: 0;
    font-weight: 600;
    text-align: start;
    white-space: normal;
  }
  .part .minute {
    font-weight: 400;
    color: var(--ink-muted);
  }
  .present {
    color: var(--accent);
    line-height: var(--touch);
    text-decoration: none;
  }
  .present:hover {
    text-decoration: underline;
  }
  .script {
    grid-column: 1 / -1;
    padding-block-end: var(--space-4);
  }
  @media screen {
    .part button {
      grid-template-columns: auto calc(6.75 * var(--unit)) minmax(0, 1fr);
    }
    .part button::before {
      content: '▸';
      color: var(--accent);
    }
    .part button[aria-expanded='true']::before {
      content: '▾';
    }
    .part:has([aria-expanded='false']) .script {
      display: none;
    }
  }
  @media (max-width: 799px) {
    .present {
      display: none;
    }
  }
  section > p,
  .script > :is(p, .prose) {
    margin: var(--space-2) 0;
  }
  @media print {
    :host {
      max-width: none;
    }
    .present {
      display: none;
    }
    .part {
      display: block;
      border: 0;
    }
    .part h2 {
      margin-block-start: var(--space-5);
    }
    a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
