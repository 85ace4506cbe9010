import { nameOf } from '../../shared/draw/picture.js';
import { distanceOf } from '../../shared/state/plan.js';
import { outcomeOf } from '../../shared/state/proved.js';
import { words } from '../../shared/words/words.js';
import { missesOf } from './misses.js';
import { summaries } from './summary.js';

/** @import { Picture } from '../../shared/draw/picture.js' */
/** @import { Experiment, Instance } from '../../shared/state/plan.js' */

/** How far apart lanes stand at one distance, so that their points do not hide each other. */
const APART = 0.13;

/** What an experiment's points are picked by. @type {(instance: Instance) => string} */
export const keyOf = ({ index }) => String(index);

/**
 * Positions generated over the distance to the goal: each run a point, for each lane the medians and the middle half.
 * @type {(experiment: Experiment | null, key: string, logarithmic: boolean) => Picture}
 */
export function experimentPicture(experiment, key, logarithmic) {
  const say = words.statistics.experiment;
  const { lanes = [], goal = '' } = experiment?.plan ?? {};
  const instances = experiment?.instances ?? [];
  const placed = instances.flatMap((instance) => {
    const distance = distanceOf(instance);
    return distance === null ? [] : [{ instance, distance }];
  });
  const series = lanes.map((spec, place) => {
    const shift = (place - (lanes.length - 1) / 2) * APART;
    const runs = placed.flatMap(({ instance, distance }) =>
      instance.runs
        .filter(({ lane }) => lane === spec.id)
        .map((run) => ({ instance, distance, run, limited: run.outcome === 'limit' })),
    );
    const medians = summaries(runs.map(({ distance, run }) => ({ x: distance, y: run.generated })));
    return {
      name: nameOf(spec),
      lane: spec.id,
      line: medians.map(({ x, median }) => ({ x, y: median })),
      band: medians,
      points: runs.map(({ instance, distance, run, limited }) => ({
        x: distance + shift,
        y: run.generated,
        open: limited,
        key: keyOf(instance),
        said: say.said(spec, instance.seed, key, distance, run.generated, limited),
      })),
    };
  });
  return {
    figure:
      placed.length === 0
        ? null
        : {
            kind: 'curves',
            title: say.title,
            x: { label: say.x, logarithmic: false, fromZero: false, whole: true },
            y: { label: words.statistics.columns.generated.name, logarithmic, fromZero: true },
            series,
            levels: [],
          },
    table: {
      columns: [
        'instance',
        'seed',
        'wanted',
        'distance',
        'start',
        'goal',
        'outcome',
        'limit',
        'length',
        'generated',
        'expanded',
        'stored_peak',
        'bytes_peak',
        'floor',
        'times_floor',
      ],
      rows: instances.flatMap((instance) =>
        instance.runs.flatMap((run) => {
          const spec = lanes.find(({ id }) => id === run.lane);
          const { index, seed, wanted, start } = instance;
          const { limit, length, generated, expanded, stored_peak, bytes_peak, floor } = run;
          const cells = [
            index + 1,
            seed,
            wanted,
            distanceOf(instance),
            start,
            goal,
            outcomeOf(run),
            limit,
            length,
            generated,
            expanded,
            stored_peak,
            bytes_peak,
            floor ?? null,
            floor ? expanded / floor : null,
          ];
          return spec ? [{ spec, cells, key: keyOf(instance), problem: { start, goal } }] : [];
        }),
      ),
    },
    empty: say.empty[emptyOf(experiment)],
  };
}

/** Why there is nothing to draw. @param {Experiment | null} experiment */
function emptyOf(experiment) {
  if (!experiment) return 'none';
  if (experiment.instances.length > 0) return 'unplaced';
  return experiment.status === 'running' ? 'running' : 'over';
}

/**
 * What is to be said below the picture: instances that are not as far as was asked for, runs that met a limit, instances that have no
 * place in it.
 * @type {(experiment: Experiment, key: string) => string}
 */
export function experimentNotes({ plan, instances }, key) {
  const say = words.statistics.experiment;
  const limited = instances.flatMap(({ runs }) =>
    runs.filter(({ outcome }) => outcome === 'limit'),
  );
  // A lane may have a lower limit of its own, or one of another kind.
  const shared = limited.filter(
    ({ limit, generated }) => limit === 'nodes' && generated === plan.max_nodes,
  ).length;
  const { beyond, nearer } = missesOf(instances);
  const unplaced = instances.filter((instance) => distanceOf(instance) === null);
  return words.text.sentences([
    ...(instances.length > 0 ? [say.legend, say.pick] : []),
    beyond ? say.beyond(key, beyond) : '',
    nearer ? say.nearer(key, nearer) : '',
    shared > 0 ? say.limited(shared, plan.max_nodes) : '',
    shared < limited.length ? say.limitedByLane(limited.length - shared) : '',
    unplaced.length > 0 ? say.unplaced(unplaced.length) : '',
  ]);
}
