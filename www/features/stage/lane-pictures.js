import { html, LitElement, nothing } from 'lit';
import { laneMark, unbroken } from '../../shared/draw/lane-mark.js';
import { laneStyle } from '../../shared/draw/lane-style.js';
import { ask } from '../../shared/kit/act.js';
import { fields } from '../../shared/kit/properties.js';
import { controls } from '../../shared/kit/styles.js';
import { isDrawn } from '../../shared/state/puzzles.js';
import { focusedLane, hasEnded, isOver, isRunning, problemOf } from '../../shared/state/state.js';
import { traitsOf } from '../../shared/state/traits.js';
import { words } from '../../shared/words/words.js';
import { stateInWords } from '../race/views/in-words.js';
import { darker, inkOn } from './ink.js';
import { LaneCanvas } from './lane-canvas.js';
import { laneStyles } from './lane-styles.js';
import { drawMemory, FINEST, scaleFor } from './memory.js';
import { startsAnew } from './pictures.js';
import { rowsOf } from './places.js';
import { movesOf } from './reach.js';
import { valueInWords } from './voice.js';

/** @import { PropertyValues } from 'lit' */
/** @import { LaneState, State } from '../../shared/state/state.js' */
/** @import { Pictures } from './pictures.js' */

/** From this depth on, a lane has rows of its own. */
const DEEP = 95;

/** `<lane-pictures>`: each lane's search as a tree that grows, its rounds, and its memory. */
export class LanePictures extends LitElement {
  static properties = {
    ...fields('state pictures guess table'),
    bare: { type: Boolean, reflect: true },
  };

  static styles = [controls, laneStyles];

  /** @type {Map<number, LaneCanvas>} */
  #drawn = new Map();
  #scale = FINEST;
  /** The state whose memory is drawn. @type {State | null} */
  #stored = null;
  #frame = 0;
  #unlisten = () => {};
  #heard = /** @type {Pictures | null} */ (null);
  #resized = new ResizeObserver(() => this.#redraw());
  #scheme = matchMedia('(prefers-color-scheme: dark)');
  #motion = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    super();
    this.state = /** @type {State | null} */ (null);
    this.pictures = /** @type {Pictures | null} */ (null);
    /** Whether names and counts are elsewhere. */
    this.bare = false;
    /** The lane that is guessed to look at the fewest positions. @type {number | null} */
    this.guess = null;
    this.table = /** @type {typeof import('./rounds-table.js').roundsTable | null} */ (null);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#resized.observe(this);
    this.#scheme.addEventListener('change', this.#redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#unlisten();
    this.#heard = null;
    this.#resized.disconnect();
    this.#scheme.removeEventListener('change', this.#redraw);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {PropertyValues<this>} changed */
  willUpdate(changed) {
    this.toggleAttribute('drawn', !!this.state && isDrawn(this.state.key));
    this.dataset.look = this.state?.lesson ? this.state.look.join(' ') : '';
    const before = changed.get('state');
    if (this.state?.chart.face === 'table' && !this.table) this.#loadTable();
    // Another race is another guess.
    if (before?.lanes.some(hasEnded) && !this.state?.lanes.some(hasEnded)) this.guess = null;
  }

  /** @param {PropertyValues<this>} changed */
  updated(changed) {
    if (this.pictures !== this.#heard) {
      this.#unlisten();
      this.#heard = this.pictures;
      this.#unlisten = this.pictures?.listen(() => this.#soon()) ?? (() => {});
    }
    const before = changed.get('state');
    if (before && before.theme !== this.state?.theme) this.#redraw();
    else this.#soon();
  }

