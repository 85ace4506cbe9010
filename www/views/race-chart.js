import './language.js';

import { css, html, LitElement, unsafeCSS } from 'lit';
import uPlot from 'uplot';
import uPlotStyles from 'uplot/dist/uPlot.min.css?inline';
import { watchTheme } from '../board/watch.js';
import { compact } from '../format.js';
import { words } from '../messages.js';
import { standingOf } from '../state/standing.js';
import { ask } from './act.js';
import { laneStyle, markerPath } from './lane-style.js';
import { controls } from './styles.js';

/** @typedef {import('../state/state.js').ChartKind} ChartKind */
/** @typedef {import('../state/state.js').Sample} Sample */

/** What each kind of chart puts on its axes. @type {Record<ChartKind, {x: 'nodes' | 'time', y: 'stored' | 'generated' | 'depth'}>} */
const AXES = {
  stored: { x: 'nodes', y: 'stored' },
  generated: { x: 'time', y: 'generated' },
  depth: { x: 'nodes', y: 'depth' },
};

/** @type {Record<'nodes' | 'time' | 'stored' | 'generated' | 'depth', (sample: Sample) => number>} */
const VALUE = {
  nodes: (sample) => sample.nodes,
  time: (sample) => sample.time / 1000,
  stored: (sample) => sample.stored,
  generated: (sample) => sample.nodes,
  depth: (sample) => sample.depth,
};

/** From this height on, in pixels, the axes have names. */
const ROOMY = 150;

/** `<race-chart>`: all lanes in one picture, live. */
export class RaceChart extends LitElement {
  /** @override */
  static properties = {
    lanes: { attribute: false },
    kind: { type: String },
    mode: { type: String },
    logarithmic: { type: Boolean },
  };

