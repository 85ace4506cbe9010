// An embedded element has the size that its page gives, and the page's font.

import { css, unsafeCSS } from 'lit';
import { controls } from '../../shared/kit/styles.js';
import tokens from '../../tokens.css?inline';

/**
 * The surrounding font size as a registered length. An unregistered property would be substituted as text, and mean
 * another size in each part.
 */
const UNIT = '--rolling-cubes-unit';

/** @param {Window & typeof globalThis} view */
export function registerUnit({ CSS }) {
  try {
    CSS.registerProperty({ name: UNIT, syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another element or copy of the module has registered it.
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
    /* The words run from left to right on any page; an element with a direction of its own keeps it. */
    :host(:not([dir])) {
      direction: ltr;
    }
    :host([theme='light']) {
      color-scheme: light;
    }
    :host([theme='dark']) {
      color-scheme: dark;
    }
    /* Not on the host, whose display belongs to the page. As large as the host, or 30em if that has no size. */
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
