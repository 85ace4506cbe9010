// What the state says in sentences: how a lane stands, what a move did.

import { phrased } from '../../../shared/engine/phrases.js';
import { deviceRoom } from '../../../shared/engine/room.js';
import { unitOf } from '../../../shared/state/puzzles.js';
import { words } from '../../../shared/words/words.js';

/** @import { ErrorReport, Line } from '../../../pkg/rolling_cubes.js' */
/** @import { Played } from '../../../shared/state/played.js' */
/** @import { LaneState, State } from '../../../shared/state/state.js' */

/** Loaded later than the first page. @type {(report: ErrorReport) => string} */
let whyRefused = () => '';

/** From now on the engine's refusals are explained. @param {typeof whyRefused} why */
export function explain(why) {
  whyRefused = why;
}

/** Why a lane does not go on. @param {LaneState['failure']} failure */
export function failureInWords(failure) {
  const say = words.states;
  if (failure?.report) return say.refused(whyRefused(failure.report));
  return say.failed(failure?.cause ?? 'broke', phrased(failure?.message ?? '', words.worker));
}

/** How a lane stands. @type {(game: string, lane: LaneState) => string} */
export function stateInWords(game, { spec: { search }, phase, snapshot, isSilent, failure }) {
  const say = words.states;
  const unit = () => unitOf(game, search);
  if (isSilent) return say.silent;
  if (phase === 'failed') return failureInWords(failure);
  switch (snapshot?.outcome) {
    case 'solved':
      return say.solved(game, snapshot.cost ?? snapshot.length ?? 0, snapshot);
    case 'exhausted':
      return say.exhausted(snapshot.sides && snapshot.sides[0].frontier > 0 ? 'goal' : 'start');
    case 'limit':
      return search.max_bytes === undefined && snapshot.limit === 'bytes'
        ? say.deviceLimit(deviceRoom(), snapshot.depth, unit())
        : say.limit(game, search, snapshot, unit());
    case 'preparing': {
      const { name = '', done = 0, total = null, bytes = 0 } = snapshot.table ?? {};
      const percent = total === null ? null : Math.floor((100 * done) / total);
      return say.preparing(name, percent, words.format.bytes(bytes));
    }
    default:
      return phase === 'ended' ? say.paused : say[phase];
  }
}

/** Silent while the lane works. @type {(game: string, lane: LaneState) => string} */
export const endInWords = (game, lane) =>
  lane.phase === 'ended' || lane.phase === 'failed'
    ? words.text.sentence(words.text.about(words.lane(lane.spec), stateInWords(game, lane)))
    : '';

/** The newest move on the board. @type {(line: Line, state: State, side: number) => string} */
export function moveInWords(line, { key, at, moves }, side) {
  const roll = line.rolls[at - 1];
  const move = moves[at - 1];
  if (!roll || !move) return '';
  const piece = line.positions[at - 1]?.[roll.from] ?? '';
  return words.board.moved(key, { move, ...roll, piece }, side, at);
}

/** What came of playing by hand, and how that compares. @type {(key: string, played: Played) => [main: string, more: string]} */
export function playedInWords(key, { made, fewest }) {
  const say = words.guide;
  const more = fewest === null ? say.unknown(key) : made > fewest ? say.enough(fewest) : say.fewest;
  return [say.solvedIn(key, made), more];
}
