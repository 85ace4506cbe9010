/**
 * World coordinates: one square is 1 unit; x runs right, y up, z toward the viewer. The origin is the board's middle,
 * level with the hinges about which cubes roll.
 */

/** @typedef {readonly [x: number, y: number, z: number]} Vec */
/** @typedef {readonly [x: number, y: number]} Point pixels from the top left */
/** @typedef {readonly [Vec, Vec, Vec]} Rotation the rows of an orthonormal matrix */
/** @typedef {{readonly yaw: number, readonly pitch: number}} Camera radians; positive yaw turns to the right */
/** @typedef {{eye: Vec, project: (v: Vec) => Point, scale: number}} View */

/** @type {(a: Vec, b: Vec) => Vec} */
export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** @type {(a: Vec, b: Vec) => Vec} */
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** @type {(v: Vec, k: number) => Vec} */
export const times = (v, k) => [v[0] * k, v[1] * k, v[2] * k];
/** @type {(a: Vec, b: Vec) => number} */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** @type {(a: Vec, b: Vec) => Vec} */
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** @type {(v: Vec) => Vec} */
export const normalize = (v) => times(v, 1 / Math.hypot(...v));

/** @type {Rotation} */
export const IDENTITY = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * The right-handed rotation about a unit axis (Rodrigues).
 * @param {Vec} axis @param {number} angle @returns {Rotation}
 */
export function rotation([x, y, z], angle) {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const k = 1 - c;
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ];
}

/** @type {(r: Rotation, v: Vec) => Vec} */
export const turn = (r, v) => [dot(r[0], v), dot(r[1], v), dot(r[2], v)];

/** @param {Rotation} then @param {Rotation} first @returns {Rotation} */
export function compose(then, first) {
  const columns = /** @type {const} */ ([0, 1, 2]).map((i) =>
    turn(then, [first[0][i], first[1][i], first[2][i]]),
  );
  const [a, b, c] = /** @type {[Vec, Vec, Vec]} */ (columns);
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

const degrees = Math.PI / 180;

/** The initial camera, a little to the left so that the row numbers face the viewer. */
export const HOME = Object.freeze({ yaw: -17 * degrees, pitch: 54 * degrees });

/** Orbit limits: never behind or under the board, and never so flat that tops disappear. */
export const LIMITS = Object.freeze({
  yaw: Object.freeze([-60 * degrees, 60 * degrees]),
  pitch: Object.freeze([28 * degrees, 80 * degrees]),
});

/** @type {(x: number, range: readonly number[]) => number} */
const clamp = (x, [low = 0, high = 0]) => Math.min(high, Math.max(low, x));

/** @type {(camera: Camera) => Camera} */
export const withinLimits = ({ yaw, pitch }) => ({
  yaw: clamp(yaw, LIMITS.yaw),
  pitch: clamp(pitch, LIMITS.pitch),
});

/** Distance of the eye in board widths: a gentle perspective, equal for all sizes. */
const DISTANCE = 4;
/** @type {Vec} The point the eye looks at, about half-way up the pieces. */
const TARGET = [0, 0.4, 0];

/**
 * The camera that fits all of `corners` into a width x height picture.
 *
 * The fit depends only on the corners and the camera, so that nothing jumps while a piece moves.
 * @param {Camera} camera
 * @param {number} size squares in a row of the board
 * @param {readonly Vec[]} corners @param {number} width @param {number} height
 * @param {number} margin free pixels on every side
 * @returns {View}
 */
export function view(camera, size, corners, width, height, margin) {
  const { yaw, pitch } = camera;
  const distance = DISTANCE * size;
  const [right, up, toward] = compose(rotation([1, 0, 0], pitch), rotation([0, 1, 0], -yaw));
  const middle = dot(up, TARGET);
  const depth = distance + dot(toward, TARGET);
  // Inlined because it runs about 10,000 times per frame: turn about the target, then shrink by the distance.
  /** @type {(v: Vec, scale: number, x0: number, y0: number) => Point} */
  const flat = ([x, y, z], scale, x0, y0) => {
    const k = (scale * distance) / (depth - toward[0] * x - toward[1] * y - toward[2] * z);
    return [
      x0 + k * (right[0] * x + right[1] * y + right[2] * z),
      y0 - k * (up[0] * x + up[1] * y + up[2] * z - middle),
    ];
  };
  const points = corners.map((v) => flat(v, 1, 0, 0));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = (/** @type {number} */ pixels) => Math.max(1, pixels - 2 * margin);
  const scale = Math.min(room(width) / (east - west), room(height) / (bottom - top));
  const x0 = width / 2 - (scale * (west + east)) / 2;
  const y0 = height / 2 - (scale * (top + bottom)) / 2;
  return {
    eye: add(TARGET, times(toward, distance)),
    project: (v) => flat(v, scale, x0, y0),
    scale,
  };
}

/** The view for drawings whose origin is at `by`. @type {(view: View, by: Vec) => View} */
export const moved = ({ eye, project, scale }, by) => ({
  eye: subtract(eye, by),
  project: ([x, y, z]) => project([x + by[0], y + by[1], z + by[2]]),
  scale,
});
