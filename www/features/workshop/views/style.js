// What the workshop's views have in common.

import { css } from 'lit';
import { fieldStyle } from '../../../shared/kit/fields.js';

export const bench = css`
  ${fieldStyle}
  :host {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    min-width: 0;
    font-size: var(--text-m);
    line-height: 1.4;
  }
  h3 {
    font-weight: 600;
  }
  h4,
  .how {
    font-size: var(--text-s);
    font-weight: 400;
    color: var(--ink-muted);
  }
  textarea,
  input {
    padding: var(--space-2);
    width: 100%;
  }
  code,
  .code {
    font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
    font-size: 0.93em;
    overflow-wrap: anywhere;
  }
  .wrong {
    color: var(--alarm);
  }
`;
