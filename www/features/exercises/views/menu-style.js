// How the choice of exercises lies on the screen.

import { css } from 'lit';

export const menuStyle = css`
  :host {
    display: block;
  }
  .menu {
    display: grid;
    gap: var(--space-3);
    max-inline-size: 70rem;
    margin-inline: auto;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
    gap: var(--space-1) var(--space-4);
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    border-block-end: 1px solid var(--line);
    min-block-size: var(--touch);
  }
  li .name {
    flex: 1 1 auto;
    text-align: start;
    white-space: normal;
    font-weight: 600;
    padding-inline: 0;
    border: 0;
  }
  li output {
    min-inline-size: 1.5em;
    text-align: center;
    font-weight: 700;
  }
  li button:not(.name) {
    min-inline-size: var(--touch);
    padding: 0;
    font-size: var(--text-l);
  }
  .how {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2) var(--space-4);
  }
  input {
    font-size: var(--text-m);
    inline-size: 7em;
  }
  details {
    border-block-start: 1px solid var(--line);
    padding-block: var(--space-2);
  }
  summary {
    cursor: pointer;
    color: var(--accent);
    min-block-size: var(--touch);
    align-content: center;
  }
`;
