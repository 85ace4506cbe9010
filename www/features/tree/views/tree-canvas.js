import { css, html, LitElement } from 'lit';
import { isStill } from '../../../shared/board/tween.js';
import { watchRatio, watchTheme } from '../../../shared/board/watch.js';
import { onPaper } from '../../../shared/draw/paper.js';
import { fields } from '../../../shared/kit/properties.js';
import { shortcutIn } from '../../../shared/kit/shortcuts.js';
import { draw } from '../draw.js';
import { listenForGestures } from '../gestures.js';
import { hit } from '../hit.js';
import { paint } from '../paint.js';
import { Stage } from '../stage.js';
import { themeFrom } from '../theme.js';
import { walked } from '../walk.js';

/** @import { BoundLine, Lit } from '../draw.js' */
/** @import { Looks } from '../looks.js' */
/** @import { Picture } from '../picture.js' */
/** @import { Zoom } from '../transform.js' */
/** @import { Way } from '../walk.js' */

/** Factor of a key or button, and pixels of an arrow key. */
const KEY_ZOOM = 1.6;
const KEY_PAN = 80;
/** Milliseconds without input; longer than an animation. */
const REST = 400;

/** @type {Readonly<Record<string, Way>>} */
const WAYS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };
/** Keys by what they do. @type {Readonly<Record<string, string>>} */
const KEYS = {
  ...Object.fromEntries(
    ['0', 'Home', 'End', 'Enter', ' ', ...Object.keys(WAYS)].map((key) => [key, key]),
  ),
  ...{ '+': '+', '=': '+', '-': '-', _: '-' },
};

/** @type {Readonly<Record<Way, readonly [number, number]>>} */
const PANS = { up: [0, 1], down: [0, -1], left: [1, 0], right: [-1, 0] };

/**
 * `<tree-canvas>`: a picture of a search tree with pan, zoom and selection.
 * @fires {CustomEvent<{place: number, walked?: boolean}>} look the mouse is over a node (-1 for none), or keys selected one
 * @fires {CustomEvent<{place: number, wedge: boolean}>} choose a tap or Enter on a node or the wedge below it
 * @fires {CustomEvent<{to: 'root' | 'hand'}>} jump a key that leads to the root or the current node
 * @fires {CustomEvent<{zoom: Zoom | null}>} lie the view after gestures and keys
 */
export class TreeCanvas extends LitElement {
  static properties = {
    ...fields('picture looks lit zoom bound write colour label help'),
    follows: { type: Boolean },
    walked: { type: Number },
  };

  static styles = css`
    :host {
      display: block;
      position: relative;
      min-width: 0;
      min-height: 0;
      overflow: hidden;
      contain: strict;
      font-size: 1rem;
    }
    canvas {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      touch-action: none;
      /* Printing does not repaint the canvas. */
      object-fit: contain;
      user-select: none;
      -webkit-user-select: none;
      -webkit-tap-highlight-color: transparent;
      cursor: grab;
      forced-color-adjust: none;
    }
    /* Forced colours change the background but not the drawing. */
    @media (forced-colors: active) {
      canvas {
        background: var(--well);
      }
    }
    canvas:active {
      cursor: grabbing;
    }
    canvas[data-live] {
      cursor: pointer;
    }
    canvas:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
  `;

  #stage = new Stage();
  /** @type {Record<string, string> | null} read again when the page's colours change */
  #theme = null;
  #frame = 0;
  #told = /** @type {Zoom | null} */ (null);
  #telling = 0;
  #hand = -1;
  #cleanup = /** @type {(() => void)[]} */ ([]);

  constructor() {
    super();
    this.picture = /** @type {Picture | null} */ (null);
    this.looks = /** @type {Looks | null} */ (null);
    this.lit = /** @type {Lit} */ ({ path: [], hand: -1, focus: -1, join: null });
    this.walked = -1;
    this.zoom = /** @type {Zoom | null} */ (null);
    this.follows = false;
    this.bound = /** @type {BoundLine} */ ([]);
    this.write = { label: (/** @type {number} */ _) => '', number: String };
    this.colour = 'var(--lane-0)';
    this.label = '';
    this.help = '';
  }

