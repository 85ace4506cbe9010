// How fields with their names look, before an exercise and after it.

import { css } from 'lit';

export const formStyle = css`
  label {
    display: grid;
    gap: 2px;
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
`;
