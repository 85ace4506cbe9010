// How the list of all lessons looks.

import { css } from 'lit';

export const shelfStyle = css`
  :host {
    display: block;
    line-height: 1.45;
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
    margin: var(--space-4) 0;
    counter-reset: lesson;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr));
    gap: var(--space-3);
  }
  li {
    counter-increment: lesson;
    display: grid;
    grid-template-rows: 1fr auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  li a {
    display: grid;
    grid-template: auto 1fr / calc(1.75 * var(--unit)) minmax(0, 1fr);
    padding: var(--space-3) var(--space-3) var(--space-2);
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
  li button {
    justify-self: start;
    margin: 0 var(--space-3) var(--space-3) calc(1.75 * var(--unit) + var(--space-3));
    white-space: normal;
    text-align: start;
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
`;
