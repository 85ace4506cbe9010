/**
 * A piece in hand: where the finger has it on its way, and once let go how it comes to rest, on the
 * square where it goes or back where it was.
 */
import { dragged } from './drag.js';
import { takes } from './touch.js';
import { isStill, tween } from './tween.js';

/** @import { Position, Roll } from './pieces.js' */
/** @import { Point } from './projection.js' */

/** Milliseconds that a whole move takes once let go. */
const SETTLE = 220;

export class Hold {
  /** @type {Position} the position that it was taken in */
  #position;
  /** @type {readonly Roll[]} */
  #moves;
  /** @type {(roll: Roll) => Point} */
  #way;
  /** @type {(fraction: number) => number} */
  #momentOf;
  #changed;
  #stop = () => {};
  /** Where the finger has it. @type {{roll: Roll, along: number} | null} */
  #pulled = null;
  /** The moment of its move, or null as long as it stands where it was. @type {{roll: Roll, t: number} | null} */
  #now = null;
  /** Whether it was let go. */
  #free = false;

  /**
   * @param {Position} position
   * @param {readonly Roll[]} moves that the piece can make
   * @param {(roll: Roll) => Point} way from a move's beginning to its end, on the screen
   * @param {(fraction: number) => number} momentOf when in its move a piece is how far on its way
   * @param {() => void} changed to be called whenever the piece is elsewhere
   */
  constructor(position, moves, way, momentOf, changed) {
    this.#position = position;
    this.#moves = moves;
    this.#way = way;
    this.#momentOf = momentOf;
    this.#changed = changed;
  }

  /** Whether a finger that went so far, after resting so many milliseconds, drags it. @param {Point} pulled @param {number} rested */
  takes(pulled, rested) {
    return takes(this.#moves, this.#way, pulled, rested);
  }

  /** @param {Point} pulled */
  drag(pulled) {
    this.#pulled = dragged(this.#moves, this.#way, pulled, this.#pulled);
    this.#now = this.#pulled && {
      roll: this.#pulled.roll,
      t: this.#momentOf(this.#pulled.along),
    };
    this.#changed();
  }

  /**
   * Lets go. Past half-way the piece goes on, and stays there for whoever makes the move to take it over.
   * @param {boolean} kept
   * @param {(roll: Roll) => boolean} accepted asked in the end: whether the move was made
   * @returns {Roll | null} the move to make
   */
  release(kept, accepted) {
    this.#free = true;
    const { roll, t } = this.#now ?? { roll: null, t: 0 };
    if (!roll) return null;
    const on = kept && t > 0.5;
    this.#settle(roll, on ? 1 : 0, () => {
      if (on && !accepted(roll)) this.#settle(roll, 0, () => this.#finish());
      else if (!on) this.#finish();
    });
    return on ? roll : null;
  }

  /** @param {Roll} roll @param {0 | 1} end @param {() => void} then */
  #settle(roll, end, then) {
    const start = this.#now?.t ?? end;
    this.#stop();
    this.#stop = tween(isStill() ? 0 : SETTLE * Math.abs(end - start), (k) => {
      // Out of the hand it slows down.
      this.#now = { roll, t: end - (end - start) * (1 - k) ** 2 };
      if (k === 1) then();
      this.#changed();
    });
  }

  #finish() {
    this.#now = null;
  }

  /** Lets it fall at once. */
  cancel() {
    this.#stop();
    this.#free = true;
    this.#now = null;
  }

  /** Whether it still has something to show, given the position that the board is at. @param {Position} position */
  lasts(position) {
    const same = position.every((piece, i) => piece === this.#position[i]);
    return same && (!this.#free || this.#now !== null);
  }

  get now() {
    return this.#now;
  }
}
