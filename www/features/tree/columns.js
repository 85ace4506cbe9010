// Columns of numbers that grow.

/** Room for numbers beyond what was known to be needed. */
const BEYOND = 1024;

/**
 * The column itself, or one with twice the room, but no more than is known to be needed at the most, where that is enough.
 * @template {Int32Array | Uint32Array} T
 * @param {T} column
 * @param {number} size
 * @param {number} most
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
