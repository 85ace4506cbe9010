/**
 * What a visitor does to the pieces: takes one and drags it, taps a square, points at it, or goes
 * over the squares with the keyboard.
 */
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
  /** @type {Hold | null} the piece in hand */
  #hold = null;
  /** The square under the mouse, while editing. @type {number | null} */
  #hovered = null;
  /** The keyboard's square. */
  #cursor = 0;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** Forgets what was under way. */
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

  /** The moves of the piece at a point: none while another moves. @param {Point} point @returns {readonly Roll[]} */
  #movesAt(point) {
    const { scene, editing, movable } = this.#board;
    const target = this.#at(point);
    if (!target || editing || scene?.bodies.some(({ to }) => to !== undefined)) return [];
    return movable.filter(({ from }) => from === target.square);
  }

  /**
   * Takes the piece at a point, if it can be dragged.
   * @param {Point} point
   * @returns {boolean}
   */
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

  /** Whether a finger drags what it was put on. @param {Point} pulled @param {number} rested */
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
    /** Made, if the line goes on with it. @type {(roll: Roll) => boolean} */
    const isMade = ({ from, to }) => {
      const next = board.line.rolls[Math.floor(board.at)];
      return next?.from === from && next.to === to;
    };
    const roll = this.#hold?.release(kept, isMade);
    if (roll) board.tell('move', { from: roll.from, to: roll.to });
  }

  /**
   * The move to show: the line's own, or that of the piece in hand if it is farther on its way, so
   * that a piece which a finger has put on its square is not carried there again.
   * @param {Position} position
   * @param {{roll: Roll | null, t: number}} played
   */
  inHand(position, played) {
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

  /** Whether a tap at a point has a meaning, as far as the board can know. @param {Point} point */
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

  /**
   * @param {Point | null} point
   * @returns {boolean} whether a tap or a drag there does something
   */
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
    // The page has uses of its own for these keys.
    event.preventDefault();
    event.stopPropagation();
    if (square === null) this.#board.tell('square', { square: this.#cursor });
    else this.#moveTo(square);
  }

  /** The keyboard comes to the board. */
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

  /** The squares to draw a ring round. @param {boolean} focused whether the keyboard's is to be seen */
  pointed(focused) {
    const squares = [this.#hovered, this.#board.editing && focused ? this.#cursor : null];
    return new Set(squares.filter((square) => square !== null));
  }
}
