// How the end of an exercise lies on the screen.

import { css } from 'lit';

export const endStyle = css`
  :host {
    display: block;
  }
  .end {
    display: grid;
    gap: var(--space-3);
    max-inline-size: 50rem;
    margin-inline: auto;
  }
  h3 {
    font-size: 1.17em;
  }
  h2:focus {
    outline: none;
  }
  .score {
    font-size: var(--text-xl);
    font-weight: 600;
  }
  .wrong {
    color: var(--alarm);
  }
  .act {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2) var(--space-3);
  }
  input {
    min-inline-size: min(16rem, 100%);
  }
  li {
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: baseline;
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  li .sign {
    font-weight: 700;
    text-align: center;
  }
  small {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }
`;
