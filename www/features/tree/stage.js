// Transitions between pictures, and the view of a picture: nodes move to their new places, the selected one stays in
// place, and a fitting picture remains fitted as it grows.

import {
  between,
  brought,
  fitted,
  gapAt,
  inSight,
  isWhole,
  lying,
  panned,
  zoomed,
  zoomedAbout,
  zoomOf,
} from './transform.js';

/** @import { Picture } from './picture.js' */
/** @import { Box, Extent, Transform, Zoom } from './transform.js' */

/** Milliseconds of a transition, or of a movement by key or button. */
const PASSAGE = 250;

const ease = (/** @type {number} */ t) => 1 - (1 - t) ** 3;

export class Stage {
  picture = /** @type {Picture | null} */ (null);
  /** @type {Float32Array} */
  xs = new Float32Array(0);
  /** @type {Transform} */
  transform = { k: 1, x: 0, y: 0 };
  /** @type {Box} */
  box = { width: 0, height: 0, em: 16 };
  fits = true;
  still = false;

  #from = this.xs;
  #to = this.xs;
  #glide = /** @type {{from: Transform, to: Transform} | null} */ (null);
  #began = 0;
  #moving = false;
  #bounded = false;
  /** The requested view, until a gesture or key changes it. @type {Zoom | null} */
  #asked = null;

