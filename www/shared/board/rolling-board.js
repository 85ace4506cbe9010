import { html, LitElement, nothing } from 'lit';
import { fields, flags } from '../kit/properties.js';
import { style } from './board-style.js';
import { ease } from './ease.js';
import { Input } from './input.js';
import { Layers } from './layers.js';
import { glideHome, listenForPointer } from './pointer.js';
import { scene } from './scene.js';
import { startShake } from './shake.js';
import { Sight } from './sight.js';
import { themeFrom } from './theme.js';
import { watchRatio, watchTheme } from './watch.js';

/** @import { Position, Roll } from './pieces.js' */
/** @import { Camera } from './projection.js' */
/** @import { Ring } from './scene.js' */
/** @import { Shake } from './shake.js' */
/** @import { Degrees } from './sight.js' */
/** @import { Theme } from './theme.js' */

/** @typedef {{positions: readonly Position[], rolls: readonly Roll[]}} Line */

/**
 * `<rolling-board>`: a puzzle's pieces at one moment of a line of play.
 *
 * The picture follows its properties. The element itself only moves the camera (a mouse's drag or two fingers orbit, a
 * double press resets) and a held piece; its owner makes moves by changing `line` and `at`.
 * @fires {CustomEvent<{square: number}>} square a tap on a square or its piece, unless that is moving
 * @fires {CustomEvent<Roll>} move a piece was dragged more than half-way
 * @fires {CustomEvent<{camera: Degrees}>} camera the visitor turned the board
 * @fires {CustomEvent<{square: number}>} cursor while editing: the keyboard's cursor is on a square
 */
export class RollingBoard extends LitElement {
  static properties = {
    ...fields('puzzle line goal movable camera marked hinted label'),
    ...flags('editing patterns chequered'),
    at: { type: Number },
  };

  static styles = style;

