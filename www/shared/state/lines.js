// Lines of play of the state's problem, as the engine gives them.

import { play } from '../engine/engine.js';
import { goalIsTops, puzzleOf } from './puzzles.js';
import { focusedLane, problemOf } from './state.js';

/** @import { Line, Onward } from '../../pkg/rolling_cubes.js' */
/** @import { State } from './state.js' */

/** One for all times it is asked for, so that nobody takes it for news and paints the board again. @type {readonly (string | null)[]} */
const NO_PIECES = [];

/** Whether two pieces change places with a move, as where no square is empty. @type {(line: Line) => boolean} */
const isExchange = ({ positions }) => positions[0]?.every((piece) => piece !== null) ?? false;

/** Asks the engine for a line, and again only when another one is wanted. */
function kept() {
  let key = '';
  /** @type {Line | null} */
  let line = null;
  /** @type {(puzzle: string, start: string, goal: string, moves: readonly string[]) => Line} */
  return (puzzle, start, goal, moves) => {
    const wanted = [puzzle, start, goal, ...moves].join(' ');
    if (!line || wanted !== key) {
      key = wanted;
      line = play(puzzle, start, goal, [...moves]);
    }
    return line;
  };
}

/** The lines that the page shows of a state. */
export class Lines {
  #whole = kept();
  #played = kept();
  #goal = kept();
  #newest = kept();
  #back = kept();
  #position = kept();
  /** @type {{puzzle: string, goal: string, tell: (position: string) => readonly (string | null)[]}} */
  #positions = { puzzle: '', goal: '', tell: () => [] };
  /** Moves listed both ways, and of what. @type {{of: readonly Onward[], moves: Onward[]}} */
  #exchanges = { of: [], moves: [] };

  /** All of the line on the board. @param {State} state */
  whole(state) {
    const { start, goal } = problemOf(state);
    return this.#whole(puzzleOf(state.key), start, goal, state.moves);
  }

  /** As far as the board stands on it, with the moves that could follow. @param {State} state */
  played(state) {
    const { start, goal } = problemOf(state);
    return this.#played(puzzleOf(state.key), start, goal, state.moves.slice(0, state.at));
  }

  /**
   * The last move to the position in hand of the lane that is looked into; the position alone where there is none. A whole
   * line of play may have a thousand moves, and would be played again for each node.
   * @param {State} state
   */
  newest(state) {
    const { start, goal } = problemOf(state);
    const { state: here = start, roll = null, moves = [] } = focusedLane(state)?.step ?? {};
    const puzzle = puzzleOf(state.key);
    const move = moves.at(-1);
    if (!roll || move === undefined) return this.#newest(puzzle, here, goal, []);
    // Every move can be taken back by one of those that could follow; of two that change places either may be named first.
    const line = this.#back(puzzle, here, goal, []);
    const back = line.onward.find(({ from, to }) =>
      isExchange(line)
        ? from === roll.from && to === roll.to
        : from === roll.to && to === roll.from,
    );
    return this.#newest(puzzle, back?.state ?? here, goal, back ? [move] : []);
  }

  /**
   * The moves that could be made, as squares from and to. Of two pieces that change places either may be taken, so
   * theirs are listed both ways.
   * @param {State} state
   */
  movable(state) {
    const line = this.played(state);
    const { onward } = line;
    if (!isExchange(line)) return onward;
    if (this.#exchanges.of !== onward) {
      const moves = onward.flatMap((move) => [move, { ...move, from: move.to, to: move.from }]);
      this.#exchanges = { of: onward, moves };
    }
    return this.#exchanges.moves;
  }

  /**
   * Tells what stands on each square of a position in text form, for the problem of this state: who asks late, when another is there
   * already, asks of the one that it was drawn for.
   * @param {State} state
   * @returns {(position: string) => readonly (string | null)[]}
   */
  positionsOf(state) {
    const { goal } = problemOf(state);
    const puzzle = puzzleOf(state.key);
    if (this.#positions.puzzle !== puzzle || this.#positions.goal !== goal) {
      const tell = (/** @type {string} */ position) =>
        this.#position(puzzle, position, goal, []).positions[0] ?? [];
      this.#positions = { puzzle, goal, tell };
    }
    return this.#positions.tell;
  }

  /** The pieces of the goal; none where that is tops alone. @param {State} state @returns {readonly (string | null)[]} */
  goal(state) {
    if (goalIsTops(state.key)) return NO_PIECES;
    const { goal } = problemOf(state);
    return this.#goal(puzzleOf(state.key), goal, goal, []).positions[0] ?? NO_PIECES;
  }
}
