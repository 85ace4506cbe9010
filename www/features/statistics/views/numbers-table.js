import { css, html, LitElement, nothing } from 'lit';
import { boundedOf } from '../../../shared/state/traits.js';
import { words } from '../../../shared/words/words.js';
import '../../help/defined-term.js';
import { laneStyle, markerPath } from '../../../shared/draw/lane-style.js';
import { nameOf } from '../../../shared/draw/picture.js';
import { fields, flags } from '../../../shared/kit/properties.js';
import { controls } from '../../../shared/kit/styles.js';

/** @import { Column, Row, Table } from '../../../shared/draw/picture.js' */
/** @import { Cell } from '../../../shared/export/table.js' */

/** More rows are unreadable, and slow to render while a search runs. */
const MOST_ROWS = 400;

/** `<numbers-table>`: the numbers of a picture by rows, or transposed, with a column per lane. */
export class NumbersTable extends LitElement {
  static properties = { ...fields('table'), ...flags('turned alone') };

  static styles = [
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.2rem var(--space-3);
        border-block-end: 1px solid var(--line);
        text-align: end;
        white-space: nowrap;
        vertical-align: bottom;
      }
      th:first-child,
      td:first-child {
        padding-inline-start: 0;
        text-align: start;
      }
      /* Row headers stay visible when scrolling. */
      tr > :first-child {
        position: sticky;
        inset-inline-start: 0;
        background: var(--paper);
      }
      td button.quiet {
        min-height: 1.5rem;
        min-width: 0;
      }
      th {
        font-weight: 600;
      }
      /* As narrow as the numbers, so that six lanes fit. */
      .turned thead th {
        min-width: 6em;
        white-space: normal;
        text-wrap: balance;
      }
      tbody th,
      .turned tbody th {
        font-weight: 400;
        color: var(--ink-muted);
      }
      @media (max-width: 479px) {
        th,
        td {
          padding-inline: calc(0.3 * var(--unit));
        }
        td:last-child,
        th:last-child {
          padding-inline-end: 0;
        }
        .turned thead th {
          min-width: 5em;
        }
      }
      @media (max-width: 359px) {
        table {
          font-size: var(--text-s);
        }
      }
      svg {
        vertical-align: -0.1em;
        margin-inline-end: var(--space-1);
      }
      p {
        margin: var(--space-2) 0;
        color: var(--ink-muted);
      }
    `,
  ];

  constructor() {
    super();
    this.table = /** @type {Table} */ ({ columns: [], rows: [] });
    this.turned = false;
    /** Whether all rows are of one lane. */
    this.alone = false;
  }

  render() {
    return this.turned ? this.#turned() : this.#upright();
  }

  #upright() {
    const { columns, rows } = this.table;
    const shown = rows.slice(0, MOST_ROWS);
    const seedAt = columns.indexOf('seed');
    const openLong = (/** @type {readonly Cell[]} */ cells) =>
      words.statistics.experiment.openLong(Number(cells[seedAt]));
    return html`<table>
        <thead>
          <tr>
            ${this.alone ? nothing : html`<th scope="col">${words.statistics.lane}</th>`}
            ${columns.map((column) => html`<th scope="col">${term(column)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ spec, cells, key }) => html`<tr>
              ${this.alone ? nothing : html`<td>${laneMark(spec.id)}${nameOf(spec)}</td>`}
              ${cells.map((cell, n) => html`<td>${cellText(columns[n], cell)}</td>`)}
              ${
                key === undefined
                  ? nothing
                  : html`<td>
                      <button class="quiet" aria-label=${openLong(cells)} @click=${() => this.#pick(key)}>
                        ${words.statistics.experiment.open}
                      </button>
                    </td>`
              }
            </tr>`,
          )}
        </tbody>
      </table>
      ${rows.length > shown.length ? html`<p>${words.statistics.more(shown.length, rows.length)}</p>` : nothing}`;
  }

  /** @param {string} key */
  #pick(key) {
    this.dispatchEvent(new CustomEvent('pick', { detail: key }));
  }

  #turned() {
    const { columns, rows } = this.table;
    return html`<table class="turned">
      <thead>
        <tr>
          <td></td>
          ${rows.map(({ spec }) => html`<th scope="col">${laneMark(spec.id)}${nameOf(spec)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${columns.map(
          (column, n) => html`<tr>
            <th scope="row">${term(column)}</th>
            ${rows.map(({ cells }) => html`<td>${cellText(column, cells[n] ?? null)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

/** @param {Column} column */
const term = (column) => {
  const { name, meaning } = words.statistics.columns[column];
  const text = typeof meaning === 'string' ? meaning : meaning(boundedOf);
  return html`<defined-term .meaning=${text}>${name}</defined-term>`;
};

/** @param {number} id */
const laneMark = (id) => html`<svg width="14" height="14" aria-hidden="true">
  <path d=${markerPath(id, 7, 7, 5)} fill=${laneStyle(id).colour}></path>
</svg>`;

/** Fractions are ratios, with three decimals; all others are counts. @type {(column: Column | undefined, cell: Cell) => string} */
function cellText(column, cell) {
  if (cell === null) return words.statistics.unknown;
  if (typeof cell !== 'number') {
    const { cells } = words.statistics;
    const isNamed = column && column in cells;
    return isNamed ? cells[/** @type {keyof typeof cells} */ (column)](String(cell)) : String(cell);
  }
  if (column === 'time') return words.format.seconds(cell);
  return FACTORS.has(column ?? '') ? words.format.fixed(cell, 3) : words.format.count(cell);
}

const FACTORS = new Set(['branching', 'brute_force', 'growth', 'growth_per_move']);

customElements.define('numbers-table', NumbersTable);
