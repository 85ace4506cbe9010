// How fields with their names look, before an exercise and after it.

import { css } from 'lit';
import { fieldStyle } from '../../../shared/kit/fields.js';

export const formStyle = css`
  ${fieldStyle}
  label {
    display: grid;
    gap: 2px;
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
`;
