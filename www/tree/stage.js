// What is between two pictures of a tree, and how a picture lies on its canvas: nodes move to their new places, the one
// that is looked at stays where it is, and a picture that fits goes on fitting as it grows.

import { between, brought, fitted, gapAt, inSight, panned, zoomed } from './transform.js';

/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./transform.js').Transform} Transform */
/** @typedef {import('./transform.js').Extent} Extent */
/** @typedef {import('./transform.js').Box} Box */

/** Milliseconds from one picture to the next, and to where a key or a button leads. */
const PASSAGE = 250;

const ease = (/** @type {number} */ t) => 1 - (1 - t) ** 3;

export class Stage {
  /** @type {Picture | null} */
  picture = null;
  /** Where its nodes are now. @type {Float32Array} */
  xs = new Float32Array(0);
  /** @type {Transform} */
  transform = { k: 1, x: 0, y: 0 };
  /** @type {Box} */
  box = { width: 0, height: 0 };
  /** Whether the whole picture is kept in sight. */
  fits = true;
  /** Whether things move, or are at once where they will be. */
  still = false;

  #from = this.xs;
  #to = this.xs;
  /** @type {{from: Transform, to: Transform} | null} */
  #glide = null;
  #began = 0;
  #moving = false;
  /** The row down to which there is something besides nodes. */
  #reach = 0;

  /** How far there is something to see. @returns {Extent} */
  get extent() {
    const { left = 0, right = 1, rows = 1 } = this.picture?.extent ?? {};
    return { left, right, rows: Math.max(rows, this.#reach) };
  }

  /** Pixels from row to row. */
  get gap() {
    return gapAt(this.transform.k, this.extent, this.box);
  }

  /**
   * Shows a picture: one that has grown, or another.
   * @param {Picture} picture
   * @param {object} options
   * @param {number} options.focus the forest's node that is looked at; -1 for none
   * @param {number} options.reach
   * @param {number} options.now milliseconds
   */
  show(picture, { focus, reach, now }) {
    const before = this.picture;
    const goesOn = before !== null && before.forest === picture.forest && !this.still;
    this.#reach = reach;
    if (before?.forest === picture.forest) picture.shift(this.#anchored(before, picture, focus));
    this.#from = goesOn ? origins(picture, before, this.xs) : picture.xs;
    this.#to = picture.xs;
    this.picture = picture;
    if (before?.forest !== picture.forest) this.fits = true;
    this.#begin(this.fits ? fitted(this.extent, this.box) : this.transform, now, goesOn);
  }

  /** The canvas has another size. @param {Box} box */
  resize(box) {
    this.box = box;
    if (this.fits) this.transform = fitted(this.extent, box);
    this.#glide = null;
  }

  /** @param {number} factor @param {number} x @param {number} y */
  zoom(factor, x, y) {
    this.#hold(zoomed(this.transform, factor, x, y, this.extent, this.box));
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.#hold(panned(this.transform, dx, dy));
  }

  /** All of it in sight, from now on. @param {number} now */
  fit(now) {
    this.fits = true;
    this.#begin(fitted(this.extent, this.box), now, true);
  }

  /** A node into sight. @param {number} place @param {number} now */
  bring(place, now) {
    const point = { x: this.#to[place] ?? 0, row: this.picture?.rows[place] ?? 0 };
    const next = brought(this.transform, point, this.extent, this.box);
    if (next.x === this.transform.x && next.y === this.transform.y) return;
    this.fits = false;
    this.#begin(next, now, true);
  }

  /** Moves on. Returns whether there is more to come. @param {number} now */
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

  /** A hand has hold of it: what moved by itself is where it was going. @param {Transform} transform */
  #hold(transform) {
    this.fits = false;
    this.#glide = null;
    this.transform = inSight(transform, this.extent, this.box);
  }

  /** @param {Transform} to @param {number} now @param {boolean} moves */
  #begin(to, now, moves) {
    this.#began = now;
    this.#moving = true;
    this.#glide = moves && !this.still ? { from: this.transform, to } : null;
    if (!this.#glide) this.transform = to;
    if (!moves) this.#from = this.#to;
  }

  /** How far a new picture is to be moved so that what one looks at stays. @param {Picture} before @param {Picture} picture @param {number} focus */
  #anchored(before, picture, focus) {
    const { k, x } = this.transform;
    let place = before.placeOf(focus);
    if (place < 0) {
      // Else the root when all is in sight, or what is in the middle.
      const middle = (this.box.width / 2 - x) / k;
      place = this.fits ? 0 : nearest(this.xs, middle);
    }
    const next = picture.nearestPlace(before.nodes[place] ?? -1);
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

/** Where the nodes of a picture come from: their places before, or those of what they were folded into. @param {Picture} picture @param {Picture} before @param {Float32Array} xs */
function origins(picture, before, xs) {
  const from = new Float32Array(picture.size);
  picture.nodes.forEach((node, place) => {
    const old = before.placeOf(node);
    const parent = picture.parents[place] ?? -1;
    if (old >= 0) from[place] = xs[old] ?? 0;
    else from[place] = parent < 0 ? (picture.xs[place] ?? 0) : (from[parent] ?? 0);
  });
  return from;
}
