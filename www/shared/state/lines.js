import { play } from '../engine/engine.js';
import { goalIsTops, isDrawn, puzzleOf } from './puzzles.js';
import { focusedLane, problemOf } from './state.js';

/** @import { Line, Onward } from '../../pkg/rolling_cubes.js' */
/** @import { State } from './state.js' */

/** One instance, so that identity comparisons see no change and the board is not repainted. @type {readonly (string | null)[]} */
const NO_PIECES = [];

/** Whether a move exchanges two pieces, as on boards without an empty square. @type {(line: Line) => boolean} */
const isExchange = ({ positions }) => positions[0]?.every((piece) => piece !== null) ?? false;

/** Caches the last line. */
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

export class Lines {
  #whole = kept();
  #played = kept();
  #goal = kept();
  #newest = kept();
  #back = kept();
  #position = kept();
  /** @type {{puzzle: string, goal: string, tell: (position: string) => readonly (string | null)[]}} */
  #positions = { puzzle: '', goal: '', tell: () => [] };
  /** Cached moves in both directions, and the line they belong to. @type {{of: readonly Onward[], moves: Onward[]}} */
  #exchanges = { of: [], moves: [] };

  /** @param {State} state */
  whole(state) {
    const { start, goal } = problemOf(state);
    return this.#whole(puzzleOf(state.key), start, goal, state.moves);
  }

  /** The line up to the board's position, with the moves that could follow. @param {State} state */
  played(state) {
    const { start, goal } = problemOf(state);
    return this.#played(puzzleOf(state.key), start, goal, state.moves.slice(0, state.at));
  }

  /**
   * The last move to the current position of the lane in focus, or the position alone. A whole line may have a thousand
   * moves, which would be replayed for each node.
   * @param {State} state
   */
  newest(state) {
    const { start, goal } = problemOf(state);
    const { state: here = start, roll = null, moves = [] } = focusedLane(state)?.step ?? {};
    const puzzle = puzzleOf(state.key);
    const move = moves.at(-1);
    if (!roll || move === undefined) return this.#newest(puzzle, here, goal, []);
    // Every move can be undone by one of the next moves; an exchange may name either piece first.
    const line = this.#back(puzzle, here, goal, []);
    const back = line.onward.find(({ from, to }) =>
      isExchange(line)
        ? from === roll.from && to === roll.to
        : from === roll.to && to === roll.from,
    );
    return this.#newest(puzzle, back?.state ?? here, goal, back ? [move] : []);
  }

  /**
   * Legal moves as squares from and to. Exchanges are listed both ways, as either piece may be taken.
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
   * Returns a function from position text to pieces, for this state's problem, even if called when another is on
   * the page.
   * @param {State} state @returns {(position: string) => readonly (string | null)[]}
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

  /** @param {State} state @returns {readonly (string | null)[]} */
  goal(state) {
    if (isDrawn(state.key) || goalIsTops(state.key)) return NO_PIECES;
    const { goal } = problemOf(state);
    return this.#goal(puzzleOf(state.key), goal, goal, []).positions[0] ?? NO_PIECES;
  }
}
