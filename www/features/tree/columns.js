// Growing typed arrays.

/** Spare capacity beyond the known need. */
const BEYOND = 1024;

/**
 * The column itself if large enough, else a copy of twice the size, or of the known maximum if that suffices.
 * @template {Int32Array | Uint32Array} T @param {T} column @param {number} size @param {number} most
 * @returns {T}
 */
export function roomier(column, size, most) {
  if (size <= column.length) return column;
  const double = Math.max(BEYOND, column.length * 2);
  const room = size <= most ? Math.min(most, Math.max(size, double)) : size + BEYOND;
  const larger = /** @type {T} */ (
    column instanceof Int32Array ? new Int32Array(room) : new Uint32Array(room)
  );
  larger.set(column);
  return larger;
}
