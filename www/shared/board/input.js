/** Input on the pieces: drag, tap, hover, and a keyboard cursor over the squares. */
import { cursorAfter } from './cursor.js';
import { Hold } from './hold.js';
import { pick } from './pick.js';

/** @import { Position, Roll } from './pieces.js' */
/** @import { Point } from './projection.js' */

/**
 * @typedef {object} Board
 * @property {{positions: readonly Position[], rolls: readonly Roll[]}} line
 * @property {number} at
 * @property {readonly Roll[]} movable
 * @property {boolean} editing
 * @property {ReturnType<typeof import('./scene.js').scene> | null} scene the last drawing
 * @property {() => void} redraw
 * @property {(type: 'square' | 'move' | 'cursor', detail: object) => void} tell
 */

export class Input {
  #board;
  /** @type {Hold | null} the held piece */
  #hold = null;
  /** The square under the mouse while editing. @type {number | null} */
  #hovered = null;
  #cursor = 0;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  reset() {
    this.#hold?.cancel();
    this.#hold = null;
    this.#hovered = null;
  }

  /** @param {Point} point */
  #at(point) {
    const { scene } = this.#board;
    return scene && pick(scene.targets, point);
  }

  /** The moves of the piece at a point; none while another piece moves. @param {Point} point @returns {readonly Roll[]} */
  #movesAt(point) {
    const { scene, editing, movable } = this.#board;
    const target = this.#at(point);
    if (!target || editing || scene?.bodies.some(({ to }) => to !== undefined)) return [];
    return movable.filter(({ from }) => from === target.square);
  }

  /** @param {Point} point @returns {boolean} */
  grab(point) {
    const { scene, line, at, redraw } = this.#board;
    const moves = this.#movesAt(point);
    const position = line.positions[Math.floor(at)];
    if (moves.length === 0 || !position || !scene) return false;
    const { grid, view } = scene;
    this.#hold?.cancel();
    this.#hold = new Hold(
      position,
      moves,
      ({ from, to }) => {
        const [a, b] = [view.project(grid.middleOf(from)), view.project(grid.middleOf(to))];
        return [b[0] - a[0], b[1] - a[1]];
      },
      scene.momentOf,
      redraw,
    );
    return true;
  }

  /** @param {Point} pulled @param {number} rested */
  takes(pulled, rested) {
    return this.#hold?.takes(pulled, rested) ?? false;
  }

  /** @param {Point} pulled */
  drag(pulled) {
    this.#hold?.drag(pulled);
  }

  /** @param {boolean} kept */
  drop(kept) {
    const board = this.#board;
    /** The line of play already goes on with this move. @type {(roll: Roll) => boolean} */
    const isMade = ({ from, to }) => {
      const next = board.line.rolls[Math.floor(board.at)];
      return next?.from === from && next.to === to;
    };
    const roll = this.#hold?.release(kept, isMade);
    if (roll) board.tell('move', { from: roll.from, to: roll.to });
  }

  /**
   * The move to show: the line's own, or the held piece's if it is farther along. Otherwise a piece that was dropped on
   * its square would be carried there again.
   * @param {Position} position @param {{roll: Roll | null, t: number}} played
   */
  heldMove(position, played) {
    if (this.#hold && !this.#hold.lasts(position)) {
      this.#hold.cancel();
      this.#hold = null;
    }
    const held = this.#hold?.now;
    if (!held) return played;
    if (!played.roll) return held;
    const same = played.roll.from === held.roll.from && played.roll.to === held.roll.to;
    return same && held.t > played.t ? held : played;
  }

  /** Whether a tap at a point does anything, as far as the board can know. @param {Point} point */
  means(point) {
    return this.#board.editing ? this.#at(point) !== null : this.#movesAt(point).length > 0;
  }

  /** @param {Point} point */
  tap(point) {
    const target = this.#at(point);
    if (!target || target.moving) return;
    this.#cursor = target.square;
    this.#board.tell('square', { square: target.square });
  }

  /** @param {Point | null} point @returns {boolean} whether a tap or a drag there does something */
  hover(point) {
    const square = point && this.#board.editing ? (this.#at(point)?.square ?? null) : null;
    if (square !== this.#hovered) {
      this.#hovered = square;
      this.#board.redraw();
    }
    return point !== null && this.means(point);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { scene, editing } = this.#board;
    if (!editing || !scene || event.ctrlKey || event.metaKey || event.altKey) return;
    const square = cursorAfter(scene.grid, this.#cursor, event.key);
    if (square === null && event.key !== 'Enter' && event.key !== ' ') return;
    // The page uses these keys, too.
    event.preventDefault();
    event.stopPropagation();
    if (square === null) this.#board.tell('square', { square: this.#cursor });
    else this.#moveTo(square);
  }

  focus() {
    const last = (this.#board.scene?.grid.squares.length ?? 1) - 1;
    this.#moveTo(Math.min(this.#cursor, last));
  }

  /** @param {number} square */
  #moveTo(square) {
    this.#cursor = square;
    this.#board.tell('cursor', { square });
    this.#board.redraw();
  }

  /** The squares that get a ring. @param {boolean} focused whether the keyboard's square is shown */
  pointed(focused) {
    const squares = [this.#hovered, this.#board.editing && focused ? this.#cursor : null];
    return new Set(squares.filter((square) => square !== null));
  }
}
