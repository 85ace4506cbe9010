/** @import { Point } from './projection.js' */

/**
 * Digits as filled outlines, 1 high about the origin, y up. All loops run the same way round, for the non-zero rule. A
 * font would differ between machines.
 */

const PEN = 0.1;

/**
 * Points along an ellipse from one angle to another, in degrees anticlockwise.
 * @type {(x: number, y: number, rx: number, ry: number, from: number, to: number) => Point[]}
 */
function arc(x, y, rx, ry, from, to) {
  const pieces = Math.ceil(Math.abs(to - from) / 18);
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
    return /** @type {Point} */ ([x + rx * Math.cos(angle), y + ry * Math.sin(angle)]);
  });
}

/** The outline of a stroke along a line, its corners mitred. @type {(line: readonly Point[]) => Point[]} */
function stroke(line) {
  const ways = line.slice(1).map(([x, y], i) => {
    const [a, b] = line[i] ?? [0, 0];
    const length = Math.hypot(x - a, y - b);
    return /** @type {Point} */ ([(x - a) / length, (y - b) / length]);
  });
  const closed = Math.hypot(...difference(line.at(-1), line[0])) < 1e-9;
  const offset = line.map((_, i) => {
    const before = ways[i - 1] ?? (closed ? ways.at(-1) : ways[0]) ?? [1, 0];
    const after = ways[i] ?? (closed ? ways[0] : ways.at(-1)) ?? [1, 0];
    // The mitre points half way between the two normals; 1 + cos is its share along each.
    const k = PEN / Math.max(0.35, 1 + before[0] * after[0] + before[1] * after[1]);
    return /** @type {Point} */ ([-(before[1] + after[1]) * k, (before[0] + after[0]) * k]);
  });
  const side = (/** @type {number} */ sign) =>
    line.map(([x, y], i) => {
      const [dx, dy] = offset[i] ?? [0, 0];
      return /** @type {Point} */ ([x + sign * dx, y + sign * dy]);
    });
  return [...side(-1), ...side(1).reverse()];
}

/** @type {(a?: Point, b?: Point) => Point} */
const difference = (a = [0, 0], b = [0, 0]) => [a[0] - b[0], a[1] - b[1]];

const SIX = [
  ...arc(0.06, -0.16, 0.3, 0.56, 78, 180),
  ...arc(0, -0.16, 0.24, 0.24, 180, 540).slice(1),
];

/** @type {Readonly<Record<string, readonly (readonly Point[])[]>>} */
const LINES = {
  0: [arc(0, 0, 0.24, 0.4, 90, 450)],
  1: [
    [
      [-0.2, 0.2],
      [0.06, 0.36],
      [0.06, -0.5],
    ],
  ],
  2: [[...arc(0, 0.16, 0.24, 0.24, 165, -38), [-0.22, -0.4], [0.29, -0.4]]],
  3: [[...arc(-0.02, 0.195, 0.21, 0.205, 150, -90)], [...arc(-0.02, -0.2, 0.25, 0.2, 90, -152)]],
  4: [
    [
      [0.32, -0.22],
      [-0.27, -0.22],
      [0.1, 0.42],
    ],
    [
      [0.12, 0.5],
      [0.12, -0.5],
    ],
  ],
  5: [[[0.25, 0.4], [-0.17, 0.4], [-0.2, 0.03], ...arc(-0.01, -0.14, 0.26, 0.26, 118, -148)]],
  6: [SIX],
  7: [
    [
      [-0.28, 0.4],
      [0.22, 0.4],
      [-0.08, -0.5],
    ],
  ],
  8: [arc(0, 0.205, 0.2, 0.195, 90, 450), arc(0, -0.19, 0.245, 0.21, 90, 450)],
  9: [SIX.map(([x, y]) => /** @type {Point} */ ([-x, -y]))],
};

/** Horizontal extent of a digit, to set two side by side. @type {(digit: string) => readonly [number, number]} */
const extent = (digit) => (digit === '1' ? [-0.26, 0.16] : [-0.34, 0.34]);
const SPACE = 0.11;

/** @type {Map<string, Point[][]>} */
const known = new Map();

/** @param {string} label characters other than digits are ignored @returns {readonly (readonly Point[])[]} */
export function numberGlyph(label) {
  const found = known.get(label);
  if (found) return found;
  const digits = [...label].filter((digit) => digit in LINES);
  const widths = digits.map((digit) => extent(digit)[1] - extent(digit)[0]);
  const whole = widths.reduce((sum, width) => sum + width + SPACE, -SPACE);
  let x = -whole / 2;
  const loops = digits.flatMap((digit, i) => {
    const shift = x - extent(digit)[0];
    x += (widths[i] ?? 0) + SPACE;
    return (LINES[digit] ?? []).map((line) =>
      stroke(line).map(([px, py]) => /** @type {Point} */ ([px + shift, py])),
    );
  });
  known.set(label, loops);
  return loops;
}
