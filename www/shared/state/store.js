// Holds the state and notifies subscribers at most once per task.

/** @template T */
export class Store {
  /** @type {Set<(state: T) => void>} */
  #listeners = new Set();
  #told = true;

  /** @param {T} state */
  constructor(state) {
    /** @readonly */
    this.state = state;
  }

  /** @param {(state: T) => T} change */
  update(change) {
    const next = change(this.state);
    if (next === this.state) return;
    // Only this line writes the state; elsewhere it is read-only.
    /** @type {{state: T}} */ (this).state = next;
    if (!this.#told) return;
    this.#told = false;
    queueMicrotask(() => {
      this.#told = true;
      for (const listener of this.#listeners) listener(this.state);
    });
  }

  /** @param {(state: T) => void} listener @returns {() => void} unsubscribes */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
