import { gridOf } from '../../../../www/shared/board/grid.js';
import { piecesOf } from '../../../../www/shared/board/pieces.js';
import { LIMITS } from '../../../../www/shared/board/projection.js';
import { scene } from '../../../../www/shared/board/scene.js';
import { themeOf } from '../../../../www/shared/board/theme.js';

/** @import { Roll } from '../../../../www/shared/board/pieces.js' */
/** @import { Camera } from '../../../../www/shared/board/projection.js' */
/** @import { Subject } from '../../../../www/shared/board/scene.js' */

export const ORIENTATIONS = ['WRB', 'WBR', 'RWB', 'RBW', 'BWR', 'BRW'];

/** Every roll on the board: each pair of neighbours in both directions. */
export const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((from) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .filter((to) => {
      const columns = Math.abs((from % 3) - (to % 3));
      const rows = Math.abs(Math.floor(from / 3) - Math.floor(to / 3));
      return columns + rows === 1;
    })
    .map((to) => ({ from, to })),
);

/** @param {number} empty */
export const boardWithout = (empty) =>
  Array.from({ length: 9 }, (_, i) => (i === empty ? null : (ORIENTATIONS[i % 6] ?? 'WRB')));

export const CAMERAS = [0, 0.3, 0.5, 0.8, 1].flatMap((u) =>
  [0, 0.4, 1].map((v) => ({
    yaw: mix(LIMITS.yaw, u),
    pitch: mix(LIMITS.pitch, v),
  })),
);

/** @param {readonly number[]} range @param {number} k */
function mix([low = 0, high = 0], k) {
  return low + (high - low) * k;
}

/** @typedef {(string | null)[]} Position */
/** @typedef {'cubes' | 'tiles' | 'knights' | 'toys'} Puzzle */
/** @typedef {{puzzle: Puzzle, name: string, size: number, moves: {position: Position, roll: Roll}[]}} Family */

/** @param {number} size @param {(columns: number, rows: number) => boolean} isMove */
const movesOf = (size, isMove) =>
  Array.from({ length: size ** 4 }, (_, i) => ({
    from: Math.floor(i / size ** 2),
    to: i % size ** 2,
  })).filter(({ from, to }) =>
    isMove(
      Math.abs((from % size) - (to % size)),
      Math.abs(Math.floor(from / size) - Math.floor(to / size)),
    ),
  );
const isStep = (/** @type {number} */ columns, /** @type {number} */ rows) => columns + rows === 1;
const isJump = (/** @type {number} */ columns, /** @type {number} */ rows) => columns * rows === 2;

/** @param {number} size @param {number} empty @param {(square: number) => string} label */
const fullBut = (size, empty, label) =>
  Array.from({ length: size ** 2 }, (_, i) => (i === empty ? null : label(i)));

/** @type {readonly [Family, ...Family[]]} */
export const FAMILIES = [
  {
    puzzle: 'cubes',
    name: 'cubes',
    size: 3,
    moves: ROLLS.map((roll) => ({ position: boardWithout(roll.to), roll })),
  },
  ...[3, 4].map((size) => ({
    puzzle: /** @type {const} */ ('tiles'),
    name: `${size ** 2 - 1} tiles`,
    size,
    moves: movesOf(size, isStep).map((roll) => ({
      position: fullBut(size, roll.to, (i) => `${(i % (size ** 2 - 1)) + 1}`),
      roll,
    })),
  })),
  {
    puzzle: 'knights',
    name: 'knights',
    size: 5,
    moves: movesOf(5, isJump).map((roll) => ({
      position: fullBut(5, roll.to, (i) => `${i % 2}`),
      roll,
    })),
  },
  {
    puzzle: 'toys',
    name: 'toys',
    size: 4,
    moves: movesOf(4, isStep).map((roll) => ({
      // Both toys next to toys and single toys, and the toy at either end of the move.
      position: Array.from({ length: 16 }, (_, i) => {
        if (i === roll.from || i === roll.to) return i === Math.max(roll.from, roll.to) ? '1' : '0';
        return roll.from % 3 === 0 ? '1' : `${i % 2}`;
      }),
      roll,
    })),
  },
];

/**
 * Only the pieces, which is much faster than the scene.
 * @param {Family} family @param {{position: Position, roll: Roll | null}} move @param {number} t
 */
export const bodiesOf = ({ puzzle, size }, { position, roll }, t) =>
  piecesOf(puzzle).bodies({ grid: gridOf(size), position, roll, t, goal: null, patterns: false });

/** @param {Family} family @param {Camera} camera */
export const viewOf = ({ puzzle, size }, camera) =>
  sceneOf({ puzzle, position: Array(size ** 2).fill(null), camera }).view;

/** @param {Partial<Subject>} given */
export const sceneOf = (given) =>
  scene({
    puzzle: 'cubes',
    position: boardWithout(4),
    roll: null,
    t: 0,
    camera: { yaw: -0.3, pitch: 0.9 },
    width: 560,
    height: 560,
    theme: themeOf('light'),
    patterns: false,
    ...given,
  });

/** mulberry32, 0..1. @param {number} seed */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), 1 | state);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}
