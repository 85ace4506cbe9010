// How the small tree of an exercise looks: on a phone it is an outline.

import { css } from 'lit';

export const pictureStyle = css`
  :host {
    display: block;
    container-type: inline-size;
    min-width: 0;
    overflow: auto;
  }
  .whole {
    display: flex;
    gap: var(--space-5);
    align-items: flex-start;
    justify-content: safe center;
    min-inline-size: fit-content;
    padding: var(--space-2);
  }
  .tree {
    position: relative;
    flex: none;
  }
  svg.lines {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .lines line {
    stroke: var(--ink-muted);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  .node {
    position: absolute;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: start;
    gap: 2px;
    padding: 3px;
    inline-size: calc(6 * var(--unit));
    min-width: 0;
    min-height: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font-size: calc(0.9375 * var(--unit));
    line-height: 1.25;
    white-space: normal;
  }
  .right .node {
    grid-template-columns: auto 1fr;
    align-items: center;
    justify-items: start;
    column-gap: var(--space-1);
    inline-size: calc(8 * var(--unit));
  }
  .node goal-pattern {
    inline-size: calc(4 * var(--unit));
  }
  .node .letter {
    font-size: var(--text-l);
    font-weight: 700;
  }
  .numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.45em;
    justify-content: center;
  }
  .right .numbers {
    justify-content: start;
  }
  .numbers b {
    font-weight: 700;
  }
  .node.expanded,
  .node.duplicate,
  .node.replaced,
  .node.cut {
    background: var(--well);
    color: var(--ink-muted);
  }
  .node.cut,
  .node.duplicate,
  .node.replaced {
    border-style: dashed;
  }
  .node.hand {
    border: 3px solid var(--ink);
    padding: 1px;
  }
  button.node {
    border: 2px solid var(--accent);
    padding: 2px;
  }
  button.node.hand {
    border: 3px solid var(--accent);
    padding: 1px;
  }
  button.node:hover:not(:disabled),
  button.node:focus-visible {
    background: color-mix(in oklab, var(--paper), var(--accent) 14%);
    color: var(--ink);
  }
  button.node[aria-pressed='true'] {
    background: color-mix(in oklab, var(--paper), var(--accent) 24%);
    box-shadow: 0 0 0 2px var(--accent);
    color: var(--ink);
  }
  .node.yours {
    outline: 3px solid var(--alarm);
    outline-offset: 1px;
  }
  .node.model {
    outline: 3px solid var(--lane-2);
    outline-offset: 1px;
  }
  .sign {
    position: absolute;
    inset: -0.7em -0.5em auto auto;
    inline-size: 1.5em;
    block-size: 1.5em;
    line-height: 1.5em;
    border-radius: 50%;
    text-align: center;
    font-weight: 700;
    background: var(--paper);
    border: 1px solid currentColor;
  }
  .yours .sign {
    color: var(--alarm);
  }
  .model .sign {
    color: var(--lane-2);
  }
  .fate {
    font-style: italic;
    font-size: 0.8em;
  }
  .drawing {
    flex: 0 1 calc(24 * var(--unit));
    min-inline-size: calc(16 * var(--unit));
    color: var(--ink);
  }
  .places {
    --lane: var(--lane-1);
    --far: color-mix(in oklab, var(--lane), light-dark(black, white) 40%);
    position: relative;
    flex: 0 1 calc(42 * var(--unit));
    min-inline-size: calc(18 * var(--unit));
  }
  .places svg,
  .drawing svg {
    display: block;
    inline-size: 100%;
  }
  .places > .node {
    inline-size: var(--touch);
    block-size: var(--touch);
    min-block-size: 0;
    translate: -50% -50%;
    border-color: transparent;
    border-radius: 50%;
    background: none;
  }
  .places > button.node:is(:hover, :focus-visible),
  .places > .node[aria-pressed='true'] {
    border-color: var(--accent);
  }
  .columns {
    position: relative;
    display: flex;
    gap: calc(8 * var(--unit));
  }
  .columns .column {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    z-index: 1;
  }
  .columns .node {
    position: relative;
    block-size: calc(3.75 * var(--unit));
    align-content: center;
  }
  .columns svg.lines line {
    stroke: var(--ink);
    stroke-width: 2px;
  }
  .whole.lone {
    --unit: 2rem;
  }
  @container (min-width: 88rem) {
    .whole:not(.lone) {
      --unit: 1.2rem;
    }
  }
  .hand {
    scroll-margin-block: var(--space-4);
  }
  /* On a phone the tree is an outline: a row per node, indented by depth. */
  @container (max-width: 43rem) {
    .whole {
      display: grid;
      min-inline-size: 0;
      gap: var(--space-3);
      justify-content: stretch;
      padding: var(--space-1);
    }
    .tree {
      inline-size: auto !important;
      block-size: auto !important;
      display: grid;
      gap: var(--space-1);
    }
    .tree > .lines {
      display: none;
    }
    .tree .node,
    .tree.right .node {
      position: relative;
      inset: auto !important;
      margin-inline-start: calc(min(var(--depth), 9) * 0.9 * var(--unit));
      inline-size: auto;
      min-block-size: var(--touch);
      display: flex;
      align-items: center;
      justify-content: start;
      gap: var(--space-3);
      padding-inline: var(--space-2);
    }
    .lone .tree .node {
      justify-content: center;
    }
    .tree .node goal-pattern {
      inline-size: calc(2.75 * var(--unit));
    }
    .sign {
      inset: auto 0.4em auto auto;
    }
    .hand {
      scroll-margin-block: var(--space-4) 60dvh;
    }
    .columns {
      justify-content: center;
      gap: calc(5 * var(--unit));
    }
    .drawing {
      flex: none;
      min-inline-size: 0;
    }
  }
`;
