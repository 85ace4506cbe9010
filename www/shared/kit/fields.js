// Number and text fields. Other sheets override this one. The first race needs none.

import { css } from 'lit';

export const fieldStyle = css`
  :where(input:not([type='checkbox'], [type='radio'], [type='range'], [type='file']), textarea) {
    font: inherit;
    font-variant-numeric: inherit;
    color: var(--ink);
    background: var(--well);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 0 var(--space-2);
    min-height: var(--touch);
  }
`;
