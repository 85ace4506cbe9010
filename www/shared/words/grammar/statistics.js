import { entry } from '../entry.js';
import { allOf } from '../format.js';
import { algorithm, inMoves, lane, moves, puzzle } from './names.js';

/** @import { Miss } from '../../state/plan.js' */
/** @import { LaneSpec } from '../../state/state.js' */
/** @import { Stage } from '../../state/traits.js' */

/** Texts with values that are computed. */
export const said = {
  /** @type {(searchesOf: (stage: Stage) => readonly string[]) => string} */
  'statistics.columns.bound.meaning': (searchesOf) =>
    text({
      searchesOfF: allOf(searchesOf('f').map(algorithm)),
      searchesOfIncumbent: allOf(searchesOf('incumbent').map(algorithm)),
      searchesOfLearned: allOf(searchesOf('learned').map(algorithm)),
      searchesOfProved: allOf(searchesOf('proved').map(algorithm)),
    }),
  'statistics.cells.outcome': (/** @type {string} */ name) => entry(texts('statistics.cells.outcome'), name),
  'statistics.cells.limit': (/** @type {string} */ name) => entry(texts('statistics.cells.limit'), name),
  'statistics.cells.side': (/** @type {string} */ name) => entry(texts('statistics.cells.side'), name),
  /** Lanes that a chart by cost leaves out. @type {(names: readonly string[]) => string} */
  'statistics.inMoves': (names) => text({ namesList: allOf(names) }),
  /** @type {(key: string, start: string, goal: string) => string} */
  'statistics.exports.subtitle': (key, start, goal) => text({ full: puzzle(key).full }),
  /** @type {(key: string, looked: number, wanted: number) => string} */
  'statistics.experiment.looking': (key, looked, wanted) => text({ movesLooked: moves(key, looked), inMoves: inMoves(key, looked), movesWanted: moves(key, wanted) }),
  /** Nothing is that far away. @type {(key: string, miss: Miss) => string} */
  'statistics.experiment.beyond': (key, { instances, asked, drawn }) =>
    text({
      isAskedOne: asked[0] === asked[1],
      movesFrom: moves(key, asked[0]),
      askedFrom: asked[0],
      movesTo: moves(key, asked[1]),
      drawnTo: drawn[1],
      inMovesFrom: inMoves(key, asked[0]),
      inMovesTo: inMoves(key, asked[1]),
      drawnMovesTo: moves(key, drawn[1]),
    }),
  /** A random walk has led less far than its length. @type {(key: string, miss: Miss) => string} */
  'statistics.experiment.nearer': (key, { instances, asked, drawn }) =>
    text({
      isAskedOne: asked[0] === asked[1],
      movesFrom: moves(key, asked[0]),
      askedFrom: asked[0],
      movesTo: moves(key, asked[1]),
      isDrawnOne: drawn[0] === drawn[1],
      drawnMovesFrom: moves(key, drawn[0]),
      drawnFrom: drawn[0],
      drawnMovesTo: moves(key, drawn[1]),
      inMovesFrom: inMoves(key, asked[0]),
      inMovesTo: inMoves(key, asked[1]),
      inDrawnMovesFrom: inMoves(key, drawn[0]),
      inDrawnMovesTo: inMoves(key, drawn[1]),
    }),
  /** @type {(search: LaneSpec, seed: number, key: string, distance: number, n: number, limited: boolean) => string} */
  'statistics.experiment.said': (spec, seed, key, distance, n, limited) => text({ lane: lane(spec), moves: moves(key, distance) }),
};
