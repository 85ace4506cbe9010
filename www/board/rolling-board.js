import { css, html, LitElement } from 'lit';
import { ease } from './ease.js';
import { glideHome, listenForOrbit } from './orbit.js';
import { paint } from './paint.js';
import { pick } from './pick.js';
import { HOME } from './projection.js';
import { scene } from './scene.js';
import { themeFrom } from './theme.js';
import { watchRatio, watchTheme } from './watch.js';

/**
 * A line of play: one position more than rolls.
 * @typedef {{positions: readonly (readonly (string | null)[])[], rolls: readonly import('./cube.js').Roll[]}} Line
 */

/**
 * `<rolling-board>`: the cubes on their board at one moment of a line of play.
 *
 * It is a picture of its properties and moves nothing by itself but the camera: a drag orbits, a
 * double click goes home. Whoever owns it changes `at` to roll cubes.
 * @fires {CustomEvent<{square: number}>} square a press without a drag on a square (0..8) or its cube
 */
export class RollingBoard extends LitElement {
  /** @override */
  static properties = {
    line: { attribute: false },
    at: { type: Number },
    patterns: { type: Boolean },
    label: { type: String },
  };

  /** @override */
  static styles = css`
    :host {
      display: block;
      position: relative;
      aspect-ratio: 1;
      min-width: 0;
      overflow: hidden;
      contain: strict;
    }
    :host([hidden]) {
      display: none;
    }
    canvas {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      /* A finger that moves up or down scrolls the page; one that moves sideways orbits. */
      touch-action: pan-y pinch-zoom;
      user-select: none;
      -webkit-user-select: none;
      -webkit-tap-highlight-color: transparent;
      cursor: grab;
      /* The cubes' colours are what the page is about: they stay, with patterns besides. */
      forced-color-adjust: none;
    }
    canvas:active {
      cursor: grabbing;
    }
  `;

  /** @type {import('./projection.js').Camera} */
  #camera = HOME;
  /** @type {import('./theme.js').Theme | null} read again when the page's colours change */
  #theme = null;
  /** @type {import('./scene.js').Target[]} of the last drawing, to answer where a tap was */
  #targets = [];
  #width = 0;
  #height = 0;
  /** The animation frame that will draw, or 0. */
  #frame = 0;
  /** The time of the frame that was last drawn in. @type {unknown} */
  #drawnAt = null;
  /** Stops the camera on its way home. */
  #stay = () => {};
  /** Undone when the element leaves the page. @type {(() => void)[]} */
  #cleanup = [];

  constructor() {
    super();
    /** @type {Line} */
    this.line = { positions: [], rolls: [] };
    /** Position floor(at), and roll floor(at) as far along as the fraction. */
    this.at = 0;
    /** Dots and stripes besides hues. */
    this.patterns = false;
    /** What the picture shows, in words. */
    this.label = '';
  }

  /** @override */
  render() {
    return html`<canvas role="img" aria-label=${this.label}></canvas>`;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    // The canvas exists after the first rendering, which a reconnected element already has.
    this.updateComplete.then(() => {
      if (this.isConnected && this.#cleanup.length === 0) this.#watch();
    });
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.#cleanup.splice(0)) undo();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#stay();
  }

  /** @override */
  updated() {
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
      // Before this frame is shown, or the old picture would be seen stretched.
      this.#draw();
    });
    resized.observe(this);
    const look = (/** @type {import('./projection.js').Camera} */ camera) => {
      this.#camera = camera;
      this.#schedule();
    };
    const goHome = () => {
      this.#stay();
      this.#stay = glideHome(this.#camera, look);
    };
    canvas.addEventListener('dblclick', goHome);
    const recolour = () => {
      this.#theme = null;
      this.#schedule();
    };
    recolour();
    this.#cleanup.push(
      () => resized.disconnect(),
      () => canvas.removeEventListener('dblclick', goHome),
      watchTheme(recolour),
      watchRatio(() => this.#schedule()),
      listenForOrbit(canvas, {
        camera: () => this.#camera,
        orbit: (camera) => {
          this.#stay();
          look(camera);
        },
        tap: (x, y) => {
          const square = pick(this.#targets, [x, y]);
          if (square !== null) {
            this.dispatchEvent(new CustomEvent('square', { detail: { square } }));
          }
        },
      }),
    );
  }

  /**
   * Draws once a frame however much changes in it: at once if this frame has no drawing yet, so
   * that whoever moves `at` in an animation frame sees it drawn in that very frame; else in the next.
   */
  #schedule() {
    if (!this.isConnected) return;
    if (this.#drawnAt !== document.timeline.currentTime) this.#draw();
    else if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
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
    if (!position || !ctx || this.#width === 0 || this.#height === 0) return;
    const ratio = devicePixelRatio;
    const [wide, high] = [Math.round(this.#width * ratio), Math.round(this.#height * ratio)];
    // Setting a size clears a canvas and costs an allocation, even where it stays the same.
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    this.#theme ??= themeFrom(canvas);
    const { items, targets } = scene({
      position,
      roll: at > index ? (rolls[index] ?? null) : null,
      t: ease(at - index),
      camera: this.#camera,
      width: this.#width,
      height: this.#height,
      theme: this.#theme,
      patterns: this.patterns || matchMedia('(forced-colors: active)').matches,
    });
    this.#targets = targets;
    paint(ctx, items, this.#width, this.#height, ratio);
  }
}

customElements.define('rolling-board', RollingBoard);
