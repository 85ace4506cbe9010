// How a lesson's text looks, beside the instrument and on paper.

import { css } from 'lit';
import { mathsStyle } from '../../../shared/kit/maths.js';

export const proseStyle = css`
  ${mathsStyle}
  /* Chinese and Japanese have no italics; Chromium knows no list in :lang. */
  em:is(:lang(ja), :lang(zh-Hans)) {
    font-style: normal;
    font-weight: 700;
  }
  .prose {
    display: grid;
    gap: var(--space-3);
    max-width: 65ch;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .prose > * {
    margin: 0;
    min-width: 0;
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-1);
    padding-inline-start: calc(1.25 * var(--unit));
    list-style: revert;
  }
  .prose a {
    color: var(--accent);
  }
  .number {
    font-weight: 600;
    white-space: nowrap;
  }
  :is(li, blockquote, [role='alert']) > p,
  :is(article, [role='alert']) > ul {
    margin-block: 1em;
  }
  li > p:only-child {
    margin: 0;
  }
  code,
  pre {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  pre {
    padding: var(--space-2) var(--space-3);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: var(--well);
    border-radius: var(--radius);
  }
  blockquote {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--line);
    color: var(--ink-muted);
  }
  table {
    border-collapse: collapse;
    justify-self: start;
    font-size: var(--text-m);
  }
  th,
  td {
    padding: var(--space-1) var(--space-3) var(--space-1) 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  small-board {
    inline-size: 9rem;
  }
  .buttons button {
    white-space: normal;
    text-align: start;
    padding-block: var(--space-1);
  }
`;
