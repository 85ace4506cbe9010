import { css, html, LitElement } from 'lit';
import { listenForOrbit } from './orbit.js';
import { paint } from './paint.js';
import { pick } from './pick.js';
import { HOME } from './projection.js';
import { scene } from './scene.js';
import { themeFrom, watchTheme } from './theme.js';

/**
 * A line of play: one position more than rolls.
 * @typedef {{positions: readonly (readonly (string | null)[])[], rolls: readonly import('./cube.js').Roll[]}} Line
 */

/**
 * A cube leaves its square without haste, falls over the edge and settles; so a roll starts and
 * ends at rest, and a finger on a slider still sees each of its moments.
 * @type {(t: number) => number}
 */
const ease = (t) => t * t * (3 - 2 * t);

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
  /** The animation frame that will move the camera home, or 0. */
  #homing = 0;
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
    cancelAnimationFrame(this.#homing);
    this.#frame = 0;
    this.#homing = 0;
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
      this.#schedule();
    });
    resized.observe(this);
    const goHome = () => this.#goHome();
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
          cancelAnimationFrame(this.#homing);
          this.#look(camera);
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

  /** @param {import('./projection.js').Camera} camera */
  #look(camera) {
    this.#camera = camera;
    this.#schedule();
  }

  /** Turns the camera back to where it started: in a quarter of a second, or at once. */
  #goHome() {
    cancelAnimationFrame(this.#homing);
    const from = this.#camera;
    const start = performance.now();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const move = (/** @type {number} */ now) => {
      const t = still ? 1 : Math.min(1, Math.max(0, (now - start) / 250));
      const left = 1 - ease(t);
      this.#look({
        yaw: HOME.yaw + (from.yaw - HOME.yaw) * left,
        pitch: HOME.pitch + (from.pitch - HOME.pitch) * left,
      });
      if (t < 1) this.#homing = requestAnimationFrame(move);
    };
    this.#homing = requestAnimationFrame(move);
  }

  /** However much changes before the next frame, it is drawn once. */
  #schedule() {
    if (this.#frame !== 0 || !this.isConnected) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  #draw() {
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

/**
 * Calls back when the device pixel ratio changes: a window moved to another screen, a page zoomed.
 * A media query knows one ratio only, so each change asks a new one.
 * @param {() => void} changed
 * @returns {() => void} stops
 */
function watchRatio(changed) {
  const stop = new AbortController();
  const listen = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        listen();
        changed();
      },
      { once: true, signal: stop.signal },
    );
  };
  listen();
  return () => stop.abort();
}

customElements.define('rolling-board', RollingBoard);
