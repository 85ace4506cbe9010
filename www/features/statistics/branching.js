import { begun, nameOf } from '../../shared/draw/picture.js';
import { effectiveBranching } from '../../shared/engine/engine.js';
import { standingOf } from '../../shared/state/standing.js';
import { words } from '../../shared/words/words.js';

/** @import { Growth, Snapshot } from '../../pkg/rolling_cubes.js' */
/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { LaneState } from '../../shared/state/state.js' */

/** b* of a lane that has solved its problem, else null. @type {(snapshot: Snapshot | null) => number | null} */
export function branchingOf(snapshot) {
  if (!snapshot || snapshot.length === null) return null;
  return effectiveBranching(snapshot.generated, snapshot.length) ?? null;
}

/**
 * Effective branching factors by lane, with the brute-force factor for comparison.
 * @type {(lanes: readonly LaneState[], bruteForce: Growth | null) => Picture}
 */
export function branchingPicture(lanes, bruteForce) {
  const say = words.statistics.branching;
  const shown = begun(lanes).map(({ spec, snapshot }) => ({
    spec,
    snapshot,
    value: branchingOf(snapshot),
  }));
  const bars = shown.flatMap(({ spec, value }) =>
    value === null
      ? []
      : [{ name: nameOf(spec), lane: spec.id, value, said: words.format.fixed(value, 3) }],
  );
  const { factor = 0, settled = false, layers = 0 } = bruteForce ?? {};
  return {
    figure:
      bars.length === 0
        ? null
        : {
            kind: 'bars',
            title: say.title,
            label: say.x,
            bars,
            levels: bruteForce
              ? [{ value: factor, name: say.bruteForce(factor, settled, layers) }]
              : [],
          },
    table: {
      columns: ['length', 'generated', 'branching', 'brute_force'],
      rows: shown.map(({ spec, snapshot, value }) => ({
        spec,
        cells: [snapshot.length, snapshot.generated, value, bruteForce?.factor ?? null],
      })),
    },
    empty: say.empty[standingOf(lanes)],
  };
}
