/**
 * The quantile of sorted numbers, with linear interpolation (spreadsheets' usual definition, type 7 in R).
 * @type {(sorted: readonly number[], part: number) => number}
 */
export function quantile(sorted, part) {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Median and quartiles of each group, in ascending order of groups.
 *
 * A run that met a limit counts with the limit, which is too low. Ranks stay correct, so a quantile below the limit is
 * exact, and one at the limit is a lower bound.
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
