// Where nodes of a search stand. A node divides its interval equally among its moves, undoing left out, so its place
// follows from its path alone: it is the same in every round, lane and size.

/**
 * A sampled node, see `Search.place`: `moves` are pairs of a move's place among those worth trying, and their number. `from` is the
 * depth of the root: 0 unless the path has been forgotten.
 * @typedef {{node: number, stage: number, side: number, fate: number, from: number, root: number, roots: number, moves: Uint8Array | readonly number[]}} Place
 */

/** Numbers of a sample before its moves. */
const HEAD = 7;

/** The samples of a report. @type {(paths: ArrayLike<number>) => Place[]} */
export function placesOf(paths) {
  const places = [];
  for (let at = 0; at < paths.length; ) {
    const end = at + 1 + (paths[at] ?? 0) + 1;
    const [node = 0, stage = 0, side = 0, fate = 0, from = 0, root = 0, roots = 1] = Array.from(
      { length: HEAD },
      (_, n) => paths[at + 1 + n],
    );
    const moves = Uint8Array.from(
      { length: end - at - 1 - HEAD },
      (_, n) => paths[at + 1 + HEAD + n] ?? 0,
    );
    places.push({ node, stage, side, fate, from, root, roots, moves });
    at = end;
  }
  return places;
}

/** @type {(place: Pick<Place, 'from' | 'moves'>) => number} */
export const depthOf = ({ from, moves }) => from + moves.length / 2;

/**
 * The intervals of a path's nodes within 0 to 1, the root first: pairs of their beginning and width.
 * @type {(place: Pick<Place, 'root' | 'roots' | 'moves'>) => Float64Array}
 */
export function intervalsOf({ root, roots, moves }) {
  const intervals = new Float64Array(2 + moves.length);
  let width = 1 / roots;
  let from = root * width;
  intervals[0] = from;
  intervals[1] = width;
  for (let n = 0; n < moves.length; n += 2) {
    width /= moves[n + 1] ?? 1;
    from += (moves[n] ?? 0) * width;
    intervals[n + 2] = from;
    intervals[n + 3] = width;
  }
  return intervals;
}

/** Rows where the distance is not known. */
const ROWS = [8, 12, 16, 24, 32, 48, 64, 96];

/**
 * How many depths the pictures of all lanes have.
 * @param {number | undefined} distance of the goal, if known
 * @param {number} deepest of any node
 */
export function rowsOf(distance, deepest) {
  if (distance !== undefined && deepest <= distance) return distance + 1;
  const rows = ROWS.find((rows) => rows > deepest);
  return rows ?? 2 ** Math.ceil(Math.log2(deepest + 1));
}

/** The row of a node: the start is above, goals are below. @type {(side: number, depth: number, rows: number) => number} */
export const rowOf = (side, depth, rows) => (side === 0 ? depth : rows - 1 - depth);
