// The files that the floor can be saved as, each with the link that remakes it; and the figure that is drawn for the screen as well.

import { paperInk } from '../../../shared/draw/paper.js';
import { svgOf } from '../../../shared/draw/svg-text.js';
import { makersOf } from '../../../shared/export/makers.js';
import { addressOf } from '../../../shared/state/address-of.js';
import { subtitleOf } from '../../../shared/state/subtitle.js';
import { traitsOf } from '../../../shared/state/traits.js';
import { words } from '../../../shared/words/words.js';
import { SORTS, sorted, totals } from '../laid.js';
import { thresholdOf } from '../state.js';

/** @import { FloorCounts } from '../../../pkg/rolling_cubes.js' */
/** @import { Facing } from '../../../shared/draw/figure.js' */
/** @import { Makers } from '../../../shared/export/makers.js' */
/** @import { Cell, Sheet } from '../../../shared/export/table.js' */
/** @import { Floor } from '../state.js' */
/** @import { LaneSpec, State } from '../../../shared/state/state.js' */
/** @import { Sort } from '../laid.js' */

/** @type {(state: State, counts: FloorCounts, lane: LaneSpec | null, view: HTMLElement) => Makers} */
export const floorMakers = (state, counts, lane, view) =>
  makersOf(
    () => floorSheet(counts, addressOf(state)),
    () =>
      svgOf(
        facingFigure(state.floor, counts, lane),
        subtitleOf(state),
        addressOf(state),
        paperInk(view),
      ),
  );

/** What a lane has expanded, sorted, where that is laid over. @type {(floor: Floor, counts: FloorCounts, lane: LaneSpec | null) => {stacks: number[][][], of: Record<Sort, number>, generated: number, full: boolean, sides: number} | null} */
export function laidOf(floor, counts, lane) {
  const { laid } = floor;
  if (!laid || !lane) return null;
  const { sides } = traitsOf(lane.search);
  const stacks = sorted(laid, counts, sides, thresholdOf(floor, counts));
  return { stacks, of: totals(stacks), generated: laid.generated, full: laid.full, sides };
}

/** Limit on positions drawn individually. */
const MOST_DRAWN = 80;

/** Pairs of positions whose depths plus one are below C*. @type {(forward: readonly number[], backward: readonly number[]) => number} */
const pairsOf = (forward, backward) =>
  forward.reduce((sum, count, g) => {
    const partners = backward.slice(0, Math.max(0, forward.length - 1 - g));
    return sum + count * partners.reduce((all, n) => all + n, 0);
  }, 0);

/** The colours of what is necessary, lucky and wasted. */
const FILLS = /** @type {const} */ ({ necessary: 2, lucky: 4, wasted: 1 });

/** @type {(floor: Floor, counts: FloorCounts, lane?: LaneSpec | null) => Facing} */
export function facingFigure(floor, counts, lane = null) {
  const laid = laidOf(floor, counts, lane);
  const say = words.floor.picture;
  const at = thresholdOf(floor, counts);
  const last = counts.costs.length - 1;
  const cost = counts.costs[at] ?? 0;
  // Among depths with any: f < C* implies a depth below C*.
  const depths = (/** @type {readonly number[]} */ all) => all.slice(0, last + 1);
  const [forward, backward] = [depths(counts.forward_by_depth), depths(counts.backward_by_depth)];
  const isSmall = counts.forward + counts.backward <= MOST_DRAWN && !laid;
  return {
    kind: 'facing',
    title: say.title(words.heuristic(counts.heuristic), words.heuristic(counts.backward_heuristic)),
    ...{ forward, backward },
    pairs: isSmall ? say.pairs(pairsOf(forward, backward)) : '',
    costs: counts.costs,
    at,
    best: counts.threshold,
    laid: laid &&
      lane && {
        name: words.floor.laid.name(words.lane(lane), laid.generated),
        parts: SORTS.map((sort) => ({
          name: words.floor.laid.part(words.floor.laid.sorts[sort].name, laid.of[sort]),
          fill: FILLS[sort],
        })),
        stacks: laid.stacks,
      },
    said: say.said(at - 1, last - at - 1, cost, cost === counts.cover),
    names: {
      forward: say.forward,
      backward: say.backward,
      depth: say.depth,
      cost: say.cost,
      best: say.best(counts.cover),
      line: say.line,
    },
  };
}

/**
 * Lists, and what numbers their entries.
 * @type {readonly (readonly [name: 'costs' | 'costs_parity' | 'forward_by_depth' | 'backward_by_depth' | 'forward_at_by_depth' | 'backward_at_by_depth', by: 'threshold' | 'depth'])[]}
 */
const LISTS = [
  ['costs', 'threshold'],
  ['costs_parity', 'threshold'],
  ['forward_by_depth', 'depth'],
  ['backward_by_depth', 'depth'],
  ['forward_at_by_depth', 'depth'],
  ['backward_at_by_depth', 'depth'],
];

/** Depends on ties. */
const LUCK = /_at(_|$)/;

/** One record per number; single numbers first. @type {(counts: FloorCounts, link: string) => Sheet} */
export function floorSheet(counts, link) {
  const { heuristic, backward_heuristic, mm_sides, mme_sides, ida_star } = counts;
  /** @type {(name: string, by: string | null, at: number | null, value: number | null) => Cell[]} */
  const record = (name, by, at, value) => [
    heuristic,
    backward_heuristic,
    name,
    by,
    at,
    value,
    !LUCK.test(name),
    link,
  ];
  const single = Object.entries(counts).flatMap(([name, value]) =>
    typeof value === 'number' ? [record(name, null, null, value)] : [],
  );
  const sides = Object.entries({ mm_sides, mme_sides }).flatMap(([name, [forward, backward]]) => [
    record(name.replace('sides', 'forward'), null, null, forward),
    record(name.replace('sides', 'backward'), null, null, backward),
  ]);
  const lists = LISTS.flatMap(([name, by]) =>
    counts[name].map((value, at) => record(name, by, at, value)),
  );
  const bounds = (ida_star ?? []).flatMap(({ bound, expanded, generated }) => [
    record('ida_star_expanded', 'bound', bound, expanded),
    record('ida_star_generated', 'bound', bound, generated),
  ]);
  return {
    columns: ['heuristic', 'backward_heuristic', 'name', 'by', 'at', 'count', 'fact', 'link'],
    rows: [...single, ...sides, ...lists, ...bounds],
  };
}
