import { outlineOf, strokeOf } from './outlines.js';

/** @import { Item, Lines, Marks, Texts, Wedges } from './draw.js' */

/**
 * @param {CanvasRenderingContext2D} ctx @param {readonly Item[]} items
 * @param {{width: number, height: number}} box CSS pixels
 * @param {number} ratio device pixels per CSS pixel
 * @param {string} family font family
 */
export function paint(ctx, items, { width, height }, ratio, family) {
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.clearRect(0, 0, width, height);
  ctx.lineJoin = 'round';
  for (const item of items) {
    ctx.globalAlpha = item.alpha;
    switch (item.kind) {
      case 'marks':
        marks(ctx, item);
        break;
      case 'wedges':
        wedges(ctx, item);
        break;
      case 'texts':
        texts(ctx, item, family);
        break;
      default:
        lines(ctx, item);
    }
  }
  ctx.globalAlpha = 1;
}

/** Lines with less sideways distance, in pixels, are painted as rectangles, which is much faster. */
const UPRIGHT = 0.8;
/** Maximum lines per path: a canvas's time grows faster than the path. */
const TOGETHER = 64;

/** @param {CanvasRenderingContext2D} ctx @param {Lines} lines */
function lines(ctx, { kind, colour, width, dash = [], points }) {
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
  ctx.lineWidth = width;
  ctx.setLineDash([...dash]);
  ctx.beginPath();
  let together = 0;
  for (let i = 0; i < points.length; i += 4) {
    const [x0, y0] = [points[i] ?? 0, points[i + 1] ?? 0];
    const [x1, y1] = [points[i + 2] ?? 0, points[i + 3] ?? 0];
    if (kind === 'lines' && dash.length === 0 && Math.abs(x0 - x1) < UPRIGHT) {
      ctx.fillRect((x0 + x1 - width) / 2, y0, width, y1 - y0);
      continue;
    }
    if (kind === 'steps' && i > 0) ctx.lineTo(x0, y0);
    else ctx.moveTo(x0, y0);
    const middle = (y0 + y1) / 2;
    if (kind === 'curves') ctx.bezierCurveTo(x0, middle, x1, middle, x1, y1);
    else ctx.lineTo(x1, y1);
    together += 1;
    if (together < TOGETHER || kind === 'steps') continue;
    ctx.stroke();
    ctx.beginPath();
    together = 0;
  }
  ctx.stroke();
  ctx.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} ctx @param {Marks} marks */
function marks(ctx, { mark, colour, paper, size, points }) {
  ctx.fillStyle = colour;
  if (mark === 'dot') {
    for (let i = 0; i < points.length; i += 2) {
      ctx.fillRect((points[i] ?? 0) - size / 2, (points[i + 1] ?? 0) - size / 2, size, size);
    }
    return;
  }
  for (const { path, fill, stroke = 0, dash = [] } of outlineOf(mark)) {
    ctx.fillStyle = fill === 'paper' ? paper : colour;
    ctx.strokeStyle = colour;
    ctx.lineWidth = strokeOf(size, stroke);
    ctx.setLineDash(dash.map((n) => n * size));
    for (let begin = 0; begin < points.length; begin += 2 * TOGETHER) {
      const end = Math.min(points.length, begin + 2 * TOGETHER);
      ctx.beginPath();
      for (let i = begin; i < end; i += 2) path(ctx, points[i] ?? 0, points[i + 1] ?? 0, size);
      if (fill) ctx.fill();
      if (stroke > 0) ctx.stroke();
    }
  }
  ctx.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} ctx @param {Wedges} wedges */
function wedges(ctx, { colour, paper, alpha, tint, outlined, points }) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1;
  for (let begin = 0; begin < points.length; begin += 4 * TOGETHER) {
    const end = Math.min(points.length, begin + 4 * TOGETHER);
    ctx.beginPath();
    for (let i = begin; i < end; i += 4) {
      const [x = 0, y = 0] = [points[i], points[i + 1]];
      const [half = 0, height = 0] = [points[i + 2], points[i + 3]];
      ctx.moveTo(x, y);
      ctx.lineTo(x + half, y + height);
      ctx.lineTo(x - half, y + height);
      // closePath's time grows with the whole path.
      ctx.lineTo(x, y);
    }
    // Narrow wedges cover nothing that could show through.
    if (outlined) {
      ctx.fillStyle = paper;
      ctx.fill();
    }
    ctx.fillStyle = colour;
    ctx.globalAlpha = alpha * tint;
    ctx.fill();
    ctx.globalAlpha = alpha;
    if (outlined) ctx.stroke();
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {Texts} texts @param {string} family */
function texts(ctx, { colour, size, bold, halo, texts }, family) {
  ctx.font = `${bold ? 600 : 400} ${size}px ${family}`;
  ctx.textBaseline = 'middle';
  for (const { x, y, text, align } of texts) {
    ctx.textAlign = align;
    if (halo) {
      ctx.strokeStyle = halo;
      ctx.lineWidth = 3;
      ctx.strokeText(text, x, y);
    }
    ctx.fillStyle = colour;
    ctx.fillText(text, x, y);
  }
}
