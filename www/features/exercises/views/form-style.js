// How fields with their names look, before an exercise and after it.

import { css } from 'lit';

export const formStyle = css`
  label {
    display: grid;
    gap: 2px;
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
  input {
    font: inherit;
    color: var(--ink);
    background: var(--well);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    min-block-size: var(--touch);
    padding-inline: var(--space-2);
  }
`;
