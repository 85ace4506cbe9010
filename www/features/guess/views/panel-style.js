import { css } from 'lit';
import { fieldStyle } from '../../../shared/kit/fields.js';

export const panelStyle = css`
  ${fieldStyle}
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    background: var(--well);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  header,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }
  /* In the corner, to save a line. */
  header {
    position: relative;
    padding-inline-end: calc(2.5 * var(--unit));
  }
  header .close {
    position: absolute;
    inset: 0 0 auto auto;
  }
  .question {
    font-size: var(--text-l);
    font-weight: 600;
  }
  .lanes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: var(--space-2);
  }
  .lanes div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-1) var(--space-2);
    background: var(--paper);
    border: 2px solid var(--line);
    border-radius: var(--radius);
  }
  .lanes .best {
    border-color: var(--ink);
  }
  .lanes b {
    flex: 1 1 8em;
    border-inline-start: 4px solid;
    padding-inline-start: var(--space-2);
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  input {
    background: var(--paper);
    inline-size: 4.5em;
  }
  input.value {
    inline-size: 8em;
  }
  .came {
    line-height: 1.35;
  }
  .came:not(:has(.muted)) {
    font-weight: 600;
  }
  .muted {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }
`;
