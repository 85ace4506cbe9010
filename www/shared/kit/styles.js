// Styles shared by views: controls, headings, text for screen readers.

import { css } from 'lit';

export const controls = css`
  :host,
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset) {
    margin: 0;
  }
  :where(ul, ol) {
    padding: 0;
    list-style: none;
  }
  :where(h2) {
    font-size: var(--text-l);
  }
  :where(h3) {
    font-size: var(--text-m);
  }
  /* Names break between words; prose breaks as its script does. */
  :where(h1, h2, h3, h4, button, .button, summary, th):lang(zh-Hans) {
    word-break: keep-all;
  }
  button,
  .button,
  select {
    font: inherit;
    font-variant-numeric: inherit;
    color: var(--ink);
    background: transparent;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    min-height: var(--touch);
    min-width: var(--touch);
    padding: 0 var(--space-3);
    margin: 0;
    cursor: pointer;
    white-space: nowrap;
  }
  select {
    padding-inline: var(--space-2);
    max-width: 100%;
    text-overflow: ellipsis;
    background: var(--paper);
  }
  .button {
    display: inline-grid;
    align-items: center;
    text-decoration: none;
  }
  button:hover:not(:disabled),
  .button:hover,
  select:hover {
    border-color: var(--accent);
    color: var(--accent);
  }
  button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  button.primary:hover:not(:disabled) {
    background: color-mix(in oklab, var(--accent), var(--ink) 20%);
    color: var(--on-accent);
  }
  button.quiet {
    border-color: transparent;
    color: var(--accent);
    padding-inline: var(--space-2);
  }
  button.quiet:hover:not(:disabled) {
    border-color: var(--line);
  }
  button:disabled {
    color: var(--ink-muted);
    opacity: 0.6;
    cursor: default;
  }
  button.primary:disabled {
    color: var(--on-accent);
  }
  button[aria-pressed='true'] {
    border-color: var(--accent);
    color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  /* Forced colours remove the second line of pressed buttons. */
  @media (forced-colors: active) {
    button[aria-pressed='true']:not(.look) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
    }
  }
  :host {
    accent-color: var(--accent);
  }
  input[type='range'] {
    margin: 0;
    min-width: 0;
    min-height: var(--touch);
    cursor: pointer;
  }
  [popover] {
    margin: 0;
    padding: var(--space-2);
    color: var(--ink);
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .row,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .row {
    align-items: center;
    row-gap: var(--space-1);
  }
  svg.icon {
    display: block;
    width: calc(1.125 * var(--unit));
    height: calc(1.125 * var(--unit));
    margin: auto;
    fill: currentColor;
  }
  button.icon,
  .button.icon {
    padding: 0;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  /* Controls are not printed unless they show a value. */
  @media print {
    button:not(.printed, .link),
    .button,
    select,
    input,
    textarea,
    summary,
    label:has(input) {
      display: none !important;
    }
  }
  /* Ways out of what is shown alone, as in a course's frame. */
  :host([alone]) .out {
    display: none;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
