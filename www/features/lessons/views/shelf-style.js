// How the list of all lessons looks.

import { css } from 'lit';

export const shelfStyle = css`
  :host {
    display: block;
    line-height: 1.45;
  }
  :host([over]) {
    outline: 2px dashed var(--accent);
    outline-offset: -2px;
  }
  p,
  h3 {
    margin: var(--space-2) 0;
    max-width: 60ch;
  }
  h3 {
    margin-block-start: var(--space-5);
  }
  ol {
    margin: var(--space-3) 0;
    counter-reset: lesson;
  }
  li {
    counter-increment: lesson;
    border-block-end: 1px solid var(--line);
  }
  li a {
    display: grid;
    grid-template-columns: calc(1.75 * var(--unit)) minmax(0, 1fr);
    padding-block: var(--space-2);
    color: var(--ink);
    text-decoration: none;
  }
  li a::before {
    content: counter(lesson);
    grid-row: span 2;
    color: var(--ink-muted);
  }
  li a:hover strong {
    color: var(--accent);
  }
  li strong {
    font-weight: 600;
  }
  small {
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
  .how {
    font-size: var(--text-m);
    color: var(--ink-muted);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .buttons button {
    white-space: normal;
  }
  [role='alert'] {
    color: var(--alarm);
    overflow-wrap: anywhere;
  }
  [role='alert'] ul {
    margin-block: 1em;
    padding-inline-start: var(--space-4);
    list-style: disc;
  }
`;