  #sight = new Sight(
    () => this.#schedule(),
    (camera) => this.dispatchEvent(new CustomEvent('camera', { detail: { camera } })),
  );
  /** @type {Theme | null} read again when the page's colours change */
  #theme = null;
  #painted = '';
  #scene = /** @type {ReturnType<typeof scene> | null} */ (null);
  #shake = /** @type {Shake | null} */ (null);
  #layers = new Layers();
  #width = 0;
  #height = 0;
  #frame = 0;
  #drawnAt = /** @type {unknown} */ (null);
  #stay = () => {};
  #cleanup = /** @type {(() => void)[]} */ ([]);

  #input;

  constructor() {
    super();
    this.puzzle = '';
    this.line = /** @type {Line} */ ({ positions: [], rolls: [] });
    /** floor(at) is the position; the fraction is the progress of the next roll. */
    this.at = 0;
    this.goal = /** @type {Position | null} */ (null);
    this.movable = /** @type {readonly Roll[]} */ ([]);
    /** Every square can be chosen, by keys too, and no piece is dragged. */
    this.editing = false;
    this.patterns = false;
    this.chequered = false;
    this.camera = /** @type {Degrees} */ (null);
    this.marked = false;
    this.hinted = /** @type {number | null} */ (null);
    this.label = '';
    const board = this;
    this.#input = new Input({
      get line() {
        return board.line;
      },
      get at() {
        return board.at;
      },
      get movable() {
        return board.movable;
      },
      get editing() {
        return board.editing;
      },
      get scene() {
        return board.#scene;
      },
      redraw: () => this.#schedule(),
      tell: (type, detail) => this.dispatchEvent(new CustomEvent(type, { detail })),
    });
  }

  render() {
    return html`<canvas
      role=${this.editing ? 'application' : 'img'}
      tabindex=${this.editing ? 0 : nothing}
      aria-label=${this.label}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#input.key(event)}
      @focus=${() => this.#input.focus()}
      @blur=${() => this.#schedule()}
      @contextrestored=${() => this.#repaint()}
    ></canvas>`;
  }

  /**
   * Shows that a piece cannot move: it shakes, or has an outline for a moment if reduced motion is preferred.
   * @param {number} square
   */
  shake(square) {
    this.#shake?.stop();
    this.#shake = startShake(square, () => this.#schedule());
  }

  home() {
    this.#stay();
    this.#stay = glideHome(this.#sight.camera, (camera) => this.#sight.turn(camera));
  }

  connectedCallback() {
    super.connectedCallback();
    // The canvas exists after the first rendering; a reconnected element has one already.
    this.updateComplete.then(() => {
      if (this.isConnected && this.#cleanup.length === 0) this.#watch();
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.#cleanup.splice(0)) undo();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#stay();
    this.#sight.stop();
    this.#input.reset();
    this.#shake?.stop();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('puzzle') || changed.has('editing')) {
      this.#input.reset();
      this.#shake?.stop();
    }
    if (changed.has('camera')) {
      this.#stay();
      this.#sight.place(this.camera);
    }
    this.#schedule();
  }

  get #canvas() {
    return /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('canvas'));
  }

  #watch() {
    const canvas = this.#canvas;
    const resized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      this.#width = entry.contentRect.width;
      this.#height = entry.contentRect.height;
      // Draw before this frame is shown; the old picture would be stretched.
      this.#draw();
    });
    resized.observe(this);
    const look = (/** @type {Camera} */ camera) => this.#sight.turn(camera);
    const recolour = () => {
      this.#theme = null;
      this.#layers.clear();
      this.#schedule();
    };
    recolour();
    this.#cleanup.push(
      () => resized.disconnect(),
      watchTheme(recolour),
      watchRatio(() => this.#schedule()),
      listenForPointer(canvas, {
        camera: () => this.#sight.camera,
        orbit: (camera) => {
          this.#stay();
          look(camera);
        },
        home: () => this.home(),
        grab: (point) => this.#input.grab(point),
        takes: (pulled, rested) => this.#input.takes(pulled, rested),
        drag: (pulled) => this.#input.drag(pulled),
        drop: (kept) => this.#input.drop(kept),
        means: (point) => this.#input.means(point),
        tap: (point) => this.#input.tap(point),
        hover: (point) => canvas.toggleAttribute('data-live', this.#input.hover(point)),
      }),
    );
  }

  /**
   * Draws at most once per frame: at once if this frame has no drawing yet, so that an owner that moves `at` in an
   * animation frame sees it in that frame; else in the next.
   */
  #schedule() {
    if (!this.isConnected) return;
    // The first drawing waits for a frame, as page load is busy.
    const isNow = this.#drawnAt !== null && this.#drawnAt !== document.timeline.currentTime;
    if (isNow) this.#draw();
    else if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** The browser restored a lost canvas. */
  #repaint() {
    this.#painted = '';
    this.#schedule();
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#drawnAt = document.timeline.currentTime;
    const canvas = this.#canvas;
    const { positions, rolls } = this.line;
    const at = Math.min(Math.max(this.at, 0), positions.length - 1);
    const index = Math.floor(at);
    const position = positions[index];
    const ctx = canvas.getContext('2d');
    const [width, height, ratio] = [this.#width, this.#height, devicePixelRatio];
    if (!position || !ctx || !width || !height) return;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    // Setting a size clears a canvas and allocates, even if it is unchanged.
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
      this.#layers.clear();
    }
    this.#theme ??= themeFrom(canvas);
    const roll = at > index ? (rolls[index] ?? null) : null;
    const move = this.#input.heldMove(position, { roll, t: ease(at - index) });
    const subject = {
      puzzle: this.puzzle,
      position,
      ...move,
      camera: this.#sight.camera,
      width,
      height,
      ratio,
      theme: this.#theme,
      goal: this.goal,
      chequered: this.chequered,
      patterns: this.patterns || matchMedia('(forced-colors: active)').matches,
      nudge: this.#shake?.nudge(this.#sight.camera) ?? null,
      rings: this.#rings(),
      marks: this.marked && at === index ? this.movable.map(({ from }) => from) : [],
    };
    // Skip identical pictures, for instance while a race ends.
    const key = JSON.stringify(subject);
    if (key === this.#painted) return;
    this.#painted = key;
    this.#scene = scene(subject);
    this.#layers.paint(ctx, this.#scene.layers, width, height, ratio);
  }

  /** @returns {Ring[]} */
  #rings() {
    const focused = this.#canvas.matches(':focus-visible');
    /** @type {Ring[]} */
    const rings = [...this.#input.pointed(focused)].map((square) => ({ square, colour: 'ring' }));
    if (this.hinted !== null) rings.push({ square: this.hinted, colour: 'ring' });
    const refused = this.#shake?.outlined;
    if (refused !== undefined) rings.push({ square: refused, colour: 'alarm' });
    return rings;
  }
}

customElements.define('rolling-board', RollingBoard);
