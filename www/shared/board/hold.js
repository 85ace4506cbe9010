/** A held piece: it follows the finger, and when released settles on its new square or back on its old one. */
import { dragged } from './drag.js';
import { takes } from './touch.js';
import { isStill, tween } from './tween.js';

/** @import { Position, Roll } from './pieces.js' */
/** @import { Point } from './projection.js' */

/** Milliseconds that a whole move takes after release. */
const SETTLE = 220;

export class Hold {
  /** @type {Position} the position when it was taken */
  #position;
  /** @type {readonly Roll[]} */
  #moves;
  /** @type {(roll: Roll) => Point} */
  #way;
  /** @type {(fraction: number) => number} */
  #momentOf;
  #changed;
  #stop = () => {};
  #pulled = /** @type {{roll: Roll, along: number} | null} */ (null);
  /** Null while the piece stands on its square. @type {{roll: Roll, t: number} | null} */
  #now = null;
  #free = false;

  /**
   * @param {Position} position
   * @param {readonly Roll[]} moves from a move's beginning to its end, on the screen
   * @param {(roll: Roll) => Point} way maps a fraction of the way to a moment of the move
   * @param {(fraction: number) => number} momentOf called whenever the piece has moved
   * @param {() => void} changed to be called whenever the piece is elsewhere
   */
  constructor(position, moves, way, momentOf, changed) {
    this.#position = position;
    this.#moves = moves;
    this.#way = way;
    this.#momentOf = momentOf;
    this.#changed = changed;
  }

  /**
   * Whether a finger that moved by `pulled` after resting `rested` milliseconds drags the piece.
   * @param {Point} pulled @param {number} rested
   */
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
   * Releases the piece. Past half-way it goes on to its new square, and stays there until the owner makes the move.
   * @param {boolean} kept
   * @param {(roll: Roll) => boolean} accepted asked at the end whether the move was made
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
      // Decelerates.
      this.#now = { roll, t: end - (end - start) * (1 - k) ** 2 };
      if (k === 1) then();
      this.#changed();
    });
  }

  #finish() {
    this.#now = null;
  }

  /** Drops the piece at once. */
  cancel() {
    this.#stop();
    this.#free = true;
    this.#now = null;
  }

  /** Whether the piece must still be shown while the board is at `position`. @param {Position} position */
  lasts(position) {
    const same = position.every((piece, i) => piece === this.#position[i]);
    return same && (!this.#free || this.#now !== null);
  }

  get now() {
    return this.#now;
  }
}
