// Maps: a graph or a grid as text, which is the goal of a problem; see `src/puzzle/map/text.rs` for its form.

import { EMPTY, MOVE } from './puzzle.js';

/** @import { Puzzle } from './puzzle.js' */

/** @type {Puzzle} */
export const map = {
  name: 'map',
  side: 0,
  // `fillMaps` adds the gallery, which is loaded with the whole engine.
  problems: { small: [], samples: [], noted: [], opening: 'map roads' },
  distances: [1, 7],
  space: { census: 'never', positions: 0, bytes: 0 },
  mayBeStuck: true,
  costed: true,
  drawn: true,
  ownSpace: true,
  moveTime: MOVE,
  lookOf: () => EMPTY,
};

/** Whether the goal of a map is a written puzzle. @param {string} goal */
export const isWritten = (goal) => /(^|[;\n])\s*move\s/.test(goal);

/** The title of a written puzzle; '' without one. @param {string} goal */
export const titleOf = (goal) => /(?:^|[;\n])\s*puzzle\s+([^#;\n]*)/.exec(goal)?.[1]?.trim() ?? '';

/** @param {Pick<Puzzle['problems'], 'small' | 'noted' | 'packing'>} gallery */
export function fillMaps(gallery) {
  Object.assign(map.problems, gallery);
}
