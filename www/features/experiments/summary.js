// Many numbers in three: the median and the quartiles.

/**
 * The quantile of numbers in rising order: the one at so great a part of the way from the first to the last, between two of them
 * in proportion (the definition of most spreadsheets and of R's type 7).
 * @type {(sorted: readonly number[], part: number) => number}
 */
export function quantile(sorted, part) {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The numbers of each group, summed up, by rising group.
 *
 * A run that was stopped at a limit counts with the limit, which is less than it would have come to. Ranks stay true by that; so
 * a quantile below the limit is the true one, and one at the limit is a lower bound.
 * @type {(pairs: readonly {x: number, y: number}[]) => {x: number, count: number, low: number, median: number, high: number}[]}
 */
export function summaries(pairs) {
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  for (const { x, y } of pairs) groups.set(x, [...(groups.get(x) ?? []), y]);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([x, ys]) => {
      const sorted = ys.sort((a, b) => a - b);
      const [low, median, high] = [
        quantile(sorted, 0.25),
        quantile(sorted, 0.5),
        quantile(sorted, 0.75),
      ];
      return { x, count: sorted.length, low, median, high };
    });
}
