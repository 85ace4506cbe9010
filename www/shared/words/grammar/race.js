import { allOf } from '../format.js';
import { algorithm, amount, heuristic, inMoves, isCosted, length as long, puzzle, search } from './names.js';

/** Ends of stages by kind of search, with names; none for a layer or iteration. @type {Partial<Record<Stage, (names: string) => string>>} */
const STAGES = texts('stageEnds');

/** Stages at whose end the bound rises. @type {readonly Stage[]} */
const DEEPENING = ['bound', 'learned', 'proved'];

/** @import { Snapshot } from '../../../pkg/rolling_cubes.js' */
/** @import { Failure } from '../../engine/link.js' */
/** @import { Search } from '../../state/state.js' */
/** @import { Stage } from '../../state/traits.js' */
/** @import { Unit } from './names.js' */
/** @typedef {Failure['cause']} Cause */

/** Texts with values that are computed. */
export const said = {
  /** @type {(stages: readonly Stage[], searchesOf: (stage: Stage) => readonly string[]) => string} */
  'race.stageLong': (stages, searchesOf) =>
    [
      text('stageLong'),
      ...Object.entries(STAGES).map(([ends, say]) => {
        const stage = stages.find((one) => one === ends);
        return stage ? say(allOf(searchesOf(stage).map(algorithm))) : '';
      }),
    ]
      .filter(Boolean)
      .join(text('stageJoint')),
  /** @type {(stages: readonly Stage[]) => string} */
  'race.stage': (stages) =>
    text({
      isLayers: stages.every((stage) => stage === 'layer'),
      isBounds: stages.every((stage) => DEEPENING.includes(stage)),
      isBoth: stages.every((stage) => stage === 'layer' || DEEPENING.includes(stage)),
      isProved: stages.every((stage) => stage === 'proved'),
    }),
  /** @type {(name: string, percent: number | null, size: string) => string} */
  'states.preparing': (name, percent, size) => text({ heuristic: heuristic(name) }),
  /** @type {(key: string, length: number, proof: Pick<Snapshot, 'proves' | 'within'>) => string} */
  'states.solved': (key, length, { proves, within }) => text({ long: long(key, length), isCosted: isCosted(key), more: puzzle(key).more }),
  /**
   * Each limit with what it teaches: where the moves were limited, what is shown.
   * @type {(key: string, search: Search, snapshot: Pick<Snapshot, 'limit' | 'none_within' | 'proves' | 'depth'>, unit: Unit) => string}
   */
  'states.limit': (key, search, { limit, none_within, proves, depth }, unit) => {
    if (limit !== 'depth' && limit !== 'bytes' && limit !== 'nodes') throw new Error(`there are no words for the limit '${limit}'`);
    return text({ amount: amount(key, unit, none_within), bytes: search.max_bytes ?? 0, nodes: search.max_nodes ?? 0, long: long(key, none_within), inMoves: inMoves(key, none_within) });
  },
  'chart.label': (/** @type {string} */ kind, /** @type {readonly string[]} */ lanes) => text({ lanesList: lanes.join(text('chart.labelJoint')) }),
};
