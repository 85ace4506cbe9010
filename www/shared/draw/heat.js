/** @typedef {[estimate: number, distance: number, count: number]} Cell */

/**
 * Layout of a heat map in pixels: columns are distances, rows estimates, with 0 at the left and the bottom.
 * @typedef {{left: number, top: number, right: number, bottom: number, most: number}} Frame
 */

/** @type {(frame: Frame, distance: number) => number} */
export const xOf = ({ left, right, most }, distance) =>
  left + ((right - left) * distance) / (most + 1);

/** @type {(frame: Frame, estimate: number) => number} */
export const yOf = ({ top, bottom, most }, estimate) =>
  bottom - ((bottom - top) * estimate) / (most + 1);

/** The estimate and distance at a point; null outside. @type {(frame: Frame, x: number, y: number) => {estimate: number, distance: number} | null} */
export function cellAt(frame, x, y) {
  const { left, top, right, bottom, most } = frame;
  if (x < left || x >= right || y < top || y >= bottom) return null;
  return {
    distance: Math.floor(((x - left) / (right - left)) * (most + 1)),
    estimate: Math.floor(((bottom - y) / (bottom - top)) * (most + 1) - 1e-9),
  };
}

/** Place of a count on the colour ramp, 0..1, logarithmic because counts differ by factors of millions. @type {(count: number, most: number) => number} */
export const warmth = (count, most) => (most > 1 ? Math.log(count) / Math.log(most) : 1);

/** In degrees. */
const HUE = 285;

/** Equal steps of perceived lightness in one hue (OKLCH), from the background's lightness on. @param {number} part @param {boolean} dark */
const rampAt = (part, dark) => ({
  lightness: dark ? 0.34 + 0.56 * part : 0.9 - 0.58 * part,
  chroma: 0.03 + 0.12 * Math.sin(Math.PI * (0.15 + 0.7 * part)),
});

/** @type {(part: number, dark: boolean) => string} */
export function colourAt(part, dark) {
  const { lightness, chroma } = rampAt(part, dark);
  return `oklch(${lightness.toFixed(4)} ${chroma.toFixed(4)} ${HUE})`;
}

/** @type {(part: number) => string} */
export const screenColourAt = (part) =>
  `light-dark(${colourAt(part, false)}, ${colourAt(part, true)})`;

/** The ramp for white paper in sRGB, for programs without OKLCH. @type {(part: number) => string} */
export function paperColourAt(part) {
  const { lightness, chroma } = rampAt(part, false);
  return hexOf(lightness, chroma, HUE);
}

/** OKLCH to sRGB by Ottosson's matrices (2020), clipped to the gamut. @type {(lightness: number, chroma: number, hue: number) => string} */
export function hexOf(lightness, chroma, hue) {
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180));
  const [l = 0, m = 0, s = 0] = [
    [0.3963377774, 0.2158037573],
    [-0.1055613458, -0.0638541728],
    [-0.0894841775, -1.291485548],
  ].map(([u = 0, v = 0]) => (lightness + u * (a ?? 0) + v * (b ?? 0)) ** 3);
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const light = Math.min(1, Math.max(0, linear));
    const part = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** @type {(most: number) => number[]} */
export const decades = (most) =>
  Array.from({ length: Math.floor(Math.log10(Math.max(most, 1)) + 1e-9) + 1 }, (_, n) => 10 ** n);

/** The nearest existing cell in an arrow key's direction. @type {(cells: readonly Cell[], from: Cell | null, key: string) => Cell | null} */
export function walkedCell(cells, from, key) {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const up = { ArrowDown: -1, ArrowUp: 1 }[key] ?? 0;
  if (across === 0 && up === 0) return null;
  if (!from) return cells[0] ?? null;
  const [estimate, distance] = from;
  // Sideways distance counts more than distance ahead.
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
