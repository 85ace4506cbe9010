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
    break-inside: avoid;
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
  .frame {
    display: flow-root;
    min-block-size: calc(2.2 * var(--unit));
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--ink-muted);
    color: var(--ink-muted);
  }
  .step {
    display: flow-root;
    break-inside: avoid;
  }
  .picture {
    float: inline-end;
    inline-size: 12rem;
    margin-inline-start: var(--space-3);
  }
  .picture.boards {
    display: flex;
    gap: var(--space-2);
  }
  .picture figure {
    flex: 1;
  }
  .picture goal-pattern {
    inline-size: 100%;
  }
  .picture figcaption {
    font-size: var(--text-s);
    color: var(--ink-muted);
    text-align: center;
  }
  .picture.large {
    inline-size: 20rem;
  }
  .grid rect {
    fill: none;
    stroke: var(--line);
    stroke-width: 0.05;
  }
  .grid .slow {
    fill: var(--line);
  }
  .grid .wall {
    fill: var(--ink);
  }
  .word {
    font-size: var(--text-s);
    font-weight: 600;
    color: var(--ink-muted);
  }
  .address {
    display: block;
    break-after: avoid;
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
    .columns {
      columns: 2;
      column-gap: 0.8cm;
      font-size: 7.5pt;
      line-height: 1.2;
    }
    .columns :is(h3, p) {
      margin-block: 0 2pt;
    }
    .columns h2 {
      margin-block: 6pt 0;
      font-size: 10pt;
    }
    .columns .ask {
      margin-block: 2pt 5pt;
    }
    .columns ul {
      display: block;
    }
    .columns li {
      display: inline-block;
      margin-inline-end: 8pt;
    }
    .columns .picture {
      inline-size: 3cm;
    }
    .columns svg.picture:not(.grid, .large) {
      inline-size: 3.8cm;
    }
    .columns .picture.large {
      float: none;
      inline-size: 5.2cm;
      margin-inline: auto;
      display: block;
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
