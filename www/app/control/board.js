// Actions on the board.

import * as actions from '../../shared/state/actions.js';
import * as challenge from '../../shared/state/challenge.js';
import { solvedLane } from '../../shared/state/played.js';

/** @import { Guide } from '../../features/guide/guide.js' */
/** @import { Onward } from '../../pkg/rolling_cubes.js' */
/** @import { Lines } from '../../shared/state/lines.js' */
/** @import { State } from '../../shared/state/state.js' */
/** @import { Store } from '../../shared/state/store.js' */

/** @param {Store<State>} store @param {Lines} lines @param {Guide} guide */
export function boardControl(store, lines, guide) {
  /** A move toward the goal; undefined at the goal and while distances are unknown. */
  function nearer() {
    const { states, onward } = lines.played(store.state);
    const distances = store.state.guide?.distances ?? {};
    const wanted = (distances[states.at(-1) ?? ''] ?? 0) - 1;
    return onward.find(({ state }) => distances[state] === wanted);
  }

  /** Makes the first legal move that fits. A board that followed a search stops following. @param {(onward: Onward) => boolean} fits */
  function play(fits) {
    const { watched, at } = store.state;
    // Behind a search, the position of an own line is out of sight.
    if (watched && at > 0) {
      store.update((state) => ({ ...state, watched: false }));
      return true;
    }
    const onward = lines.movable(store.state).find(fits);
    if (!onward) {
      if (watched) store.update((state) => ({ ...state, watched: false }));
      return watched;
    }
    store.update((state) => actions.movePlayed(state, onward.move));
    if (lines.played(store.state).solved) store.update(challenge.solved);
    return true;
  }

  /** @param {readonly string[]} moves */
  const playLine = (moves) => store.update((state) => actions.solutionPlayed(state, moves));

  return {
    nearer,
    playLine,
    togglePlay: () => store.update(actions.playToggled),
    /** Called after the animation of a move. */
    arrived: () => store.update(actions.playedOn),
    /** @param {number} at number of moves made */
    go: (at) => store.update((state) => actions.wentTo(state, at)),
    reset: () => store.update(actions.boardReset),

    /** Shows a move toward the goal, if known; a second call makes it. */
    hint() {
      const here = lines.played(store.state).states.at(-1) ?? '';
      if (store.state.hinted === here) return play(({ move }) => move === nearer()?.move);
      store.update((state) => ({ ...state, hinted: here, watched: false }));
      return false;
    },
    /** Moves the piece on a square. @param {number} square @returns {boolean} false if the press was refused */
    press: (square) => play((onward) => onward.from === square),
    /** @param {number} from @param {number} to @returns {boolean} false if the move was refused */
    move: (from, to) => play((onward) => onward.from === from && onward.to === to),
    /** @param {string} move @returns {boolean} false if the move was refused */
    make: (move) => play((onward) => onward.move === move),

    /** Shows the end of a line at once. @param {readonly string[]} moves */
    show: (moves) =>
      store.update((state) => actions.wentTo(actions.solutionShown(state, moves), moves.length)),
    showFewest() {
      const lane = solvedLane(store.state);
      if (store.state.guide) guide.showWay();
      else if (lane) playLine(lane.snapshot?.moves ?? []);
    },
    /** @param {State['camera']} camera */
    turn: (camera) => store.update((state) => ({ ...state, camera })),
  };
}
