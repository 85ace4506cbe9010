// How an embedded element lies on its page: as large as the page says, in the page's own font and size of text.

import { css, unsafeCSS } from 'lit';
import { controls } from '../../shared/kit/styles.js';
import tokens from '../../tokens.css?inline';

/**
 * The size of the text around an element as a length, whatever it is written in: a property that is no more than text would
 * mean something else in every part with a size of its own.
 */
const UNIT = '--rolling-cubes-unit';

/** Has a window know it. @param {Window & typeof globalThis} view */
export function registerUnit({ CSS }) {
  try {
    CSS.registerProperty({ name: UNIT, syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another element, or another copy of this module, has.
  }
}

export const shell = [
  unsafeCSS(tokens),
  controls,
  css`
    :host {
      ${unsafeCSS(UNIT)}: 1em;
      --unit: var(${unsafeCSS(UNIT)});
      --text-xl: calc(1.75 * var(--unit));

      display: grid;
      inline-size: 100%;
      padding: var(--space-3);
      overflow: auto;
      line-height: 1.4;
      font-variant-numeric: tabular-nums;
      text-align: start;
      color: var(--ink);
      background: var(--paper);
      border-radius: var(--radius);
    }
    :host([theme='light']) {
      color-scheme: light;
    }
    :host([theme='dark']) {
      color-scheme: dark;
    }
    /* Not on the host: whatever its page has it displayed as, this is as large as the host, or 30em where that has no size of its own. */
    .layout {
      container-type: inline-size;
      contain-intrinsic-inline-size: calc(30 * var(--unit));
      display: grid;
      gap: var(--space-2);
      inline-size: 100%;
      block-size: 100%;
      min-inline-size: 0;
    }
    p {
      margin: 0;
    }
    .waiting {
      display: grid;
      gap: var(--space-2);
      justify-items: start;
      align-content: start;
    }
    footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--space-1) var(--space-4);
      font-size: var(--text-s);
      color: var(--ink-muted);
    }
    footer p {
      font-size: var(--text-m);
      color: var(--ink);
      margin-inline-end: auto;
    }
    p[role='alert'] {
      color: var(--alarm);
    }
    ::slotted(a) {
      color: var(--accent);
    }
  `,
];
