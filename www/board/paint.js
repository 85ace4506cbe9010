/** Puts a scene on a canvas. */

/** @typedef {import('./scene.js').Item} Item */

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly Item[]} items
 * @param {number} width CSS pixels
 * @param {number} height CSS pixels
 * @param {number} ratio device pixels for each CSS pixel
 */
export function paint(ctx, items, width, height, ratio) {
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.clearRect(0, 0, width, height);
  ctx.lineJoin = 'round';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const item of items) {
    ctx.globalAlpha = item.alpha ?? 1;
    if (item.text === undefined) shape(ctx, item);
    else sign(ctx, item, ratio);
  }
  ctx.globalAlpha = 1;
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
    ctx.fillStyle = fill;
    ctx.fill(rule ?? 'nonzero');
  }
  if (stroke !== undefined) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width ?? 1;
    ctx.stroke();
  }
}

/** @type {(ctx: CanvasRenderingContext2D, item: Item, ratio: number) => void} */
function sign(ctx, { text = '', font = '', fill = '', matrix = [] }, ratio) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  ctx.transform(a, b, c, d, e, f);
  ctx.font = font;
  ctx.fillStyle = fill;
  ctx.fillText(text, 0, 0);
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
}
