/**
 * The picture as a list of things to paint, back to front: a pure function of the position, the move, the camera, the
 * size and the colours.
 */
import { gridOf } from './grid.js';
import { backToFront } from './order.js';
import { piecesOf } from './pieces.js';
import { add, moved, view as viewOf } from './projection.js';
import { holeItems, reachOf, shadowItems, slabCorners, slabItems, squareOutline } from './slab.js';

/** @import { Grid } from './grid.js' */
/** @import { Body, Pieces, Position, Roll } from './pieces.js' */
/** @import { Camera, Point, Vec, View } from './projection.js' */
/** @import { Theme } from './theme.js' */

/** @typedef {{from: Point, to: Point, stops: readonly (readonly [at: number, colour: string])[]}} Ramp */
/**
 * Loops to fill and stroke, or text under a matrix.
 * @typedef {object} Item
 * @property {readonly (readonly Point[])[]} [loops]
 * @property {string | Ramp} [fill]
 * @property {string} [stroke]
 * @property {number} [width] of the stroke, in CSS pixels
 * @property {number} [alpha]
 * @property {'evenodd' | 'nonzero'} [rule]
 * @property {boolean} [soft] has no sharp edges and may be painted coarsely
 * @property {string} [text]
 * @property {string} [font]
 * @property {readonly number[]} [matrix] for CanvasRenderingContext2D.transform
 */
/**
 * Items painted together, back to front, computed only if painted. Layers with equal non-null keys look alike.
 * @typedef {{key: string | null, items: () => Item[]}} Layer
 */
/** @typedef {{square: number, moving: boolean, outline: () => Point[]}} Target */
/** @typedef {{square: number, colour: 'ring' | 'alarm'}} Ring */
/**
 * @typedef {object} Subject
 * @property {string} puzzle
 * @property {Position} position
 * @property {Roll | null} roll
 * @property {number} t progress of the roll, 0..1
 * @property {Camera} camera
 * @property {number} width
 * @property {number} height
 * @property {Theme} theme
 * @property {Position | null} [goal]
 * @property {boolean} [patterns]
 * @property {boolean} [chequered] whether squares have two shades, whatever the puzzle
 * @property {{square: number, by: Vec} | null} [nudge] displacement of a piece
 * @property {readonly Ring[]} [rings]
 * @property {readonly number[]} [marks] squares whose pieces can move
 * @property {boolean} [plain] no coordinates, for small pictures
 */

/** @type {(pieces: Pieces, position: Position) => Grid} */
const gridFor = ({ size }, position) => gridOf(size ?? Math.round(Math.sqrt(position.length)));

/** Points that must always be in the picture. @type {(pieces: Pieces, grid: Grid) => Vec[]} */
export const extentOf = (pieces, grid) => [
  ...slabCorners(grid, reachOf(grid, pieces.coordinates)),
  ...pieces.crest(grid),
];

/** The inverse of an increasing function on 0..1, by bisection. @type {(f: (t: number) => number, y: number) => number} */
function inverse(f, y) {
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (f(middle) < y) low = middle;
    else high = middle;
  }
  return y <= 0 ? 0 : high;
}

/**
 * @param {Subject} subject
 * @returns {{grid: Grid, view: View, layers: Layer[], bodies: Body[], targets: Target[], momentOf: (fraction: number) => number}}
 *   `layers` are the whole picture; `bodies` are the pieces, back to front; `momentOf` maps a fraction of a piece's way
 *   to a moment of its move
 */