  render() {
    return html`<canvas
      role="application"
      tabindex="0"
      aria-label=${this.label}
      aria-description=${this.help}
      @keydown=${this.#key}
      @focus=${this.#focused}
    ></canvas>`;
  }

  /** Zooms about the node selected by keys, or the current one. @param {1 | -1} by */
  zoomBy(by) {
    const place = this.walked >= 0 ? this.walked : this.lit.hand;
    this.#moved(() => this.#stage.zoomAbout(KEY_ZOOM ** by, place, performance.now()));
  }

  fit() {
    this.#moved(() => this.#stage.fit(performance.now()));
  }

  /** @param {number} place */
  bring(place) {
    if (place >= 0) this.#moved(() => this.#stage.bring(place, performance.now()));
  }

  /** The picture in light colours, with its own looks or those of another moment. @param {{looks?: Looks | null, lit?: Lit, theme?: Record<string, string>}} [other] */
  drawing({ looks, lit, theme = this.#onPaper() } = {}) {
    return { items: this.#items(theme, looks, lit), box: this.#stage.box, theme };
  }

  /** @returns {Record<string, string>} */
  #onPaper() {
    const ink = onPaper(() => themeFrom(this.canvas, this.colour));
    return { ...ink, paper: '#ffffff', ground: '#ffffff' };
  }

  get canvas() {
    return /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('canvas'));
  }

  connectedCallback() {
    super.connectedCallback();
    this.updateComplete.then(() => {
      if (this.isConnected && this.#cleanup.length === 0) this.#watch();
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.#cleanup.splice(0)) undo();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#telling);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const now = performance.now();
    if (changed.has('colour')) this.#theme = null;
    this.#stage.still = isStill();
    if (changed.has('zoom') && !isSame(this.zoom, this.#told)) {
      this.#told = this.zoom;
      this.#stage.lie(this.zoom, now);
    }
    if (changed.has('picture') && this.picture) {
      const { focus, hand } = this.lit;
      const looked = this.picture.nodes[focus >= 0 ? focus : hand] ?? -1;
      this.#stage.show(this.picture, { focus: looked, bounded: this.bound.length > 0, now });
      // Another tree is shown fitted.
      if (this.#stage.fits && this.#told) this.#tellSoon();
    }
    this.#follow();
    this.#schedule();
  }

  #follow() {
    const { hand } = this.lit;
    const node = this.picture?.nodes[hand] ?? -1;
    // Without a size there are no positions.
    if (node < 0 || node === this.#hand || this.#stage.box.width === 0) return;
    const isFirst = this.#hand < 0;
    this.#hand = node;
    // The requested view holds until the picture is complete.
    this.#stage.settle();
    if (!isFirst && this.follows && !this.#stage.fits) this.bring(hand);
  }

  #watch() {
    const { canvas } = this;
    const resized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const style = getComputedStyle(this);
      const em = Number.parseFloat(style.fontSize);
      const stroke = Number(style.getPropertyValue('--stroke')) || 1;
      this.#stage.resize({ width, height, em, stroke });
      this.#follow();
      // Draw before this frame is shown; the old picture would be stretched.
      this.#draw();
    });
    resized.observe(this);
    const recolour = () => {
      this.#theme = null;
      // At once: printing has no further frame.
      this.#draw();
    };
    this.#cleanup.push(
      () => resized.disconnect(),
      watchTheme(recolour),
      watchRatio(() => this.#schedule()),
      listenForGestures(canvas, {
        pan: (dx, dy) => this.#moved(() => this.#stage.pan(dx, dy)),
        zoom: (factor, x, y) => this.#moved(() => this.#stage.zoom(factor, x, y)),
        tap: (x, y) => this.#tell('choose', this.#under(x, y)),
        point: (x, y) => this.#point(this.#under(x, y)),
        leave: () => this.#point(null),
      }),
    );
  }

  /** @param {() => void} act */
  #moved(act) {
    act();
    this.#tellSoon();
    this.#schedule();
  }

  /** Reports the view once input has stopped. */
  #tellSoon() {
    clearTimeout(this.#telling);
    this.#telling = window.setTimeout(() => {
      const zoom = this.#stage.lies;
      if (isSame(zoom, this.#told)) return;
      this.#told = zoom;
      this.#tell('lie', { zoom });
    }, REST);
  }

  /** @param {number} x @param {number} y */
  #under(x, y) {
    const { picture, xs, transform, extent, box } = this.#stage;
    return picture ? hit({ picture, xs, transform, extent, box }, x, y) : null;
  }

  /** @param {{place: number} | null} found */
  #point(found) {
    this.canvas.toggleAttribute('data-live', found !== null);
    this.#tell('look', { place: found?.place ?? -1 });
  }

