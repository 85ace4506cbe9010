// Where keys move the line between the sides.

/** Places per page key. */
const PAGE = 5;

/** Where a key moves it to; null for keys that do not. @type {(figure: {at: number, costs: readonly number[]}, key: string) => number | null} */
export function steppedTo({ at, costs }, key) {
  const last = costs.length - 1;
  const to = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - PAGE,
    PageUp: at + PAGE,
    Home: 0,
    End: last,
  }[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}
