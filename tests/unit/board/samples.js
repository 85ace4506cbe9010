/** Boards, cameras and rolls to try things on; the same on every run. */
import { LIMITS } from '../../../www/board/projection.js';
import { scene } from '../../../www/board/scene.js';
import { themeOf } from '../../../www/board/theme.js';

export const ORIENTATIONS = ['WRB', 'WBR', 'RWB', 'RBW', 'BWR', 'BRW'];

/** Every roll there is on the board: each pair of neighbours, both ways. */
export const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((from) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .filter((to) => {
      const columns = Math.abs((from % 3) - (to % 3));
      const rows = Math.abs(Math.floor(from / 3) - Math.floor(to / 3));
      return columns + rows === 1;
    })
    .map((to) => ({ from, to })),
);

/** Cubes of all orientations everywhere but on `empty`. @param {number} empty */
export const boardWithout = (empty) =>
  Array.from({ length: 9 }, (_, i) => (i === empty ? null : (ORIENTATIONS[i % 6] ?? 'WRB')));

/** A grid over the limits, corners included. */
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

/** @param {Partial<import('../../../www/board/scene.js').Subject>} given */
export const sceneOf = (given) =>
  scene({
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

/** A small generator of numbers in 0..1 (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), 1 | state);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}