  /** @param {string} type @param {object | null} detail */
  #tell(type, detail) {
    if (detail) this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  #focused() {
    if (this.lit.focus < 0 && this.canvas.matches(':focus-visible')) {
      this.#tell('jump', { to: 'hand' });
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = shortcutIn(KEYS, event);
    if (key === undefined || !this.#obey(key, event.shiftKey)) return;
    event.preventDefault();
    // The page uses arrow keys to move pieces.
    event.stopPropagation();
  }

  /** @param {string} key @param {boolean} shiftKey */
  #obey(key, shiftKey) {
    const way = WAYS[key];
    const { focus } = this.lit;
    if (way && shiftKey) {
      const [dx, dy] = PANS[way];
      this.#moved(() => this.#stage.pan(dx * KEY_PAN, dy * KEY_PAN));
    } else if (way) {
      if (focus < 0 || !this.picture) this.#tell('jump', { to: 'hand' });
      else this.#tell('look', { place: walked(this.picture, focus, way), walked: true });
    } else if (key === '+') this.zoomBy(1);
    else if (key === '-') this.zoomBy(-1);
    else if (key === '0') this.fit();
    else if (key === 'Home') this.#tell('jump', { to: 'root' });
    else if (key === 'End') this.#tell('jump', { to: 'hand' });
    else if (key === 'Enter' || key === ' ') {
      const wedge = (this.picture?.folded[focus] ?? 0) > 0;
      if (focus >= 0) this.#tell('choose', { place: focus, wedge });
    } else return false;
    return true;
  }

  #schedule() {
    if (!this.isConnected || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  get #colours() {
    this.#theme ??= themeFrom(this.canvas, this.colour);
    return this.#theme;
  }

  #items(theme = this.#colours, looks = this.looks, lit = this.lit) {
    const { picture, xs, transform, box, extent } = this.#stage;
    const { bound, write } = this;
    // Looks must match the picture.
    if (!picture || !looks || looks.colours.length !== picture.size) return [];
    return draw({ picture, xs, looks, transform, extent, box, theme, lit, bound, ...write });
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { canvas } = this;
    const { width, height } = this.#stage.box;
    const ctx = canvas.getContext('2d');
    if (!ctx || width === 0 || height === 0) return;
    const moving = this.#stage.move(performance.now());
    const ratio = devicePixelRatio;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    // Setting a size clears a canvas and allocates, even if it is unchanged.
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    paint(ctx, this.#items(), { width, height }, ratio, getComputedStyle(this).fontFamily);
    if (moving) this.#schedule();
  }
}

/** @param {Zoom | null} one @param {Zoom | null} other */
const isSame = (one, other) =>
  one?.size === other?.size && one?.across === other?.across && one?.down === other?.down;

customElements.define('tree-canvas', TreeCanvas);