  /** @returns {Extent} */
  get extent() {
    const { left = 0, right = 1, rows = 1 } = this.picture?.extent ?? {};
    return { left, right, rows, bounded: this.#bounded };
  }

  get lies() {
    return this.fits || !this.picture ? null : zoomOf(this.transform, this.extent, this.box);
  }

  get gap() {
    return gapAt(this.transform.k, this.extent, this.box);
  }

  /**
   * Shows a new or grown picture. An iteration stays aligned with the previous one.
   * @param {Picture} picture @param {object} options
   * @param {number} options.focus the selected node; -1 for none
   * @param {boolean} options.bounded
   * @param {number} options.now milliseconds
   */
  show(picture, { focus, bounded, now }) {
    const before = this.picture;
    const kin = before && picture.forest.kinIn(before.forest);
    const goesOn = before !== null && kin !== null && !this.still;
    this.#bounded = bounded;
    if (before && kin) picture.shift(this.#anchored(before, picture, kin(focus)));
    this.#from = goesOn ? origins(picture, before, this.xs, kin) : picture.xs;
    this.#to = picture.xs;
    this.picture = picture;
    if (before && !kin) this.fits = this.#asked === null;
    this.#begin(this.#wanted(), now, goesOn);
  }

  /** @param {Box} box */
  resize(box) {
    const before = this.lies;
    this.box = box;
    if (this.#asked || this.fits) this.transform = this.#wanted();
    else if (before) this.transform = lying(before, this.extent, box);
    this.#glide = null;
  }

  #wanted() {
    if (this.#asked) return lying(this.#asked, this.extent, this.box);
    return this.fits ? fitted(this.extent, this.box) : this.transform;
  }

  /**
   * Sets the view of this and later pictures, until a gesture or key changes it or `settle` is called.
   * @param {Zoom | null} zoom null for the fitted picture
   * @param {number} now
   */
  lie(zoom, now) {
    this.#asked = zoom;
    this.fits = zoom === null;
    this.#glideTo(this.#wanted(), now);
  }

  /** Keeps the current view; from now on the selected node stays in place. */
  settle() {
    this.#asked = null;
  }

  /** @param {number} factor @param {number} x @param {number} y */
  zoom(factor, x, y) {
    this.#hold(zoomed(this.transform, factor, x, y, this.extent, this.box));
    if (factor < 1 && isWhole(this.transform, this.extent, this.box)) {
      this.fits = true;
      this.transform = this.#wanted();
    }
  }

  /** Zooms about a node and brings it into sight; without one, about the middle. @param {number} factor @param {number} place @param {number} now */
  zoomAbout(factor, place, now) {
    const { width, height } = this.box;
    // A key may be pressed during the previous animation.
    const from = this.#glide?.to ?? this.transform;
    const next =
      place < 0
        ? zoomed(from, factor, width / 2, height / 2, this.extent, this.box)
        : zoomedAbout(from, factor, this.#pointOf(place), this.extent, this.box);
    this.#asked = null;
    this.fits = isWhole(next, this.extent, this.box);
    this.#glideTo(this.fits ? this.#wanted() : this.#kept(next), now);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.#hold(panned(this.transform, dx, dy));
  }

  /** @param {number} now */
  fit(now) {
    this.lie(null, now);
  }

  /** @param {number} place @param {number} now */
  bring(place, now) {
    const from = this.#glide?.to ?? this.transform;
    const next = brought(from, this.#pointOf(place), this.extent, this.box);
    if (next.x === from.x && next.y === from.y) return;
    this.#asked = null;
    this.fits = false;
    this.#glideTo(next, now);
  }

  /** @param {number} place */
  #pointOf(place) {
    return { x: this.#to[place] ?? 0, row: this.picture?.rows[place] ?? 0 };
  }

  /** Advances the animation. Returns whether it continues. @param {number} now */
  move(now) {
    if (!this.#moving) return false;
    const t = this.still ? 1 : Math.min(1, Math.max(0, (now - this.#began) / PASSAGE));
    const eased = ease(t);
    this.xs =
      t === 1 || this.#from === this.#to
        ? this.#to
        : this.#to.map((x, place) => {
            const from = this.#from[place] ?? x;
            return from + (x - from) * eased;
          });
    if (this.#glide) this.transform = between(this.#glide.from, this.#glide.to, eased);
    this.#moving = t < 1;
    if (!this.#moving) this.#glide = null;
    return this.#moving;
  }

  /** A gesture ends the animation at its target. @param {Transform} transform */
  #hold(transform) {
    this.#asked = null;
    this.fits = false;
    this.#glide = null;
    this.transform = this.#kept(transform);
  }

  /** @param {Transform} transform */
  #kept(transform) {
    return inSight(transform, this.extent, this.box);
  }

  /** @param {Transform} to @param {number} now @param {boolean} moves */
  #begin(to, now, moves) {
    this.#began = now;
    this.#moving = true;
    this.#glide = moves && !this.still ? { from: this.transform, to } : null;
    if (!this.#glide) this.transform = to;
    if (!moves) this.#from = this.#to;
  }

  /** Moving nodes continue from where they are. @param {Transform} to @param {number} now */
  #glideTo(to, now) {
    this.#from = this.xs.length === this.#to.length ? this.xs : this.#to;
    this.#begin(to, now, this.picture !== null);
  }

  /** The shift of a new picture that keeps the selected node in place. @param {Picture} before @param {Picture} picture @param {number} focus a node of the one before */
  #anchored(before, picture, focus) {
    const { k, x } = this.transform;
    let place = before.placeOf(focus);
    if (place < 0) {
      // Without a selection: the root if the picture is fitted, else the node in the middle.
      const middle = (this.box.width / 2 - x) / k;
      place = this.fits ? 0 : nearest(this.xs, middle);
    }
    const kin = before.forest.kinIn(picture.forest);
    const next = picture.nearestPlace(kin?.(before.nodes[place] ?? -1) ?? -1);
    return next < 0 ? 0 : (this.xs[place] ?? 0) - (picture.xs[next] ?? 0);
  }
}

/** @param {Float32Array} xs @param {number} x */
function nearest(xs, x) {
  let found = 0;
  xs.forEach((other, place) => {
    if (Math.abs(other - x) < Math.abs((xs[found] ?? 0) - x)) found = place;
  });
  return found;
}

/**
 * Initial positions of a picture's nodes: their previous ones, or those of the nodes into which they were folded.
 * @param {Picture} picture @param {Picture} before @param {Float32Array} xs @param {(node: number) => number} kin
 */
function origins(picture, before, xs, kin) {
  const from = new Float32Array(picture.size);
  picture.nodes.forEach((node, place) => {
    const old = before.placeOf(kin(node));
    const parent = picture.parents[place] ?? -1;
    if (old >= 0) from[place] = xs[old] ?? 0;
    else from[place] = parent < 0 ? (picture.xs[place] ?? 0) : (from[parent] ?? 0);
  });
  return from;
}
