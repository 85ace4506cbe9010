/** @import { Mark } from './figure.js' */

/**
 * The nearest mark within a distance.
 * @type {(marks: readonly Mark[], x: number, y: number, within: number) => Mark | null}
 */
export function nearestMark(marks, x, y, within) {
  let best = null;
  let least = within ** 2;
  for (const mark of marks) {
    const distance = (mark.x - x) ** 2 + (mark.y - y) ** 2;
    if (distance <= least) [best, least] = [mark, distance];
  }
  return best;
}

/**
 * The mark after an arrow key: left and right along a series, up and down to the same place of another. The first mark
 * if there was none; null for other keys.
 * @type {(marks: readonly Mark[], from: Mark | null, key: string) => Mark | null}
 */
export function walkedMark(marks, from, key) {
  const along = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const across = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  if (along === 0 && across === 0) return null;
  if (!from) return marks[0] ?? null;
  if (along !== 0) {
    const mine = marks.filter(({ series }) => series === from.series);
    return mine[mine.findIndex(({ datum }) => datum === from.datum) + along] ?? from;
  }
  const shown = [...new Set(marks.map(({ series }) => series))];
  const other = shown[shown.indexOf(from.series) + across];
  const theirs = marks.filter(({ series }) => series === other);
  const nearer = (/** @type {Mark} */ a, /** @type {Mark} */ b) =>
    Math.abs(a.x - from.x) - Math.abs(b.x - from.x);
  return theirs.toSorted(nearer)[0] ?? from;
}