export function scene(subject) {
  const { position, roll, t, width, height, theme, nudge } = subject;
  const own = piecesOf(subject.puzzle);
  const pieces = subject.plain ? { ...own, coordinates: null } : own;
  const grid = gridFor(pieces, position);
  const margin = Math.max(4, Math.min(width, height) * 0.02);
  const view = viewOf(subject.camera, grid.size, extentOf(pieces, grid), width, height, margin);
  const { goal = null, patterns = false, rings = [], marks = [] } = subject;
  const placed = pieces
    .bodies({ grid, position, roll, t, goal, patterns })
    .map((body) =>
      nudge?.square === body.square ? { ...body, centre: add(body.centre, nudge.by) } : body,
    );
  const bodies = backToFront(placed, view.eye);
  const isStill = (/** @type {Body} */ { still, square }) =>
    still !== undefined && square !== nudge?.square;
  const outlineOf = (/** @type {Body} */ body) => body.outline(moved(view, body.centre));
  const reach = reachOf(grid, pieces.coordinates);
  /** @type {(ring: Ring) => Item[]} */
  const ringItems = ({ square, colour }) => {
    const body = bodies.find((body) => body.square === square);
    const loops = [body ? outlineOf(body) : squareOutline(grid, square, view)];
    const width = Math.max(2.5, view.scale / 30);
    // A wider line beneath keeps the ring visible on any piece.
    return [
      { loops, stroke: theme.hole, width: width * 2 },
      { loops, stroke: theme[colour], width },
    ];
  };
  const chequered = subject.chequered || (pieces.chequered ?? false);
  /** The key of static items: everything their look depends on except colours. */
  const stage = [
    subject.puzzle,
    grid.size,
    ...Object.values(subject.camera),
    width,
    height,
    chequered,
  ].join();
  // Chequered boards have two shades already; a third would confuse.
  const empty = chequered ? [] : holes(position, roll, t);
  const still = bodies.filter(isStill);
  const keyOf = (/** @type {readonly Body[]} */ some) =>
    some.map(({ square, still }) => `${square}:${still}${marks.includes(square)}`).join();
  /** @type {(body: Body) => Item[]} */
  const bodyItems = (body) => [
    ...body.items(moved(view, body.centre), theme),
    ...(marks.includes(body.square)
      ? [{ loops: [outlineOf(body)], stroke: theme.ring, width: Math.max(2, view.scale / 45) }]
      : []),
  ];
  const shadowsOf = (/** @type {Body[]} */ some) =>
    some.length === 0 ? [] : shadowItems(some, pieces.lights, reach, view, theme);
  const { coordinates } = pieces;
  /** @type {Layer[]} */
  const layers = [
    {
      key: `${stage} slab`,
      items: () => slabItems(grid, reach, coordinates, chequered, view, theme),
    },
    { key: null, items: () => holeItems(grid, empty, view, theme) },
    // Without pieces there is nothing to cache.
    {
      key: still.length > 0 ? `${stage} shadows ${keyOf(still)}` : null,
      items: () => shadowsOf(still),
    },
    { key: null, items: () => shadowsOf(bodies.filter((body) => !isStill(body))) },
    ...runs(bodies, isStill).map((run) => ({
      key: run.every(isStill) ? `${stage} ${keyOf(run)}` : null,
      items: () => run.flatMap(bodyItems),
    })),
    { key: null, items: () => rings.flatMap(ringItems) },
  ];
  /** @type {Target[]} */
  const targets = [
    ...grid.squares.map((square) => ({
      square,
      moving: false,
      outline: () => squareOutline(grid, square, view),
    })),
    ...bodies.map((body) => ({
      // Past half-way, a pointer on the target square means this piece.
      square: body.to !== undefined && t > 0.5 ? body.to : body.square,
      moving: body.to !== undefined,
      outline: () => outlineOf(body),
    })),
  ];
  const { way } = pieces;
  const momentOf = (/** @type {number} */ fraction) => (way ? inverse(way, fraction) : fraction);
  return {
    grid,
    view,
    layers,
    bodies,
    targets,
    momentOf,
  };
}

/** Cuts a list wherever the predicate's value changes. @template T @param {readonly T[]} list @param {(item: T) => boolean} is */
function runs(list, is) {
  /** @type {T[][]} */
  const found = [];
  list.forEach((item, i) => {
    const before = list[i - 1];
    if (before !== undefined && is(before) === is(item)) found.at(-1)?.push(item);
    else found.push([item]);
  });
  return found;
}

/** @param {Position} position @param {Roll | null} roll @param {number} t */
function holes(position, roll, t) {
  const empty = position.flatMap((piece, square) => (piece === null ? [{ square, alpha: 1 }] : []));
  if (!roll || position[roll.to] !== null) return empty;
  return [
    ...empty.map((hole) => (hole.square === roll.to ? { ...hole, alpha: 1 - t } : hole)),
    { square: roll.from, alpha: t },
  ];
}
