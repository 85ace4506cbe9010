// How a lane's card lies: as a card of its own, narrow on a phone, or as a row of a table where there are many.

import { css, unsafeCSS } from 'lit';

const card = css`
  :host {
    display: flex;
    flex-direction: column;
    container-type: inline-size;
    min-width: 0;
  }
  .key {
    display: block;
    color: var(--lane-colour);
    margin-block: 3px calc(var(--space-2) + 1px);
  }
  .head {
    display: flex;
    gap: var(--space-1);
    align-items: start;
    justify-content: space-between;
  }
  .head button {
    flex: none;
    min-height: calc(1.75 * var(--unit));
    min-width: calc(1.75 * var(--unit));
    margin: calc(-0.125 * var(--unit)) 0;
    color: var(--ink-muted);
  }
  /* Never truncated: lanes often differ at the end of their names. */
  h2 {
    min-width: 0;
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: break-word;
    text-wrap: balance;
  }
  h2 small {
    font-size: var(--text-s);
    font-weight: 400;
  }
  .generated {
    display: flex;
    align-items: baseline;
    flex-wrap: wrap;
    column-gap: var(--space-2);
    margin-block: var(--space-1);
  }
  .generated output {
    font-size: var(--text-xl);
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.01em;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(max-content, 1fr);
    gap: var(--space-1) var(--space-3);
  }
  dt,
  .plus,
  .unit {
    font-size: var(--text-s);
    color: var(--ink-muted);
  }
  defined-term {
    --term-line: var(--line);
  }
  dd {
    white-space: nowrap;
  }
  .plus {
    display: block;
    line-height: 1.2;
  }
  .state {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: calc(2.75 * var(--unit));
    margin: auto 0 0;
    padding-block-start: var(--space-1);
    line-height: 1.25;
  }
  .solved {
    font-weight: 600;
  }
  .state small {
    display: block;
    font-weight: 400;
    color: var(--ink-muted);
  }
  /* Two lines, as a tooltip would not suffice. */
  .failed {
    flex: 1;
    min-width: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: var(--alarm);
  }
  .again {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    max-inline-size: 8em;
    white-space: normal;
    padding-inline: var(--space-1);
    text-align: start;
    line-height: 1.2;
  }
  .again svg {
    flex: none;
  }
  @media (pointer: coarse) {
    :is(.head, .state) button {
      position: relative;
    }
    :is(.head, .state) button::after {
      content: '';
      position: absolute;
      inset: calc((1.75 * var(--unit) - var(--touch)) / 2);
    }
    /* A name is as wide as its card allows. */
    .head button.look::after {
      inset-inline: 0;
    }
  }
`;

const compact = css`
  :host([compact]) .key {
    margin-block-end: calc(var(--space-1) + 1px);
  }
  :host([compact]) .generated output {
    font-size: var(--text-l);
  }
  :host([compact]) .generated {
    margin-block: 0;
  }
  :host([compact]) h2 {
    font-size: var(--text-m);
  }
  :host([compact]:not([focused])) .key line {
    opacity: 0.35;
  }
  button.look {
    max-width: 100%;
    min-height: calc(1.75 * var(--unit));
    padding: 0;
    border: 0;
    box-shadow: none;
    color: var(--ink-muted);
    font-weight: inherit;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  button.look[aria-pressed='true'] {
    color: var(--ink);
    box-shadow: none;
  }
  :host([compact]) dl {
    display: none;
  }
  @media (min-width: 800px) {
    :host([compact]) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;
      column-gap: var(--space-3);
    }
    :host([compact]) :is(.key, .head) {
      grid-column: 1 / -1;
    }
  }
  :host([compact]) .state {
    min-height: calc(1.75 * var(--unit));
    padding: 0;
    font-size: var(--text-s);
  }
  :host([compact]) .state button {
    min-height: calc(1.75 * var(--unit));
    min-width: calc(1.75 * var(--unit));
  }
  :host([compact][dense]) :is(.state, button.look) {
    min-height: calc(1.375 * var(--unit));
    line-height: 1.2;
  }
  :host([compact][dense]) .state button {
    min-height: calc(1.375 * var(--unit));
  }
`;

