// Numbers lanes that run the same search; all others have unique names.

import { everySetting } from './offered.js';

/** @import { LaneState, Search } from './state.js' */

/** @type {(search: Search, name: string) => unknown} */
const usual = ({ algorithm }, name) =>
  everySetting().find(
    (setting) => setting.name === name && (setting.everywhere || setting.of.includes(algorithm)),
  )?.default;

/** Equal texts mean equal searches. @type {(search: Search) => string} */
const textOf = (search) =>
  JSON.stringify(
    Object.entries(search)
      .filter(([name, value]) => value !== undefined && usual(search, name) !== String(value))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** @type {(a: Search, b: Search) => boolean} */
export const isSame = (a, b) => textOf(a) === textOf(b);

/** Numbers from 1 for lanes with the same search; none for unique ones. @type {(lanes: readonly LaneState[]) => readonly LaneState[]} */
export function numbered(lanes) {
  const texts = lanes.map(({ spec }) => textOf(spec.search));
  return lanes.map((lane, place) => {
    const same = texts.flatMap((text, n) => (text === texts[place] ? [n] : []));
    const twin = same.length > 1 ? same.indexOf(place) + 1 : undefined;
    if (lane.spec.twin === twin) return lane;
    const { twin: _, ...spec } = lane.spec;
    return { ...lane, spec: twin === undefined ? spec : { ...spec, twin } };
  });
}
