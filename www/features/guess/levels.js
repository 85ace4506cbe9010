// Places labels beside marks on a scale without overlaps, and with few marks' lines through other labels.

/** @typedef {{at: number, width: number}} Marked */
/** A label's row above the scale, and whether it is left of its mark. @typedef {{level: number, before: boolean}} Placed */

const MOST_LEVELS = 6;
/** Pixels between labels in a row. */
const GAP = 4;

/** Candidates, lowest row first, and in each row right of the mark first. @type {readonly Placed[]} */
const WAYS = Array.from({ length: MOST_LEVELS }, (_, level) => [
  { level, before: false },
  { level, before: true },
]).flat();

/** @type {(mark: Marked & {before: boolean}) => [number, number]} */
const reach = ({ at, width, before }) => (before ? [at - width, at] : [at, at + width]);

/** @type {(line: Marked & Placed, words: Marked & Placed) => boolean} */
function passes(line, words) {
  const [from, to] = reach(words);
  return line.level >= words.level && line.at > from && line.at < to;
}

/** @type {(a: Marked & Placed, b: Marked & Placed) => boolean} */
function covers(a, b) {
  const [[from, to], [left, right]] = [reach(a), reach(b)];
  return a.level === b.level && from < right + GAP && left < to + GAP;
}

/**
 * Places all labels. Overlaps are worst, then labels outside the scale, then lines through labels; among equals, the
 * lowest row and the right side win.
 * @param {readonly Marked[]} marks
 * @param {number} from left limit of labels
 * @param {number} to right limit of labels
 * @returns {Placed[]} in the order of the marks
 */
export function placed(marks, from, to) {
  /** @type {(Marked & Placed & {n: number})[]} */
  const there = [];
  const all = marks.map((mark, n) => ({ ...mark, n }));
  // From the right, as labels extend to the right over marks that are then placed already.
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