const narrow = css`
  @container (max-width: 15em) {
    h2 {
      font-size: var(--text-m);
    }
    .key {
      margin-block-end: calc(var(--space-1) + 1px);
    }
    .generated {
      flex-flow: row-reverse nowrap;
      justify-content: space-between;
      margin-block: 0;
    }
    .generated output {
      flex: none;
      font-size: calc(1.375 * var(--unit));
    }
    .unit {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    dl {
      display: block;
    }
    dl > div {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      line-height: 1.25;
    }
    dd {
      text-align: end;
    }
    dd,
    .state {
      font-size: var(--text-s);
    }
    .state {
      min-height: calc(1.75 * var(--unit));
      padding: 0;
    }
    .state button {
      min-height: calc(1.75 * var(--unit));
      min-width: calc(1.75 * var(--unit));
    }
    .again span {
      display: none;
    }
    /* Touch has no tooltip. */
    .failed {
      display: block;
      overflow-wrap: anywhere;
    }
  }
  /* Tens of millions have room beside what they count ... */
  @container (max-width: 12.9em) {
    .generated {
      column-gap: 0;
    }
    .generated output {
      font-size: calc(1.25 * var(--unit));
    }
    .unit {
      font-size: calc(0.75 * var(--unit));
    }
  }
  /* ... or below it, from the first node on. */
  @container (max-width: 10.5em) {
    .generated {
      flex-flow: column-reverse;
      align-items: stretch;
    }
    .generated output {
      line-height: 1;
      text-align: end;
    }
    .unit {
      font-size: var(--text-s);
      line-height: 1.25;
    }
  }
`;

/** Beside a lesson; the table of counters has the rest. */
const several = css`
  @media (min-width: 800px) {
    @container (max-width: 10.5em) {
      :host([dense]) :is(.bytes, .rate, .time) {
        display: none;
      }
    }
  }
`;

const row = unsafeCSS(':host([dense]:not([compact]))');

/** Many lanes form a table if it fits, for comparison. The list defines the columns. */
const rows = css`
  @container race (min-width: 44em) {
    ${row} {
      --line-1: calc(1.3125 * var(--unit));
      --line-2: var(--unit);
      display: grid;
      container-type: normal;
      grid-column: 1 / -1;
      grid-template: auto var(--line-1) minmax(var(--line-2), auto) / subgrid;
    }
    ${row} :is(.head, .generated, dl, dl > div, .state) {
      display: contents;
    }
    ${row} .key {
      grid-area: 2 / 1 / 4;
      align-self: center;
      margin: 0;
    }
    ${row} h2 {
      grid-area: 2 / 2 / 4;
      align-self: center;
      font-size: var(--text-m);
      line-height: 1.15;
    }
    ${row} :is(.generated output, dd) {
      grid-row: 2;
      line-height: var(--line-1);
      text-align: end;
    }
    ${row} .generated output {
      grid-column: 3;
      font-size: var(--text-l);
    }
    ${row} :is(dt, .unit) {
      grid-row: 1;
      text-align: end;
      line-height: var(--line-2);
    }
    ${row} .unit {
      grid-column: 3;
    }
    ${row} :is(dd, dt) {
      grid-column: var(--place);
    }
    ${row} .expanded {
      --place: 4;
    }
    ${row} .stored {
      --place: 5;
    }
    ${row} .bytes {
      --place: 6;
    }
    ${row} .level {
      --place: 7;
    }
    ${row} .rate {
      --place: 8;
    }
    ${row} .time {
      --place: 9;
    }
    ${row} .plus {
      line-height: var(--line-2);
    }
    ${row} .time .plus {
      margin-inline-start: -4em;
    }
    /* The measure of progress differs by lane. */
    ${row} .level dt {
      grid-row: 3;
    }
    ${row} .state span {
      grid-area: 3 / 3 / 4 / 6;
      min-width: 0;
      font-size: var(--text-s);
      line-height: var(--line-2);
    }
    ${row} .failed {
      display: block;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    ${row} button.icon,
    ${row} .again {
      grid-area: 2 / 11 / 4;
      align-self: center;
      min-height: calc(1.75 * var(--unit));
      min-width: calc(1.75 * var(--unit));
      margin: 0;
    }
    ${row} .state button {
      grid-column: 10;
    }
    ${row} .again {
      padding: 0;
    }
    ${row} .again span {
      display: none;
    }
    :host([dense]:not([compact], [first])) :is(.unit, div:not(.level) > dt) {
      display: none;
    }
  }
`;

export const laneCardStyle = [card, compact, narrow, several, rows];
