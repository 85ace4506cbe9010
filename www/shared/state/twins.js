// Lanes that run the same search are told apart by numbers: every other lane has a name of its own.

import { everySetting } from './offered.js';

/** @import { LaneState, Search } from './state.js' */

/** What a search has by default for a setting that it takes. @type {(search: Search, name: string) => unknown} */
const usual = ({ algorithm }, name) =>
  everySetting().find(
    (setting) => setting.name === name && (setting.everywhere || setting.of.includes(algorithm)),
  )?.default;

/** Lanes with the same text run the same search. @type {(search: Search) => string} */
const textOf = (search) =>
  JSON.stringify(
    Object.entries(search)
      .filter(([name, value]) => value !== undefined && usual(search, name) !== String(value))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether two searches are one. @type {(a: Search, b: Search) => boolean} */
export const isSame = (a, b) => textOf(a) === textOf(b);

/** The lanes, each with its number among those that run the same search, from 1; none where it is alone. @type {(lanes: readonly LaneState[]) => readonly LaneState[]} */
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
