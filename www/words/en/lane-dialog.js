// Words for choosing the search of a lane.

export const laneDialog = {
  title: 'A lane of the race',
  algorithm: 'Search',
  heuristic: 'Heuristic',
  /** @type {(letters: string) => string} */
  orderHow: (letters) => `${letters} rearranged, or seed=7 for a shuffled one`,
  /** What a ratio may be. @type {(least: string, most: string) => string} */
  ratioHow: (least, most) => `From ${least} to ${most}, such as 2 or 3/2`,
  /** What settings are called, by their names in the catalogue. */
  settings: /** @type {Readonly<Record<string, string>>} */ ({
    order: 'Order of moves',
    deepen: 'Deepening',
    incumbent: 'Upper bound, in moves',
    ties: 'Ties',
    weight: 'Weight of h',
    reopen: 'Shorter ways to expanded positions',
    transpositions: 'Table, in positions',
    perimeter: 'Perimeter, in moves',
    backward: 'Heuristic from the goal',
    epsilon: 'A move costs at least',
    parity: 'Parity of solutions',
    max_depth: 'Limit of moves',
    max_nodes: 'Limit of nodes',
    max_bytes: 'Limit of memory, in MiB',
  }),
  /** What those with a few values can be set to. */
  values: /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */ ({
    deepen: { 'next-bound': 'to the next bound', 'by-one': 'by one' },
    ties: {
      'search-on': 'searched on',
      cut: 'cut',
      'high-g': 'greatest g first',
      'low-g': 'least g first',
      oldest: 'oldest first',
      newest: 'newest first',
    },
    reopen: { on: 'expanded again', off: 'left alone' },
    epsilon: { 0: '0, for MM', 1: '1, for MMe' },
    parity: { use: 'used', ignore: 'ignored' },
  }),
  none: 'none',
  /** What a heuristic from the goal is that is not chosen. */
  usual: 'the same, or blind where there is none',
  limits: 'Limits',
  use: 'Use',
  add: 'Add',
  remove: 'Remove this lane',
  cancel: 'Cancel',
  table: 'builds tables first',
};
