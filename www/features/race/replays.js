// Lanes that are about to run again from their beginning, which is shown for a moment first: at full speed they may be at their end
// a moment later, and nothing would be seen of it.

/** Milliseconds. */
const MOMENT = 400;

export class Replays {
  /** By the lane's id. @type {Map<number, number>} */
  #timers = new Map();

  /** @param {number} id @param {() => void} run */
  begin(id, run) {
    this.callOff(id);
    this.#timers.set(id, window.setTimeout(run, MOMENT));
  }

  /** The lane is told something else, or nothing any more. @param {number} id */
  callOff(id) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  callOffAll() {
    for (const id of [...this.#timers.keys()]) this.callOff(id);
  }
}
