/** @import { Item, Ramp } from './scene.js' */

/**
 * @param {CanvasRenderingContext2D} ctx @param {readonly Item[]} items
 * @param {number} width CSS pixels
 * @param {number} height CSS pixels
 * @param {number} ratio device pixels per CSS pixel
 */
export function paint(ctx, items, width, height, ratio) {
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.lineJoin = 'round';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const soft = items.filter((item) => item.soft);
  for (const item of items) {
    // Blends all soft items at the first one's place.
    if (item === soft[0]) blend(ctx, soft, width, height, ratio / 2);
    if (item.soft) continue;
    ctx.globalAlpha = item.alpha ?? 1;
    if (item.text === undefined) shape(ctx, item);
    else sign(ctx, item, ratio);
  }
  ctx.globalAlpha = 1;
}

/** One scratch canvas serves all boards, as it is used up within a call. @type {HTMLCanvasElement | null} */
let scratch = null;

/**
 * Paints shadows small and enlarges them: many wide transparent layers without sharp edges cost less this way, and
 * enlarging smooths the steps between them.
 * @param {CanvasRenderingContext2D} ctx @param {readonly Item[]} items @param {number} width
 * @param {number} height
 * @param {number} ratio pixels of the small layer per CSS pixel
 */
function blend(ctx, items, width, height, ratio) {
  scratch ??= document.createElement('canvas');
  const layer = scratch.getContext('2d');
  if (!layer) return;
  // Setting the size also clears the canvas.
  scratch.width = Math.ceil(width * ratio);
  scratch.height = Math.ceil(height * ratio);
  layer.scale(ratio, ratio);
  for (const item of items) {
    layer.globalAlpha = item.alpha ?? 1;
    shape(layer, { ...item, fill: 'black' });
  }
  // Rounding would change the hue of such thin layers, so only their darkness adds up; the colour comes last.
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