  /** @override */
  static styles = [
    unsafeCSS(uPlotStyles),
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 0;
        min-width: 0;
      }
      .bar {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      select {
        min-width: 0;
        flex: 0 1 auto;
      }
      .bar label {
        flex: none;
      }
      .mode {
        margin-inline-start: auto;
      }
      .plot {
        position: relative;
        min-height: 0;
        overflow: hidden;
      }
      .plot > div {
        position: absolute;
        inset: 0;
      }
      .empty {
        position: absolute;
        inset: 0;
        display: grid;
        place-items: center;
        margin: 0;
        color: var(--ink-muted);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
        cursor: pointer;
      }
      @media (max-width: 359px) {
        .bar {
          flex-wrap: wrap;
        }
        .mode {
          margin-inline-start: 0;
        }
      }
      input[type='checkbox'] {
        accent-color: var(--accent);
        inline-size: calc(1.125 * var(--unit));
        block-size: calc(1.125 * var(--unit));
        margin: 0;
      }
    `,
  ];

  /** @type {uPlot | null} */
  #plot = null;
  /** What the plot was made for; another one needs another plot. */
  #made = '';
  #cleanup = () => {};

  constructor() {
    super();
    /** @type {readonly import('../state/state.js').LaneState[]} */
    this.lanes = [];
    /** @type {ChartKind} */
    this.kind = 'stored';
    this.logarithmic = true;
    /** @type {import('../state/state.js').Mode} */
    this.mode = 'time';
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const resized = new ResizeObserver(() => this.#resize());
    resized.observe(this);
    const unwatch = watchTheme(() => {
      this.#made = '';
      this.requestUpdate();
    });
    this.#cleanup = () => {
      resized.disconnect();
      unwatch();
    };
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cleanup();
    this.#plot?.destroy();
    this.#plot = null;
    this.#made = '';
  }

  /** @override */
  render() {
    const say = words.chart;
    const names = this.lanes.map(({ spec }) => words.lane(spec));
    return html`
      <div class="bar">
        <select aria-label=${say.choose} @change=${this.#chose}>
          ${Object.entries(say.kinds).map(
            ([kind, name]) =>
              html`<option value=${kind} .selected=${kind === this.kind}>${name}</option>`,
          )}
        </select>
        <label title=${say.logarithmicLong}>
          <input type="checkbox" .checked=${this.logarithmic} @change=${this.#scaled} />
          ${say.logarithmic}
        </label>
        <select class="mode" aria-label=${words.race.mode} title=${words.race.modeLong} @change=${this.#raced}>
          ${Object.entries(words.race.modes).map(
            ([mode, name]) =>
              html`<option value=${mode} .selected=${mode === this.mode}>${name}</option>`,
          )}
        </select>
      </div>
      <div class="plot">
        <div role="img" aria-label=${say.label(say.kinds[this.kind], names)}></div>
        <p class="empty" ?hidden=${this.#hasData}>${say.empty[standingOf(this.lanes)]}</p>
      </div>
    `;
  }

  get #hasData() {
    return this.lanes.some((lane) => lane.samples.length > 0);
  }

  get #room() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('.plot > div'));
  }

  /** @override */
  updated() {
    const roomy = this.#size().height >= ROOMY;
    const ids = this.lanes.map((lane) => lane.spec.id);
    const made = [this.kind, this.logarithmic, roomy, ...ids].join();
    if (made !== this.#made) {
      this.#plot?.destroy();
      this.#plot = this.#make();
      this.#made = made;
    }
    this.#room.hidden = !this.#hasData;
    this.#plot?.setData(this.#data());
  }

  /** All lanes' points on one x axis, as the plot wants them; a lane without a point at some x has a gap there. */
  #data() {
    const axes = AXES[this.kind];
    // A logarithmic axis has no zero; a search that has stored nothing yet stands at its foot.
    const values = (
      /** @type {readonly Sample[]} */ samples,
      /** @type {keyof typeof VALUE} */ of,
    ) => samples.map((sample) => Math.max(this.#isLogarithmic(of) ? 1 : 0, VALUE[of](sample)));
    const tables = this.lanes.map(
      ({ samples }) =>
        /** @type {[number[], number[]]} */ ([values(samples, axes.x), values(samples, axes.y)]),
    );
    return uPlot.join(tables.length > 0 ? tables : [[[], []]]);
  }

  #make() {
    const style = getComputedStyle(this);
    // Custom properties hold light-dark(); as an element's colour they are resolved.
    const probe = this.#room;
    const colour = (/** @type {string} */ value) => {
      probe.style.color = value;
      return getComputedStyle(probe).color;
    };
    const [ink, line] = [colour('var(--ink-muted)'), colour('var(--line)')];
    // The plot counts in pixels; on a projector its letters grow with all others.
    const em = Number.parseFloat(style.fontSize);
    const font = `${Math.round(0.8125 * em)}px ${style.fontFamily}`;
    const axes = AXES[this.kind];
    const short = (/** @type {uPlot} */ _, /** @type {(number | null)[]} */ values) =>
      values.map((value) => (value === null ? '' : compact(value)));
    // A low plot needs its height for the curves.
    const roomy = this.#size().height >= ROOMY;
    const axis = (/** @type {'x' | 'y'} */ side, /** @type {number} */ size) => ({
      ...(roomy ? { label: words.chart.axes[axes[side]] } : {}),
      stroke: ink,
      font,
      labelFont: font,
      labelSize: Math.round(1.3 * em),
      labelGap: 0,
      size,
      values: short,
      grid: { show: side === 'y', stroke: line, width: 1 },
      ticks: { show: side === 'x', stroke: line, width: 1, size: 5 },
      ...(this.#isLogarithmic(axes[side]) ? { splits: powersOfTen } : {}),
    });
    const styles = this.lanes.map(({ spec }) => ({
      id: spec.id,
      dash: [...laneStyle(spec.id).dash],
      stroke: colour(laneStyle(spec.id).colour),
    }));
    /** @type {uPlot.Options} */
    const options = {
      ...this.#size(),
      hooks: { draw: [(plot) => markEnds(plot, styles, 0.3 * em)] },
      padding: [12, 16, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: { x: this.#scale(axes.x), y: this.#scale(axes.y) },
      axes: [axis('x', Math.round(2 * em)), axis('y', Math.round(3 * em))],
      series: [
        {},
        ...styles.map(({ stroke, dash }) => ({
          stroke,
          dash,
          width: 2.5,
          spanGaps: true,
          points: { show: false },
        })),
      ],
    };
    const plot = new uPlot(options, this.#data(), this.#room);
    probe.style.color = '';
    return plot;
  }

  /** Time runs evenly and depths are small; counts grow by factors. @param {keyof typeof VALUE} values */
  #isLogarithmic(values) {
    return this.logarithmic && values !== 'time' && values !== 'depth';
  }

  /**
   * From the lowest value to the highest, with a least extent so that a single point has room.
   * @param {keyof typeof VALUE} values
   * @returns {uPlot.Scale}
   */
  #scale(values) {
    if (this.#isLogarithmic(values)) {
      return { time: false, distr: 3, range: (_, __, max) => [1, Math.max(10, (max ?? 0) * 1.2)] };
    }
    const least = values === 'time' ? 0.01 : 10;
    return { time: false, range: (_, __, max) => [0, Math.max(least, (max ?? 0) * 1.02)] };
  }

  #size() {
    const { clientWidth, clientHeight } = this.#room.parentElement ?? this.#room;
    return { width: Math.max(clientWidth, 80), height: Math.max(clientHeight, 60) };
  }

  #resize() {
    if (!this.hasUpdated) return;
    this.#plot?.setSize(this.#size());
    this.requestUpdate();
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #chose({ target }) {
    ask(this, { type: 'chart', kind: /** @type {ChartKind} */ (target.value) });
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #raced({ target }) {
    ask(this, {
      type: 'mode',
      mode: /** @type {import('../state/state.js').Mode} */ (target.value),
    });
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  #scaled({ target }) {
    ask(this, { type: 'chart-scale', logarithmic: target.checked });
  }
}

/**
 * Each lane's marker at the end of its curve: where it stands, or ended.
 * @param {uPlot} plot
 * @param {readonly {id: number, stroke: string}[]} styles
 * @param {number} size in pixels of the page
 */
function markEnds({ ctx, data, valToPos }, styles, size) {
  styles.forEach(({ id, stroke }, n) => {
    const values = data[n + 1] ?? [];
    const last = values.findLastIndex((value) => typeof value === 'number');
    const [x, y] = [data[0][last], values[last]];
    if (typeof x !== 'number' || typeof y !== 'number') return;
    const [left, top] = [valToPos(x, 'x', true), valToPos(y, 'y', true)];
    ctx.fillStyle = stroke;
    ctx.fill(new Path2D(markerPath(id, left, top, size * devicePixelRatio)));
  });
}

/**
 * One line a decade: the eight between would say no more than that the scale is logarithmic.
 * @type {(plot: uPlot, axis: number, min: number, max: number) => number[]}
 */
function powersOfTen(_, __, min, max) {
  const decades = Math.floor(Math.log10(Math.max(max, 1)) + 1e-9);
  return Array.from({ length: decades + 1 }, (_, power) => 10 ** power).filter((n) => n >= min);
}

customElements.define('race-chart', RaceChart);
