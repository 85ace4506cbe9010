// Draws the positions in memory: a dot each, on one scale for all lanes.

/** Pixels from dot to dot. */
const PITCHES = [6, 4, 3, 2, 1];

/** `unit` is the number of positions of a dot. @typedef {{pitch: number, unit: number}} Scale */

/** The finest. @type {Scale} */
export const FINEST = { pitch: 6, unit: 1 };

/**
 * The scale on which the largest lane has room: only coarser than before, so that pictures never jump back and forth.
 * @param {number} most positions of a lane @param {{width: number, height: number}} frame @param {Scale} before
 * @returns {Scale}
 */
export function scaleFor(most, { width, height }, before) {
  let { pitch, unit } = before;
  const holds = () => Math.floor(width / pitch) * Math.floor(height / pitch) * unit >= most;
  while (!holds() && width >= 1 && height >= 1) {
    const finer = PITCHES[PITCHES.indexOf(pitch) + 1];
    if (finer === undefined) [pitch, unit] = [3, unit * 10];
    else pitch = finer;
  }
  return { pitch, unit };
}

/**
 * Positions that were stored one after the other by one side.
 * @typedef {{side: number, to: number}} Stratum
 */

/**
 * @param {CanvasRenderingContext2D} ink @param {{width: number, height: number}} frame @param {Scale} scale
 * @param {number} stored @param {readonly Stratum[]} strata @param {readonly [string, string]} inks
 */
export function drawMemory(ink, frame, { pitch, unit }, stored, strata, inks) {
  ink.clearRect(0, 0, frame.width, frame.height);
  const columns = Math.floor(frame.width / pitch);
  const size = pitch > 2 ? pitch - 1 : pitch;
  // Less than a dot is a small one.
  if (stored > 0 && stored < unit) {
    ink.fillStyle = inks[0];
    ink.fillRect(0, 0, 1, 1);
  }
  let from = 0;
  for (const { side, to } of [...strata, { side: 0, to: stored }]) {
    const end = Math.floor(Math.min(to, stored) / unit);
    ink.fillStyle = inks[side] ?? inks[0];
    while (from < end) {
      const [row, column] = [Math.floor(from / columns), from % columns];
      const last = Math.min(end, (row + 1) * columns);
      const y = row * pitch;
      if (size === pitch) ink.fillRect(column * pitch, y, (last - from) * pitch, pitch);
      else for (let n = from; n < last; n++) ink.fillRect((n % columns) * pitch, y, size, size);
      from = last;
    }
  }
}
