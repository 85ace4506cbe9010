// How the list of all lessons looks.

import { css } from 'lit';

export const shelfStyle = css`
  :host {
    display: block;
    line-height: 1.45;
    counter-reset: lesson;
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
    margin: var(--space-2) 0;
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
    grid-template: auto 1fr / calc(1.75 * var(--unit)) minmax(0, 1fr) auto;
    column-gap: var(--space-1);
    padding: var(--space-3) var(--space-3) var(--space-2);
    color: var(--ink);
    text-decoration: none;
  }
  li a::before {
    content: counter(lesson);
    grid-row: span 2;
    color: var(--ink-muted);
  }
  .drawing {
    grid-area: 1 / 3 / -1;
    inline-size: 6.5rem;
    block-size: 4.75rem;
    display: grid;
    align-items: center;
    overflow: hidden;
    pointer-events: none;
  }
  .drawing svg {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
  }
  .drawing text,
  figcaption {
    display: none;
  }
  .boards {
    display: flex;
    gap: var(--space-2);
  }
  figure {
    flex: 1;
  }
  goal-pattern {
    inline-size: 100%;
  }
  .drawing path {
    fill: none;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .full {
    stroke: var(--lane-0);
  }
  .pale {
    stroke: color-mix(in oklab, var(--lane-0), var(--paper) 60%);
  }
  .grey {
    stroke: var(--line);
  }
  .bound {
    stroke: var(--alarm);
    stroke-dasharray: 3 3;
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
  small b {
    color: var(--accent);
  }
  small {
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
  .how {
    font-size: var(--text-m);
    color: var(--ink-muted);
  }
  .buttons button {
    white-space: normal;
  }
`;
