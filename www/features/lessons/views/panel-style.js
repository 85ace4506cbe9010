// How the panel with a lesson lies: a column beside the board, on a phone a sheet below it.

import { css } from 'lit';

export const panelStyle = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
  }
  aside {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100%;
    background: var(--paper);
  }
  aside:has(.foot) {
    border-inline-end: 1px solid var(--line);
  }
  .head,
  .foot {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  .head {
    border-block-end: 1px solid var(--line);
    min-height: var(--touch);
  }
  .head > :first-child {
    margin-inline: 0 auto;
  }
  .head > button.quiet:first-child {
    margin-inline-start: calc(-1 * var(--space-2));
  }
  :host([alone]) .head {
    min-height: 0;
    border: 0;
  }
  .fold {
    display: none;
  }
  .text {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: var(--space-3) var(--space-5);
    padding-inline-end: var(--space-4);
    margin: 0;
  }
  .foot {
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block-start: var(--space-2);
    padding-inline-end: var(--space-4);
    border-block-start: 1px solid var(--line);
    font-size: var(--text-m);
    color: var(--ink-muted);
  }
  .foot button {
    padding-inline: var(--space-2);
    min-width: calc(4.75 * var(--unit));
  }
  h2 {
    margin: var(--space-2) 0 var(--space-3);
    line-height: 1.25;
    outline: none;
  }
  .head h2 {
    margin-block: 0;
  }
  .of,
  .foreign {
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
  .foreign {
    margin-block: 0 var(--space-2);
  }
  .way {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    margin-block-start: var(--space-1);
  }
  .way span {
    inline-size: calc(1.5 * var(--unit));
    block-size: 4px;
    border-radius: 2px;
    background: var(--line);
  }
  .way .done {
    background: var(--accent);
  }
  #steps {
    position: fixed;
    inset: auto auto calc(var(--touch) + 2 * var(--space-2)) var(--space-4);
    max-inline-size: calc(100vw - 2 * var(--space-4));
  }
  #steps:popover-open {
    display: grid;
  }
  #steps button {
    text-align: start;
    white-space: normal;
  }
  #steps [aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  .again {
    min-height: calc(1.75 * var(--unit));
    margin-inline-start: auto;
    color: var(--ink-muted);
  }
  @media screen and (min-width: 800px) {
    :host([presented]) :is(.head, .foot, .way, .of, .foreign, .prose > .buttons) {
      display: none;
    }
    :host([presented]) .text {
      padding-block: 0 var(--space-2);
      grid-area: 1 / 1 / -1;
    }
    :host([presented]) aside::before,
    :host([presented]) aside::after {
      grid-area: 1 / 1 / -1;
      z-index: 1;
      justify-self: end;
      padding-inline: var(--space-2);
      color: var(--on-accent);
      background: var(--accent);
      border-radius: var(--radius);
      pointer-events: none;
    }
    :host([above]) aside::before {
      content: '▴' / '';
      align-self: start;
    }
    :host([below]) aside::after {
      content: '▾' / '';
      align-self: end;
    }
    :host([presented]) h2 {
      font-size: calc(1.3 * var(--unit));
      outline: none;
    }
  }
  @media screen and (max-width: 799px) {
    :host([open]) {
      position: fixed;
      inset: auto 0 0;
      z-index: 2;
      height: 54dvh;
      border-block-start: 1px solid var(--line);
      background: var(--paper);
    }
    :host([folded]) {
      height: auto;
    }
    :host([open]) aside {
      border-inline-end: 0;
      padding: 0 var(--space-4) calc(env(safe-area-inset-bottom) + var(--space-1));
    }
    :host([folded]) :is(.text, .foot) {
      display: none;
    }
    .fold {
      display: block;
    }
    .text,
    .foot {
      padding-inline-end: 0;
    }
  }
  @media print {
    :host {
      position: static;
      height: auto;
      border: 0;
    }
    :host([presented]),
    aside:has(+ lesson-paper) {
      display: none;
    }
  }
`;
