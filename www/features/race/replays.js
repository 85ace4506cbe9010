// Delays restarts from the beginning: at full speed a lane may end at once, and its beginning would not be seen.

/** Milliseconds. */
const MOMENT = 400;

export class Replays {
  /** @type {Map<number, number>} */
  #timers = new Map();

  /** @param {number} id @param {() => void} run */
  begin(id, run) {
    this.callOff(id);
    this.#timers.set(id, window.setTimeout(run, MOMENT));
  }

  /** @param {number} id */
  callOff(id) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  callOffAll() {
    for (const id of [...this.#timers.keys()]) this.callOff(id);
  }
}
