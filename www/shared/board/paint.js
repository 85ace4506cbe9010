/** @import { Item, Ramp } from './scene.js' */

/** Puts things to paint on a canvas. */

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly Item[]} items
 * @param {number} width CSS pixels
 * @param {number} height CSS pixels
 * @param {number} ratio device pixels for each CSS pixel
 */
export function paint(ctx, items, width, height, ratio) {
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.lineJoin = 'round';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const soft = items.filter((item) => item.soft);
  for (const item of items) {
    // All soft items are painted where the first of them stands.
    if (item === soft[0]) blend(ctx, soft, width, height, ratio / 2);
    if (item.soft) continue;
    ctx.globalAlpha = item.alpha ?? 1;
    if (item.text === undefined) shape(ctx, item);
    else sign(ctx, item, ratio);
  }
  ctx.globalAlpha = 1;
}

/** Painted and used up at once, so one serves every board of the page. @type {HTMLCanvasElement | null} */
let scratch = null;

/**
 * Shadows are many wide transparent layers with nothing sharp in them. Painted small and enlarged
 * they cost less, and the enlargement smooths the steps from layer to layer.
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly Item[]} items
 * @param {number} width
 * @param {number} height
 * @param {number} ratio pixels of the small layer for each CSS pixel
 */
function blend(ctx, items, width, height, ratio) {
  scratch ??= document.createElement('canvas');
  const layer = scratch.getContext('2d');
  if (!layer) return;
  // Setting the size also clears it.
  scratch.width = Math.ceil(width * ratio);
  scratch.height = Math.ceil(height * ratio);
  layer.scale(ratio, ratio);
  for (const item of items) {
    layer.globalAlpha = item.alpha ?? 1;
    shape(layer, { ...item, fill: 'black' });
  }
  // The layers are so thin that rounding would change their hue: they add up to a darkness alone,
  // which gets its colour at once.
  const [first] = items;
  layer.globalAlpha = 1;
  layer.globalCompositeOperation = 'source-in';
  layer.fillStyle = typeof first?.fill === 'string' ? first.fill : 'black';
  layer.fillRect(0, 0, width, height);
  ctx.globalAlpha = 1;
  ctx.drawImage(scratch, 0, 0, scratch.width / ratio, scratch.height / ratio);
}

/** @type {(ctx: CanvasRenderingContext2D, item: Item) => void} */
function shape(ctx, { loops = [], fill, stroke, width, rule }) {
  ctx.beginPath();
  for (const loop of loops) {
    loop.forEach(([x, y], i) => {
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
    ctx.closePath();
  }
  if (fill !== undefined) {
    ctx.fillStyle = typeof fill === 'string' ? fill : ramp(ctx, fill);
    ctx.fill(rule ?? 'nonzero');
  }
  if (stroke !== undefined) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width ?? 1;
    ctx.stroke();
  }
}

/** @type {(ctx: CanvasRenderingContext2D, ramp: Ramp) => CanvasGradient} */
function ramp(ctx, { from, to, stops }) {
  const gradient = ctx.createLinearGradient(...from, ...to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** @type {(ctx: CanvasRenderingContext2D, item: Item, ratio: number) => void} */
function sign(ctx, { text = '', font = '', fill = '', matrix = [] }, ratio) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  ctx.transform(a, b, c, d, e, f);
  ctx.font = font;
  if (typeof fill === 'string') ctx.fillStyle = fill;
  ctx.fillText(text, 0, 0);
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
}
