// Where the words beside marks on a scale stand, so that none lies over another, and few are passed by another mark's line. Pure.

/** A mark: where it is, and how wide its words are. @typedef {{at: number, width: number}} Marked */
/** Its words: how many rows above the scale, and whether they stand before it. @typedef {{level: number, before: boolean}} Placed */

/** No more rows than this. */
const MOST_LEVELS = 6;
/** Between words of one row. */
const GAP = 4;

/** All rows, the lowest first, and in each behind the mark first. @type {readonly Placed[]} */
const WAYS = Array.from({ length: MOST_LEVELS }, (_, level) => [
  { level, before: false },
  { level, before: true },
]).flat();

/** From where to where words reach. @type {(mark: Marked & {before: boolean}) => [number, number]} */
const reach = ({ at, width, before }) => (before ? [at - width, at] : [at, at + width]);

/** Whether a mark's line passes through words. @type {(line: Marked & Placed, words: Marked & Placed) => boolean} */
function passes(line, words) {
  const [from, to] = reach(words);
  return line.level >= words.level && line.at > from && line.at < to;
}

/** Whether words lie over others. @type {(a: Marked & Placed, b: Marked & Placed) => boolean} */
function covers(a, b) {
  const [[from, to], [left, right]] = [reach(a), reach(b)];
  return a.level === b.level && from < right + GAP && left < to + GAP;
}

/**
 * Places the words of all marks. Worst of all are words over words, then those that leave the scale, then lines through words; of ways
 * that are equally good it takes the lowest row, and words behind their mark.
 * @param {readonly Marked[]} marks
 * @param {number} from where words may begin
 * @param {number} to where they have to end
 * @returns {Placed[]} in the order of the marks
 */
export function placed(marks, from, to) {
  /** @type {(Marked & Placed & {n: number})[]} */
  const there = [];
  const all = marks.map((mark, n) => ({ ...mark, n }));
  // From the right: words reach to the right, and the marks that they pass over are lower by then.
  for (const mark of all.toSorted((a, b) => b.at - a.at)) {
    const costs = WAYS.map((way) => {
      const one = { ...mark, ...way };
      const [begin, end] = reach(one);
      const covered = there.filter((other) => covers(one, other)).length;
      const passed = there.filter((other) => passes(one, other) || passes(other, one)).length;
      return (
        1e6 * covered +
        (begin < from || end > to ? 1e3 : 0) +
        10 * passed +
        (way.before ? 2.5 : 0) +
        way.level
      );
    });
    const way = WAYS[costs.indexOf(Math.min(...costs))] ?? { level: 0, before: false };
    there.push({ ...mark, ...way });
  }
  return there.sort((a, b) => a.n - b.n).map(({ level, before }) => ({ level, before }));
}
