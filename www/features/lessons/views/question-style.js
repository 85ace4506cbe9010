// How a question of a lesson looks.

import { css } from 'lit';
import { fieldStyle } from '../../../shared/kit/fields.js';

export const questionStyle = css`
  ${fieldStyle}
  :host {
    display: block;
    padding: var(--space-3) var(--space-4) var(--space-4);
    background: var(--well);
    border-radius: var(--radius);
  }
  form,
  fieldset {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .ask {
    padding: 0;
    margin-block-end: var(--space-1);
    font-weight: 600;
    line-height: 1.4;
  }
  .how {
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
  label {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    min-height: calc(2 * var(--unit));
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    line-height: 1.4;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--accent);
  }
  label:has(:disabled) {
    cursor: default;
  }
  label.right {
    border-color: var(--accent);
    font-weight: 600;
  }
  input {
    flex: none;
    margin: 0;
  }
  label .number {
    font-weight: inherit;
  }
  /* The clicker shows answers when presenting. Typing a guess shows the button. */
  @media screen and (min-width: 800px) {
    :host([presented]) :is(.entry + .how, button:disabled) {
      display: none;
    }
  }
  .sign {
    /* Positions the text for screen readers within it, so that the page does not grow. */
    position: relative;
    margin-inline-start: auto;
    font-size: var(--text-s);
    font-weight: 600;
    white-space: nowrap;
  }
  .sign.wrong {
    color: var(--alarm);
  }
  .entry {
    gap: var(--space-2);
  }
  .entry label {
    border: 0;
    padding: 0;
    background: none;
    flex-wrap: wrap;
    align-items: center;
  }
  input[inputmode] {
    background: var(--paper);
    inline-size: 9em;
  }
  .verdict {
    margin: var(--space-2) 0 0;
    font-weight: 600;
  }
  .verdict.wrong {
    color: var(--alarm);
  }
  .prose {
    margin-block-start: var(--space-2);
  }
  .scale {
    display: block;
    inline-size: 100%;
    block-size: calc(3.25 * var(--unit));
    overflow: visible;
    font-size: var(--text-s);
    fill: var(--ink);
  }
  .scale line {
    stroke: var(--line);
    stroke-width: 2;
  }
  .scale circle {
    fill: var(--accent);
    stroke: var(--accent);
    stroke-width: 2;
  }
  .scale .yours {
    fill: var(--well);
  }
`;
