// The geometry and the colours of a heat map: numbers alone, drawn elsewhere.

/** @typedef {[estimate: number, distance: number, count: number]} Cell */

/**
 * Where a map's cells lie, in pixels: a column a distance, a row an estimate, 0 at the left and at the foot.
 * @typedef {{left: number, top: number, right: number, bottom: number, most: number}} Frame
 */

/** The left edge of a column. @type {(frame: Frame, distance: number) => number} */
export const xOf = ({ left, right, most }, distance) =>
  left + ((right - left) * distance) / (most + 1);

/** The lower edge of a row. @type {(frame: Frame, estimate: number) => number} */
export const yOf = ({ top, bottom, most }, estimate) =>
  bottom - ((bottom - top) * estimate) / (most + 1);

/** The estimate and the distance at a place; null outside. @type {(frame: Frame, x: number, y: number) => {estimate: number, distance: number} | null} */
export function cellAt(frame, x, y) {
  const { left, top, right, bottom, most } = frame;
  if (x < left || x >= right || y < top || y >= bottom) return null;
  return {
    distance: Math.floor(((x - left) / (right - left)) * (most + 1)),
    estimate: Math.floor(((bottom - y) / (bottom - top)) * (most + 1) - 1e-9),
  };
}

/** How far along the colours a count is, 0 for one position and 1 for the most: by factors, as counts differ by millions. @type {(count: number, most: number) => number} */
export const warmth = (count, most) => (most > 1 ? Math.log(count) / Math.log(most) : 1);

/**
 * The colour at a place of the ramp: one hue, in steps of lightness that look alike (OKLCH), away from the ground.
 * @type {(part: number, dark: boolean) => string}
 */
export function colourAt(part, dark) {
  const lightness = dark ? 0.34 + 0.56 * part : 0.9 - 0.58 * part;
  const chroma = 0.03 + 0.12 * Math.sin(Math.PI * (0.15 + 0.7 * part));
  return `oklch(${lightness.toFixed(4)} ${chroma.toFixed(4)} 285)`;
}

/** The powers of ten up to a count. @type {(most: number) => number[]} */
export const decades = (most) =>
  Array.from({ length: Math.floor(Math.log10(Math.max(most, 1)) + 1e-9) + 1 }, (_, n) => 10 ** n);

/** The cell next to another among those that are there: along a row or a column, the nearest one. @type {(cells: readonly Cell[], from: Cell | null, key: string) => Cell | null} */
export function walkedCell(cells, from, key) {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const up = { ArrowDown: -1, ArrowUp: 1 }[key] ?? 0;
  if (across === 0 && up === 0) return null;
  if (!from) return cells[0] ?? null;
  const [estimate, distance] = from;
  // Ahead of it, and of those the one with the least way to go; sideways counts as more.
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const [dh, dd] = [cell[0] - estimate, cell[1] - distance];
    const ahead = across * dd + up * dh;
    const aside = Math.abs(across !== 0 ? dh : dd);
    const way = ahead + 4 * aside;
    if (ahead > 0 && way < least) [best, least] = [cell, way];
  }
  return best;
}
