// How large the puzzles' spaces are, for those whose census is not simply taken.

/** n choose k. @type {(n: number, k: number) => number} */
const choose = (n, k) => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** @type {(n: number) => number} */
const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));

/**
 * `at-once`: a matter of a moment. `on-request`: it takes memory and time that nobody should have to spend unasked.
 * `never`: no browser could. `positions` is how many can be reached from any start, 0 where that is found in a moment.
 * @typedef {{census: 'at-once' | 'on-request' | 'never', positions: number, bytes: number}} Space
 */

/** @type {Space} */
const SMALL = { census: 'at-once', positions: 0, bytes: 0 };

/** @type {Readonly<Record<string, Space>>} */
const SPACES = {
  // The empty square's place, and those of twelve white knights on the others. Measured: a byte each, and two layers.
  knights: { census: 'on-request', positions: 25 * choose(24, 12), bytes: 134_700_000 },
  // Half of all arrangements: the other half has the other parity. A byte each.
  'tiles-4': { census: 'never', positions: factorial(16) / 2, bytes: factorial(16) / 2 },
};

/** The space of a game. @type {(key: string) => Space} */
export const spaceOf = (key) => SPACES[key] ?? SMALL;
