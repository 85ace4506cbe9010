import { css, html, LitElement, nothing, svg } from 'lit';
import { drawCurves } from '../../shared/draw/curves.js';
import { laneMark } from '../../shared/draw/lane-mark.js';
import { elementOf, INK } from '../../shared/draw/screen.js';
import { controls } from '../../shared/kit/styles.js';
import { unitOf } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';
import { words } from '../../shared/words/words.js';
import { nameOf } from '../play/problem-menu.js';
import { roomLink } from '../present/room-link.js';
import { stateInWords } from '../race/views/in-words.js';
import { levelOf } from '../race/views/level.js';
import { raceFigure } from '../race/views/race-figure.js';
import { qrOf } from '../share/qr.js';

/** @import { State } from '../../shared/state/state.js' */

/** The race's chart in points; the width is a sheet's without margins. */
const CHART = { width: 510, height: 210, rem: 10 };

/** `<hand-out>`: the printed part below board and picture: counts of the lanes, and the link with its QR code. */
export class HandOut extends LitElement {
  static properties = { state: { attribute: false } };

  static styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      table {
        border-collapse: collapse;
        inline-size: 100%;
        line-height: 1.25;
      }
      th,
      td {
        padding: 0.15em 0 0.15em 0.8em;
        border-block-end: 0.5pt solid var(--line);
        text-align: end;
        vertical-align: baseline;
        white-space: nowrap;
      }
      th:first-child {
        padding-inline-start: 0;
        text-align: start;
        white-space: normal;
      }
      td:last-child,
      th:last-child {
        text-align: start;
        white-space: normal;
      }
      thead th {
        font-weight: 400;
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
      .key {
        display: inline-block;
        inline-size: 1.8em;
        margin-inline-end: 0.5em;
        vertical-align: middle;
      }
      .mark {
        display: block;
        overflow: visible;
      }
      .where {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-4);
        align-items: center;
      }
      .where svg {
        inline-size: 2.8cm;
        fill: #000;
      }
      .chart {
        inline-size: 100%;
      }
      .link {
        overflow-wrap: anywhere;
      }
      small {
        display: block;
        font-size: var(--text-s);
        color: var(--ink-muted);
      }
    `,
  ];

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
  }

  render() {
    const { state } = this;
    if (!state) return nothing;
    const say = words.present.handout;
    const { url, reach } = roomLink(state);
    const code = qrOf(url);
    const { start, goal } = problemOf(state);
    return html`
      ${state.view === 'race' ? chartOf(state) : nothing} ${this.#table(state)}
      <div class="where">
        ${
          code
            ? html`<svg viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${words.share.code} shape-rendering="crispEdges">
                ${svg`<path d=${code.path}></path>`}
              </svg>`
            : nothing
        }
        <div>
          <p>
            ${words.text.within(words.puzzle(state.key).full, nameOf(state, state.chosen))}
            <small>${words.text.about(say.start, start)}, ${words.text.about(say.goal, goal)}</small>
          </p>
          <p class="link"><small>${say.link}</small>${url}</p>
          ${reach === 'anywhere' ? nothing : html`<p>${words.share.reach[reach]}</p>`}
        </div>
      </div>
    `;
  }

  /** @param {State} state */
  #table({ key, lanes }) {
    const say = words.present.handout;
    const { count, bytes } = words.format;
    const { generated, expanded, stored, bytes: memory } = words.counters;
    return html`<table aria-label=${say.counts}>
      <thead>
        <tr>
          <th>${say.lane}</th>
          ${[generated, expanded, stored, memory].map(({ name }) => html`<th>${name}</th>`)}
          <th></th>
          <th>${say.state}</th>
        </tr>
      </thead>
      <tbody>
        ${lanes.map((lane) => {
          const { spec, snapshot } = lane;
          const level = levelOf(lane, unitOf(key, spec.search));
          return html`<tr>
            <th><span class="key">${laneMark(spec.id, 0.8)}</span>${words.lane(spec)}</th>
            <td>${count(snapshot?.generated ?? 0)}</td>
            <td>${count(snapshot?.expanded ?? 0)}</td>
            <td>${count(snapshot?.stored_peak ?? 0)}</td>
            <td>${bytes(snapshot?.bytes_peak ?? 0)}</td>
            <td>${words.text.about(level.name, level.value)}</td>
            <td>${stateInWords(key, lane)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  }
}

/** @param {State} state */
function chartOf({ lanes, chart }) {
  if (!lanes.some(({ samples }) => samples.length > 0)) return nothing;
  const { shapes } = drawCurves(raceFigure(lanes, chart.kind, chart.logarithmic, true), CHART, INK);
  const label = words.chart.label(
    words.chart.kinds[chart.kind],
    lanes.map(({ spec }) => words.lane(spec)),
  );
  return html`<svg class="chart" viewBox="0 0 ${CHART.width} ${CHART.height}" role="img" aria-label=${label}>
    ${shapes.map(elementOf)}
  </svg>`;
}

customElements.define('hand-out', HandOut);