  async #loadTable() {
    this.table = (await import('./rounds-table.js')).roundsTable;
  }

  #redraw = () => {
    for (const drawn of this.#drawn.values()) drawn.redraw();
    this.#scale = FINEST;
    this.#stored = null;
    this.#soon();
  };

  #soon() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#draw()) this.#soon();
    });
  }

  render() {
    const { state } = this;
    if (!state) return nothing;
    if (isDrawn(state.key))
      return html`<map-lanes ?bare=${this.bare} .state=${state} .guess=${(/** @type {LaneState} */ lane) => (state.view === 'play' ? this.#guess(state, lane) : nothing)}></map-lanes>`;
    return state.lanes.map((lane, n) => this.#lane(state, lane, n));
  }

  /** @param {State} state @param {LaneState} lane @param {number} column */
  #lane(state, lane, column) {
    const { spec, snapshot } = lane;
    const say = words.play.stage;
    const name = words.lane(spec);
    const { generated = 0 } = snapshot ?? {};
    const solution = hasEnded(lane) && snapshot?.moves;
    const look = () =>
      ask(this, ({ race, board }) => {
        race.focus(spec.id);
        if (solution) board.playLine(solution);
      });
    return html`<div class="lane" role=${this.bare ? 'group' : 'region'} aria-label=${name} .style=${`grid-column: ${column + 1}`} data-lane=${spec.id}>
      ${laneMark(spec.id, 1.5)}
      <div class="head">
        <button
          class="name printed"
          aria-pressed=${lane === focusedLane(state)}
          title=${words.lookInto(name)}
          @click=${look}
        >
          ${unbroken(name)}
        </button>
        ${this.#guess(state, lane)}
      </div>
      <div class=${generated >= 1e9 || state.lanes.length > 2 ? 'count long' : 'count'}>
        <output class="generated" aria-label=${words.counters.generated.name} aria-live="off" translate="no"
          >${words.format.count(generated)}</output
        ><span>${say.lookedAt}</span>
      </div>
      ${state.chart.face === 'table' ? this.#table(lane, name) : this.#pictures(state, lane, look)}
    </div>`;
  }

  /** @param {LaneState} lane @param {string} name */
  #table(lane, name) {
    return html`<div class="table" role="region" tabindex="0" aria-label=${`${words.play.stage.table}: ${name}`}>
      ${this.table?.(lane)}
    </div>`;
  }

  /** @param {State} state @param {LaneState} lane @param {() => void} look */
  #pictures(state, lane, look) {
    const { spec, snapshot } = lane;
    const say = words.play.stage;
    const { rounds = [] } = this.pictures?.of(spec.id) ?? {};
    const drawn = this.#drawn.get(spec.id);
    const chosen = rounds[drawn?.chosen ?? -1]?.stage ?? null;
    return html`
      ${this.#picture(state, lane, look)}
      <div class="rounds">
        <canvas></canvas>
        <input
          type="range"
          ?hidden=${!snapshot}
          min="1"
          max=${Math.max(1, rounds.length)}
          .value=${`${(drawn?.chosen ?? rounds.length - 1) + 1}`}
          aria-label=${words.lane(spec)}
          aria-valuetext=${valueInWords(lane, chosen)}
          @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#choose(lane, target.valueAsNumber - 1)}
        />
      </div>
      ${this.#caption(state, lane)}
      <div class="count memory">
        <output aria-live="off" translate="no">${words.format.count(snapshot?.stored ?? 0)}</output>
        <span>${say.inMemory(this.#scale.unit)}</span>
      </div>
      <div class="store" aria-hidden="true">
        <canvas class="positions"></canvas>
      </div>
    `;
  }

  /** What a lane's picture is. @param {State} state @param {LaneState} lane @param {() => void} look */
  #picture(state, lane, look) {
    return html`<div class="picture" @click=${(/** @type {MouseEvent} */ event) => this.#touch(event, lane) || look()} @pointermove=${(/** @type {PointerEvent} */ event) => !isRunning(state) && event.pointerType === 'mouse' && this.#touch(event, lane)} aria-hidden="true">
      <canvas class="ghost"></canvas><canvas class="tree" .style=${`color: ${laneStyle(lane.spec.id).colour}`}></canvas
      ><canvas class="path"></canvas>
      <p class="start">${words.play.stage.start}</p>
      <p class="goals"></p>
      <p class="bound"></p>
      <p class="apart"></p>
      <p class="touched"></p>
    </div>`;
  }

  /** @param {State} state @param {LaneState} lane */
  #guess(state, { spec: { id } }) {
    const say = words.play.stage;
    // A lesson asks.
    if (state.lanes.length < 2 || state.lesson) return nothing;
    if (state.lanes.some(hasEnded)) {
      if (this.guess !== id || !isOver(state)) return nothing;
      const counts = state.lanes.map(({ snapshot }) => snapshot?.generated ?? 0);
      const own = state.lanes.find(({ spec }) => spec.id === id)?.snapshot?.generated ?? 0;
      return html`<strong class="guess" role="status">${say.guessed(own === Math.min(...counts))}</strong>`;
    }
    const isIt = this.guess === id;
    return html`<button
      class="guess"
      aria-pressed=${isIt}
      @click=${() => {
        this.guess = isIt ? null : id;
        if (state.lanes.every(({ phase }) => phase === 'ready'))
          ask(this, ({ race }) => race.watch());
      }}
    >
      ${isIt ? say.mine : say.guess}
    </button>`;
  }

  /** Shows a node of the picture on the board, and where it lies in the others. @param {MouseEvent} event @param {LaneState} lane */
  #touch({ offsetX, offsetY }, { spec: { id } }) {
    const drawn = this.#drawn.get(id);
    const { state } = this;
    const place = drawn?.nodeAt(offsetX, offsetY);
    if (!drawn || !place || !state) return false;
    const moves = movesOf(state, place);
    for (const one of this.#drawn.values()) one.mark(place);
    ask(this, ({ race, board }) => {
      race.focus(id);
      board.show(moves);
    });
    this.#soon();
    return true;
  }

  /** What the row of rounds is, or how the lane stands. @param {State} state @param {LaneState} lane */
  #caption(state, lane) {
    const { phase, snapshot, isSilent } = lane;
    const isUsual = ['ready', 'running', 'waiting', 'paused'].includes(phase) && !isSilent;
    return isUsual && snapshot?.outcome !== 'preparing'
      ? html`<p class="said running">${this.#rounds(lane)}</p>`
      : html`<p class="said">${stateInWords(state.key, lane)}</p>`;
  }

  /** What the row of rounds is. @param {LaneState} lane */
  #rounds({ spec: { search }, snapshot }) {
    const say = words.play.stage;
    const { iterations = [], sides = null } = snapshot ?? {};
    const [first, last] = [iterations[0], iterations.at(-1)];
    if (startsAnew(search) && first && last)
      return say.rounds(iterations.length, first.bound, last.bound);
    return traitsOf(search).level === 'layer' && snapshot ? say.layers(sides !== null) : '';
  }

  /** @param {LaneState} lane @param {number} round */
  #choose({ spec }, round) {
    this.#drawn.get(spec.id)?.choose(round);
    this.requestUpdate();
  }

  /** Draws what is new. Returns whether there is more for the next frame. */
  #draw() {
    const { state, pictures } = this;
    if (!state || !pictures || isDrawn(state.key)) return false;
    const known = state.guide?.distances[problemOf(state).start];
    // One deep lane would flatten all.
    const most = known ?? DEEP;
    const deepest = state.lanes.map(({ spec }) => pictures.of(spec.id).deepest);
    const common = rowsOf(known, Math.max(0, ...deepest.filter((depth) => depth <= most)));
    const isStill = this.#motion.matches || document.hidden;
    const isMore = state.lanes.map((lane, n) => {
      const depth = deepest[n] ?? 0;
      const rows = depth <= most ? common : rowsOf(known, depth);
      return this.#canvas(lane.spec.id, pictures)?.draw({ state, lane, rows, known }, isStill);
    });
    if (state !== this.#stored) this.#drawStores(state);
    this.#stored = state;
    return isMore.includes(true);
  }

  /** @param {number} id @param {Pictures} pictures */
  #canvas(id, pictures) {
    const picture = pictures.of(id);
    const of = this.renderRoot.querySelector(`[data-lane='${id}']`);
    if (!of?.querySelector('.tree')) return null;
    const there = this.#drawn.get(id);
    if (there?.picture === picture && there.of === of) return there;
    const canvas = new LaneCanvas(picture, of);
    this.#drawn.set(id, canvas);
    return canvas;
  }

  /** @param {State} state */
  #drawStores(state) {
    const canvases = [
      .../** @type {NodeListOf<HTMLCanvasElement>} */ (
        this.renderRoot.querySelectorAll('.positions')
      ),
    ];
    const [width, height] = [canvases[0]?.clientWidth ?? 0, canvases[0]?.clientHeight ?? 0];
    if (width === 0 || height === 0) return;
    if (state.lanes.every(({ snapshot }) => !snapshot)) this.#scale = FINEST;
    const most = Math.max(0, ...state.lanes.map(({ snapshot }) => snapshot?.stored ?? 0));
    const scale = scaleFor(most, { width, height }, this.#scale);
    if (scale.unit !== this.#scale.unit) this.requestUpdate();
    this.#scale = scale;
    for (const [n, canvas] of canvases.entries()) {
      const lane = state.lanes[n];
      if (!lane) continue;
      const tree = canvas.closest('.lane')?.querySelector('.tree');
      const colour = tree ? getComputedStyle(tree).color : '';
      const strata = this.pictures?.of(lane.spec.id).strata ?? [];
      drawMemory(inkOn(canvas), { width, height }, scale, lane.snapshot?.stored ?? 0, strata, [
        colour,
        darker(colour),
      ]);
    }
  }
}

customElements.define('lane-pictures', LanePictures);
