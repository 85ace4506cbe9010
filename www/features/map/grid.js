// A grid on a canvas: a cell at least a pixel large.

import { pointedAt } from '../../shared/kit/pointed.js';

/** @import { MapGrid, MapReport } from '../../pkg/rolling_cubes.js' */
/** @import { Marks } from './marks.js' */

/**
 * The column and row below a pointer, which may be outside.
 * @param {HTMLCanvasElement} canvas @param {MouseEvent} event @param {Pick<MapGrid, 'width' | 'height'>} grid
 */
export function cellAt(canvas, event, { width, height }) {
  const { x, y } = pointedAt(canvas, event, { width, height });
  return { x: Math.floor(x), y: Math.floor(y) };
}

/**
 * What a search has done, the cells of the way to draw, which is that of the marks if it is empty, and the height of letters.
 * @typedef {{marks: Marks, way: readonly string[], em: number}} Picture
 */

/** Most pixels of a cell's side. */
const LARGEST = 48;

/** @param {HTMLCanvasElement} canvas @param {MapReport} map @param {MapGrid} grid @param {Picture} picture */
export function paintGrid(canvas, map, { width, height, ground }, { marks, way: names, em }) {
  // A custom property is only text; as the text colour it resolves light-dark() and the like.
  const colour = (/** @type {string} */ name) => {
    canvas.style.color = `var(${name})`;
    return getComputedStyle(canvas).color;
  };
  const size = Math.min(LARGEST, Math.max(4, Math.floor(1600 / width)));
  canvas.width = width * size;
  canvas.height = height * size;
  const context = canvas.getContext('2d');
  if (!context) return;
  const fill = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ by) =>
    context.fillRect(x * size + by, y * size + by, size - 2 * by, size - 2 * by);
  const [paper, well, ink, route] = ['--paper', '--well', '--ink', '--way'].map(colour);
  const kinds = { open: colour('--open'), closed: colour('--closed'), back: colour('--back') };
  canvas.style.color = '';
  if (!paper || !well || !ink || !route) return;
  context.fillStyle = well;
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Nodes are the cells without a wall, row by row.
  const cells = [...ground.keys()].filter((cell) => (ground[cell] ?? 0) > 0);
  const most = Math.max(...ground);
  for (const [cell, cost] of ground.entries()) {
    context.fillStyle = ink;
    context.globalAlpha = cost === 0 ? 0.85 : most > 1 ? (0.3 * (cost - 1)) / (most - 1) : 0;
    fill(cell % width, Math.floor(cell / width), 0);
  }
  context.globalAlpha = 1;
  const seam = size > 8 ? 1 : 0;
  // Closed cells of one f have one shade, so contours of f are seen.
  const fs = [...marks.nodes.values()].map(({ g, h }) => g + h);
  const [least, top] = [Math.min(...fs), Math.max(...fs)];
  for (const [node, { g, h, state, backward }] of marks.nodes) {
    const cell = cells[node] ?? 0;
    context.fillStyle = kinds[backward ? 'back' : state];
    const rise = top > least ? (g + h - least) / (top - least) : 1;
    context.globalAlpha = state === 'closed' ? 0.45 + 0.4 * rise : 0.2;
    fill(cell % width, Math.floor(cell / width), seam);
  }
  context.globalAlpha = 1;
  const centre = (/** @type {number} */ cell) => [
    ((cell % width) + 0.5) * size,
    (Math.floor(cell / width) + 0.5) * size,
  ];
  const named = (/** @type {string} */ name) => {
    const [x = 0, y = 0] = name.split('.').map(Number);
    return y * width + x;
  };
  const way = names.length > 0 ? names.map(named) : marks.path.map((node) => cells[node] ?? 0);
  // Pixels of the canvas in one of the screen.
  const fine =
    Math.max(canvas.width / canvas.clientWidth, canvas.height / canvas.clientHeight) || 1;
  const letter = Math.max(Math.min(0.7 * size, 1.5 * em * fine), em * fine);
  const wide = Math.min(size / 4, 0.4 * em * fine);
  context.lineJoin = 'round';
  // Pale beside it, to be seen along walls.
  for (const [colour, lineWidth] of /** @type {const} */ ([
    [paper, 2 * wide],
    [route, wide],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, lineWidth);
    context.beginPath();
    for (const cell of way) {
      const [x = 0, y = 0] = centre(cell);
      context.lineTo(x, y);
    }
    context.stroke();
  }
  context.font = `600 ${letter}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [names, sign] of /** @type {const} */ ([
    [[map.start], 'S'],
    [map.goals, 'G'],
  ]))
    for (const name of names) {
      const [x = 0, y = 0] = centre(named(name));
      context.fillStyle = route;
      context.beginPath();
      context.arc(x, y, 0.68 * letter, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = paper;
      context.fillText(sign, x, y + 0.06 * letter);
    }
}
