/** Paints layers and caches unchanged ones as bitmaps: while one knight jumps, the other 23 are painted once. */
import { paint } from './paint.js';

/** @import { Item, Layer } from './scene.js' */

export class Layers {
  /** @type {Map<string, HTMLCanvasElement>} */
  #kept = new Map();
  /** @type {ReadonlySet<string | null>} */
  #seen = new Set();

  /** Clears the cache after a change of colours or resolution. */
  clear() {
    this.#kept.clear();
    this.#seen = new Set();
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {readonly Layer[]} layers
   * @param {number} width CSS pixels
   * @param {number} height CSS pixels
   * @param {number} ratio device pixels per CSS pixel
   */
  paint(ctx, layers, width, height, ratio) {
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, width, height);
    const kept = this.#kept;
    this.#kept = new Map();
    for (const { key, items } of layers) {
      // Cache a layer only when seen twice: while the camera moves, every layer is new in each frame.
      const bitmap =
        key !== null && this.#seen.has(key)
          ? (kept.get(key) ?? bitmapOf(ctx.canvas, items(), width, height, ratio))
          : null;
      if (key === null || !bitmap) {
        paint(ctx, items(), width, height, ratio);
        continue;
      }
      this.#kept.set(key, bitmap);
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.globalAlpha = 1;
      ctx.drawImage(bitmap, 0, 0);
    }
    this.#seen = new Set(layers.map(({ key }) => key));
  }
}

/**
 * @param {HTMLCanvasElement} like @param {readonly Item[]} items @param {number} width @param {number} height
 * @param {number} ratio
 */
function bitmapOf(like, items, width, height, ratio) {
  const bitmap = document.createElement('canvas');
  bitmap.width = like.width;
  bitmap.height = like.height;
  const ctx = bitmap.getContext('2d');
  if (!ctx) return null;
  paint(ctx, items, width, height, ratio);
  return bitmap;
}
